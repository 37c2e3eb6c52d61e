import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { loader, page } from '../../vite.config.ts'
import type { Product } from './products.ts'

/** Size in bytes of the scripts and styles that are needed for a panel that the user can type in. */
export interface Weight {
  raw: number
  gzip: number
  brotli: number
}

export interface Bundle {
  /** Folder with `host.js` and perhaps `host.css`; for Parley, with `widget.js` and below it `web/`. */
  folder: string
  weight: Weight
}

const output = resolve(process.cwd(), 'bench/__output__/widget')
const peers = resolve(process.cwd(), 'bench/widget-peers')

/** Bundles a product with its host page's script for production. */
export async function bundle(product: Product): Promise<Bundle> {
  const folder = join(output, product.name.replace(/\W+/g, '-'))
  const files = product.host ? await bundlePeer(product.host, folder) : await bundleParley(folder)
  const contents = files.map((file) => readFileSync(file))
  const sum = (size: (content: Buffer) => number) =>
    contents.reduce((total, content) => total + size(content), 0)
  return {
    folder,
    weight: {
      raw: sum((content) => content.length),
      gzip: sum((content) => gzipSync(content, { level: 9 }).length),
      brotli: sum((content) => brotliCompressSync(content).length),
    },
  }
}

/**
 * Resolves bare names among the peers, since the hosts' scripts are next to the packages and not below them.
 */
const fromPeers: Plugin = {
  name: 'from-peers',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const isBare = /^[@\w]/.test(source) && importer?.includes('bench/widget/hosts/')
    return isBare ? this.resolve(source, join(peers, 'package.json'), { ...options, skipSelf: true }) : null
  },
}

async function bundlePeer(host: string, folder: string): Promise<string[]> {
  await build({
    root: peers,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fromPeers],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2020',
      chunkSizeWarningLimit: 10_000,
      lib: {
        entry: host,
        name: 'BenchHost',
        formats: ['iife'],
        fileName: () => 'host.js',
        cssFileName: 'host',
      },
    },
  })
  return readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(folder, name))
}

/** Copies our loader and page as they are released; only what the page's HTML names is needed for typing. */
async function bundleParley(folder: string): Promise<string[]> {
  await build({ ...loader, logLevel: 'error', build: { ...loader.build, outDir: folder } })
  const web = join(folder, 'web')
  await build({ ...page, logLevel: 'error', build: { ...page.build, outDir: web } })
  const html = readFileSync(join(web, 'index.html'), 'utf8')
  const needed = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
  return [join(folder, 'widget.js'), ...needed.map((path) => join(web, path ?? ''))]
}
