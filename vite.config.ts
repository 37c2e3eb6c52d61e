import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, posix, resolve } from 'node:path'
import { defineConfig, type InlineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { asleep } from './scripts/asleep.mjs'
import { licences } from './scripts/licences.mjs'
import { reloadsOnce } from './scripts/reload-once.mjs'

const root = import.meta.dirname
/**
 * The oldest browsers that the chat supports, from package.json alone; Samsung's browser is a Chromium.
 * scripts/floor.mjs finds what the build cannot translate in its output.
 */
const floor = manifest.browserslist
  .map((line) => line.replace(' >= ', '').replace('ios_saf', 'ios'))
  .filter((line) => /^(chrome|firefox|ios|safari)/.test(line))
/**
 * Syntax that all of them support. Naming the browsers instead would add half a kilobyte, for bugs that do
 * not affect us.
 */
const syntax = 'es2020'

const jsx = { runtime: 'automatic', importSource: 'preact' } as const

/** Values that the build inserts into the sources: the version, which only package.json states. */
export const define = { PARLEY_VERSION: JSON.stringify(manifest.version) }

/**
 * Removes the preload helper: the page has few chunks, which bring no styles, and the helper would add 1.1 kB
 * for nothing. scripts/reload-once.mjs handles what cannot be loaded.
 */
const withoutPreload: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load().catch(self.lost)'
      : undefined,
  // Also removes the lists of what the helper would preload.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*\n/, '')
            .replace(
              /(import\([^()]+\)[^()]*(?:\(\w+=>[\w.]+\)[^()]*)?),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/g,
              '$1)',
            )
    },
  },
}

/** The parts of an offline report: they are fetched while there is a network, and sleep. See prefetch.ts. */
const sleepers =
  /offline[\\/]report[\\/]local-room\.ts$|languages[\\/]\w+[\\/](?:dialog-texts|reading-words|secret-words|words)\.ts$|weights[\\/]light\.json$|understand[\\/]named-danger\.ts$/

