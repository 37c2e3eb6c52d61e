// Runs one of the operator's commands, which package.json lists, and builds it first if necessary.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './ensure.mjs'

const [name] = process.argv.splice(2, 1)
ensurePackages()
const entry = new URL(`../dist/server/${name}.js`, import.meta.url)
if (!existsSync(fileURLToPath(entry))) {
  const { build, runnerImport } = await import('vite')
  const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
  await build({ ...configs.server, logLevel: 'error' })
}
await import(entry.href)
