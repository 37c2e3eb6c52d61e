import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { loader, page, toWorker } from '../../vite.config.ts'

/** Builds for production: the test runner's own mode would make a development build. */
export async function buildForProduction(config: InlineConfig) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await build({ ...config, mode: 'production', logLevel: 'silent' })
  } finally {
    process.env.NODE_ENV = before
  }
}

/** Builds and returns the single script of the output. */
async function buildOne(config: InlineConfig): Promise<string> {
  const built = await buildForProduction({ ...config, build: { ...config.build, write: false } })
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}

/** Builds `widget.js` as it is served, and returns its text. */
export const buildLoader = (): Promise<string> => buildOne(loader)

/** Builds a test script for a browser, and returns its text. `path` is relative to this folder. */
export const buildScript = (path: string): Promise<string> =>
  buildOne({
    ...loader,
    build: {
      ...loader.build,
      lib: {
        entry: resolve(import.meta.dirname, path),
        name: 'TestScript',
        formats: ['iife'],
        fileName: () => 'script.js',
      },
    },
  })

/**
 * Builds the chat page and its service worker as they are released, into a separate folder, and returns the
 * folder.
 */
export async function buildChatPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'parley-page-'))
  await buildForProduction({ ...page, build: { ...page.build, outDir } })
  await buildForProduction(toWorker(outDir))
  return outDir
}