/**
 * Names chunks. The files of all languages have the same names, so their chunks include the language:
 * `page-texts-fr-….js`.
 */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) => {
  const [, lang, part] = /languages[\\/](\w+)[\\/]([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${lang ? `${part}-${lang}` : name}-[hash].js`
}

/**
 * What replaces files of the telephone library: the page reads numbers of a text and a country, and formats
 * none. Its errors and arguments are translated for browsers that we do not support.
 */
const lightPhones: Record<string, string> = {
  format: 'export default ({ phone }) => phone; export const chooseFormatForNumber = () => undefined',
  ParseError: 'export default class extends Error {}',
  // The metadata are the last argument, after a country or none.
  normalizeArguments:
    'export default ([text, ...rest]) => ({ text, metadata: rest.pop(), options: { defaultCountry: rest[0] } })',
}

/** Without names of time zones, which the relay reads when it receives the report. */
const lightZones = 'export const toTimezoneOffset = (zone) => (typeof zone === "number" ? zone : null)'

/** Leaves out how numbers are formatted, in code and for each country, and the names of time zones. */
const lightLibraries: Plugin = {
  name: 'light-libraries',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('chrono-node/dist/esm/timezone.js')) return lightZones
    const [, file = ''] = /libphonenumber-js\/es6\/(\w+)\.js$/.exec(id) ?? []
    if (lightPhones[file]) return lightPhones[file]
    if (!id.endsWith('libphonenumber-js/metadata.min.json.js')) return undefined
    const [, text = ''] = readFileSync(id, 'utf8').split('export default ')
    const metadata = JSON.parse(text.trim().replace(/;$/, '')) as { countries: Record<string, unknown[]> }
    for (const country of Object.values(metadata.countries)) if (country[formats]) country[formats] = 0
    return `export default ${JSON.stringify(metadata)}`
  },
}
/** Its place among the metadata of a country. */
const formats = 4

/** Leaves the answers to questions out of the page: only a server can tell what is asked. */
const withoutAnswers: Plugin = {
  name: 'without-answers',
  enforce: 'pre',
  load: (id) =>
    /languages[\\/]\w+[\\/]answer-texts\.ts$/.test(id)
      ? 'export const answers = {}; export const answersAfter = {}'
      : undefined,
}

/** The chat page: `index.html` and its hashed assets, below `dist/web`. */
export const page = {
  root,
  configFile: false,
  base: '/',
  publicDir: false,
  plugins: [withoutPreload, withoutAnswers, lightLibraries, asleep(sleepers), reloadsOnce('chat')],
  oxc: { jsx },
  build: {
    outDir: resolve(root, 'dist/web'),
    emptyOutDir: true,
    target: syntax,
    cssTarget: floor,
    // The page's CSP allows no inline script and no data: font; every asset stays a file.
    assetsInlineLimit: 0,
    modulePreload: false,
    // One file for everything in the first view, and one for what a report adds to it: fewer round trips on
    // 2G.
    rolldownOptions: {
      // Class fields are assigned, because the helper that defines them would be a separate file, for only
      // two that need it.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            { name: 'Sheet', test: /chat[\\/]parts[\\/](?:Sheet|SaveButton)\.tsx/ },
            { name: 'page', test: /widget[\\/]chat[\\/]main\.tsx/, priority: 1 },
            {
              name: 'report',
              test: /chat[\\/]ui[\\/](?:case[\\/]Cases|messages[\\/](?:Rich|CaseMessage))\.tsx/,
            },
          ],
        },
      },
    },
  },
} satisfies InlineConfig

/**
 * Matches the page's built files that its service worker does not prefetch: languages are fetched when they
 * are used, the report's dialogue when the page is idle, and the challenge solver when there is a challenge.
 */
const later =
  /^((page-texts|voice-texts|dialog-texts|reading-words|secret-words|words)-[a-z]{2,3}|local-[a-z-]+|light|named-danger|challenge)-[\w-]{8}\.js$/

/** Returns whether a file of `assets/`, by its name, is fetched on demand instead of with the page. */
export const isFetchedLater = (name: string): boolean => later.test(name)

const chatAssets = (webDir: string): Plugin => ({
  name: 'chat-assets',
  resolveId: (id) => (id === 'virtual:chat-assets' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:chat-assets') return undefined
    const all = readdirSync(resolve(webDir, 'assets'))
    const first = all.filter((name) => /\.(js|css)$/.test(name) && !isFetchedLater(name))
    const toPaths = (names: readonly string[]) => JSON.stringify(names.map((name) => `/assets/${name}`))
    return `export const first = ${toPaths(first)}; export const all = ${toPaths(all)}`
  },
})

/** The page's service worker, next to the page in `webDir`, which must have been built before. */
export const toWorker = (webDir: string) =>
  ({
    root,
    configFile: false,
    publicDir: false,
    plugins: [chatAssets(webDir)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: webDir,
      emptyOutDir: false,
      target: syntax,
      lib: {
        entry: { 'chat-sw': resolve(root, 'src/widget/chat/offline/worker.ts') },
        name: 'ParleyWorker',
        formats: ['iife'],
        fileName: () => 'chat-sw.js',
      },
    },
  }) satisfies InlineConfig
export const worker = toWorker(resolve(root, 'dist/web'))

/** The console: its page and hashed assets, below `dist/console`, served at `/console/`. */
export const consolePage = {
  root: resolve(root, 'src/console'),
  configFile: false,
  base: '/console/',
  publicDir: false,
  plugins: [withoutPreload, reloadsOnce('console')],
  oxc: { jsx },
  build: {
    outDir: resolve(root, 'dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    // Its CSP allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
} satisfies InlineConfig

/** The console's service worker, next to its page, which must have been built before. */
export const consoleWorker = {
  root,
  configFile: false,
  publicDir: false,
  build: {
    outDir: consolePage.build.outDir,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: { worker: resolve(root, 'src/console/worker.ts') },
      name: 'ParleyConsoleWorker',
      formats: ['iife'],
      fileName: () => 'worker.js',
    },
  },
} satisfies InlineConfig

/**
 * Writes the loader's few styles without whitespace and comments. A CSS minifier reorders declarations, which
 * makes `widget.js` 20 bytes larger gzipped.
 */
const tightStyles: Plugin = {
  name: 'tight-styles',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/widget.css')
      ? code
          .replace(/\/\*.*?\*\//gs, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{}:;,/!]) ?/g, '$1')
          .replace(/ 0\./g, ' .')
          .replace(/;}/g, '}')
          .trim()
      : undefined,
}

/** `widget.js` for a script tag. */
export const loader = {
  root,
  configFile: false,
  publicDir: false,
  define,
  plugins: [tightStyles],
  build: {
    outDir: resolve(root, 'dist/loader'),
    emptyOutDir: true,
    target: 'es2021',
    // Its few styles are written by hand for old browsers; what a translator would add for them does not fit
    // in the budget.
    cssTarget: 'esnext',
    cssMinify: false,
    lib: {
      entry: { widget: resolve(root, 'src/widget/loader/main.ts') },
      name: 'ParleyLoader',
      formats: ['iife'],
      fileName: () => 'widget.js',
    },
  },
} satisfies InlineConfig

const packages = resolve(root, 'dist/packages')

/** The widget as ES modules, for sites that bundle: alone, and as a component of React or Vue. */
export const widgetPackage = {
  ...loader,
  build: {
    ...loader.build,
    outDir: resolve(packages, 'widget'),
    lib: {
      entry: {
        index: resolve(root, 'src/widget/loader/index.ts'),
        react: resolve(root, 'src/widget/components/react.ts'),
        vue: resolve(root, 'src/widget/components/vue.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: ['react', 'vue'],
      output: {
        chunkFileNames: '[name].js',
        // Frameworks that render on servers must know that the component belongs to the browser.
        banner: ({ name }) => (name === 'react' ? `'use client'` : ''),
      },
    },
  },
} satisfies InlineConfig

/** The typed client as an ES module, for servers and pages. */
export const clientPackage = {
  root,
  configFile: false,
  publicDir: false,
  build: {
    outDir: resolve(packages, 'client'),
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: { index: resolve(root, 'src/client/index.ts') }, formats: ['es'] },
    rolldownOptions: { external: ['ky'] },
  },
} satisfies InlineConfig

/** Reads the weights from disk, in tests and development: as a module, they would cost each process five seconds. */
export const weightsFromDisk: Plugin = {
  name: 'weights-from-disk',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/weights/trained.json')
      ? {
          code: `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(${JSON.stringify(id)}, 'utf8'))`,
          moduleType: 'js',
        }
      : undefined,
}

/**
 * Keeps large JSON as a file that is read at start-up: as part of the program it takes five times as long.
 */
const jsonBeside: Plugin = {
  name: 'json-beside',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/weights/trained.json')) return undefined
    this.emitFile({ type: 'asset', fileName: basename(id), source: readFileSync(id) })
    const code = `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL('%BESIDE%/${basename(id)}', import.meta.url), 'utf8'))`
    return { code, moduleType: 'js' }
  },
  // On a single line, so that the source map stays correct.
  renderChunk: (code, { fileName }) =>
    code.includes('%BESIDE%')
      ? { code: code.replace('%BESIDE%', posix.relative(dirname(fileName), '.') || '.'), map: null }
      : null,
}

/**
 * Packages that stay packages: they are compiled for each processor, read their own files, or register parts with one another. The
 * others become part of the server, because most of what they install is never run.
 */
export const external = [
  '@node-rs/argon2',
  '@peculiar/x509',
  '@simplewebauthn/server',
  'ioredis',
  'libsql',
  'mpg123-decoder',
  'pg',
  'pino',
  'reflect-metadata',
  'smpp',
  'undici',
  'wasm-media-encoders',
]

/**
 * Makes the standard fonts and the colour profile of pdfkit part of the server, too, which it would load as files
 * of its own package.
 */
export const pdfkitFiles: Plugin = {
  name: 'pdfkit-files',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/pdfkit.node.mjs')) return undefined
    const names = new Set<string>()
    const profile = /new URL\('(\.\/data\/[\w.]+\.icc)', import\.meta\.url\)\.href/.exec(code)
    const reading = 'fs.readFileSync(ICC_PROFILE_PATH)'
    if (!profile?.[1] || !code.includes(reading))
      throw new Error('pdfkit loads its colour profile in another way.')
    const bytes = readFileSync(resolve(dirname(id), profile[1])).toString('base64')
    const inlined = code
      .replace(profile[0], `'${bytes}'`)
      .replace(reading, `Buffer.from(ICC_PROFILE_PATH, 'base64')`)
    const loading = inlined.replace(/require\$1\('#standard-fonts\/(\w+)'\)/g, (_, name: string) => {
      names.add(name)
      return `font${name}`
    })
    if (names.size === 0) throw new Error('pdfkit loads its standard fonts in another way.')
    const imports = [...names].map((name) => `import font${name} from './standard-fonts/${name}.mjs'`)
    return { code: `${imports.join('\n')}\n${loading}`, map: null }
  },
}

/** The relay with the embedded platform, and the key tools, for Node. */
export const server = {
  root,
  configFile: false,
  publicDir: false,
  plugins: [jsonBeside, pdfkitFiles, licences()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    emitAssets: true,
    outDir: resolve(root, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: resolve(root, 'src/server/main.ts'),
        key: resolve(root, 'src/server/commands/key.ts'),
        keys: resolve(root, 'src/server/commands/keys.ts'),
        copies: resolve(root, 'src/server/commands/copies.ts'),
        user: resolve(root, 'src/server/commands/user.ts'),
        channel: resolve(root, 'src/server/commands/channel.ts'),
        platform: resolve(root, 'src/server/commands/platform-settings.ts'),
        // Only the build runs it.
        'operation-files': resolve(root, 'src/server/pages/operation-files.ts'),
        'paper-thread': resolve(root, 'src/relay/citizen-api/pdf/thread-main.ts'),
        'document-thread': resolve(root, 'src/platform/trust-layer/recovery/legal/thread-main.ts'),
        'voice-thread': resolve(root, 'src/platform/engagement/voice/engines/thread-main.ts'),
      },
    },
  },
} satisfies InlineConfig

export default defineConfig(page)
