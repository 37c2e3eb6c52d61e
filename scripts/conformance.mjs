// Tries what the interface requires, one line a sentence, and prints which lines hold.
//   --base URL   on the host at that address; without it, on the relay before the embedded platform
// The key that is sent is that of the variable PARLEY_CONFORMANCE_KEY. What the calls make (people, fields, cases) stays.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages } from './ensure.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'node_modules/.cache/parley-conformance')
const file = join(folder, 'results.json')

const { base } = parseArgs({ options: { base: { type: 'string' } } }).values
if (base !== undefined && !URL.canParse(base)) {
  console.error('--base wants an address such as https://chat.example')
  process.exit(2)
}
if (base !== undefined && !process.env.PARLEY_CONFORMANCE_KEY) {
  console.error('PARLEY_CONFORMANCE_KEY wants the key that this host takes')
  process.exit(2)
}

ensurePackages()
mkdirSync(folder, { recursive: true })
rmSync(file, { force: true })
const { stdout, stderr } = spawnSync(
  'npx',
  [
    ...['vitest', 'run', '--project', 'integration', 'test/conformance/requirements.integration.test.ts'],
    ...['--reporter=json', `--outputFile=${file}`],
  ],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(base && { PARLEY_CONFORMANCE_BASE: base.replace(/\/+$/, '') }) },
  },
)

/** @type {import('vitest/reporters').JsonTestResults} */
let results
try {
  results = JSON.parse(readFileSync(file, 'utf8'))
} catch {
  console.error(stdout + stderr)
  process.exit(1)
}
const lines = results.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ ancestorTitles }) => ancestorTitles[0] !== 'the table of requirements')
for (const { ancestorTitles, title, status, failureMessages } of lines) {
  console.log(`${(status === 'passed' ? 'holds' : 'DOES NOT').padEnd(8)} | ${ancestorTitles[0]} | ${title}`)
  if (status !== 'passed')
    console.log(`${' '.repeat(8)} |   ${(failureMessages?.[0] ?? 'not tried').split('\n')[0]}`)
}
const held = lines.filter(({ status }) => status === 'passed').length
console.log(
  `${held} of ${lines.length} requirements hold on ${base ?? 'the relay before the embedded platform'}`,
)
process.exit(lines.length > 0 && held === lines.length ? 0 : 1)
