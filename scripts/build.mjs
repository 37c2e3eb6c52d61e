// Builds the chat page, the loader and the server into dist/.
import { build, runnerImport } from 'vite'

const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
// Importing has set it for development, in which every element carries its file and line.
process.env.NODE_ENV = 'production'
for (const name of ['page', 'worker', 'loader', 'server']) {
  await build({ ...configs[name], logLevel: 'warn' })
}
