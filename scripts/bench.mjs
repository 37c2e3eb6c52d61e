// Runs bench/NAME.ts: npm run bench -- NAME, or with --node=24 on another Node version
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'

const nodeFlag = /^--node=(\d+)$/
const given = process.argv.slice(2)
const name = given[0] ?? ''
const file = `./bench/${name}.ts`
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error('Which one? npm run bench -- NAME, where NAME is a file of bench/ without its ending.')
  process.exit(2)
}
const major = given.map((argument) => nodeFlag.exec(argument)?.[1]).find((found) => found !== undefined)
if (major !== undefined) {
  const { module } = await runnerImport('./test/support/cached-packages.ts', { configFile: false })
  const node = module.findNode(major)
  if (!node) {
    console.error(`There is no Node ${major} for this machine.`)
    process.exit(2)
  }
  const rest = given.filter((argument) => !nodeFlag.test(argument))
  process.exit(spawnSync(node, [import.meta.filename, ...rest], { stdio: 'inherit' }).status ?? 1)
}
const { module } = await runnerImport(file, { configFile: false })
await module.run()
