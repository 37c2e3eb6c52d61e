// Changes the deployment's own keys: npm run keys -- rotate seal|tokens|pepper|all | forget pepper | reseal
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './ensure.mjs'

ensurePackages()
const entry = new URL('../dist/server/keys.js', import.meta.url)
if (!existsSync(fileURLToPath(entry))) {
  const { build, runnerImport } = await import('vite')
  const { module: configs } = await runnerImport('./vite.config.ts', { configFile: false })
  await build({ ...configs.server, logLevel: 'error' })
}
await import(entry.href)
