// Builds the chat page, the loader, the console, the pages about the operations and the server into dist/.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build, runnerImport } from 'vite'
import { checkFloor } from './floor.mjs'

const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
// Importing has set it for development, in which every element carries its file and line.
process.env.NODE_ENV = 'production'
for (const name of ['page', 'worker', 'loader', 'consolePage', 'consoleWorker', 'server']) {
  await build({ ...configs[name], logLevel: 'warn' })
}
checkFloor('dist')

// The same under its version, for pages that pin it by its hash; see docs/embedding.md.
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
copyFileSync('dist/loader/widget.js', `dist/loader/widget-${version}.js`)

/** @type {{ module: typeof import('../src/relay/pages/operation-files.ts') }} */
const { module: operations } = await runnerImport('./src/relay/pages/operation-files.ts', {
  configFile: false,
})
rmSync('dist/docs', { recursive: true, force: true })
mkdirSync('dist/docs')
for (const [name, text] of Object.entries(operations.drawOperationFiles()))
  writeFileSync(`dist/docs/${name}`, text)

// Else the first to ask would wait for it.
/** @type {{ module: typeof import('../src/relay/pages/files.ts') }} */
const { module: files } = await runnerImport('./src/relay/pages/files.ts', { configFile: false })
for (const folder of ['dist/web', 'dist/loader', 'dist/console', 'dist/docs'])
  await files.compressFiles(folder)
