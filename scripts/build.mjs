// Builds the chat page, the loader, the console, the operations reference and the server into dist/.
//   --if-changed   does nothing if no source is newer than the last build
//   --for-demo     the same, and skips what only a release needs
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { carryEarlier } from './earlier.mjs'
import { takeMark } from './mark.mjs'

const isForDemo = process.argv.includes('--for-demo')
const isIfChanged = isForDemo || process.argv.includes('--if-changed')
/** Written last: an interrupted build has none. Empty after a build that skipped what a release needs. */
const stamp = 'dist/.built'
const sources = [
  'src',
  'scripts',
  'releases',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]

/**
 * Returns when a file, or anything in a folder, last changed. A folder changes when a file is added or
 * removed.
 *
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

const isBuilt = () => {
  const built = statSync(stamp, { throwIfNoEntry: false })
  if (!built || (!isForDemo && built.size === 0)) return false
  return sources.every((path) => changedAt(path) < built.mtimeMs)
}

if (isIfChanged && isBuilt()) process.exit(0)
// Two builds at the same time would delete each other's output.
const mark = await takeMark('dist/.building', {
  staleMs: 60_000,
  isDone: () => isIfChanged && isBuilt(),
  onWait: () => console.log('Another process is building; waiting for it.'),
})
if (!mark) process.exit(0)
rmSync(stamp, { force: true })
process.on('exit', mark.remove)

const { build, runnerImport } = await import('vite')
const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
// Importing has set it to development, in which every element carries its file and line.
process.env.NODE_ENV = 'production'
for (const name of ['page', 'worker', 'loader', 'consolePage', 'consoleWorker', 'server']) {
  await build({ ...configs[name], logLevel: isForDemo ? 'error' : 'warn' })
}
if (!isForDemo) {
  const { checkFloor } = await import('./floor.mjs')
  checkFloor('dist')
}

// A copy under its version, for pages that pin it by its hash; see docs/embedding.md.
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
copyFileSync('dist/loader/widget.js', `dist/loader/widget-${version}.js`)

/** @type {typeof import('../src/server/pages/operation-files.ts')} */
const operations = await import(pathToFileURL('dist/server/operation-files.js').href)
rmSync('dist/docs', { recursive: true, force: true })
mkdirSync('dist/docs')
for (const [name, text] of Object.entries(operations.drawOperationFiles()))
  writeFileSync(`dist/docs/${name}`, text)

// Otherwise the first request would wait for the compression, which is not noticeable on the local machine.
if (!isForDemo) {
  /** @type {{ module: typeof import('../src/http/static-files.ts') }} */
  const { module: files } = await runnerImport('./src/http/static-files.ts', { configFile: false })
  for (const folder of ['dist/web', 'dist/loader', 'dist/console', 'dist/docs'])
    await files.compressFiles(folder)
}
const carried = carryEarlier('releases', 'dist')
if (carried.length > 0) console.log(`Carries the files of ${carried.join(' and ')} for open pages.`)
writeFileSync(stamp, isForDemo ? '' : 'for a release\n')
