// Builds the chat page, the loader and the server into dist/.
import { copyFileSync, readFileSync } from 'node:fs'
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
