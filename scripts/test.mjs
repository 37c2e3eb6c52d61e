// Tests: installs what is missing, builds, runs, and counts. What is not one of the flags below goes to vitest.
//   --long       what depends on chance, at length and from fresh seeds
//   --no-browser leaves out the tests in a browser
//   --postgres   what keeps data, on the Postgres that PARLEY_TEST_POSTGRES names
//   --must       fails where the servers of `test:services` are not there and cannot be installed; else it says so and passes
//   --count      runs nothing, and adds up what earlier runs have left in the folder of results
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium, ensurePackages, missingServices, run } from './ensure.mjs'
import { ensureVoices } from './voices.mjs'

const root = resolve(import.meta.dirname, '..')
/** One file of vitest's results for each kind of run. */
const results = join(root, 'node_modules/.cache/parley-tests')

const flags = ['--long', '--no-browser', '--postgres', '--must', '--count']
const given = process.argv.slice(2)
const asked = given.filter((argument) => !flags.includes(argument))
/** @param {string} flag */
const has = (flag) => given.includes(flag)

/**
 * Prints how many passed and failed, as the last line. A file that cannot be loaded is one that failed.
 *
 * @param {string[]} files
 * @param {boolean} hasFailed
 */
function count(files, hasFailed) {
  const sums = { passed: 0, failed: 0, skipped: 0 }
  for (const file of files) {
    /** @type {import('vitest/reporters').JsonTestResults} */
    const result = JSON.parse(readFileSync(file, 'utf8'))
    const broken = result.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    sums.passed += result.numPassedTests
    sums.failed += result.numFailedTests + broken.length
    sums.skipped += result.numPendingTests
  }
  if (sums.skipped > 0) console.log(`${sums.skipped} skipped`)
  console.log(`${sums.passed} passed, ${Math.max(sums.failed, hasFailed ? 1 : 0)} failed`)
}

/**
 * Prints what was tried against the relay, and whether it held; what did not, last.
 *
 * @param {string} file
 */
function printTries(file) {
  /** @type {import('vitest/reporters').JsonTestResults} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const tries = testResults.flatMap(({ assertionResults }) => assertionResults)
  const outcomes = { passed: 'held', failed: 'GOT IN' }
  const inOrder = [
    ...tries.filter(({ status }) => status !== 'failed'),
    ...tries.filter(({ status }) => status === 'failed'),
  ]
  for (const { ancestorTitles, title, status } of inOrder) {
    const outcome = status === 'passed' || status === 'failed' ? outcomes[status] : 'not tried'
    console.log(`${outcome.padEnd(9)} | ${[...ancestorTitles, title].join(' · ')}`)
  }
  console.log(`${tries.length} tries`)
}

/** Test files whose `npm test` is a shorter form of itself. */
const shortened = () =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('test', file))
    .filter((file) => /support\/(thoroughness|properties)\.ts'/.test(readFileSync(join(root, file), 'utf8')))

function argumentsOf() {
  /** @param {string[]} names */
  const projects = (...names) => names.flatMap((name) => ['--project', name])
  // Other tests than those that import it do the same whatever the database is.
  if (has('--postgres')) {
    // One file at a time: a migration looks at the tables of all schemas, of one that another file drops too.
    const oneByOne = ['--run', '--no-file-parallelism', ...projects('integration')]
    return ['related', ...oneByOne, ...asked, 'test/support/databases.ts']
  }
  const everything = projects('unit', 'dom', 'integration', ...(has('--no-browser') ? [] : ['e2e']))
  if (has('--long')) return ['run', ...(asked.length > 0 ? asked : [...everything, ...shortened()])]
  return ['run', ...(asked.length > 0 ? asked : everything)]
}

mkdirSync(results, { recursive: true })
if (has('--count')) {
  const files = readdirSync(results, 'utf8').map((file) => join(results, file))
  count(
    files,
    asked.some((status) => status !== '0'),
  )
  process.exit()
}

/** @returns {Promise<Record<string, string>>} variables for the tests */
async function ensureTools() {
  // Without them everything works but the voice, which then says what is missing.
  await ensureVoices().catch((error) => console.log(`No voice: ${error.message}`))
  return { PARLEY_CHROMIUM: ensureChromium() }
}

/** Ends this process where the servers are not there. */
function ensureServices() {
  const missing = missingServices()
  if (missing.length === 0) return {}
  console.log(
    `SKIPPED: no ${missing.join(', ')}, and it could not be installed. Nothing was tried behind nginx.`,
  )
  process.exit(has('--must') ? 1 : 0)
}

ensurePackages()
const tools = asked.includes('services') ? ensureServices() : await ensureTools()
run(process.execPath, ['scripts/build.mjs'])

const kind =
  ['--long', '--postgres'].find(has)?.slice(2) ?? (asked.join('-').replaceAll(/\W+/g, '-') || 'all')
const file = join(results, `${kind}.json`)
rmSync(file, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
const { status } = spawnSync('npx', ['vitest', ...argumentsOf(), ...reporters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...tools, ...(has('--long') && { PARLEY_TEST_LONG: '1' }) },
})
if (asked.includes('attack')) printTries(file)
count([file], status !== 0)
process.exit(status ?? 1)
