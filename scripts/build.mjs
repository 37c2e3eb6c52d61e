// Builds the chat page, the loader and the server into dist/.
import { build, runnerImport } from 'vite'

const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
for (const name of ['page', 'worker', 'loader', 'loaderModule', 'server']) {
  await build({ ...configs[name], logLevel: 'warn' })
}
