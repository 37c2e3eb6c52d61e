// Runs bench/NAME.ts: npm run bench -- NAME
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'

const name = process.argv[2] ?? ''
const file = `./bench/${name}.ts`
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error('Which one? npm run bench -- NAME, where NAME is a file of bench/ without its ending.')
  process.exit(2)
}
const { module } = await runnerImport(file, { configFile: false })
await module.run()
