// Tests the requirements of the interface, one per line, and prints which ones are met.
//   --base URL   on the host at that address; without it, on the relay in front of the embedded platform
//   --gateway URL, --trust URL   addresses of the human profiles and the trust layer, if they differ
//   --teamspace ID, --company ID, --bot ID   ids on that host for the calls;
//                                            for the embedded platform demo-teamspace, c1 and b1
// The key is taken from the variable PARLEY_CONFORMANCE_KEY, unless PARLEY_CONFORMANCE_TAKEOVER_SECRET,
// PARLEY_CONFORMANCE_SERVICE_TOKEN or PARLEY_CONFORMANCE_TRUST_TOKEN sets that of one part. A host that
// requires a certificate is tested through a relay in front of it. Data that the calls create (people,
// fields, cases) remains, and speech costs credits. Requirements that need a balance or payments of the
// tests' ledger cannot be shown on a host without a sandbox.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages } from './ensure.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'node_modules/.cache/parley-conformance')
const file = join(folder, 'results.json')
/** Start of an error message that does not show whether the host meets a requirement. */
const unshown = 'cannot be shown here'

const addresses = ['base', 'gateway', 'trust']
const options = parseArgs({
  options: Object.fromEntries(
    [...addresses, 'teamspace', 'company', 'bot'].map((name) => [name, { type: 'string' }]),
  ),
}).values
const { base } = options
for (const name of addresses) {
  if (options[name] === undefined || URL.canParse(options[name])) continue
  console.error(`--${name} wants an address such as https://chat.example`)
  process.exit(2)
}
if (base !== undefined && !process.env.PARLEY_CONFORMANCE_KEY) {
  console.error('PARLEY_CONFORMANCE_KEY wants the key that this host takes')
  process.exit(2)
}
const named = Object.entries(options).map(([name, value]) => [
  `PARLEY_CONFORMANCE_${name.toUpperCase()}`,
  addresses.includes(name) ? value?.replace(/\/+$/, '') : value,
])

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
    env: { ...process.env, ...Object.fromEntries(named) },
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
  .filter(({ ancestorTitles }) => ancestorTitles[0] !== 'table of requirements')
const verdicts = lines.map(({ ancestorTitles: [section, gap], title, status, failureMessages }) => {
  const failure = status === 'passed' ? undefined : (failureMessages?.[0] ?? 'not tried').split('\n')[0]
  const why = failure ?? gap
  const verdict = !why ? 'holds' : why.includes(unshown) ? unshown : 'DOES NOT'
  console.log(`${verdict.padEnd(unshown.length)} | ${section} | ${title}`)
  if (why) console.log(`${' '.repeat(unshown.length)} |   ${why.replace(`Error: ${unshown}: `, '')}`)
  return { verdict, isNews: failure !== undefined && verdict !== unshown }
})
const count = (/** @type {string} */ wanted) => verdicts.filter(({ verdict }) => verdict === wanted).length
console.log(
  `${count('holds')} of ${lines.length} requirements hold on ${base ?? 'the relay in front of the embedded platform'}, ` +
    `${count('DOES NOT')} do not, ${count(unshown)} cannot be shown here`,
)
// Exiting immediately would cut off output that a pipe has not read yet.
process.exitCode = count('holds') > 0 && !verdicts.some(({ isNews }) => isNews) ? 0 : 1
