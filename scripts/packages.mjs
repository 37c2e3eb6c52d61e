// Creates the published packages below dist/packages from the output of build.mjs: the widget, the client and
// the relay. package.json sets their names and their common version.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build, runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'dist/packages')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * The compiler writes out a function's return type where it would otherwise keep a name, so `make` produces
 * the whole table.
 */
const writtenOut = `import type { Operations } from '../../../src/client/operations.ts'
type Plain<T> = T extends Blob
  ? Blob
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> }
    : T
const make = () => null as unknown as { [Id in keyof Operations]: Plain<Operations[Id]> }
export const operations = make()
`

rmSync(target, { recursive: true, force: true })
const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
process.env.NODE_ENV = 'production'
await build({ ...configs.widgetPackage, logLevel: 'warn' })
await build({ ...configs.clientPackage, logLevel: 'warn' })
const declarations = emitDeclarations()
makeWidget()
makeClient()
makeRelay()
rmSync(declarations, { recursive: true })

function makeWidget() {
  const folder = join(target, 'widget')
  cpSync(join(root, 'dist/loader/widget.js'), join(folder, 'widget.js'))
  /** @param {string} path */
  const types = (path) => copyDeclarations(`src/widget/${path}`, 'src/widget', folder)
  finish('widget', {
    description: 'A webchat with voice for people who have just been scammed, for your own pages.',
    exports: {
      '.': { types: types('loader/index.d.ts'), default: './index.js' },
      './react': { types: types('components/react.d.ts'), default: './react.js' },
      './vue': { types: types('components/vue.d.ts'), default: './vue.js' },
      './widget.js': './widget.js',
      './package.json': './package.json',
    },
    sideEffects: ['./widget.js'],
    peerDependencies: { react: '>=18', vue: '>=3' },
    peerDependenciesMeta: { react: { optional: true }, vue: { optional: true } },
  })
}

function makeClient() {
  const folder = join(target, 'client')
  const types = copyDeclarations('src/client/index.d.ts', 'src', folder)
  // The table of operations is written out, so that its users do not need the schemas.
  const written = readFileSync(join(declarations, 'operations.d.ts'), 'utf8')
  const table = /declare const operations: (\{[\s\S]*?\n\});/.exec(written)?.[1]
  if (!table) throw new Error('The compiler did not write the operations out.')
  const comment = '/** The 40 operations by name: what a caller gives, and what the answer is. */'
  writeFileSync(
    join(folder, 'types/client/operations.d.ts'),
    `${comment}\nexport interface Operations ${table}\n`,
  )
  finish('client', {
    description: 'A typed client of the 40 operations that the Parley relay offers to servers.',
    engines: manifest.engines,
    exports: { '.': { types, default: './index.js' }, './package.json': './package.json' },
    sideEffects: false,
    dependencies: { ky: manifest.dependencies.ky },
  })
}

/** Keeps the project's file layout, by which the server finds its pages. */
function makeRelay() {
  const folder = join(target, 'relay')
  const built = ['dist/server', 'dist/web', 'dist/loader', 'dist/console', 'dist/docs', 'dist/sbom.cdx.json']
  const earlier = existsSync(join(root, 'dist/earlier')) ? ['dist/earlier'] : []
  if (earlier.length === 0)
    console.log('releases/ has no earlier release: pages that are open during an upgrade may reload once.')
  const parts = [...built, ...earlier, 'demo/site', 'scripts/voices.mjs', 'scripts/mark.mjs']
  for (const path of [...parts, 'src/platform/engagement/voice/engines/weights.json'])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    })
  cpSync(join(root, 'packages/relay/bin.mjs'), join(folder, 'bin.mjs'))
  const files = readdirSync(join(folder, 'dist/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, 'dist/server', file))
  for (const file of files) {
    // Hints to the operator use the commands of this package.
    const text = readFileSync(file, 'utf8')
      .replace(
        /npm run (keys?|user|platform|channel|backup|restore|voices)( --)?/g,
        `npx ${manifest.packages.relay} $1`,
      )
      .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    writeFileSync(file, text)
  }
  finish('relay', {
    description: 'The relay server of the Parley webchat, with the chat page and the embedded platform.',
    engines: manifest.engines,
    bin: { [manifest.packages.relay]: './bin.mjs' },
    exports: { './package.json': './package.json' },
    dependencies: Object.fromEntries(
      configs.external.map((/** @type {string} */ name) => [name, manifest.dependencies[name]]),
    ),
  })
}

/**
 * Adds the manifest, the licence, the CHANGELOG and the README, in which `%WIDGET%` and the like are replaced
 * by the package names.
 * @param {'widget' | 'client' | 'relay'} part
 * @param {object} details members of the manifest, in addition to those that all packages share
 */
function finish(part, details) {
  const folder = join(target, part)
  const { version, license, keywords } = manifest
  const own = { name: manifest.packages[part], version, license, keywords, type: 'module', ...details }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file))
  const readme = readFileSync(join(root, 'packages', part, 'README.md'), 'utf8')
  const named = readme.replace(/%(WIDGET|CLIENT|RELAY)%/g, (_, name) => manifest.packages[name.toLowerCase()])
  writeFileSync(join(folder, 'README.md'), named)
}

/** Has the compiler write declarations of the packages' exports; returns the folder. */
function emitDeclarations() {
  const folder = join(target, '.declarations')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'operations.ts'), writtenOut)
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder,
  }
  const files = ['src/widget/loader/index.ts', 'src/client/index.ts']
    .concat(['react', 'vue'].map((name) => `src/widget/components/${name}.ts`))
    .map((file) => join(root, file))
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: options,
    include: [],
    files: [...files, join(folder, 'operations.ts')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', folder], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The declarations could not be written.')
  cpSync(join(folder, relative(root, folder), 'operations.d.ts'), join(folder, 'operations.d.ts'))
  return folder
}

/**
 * Copies a declaration, and our own ones that it imports, below `types/`; returns its path in the package.
 * @param {string} file relative to the project's folder
 * @param {string} base the part of its path that is left out
 * @param {string} folder of the package
 * @returns {string}
 */
function copyDeclarations(file, base, folder) {
  const path = `types/${relative(base, file)}`
  const text = readFileSync(join(declarations, file), 'utf8')
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text.replace(/(from '\.[^']+)\.ts'/g, "$1.js'"))
  for (const [, imported] of text.matchAll(/from '(\.[^']+)\.ts'/g))
    if (!file.endsWith('client/operations.d.ts'))
      copyDeclarations(join(dirname(file), `${imported}.d.ts`), base, folder)
  return `./${path}`
}
