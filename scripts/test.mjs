// Installs what is missing, builds, runs the tests and counts them. Arguments other than the flags below are
// passed to vitest; without a project, the unit, page and integration tests run, and the main job in a
// browser.
//   --long       property tests at length and from fresh seeds
//   --no-browser leaves out the tests in a browser
//   --postgres   tests that store data, on the Postgres that PARLEY_TEST_POSTGRES names
//   --must       fails if the servers of `test:services` are missing and cannot be installed;
//                otherwise it prints a notice and passes
//   --node=24    on that Node, from its package in the registry; if that is not available, on this one, with a notice
//   --count      runs nothing, and adds up what earlier runs have left in the results folder
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { ensureChromium, ensurePackages, ensureTextBrowser, missingServices, run } from './ensure.mjs'
import { ensureVoices } from './voices.mjs'

const root = resolve(import.meta.dirname, '..')
/** Folder with one file of vitest's results for each kind of run. */
const results = join(root, 'node_modules/.cache/parley-tests')

const flags = ['--long', '--no-browser', '--postgres', '--must', '--count']
const given = process.argv.slice(2)
const nodeFlag = /^--node=(\d+)$/
const asked = given.filter((argument) => !flags.includes(argument) && !nodeFlag.test(argument))
/** @param {string} flag */
const has = (flag) => given.includes(flag)

/**
 * Prints the number of passed and failed tests as the last line, and returns the number of failed ones. A
 * file that cannot be loaded counts as failed, and so does one whose process died during the run, which
 * vitest reports as passed.
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
        assertionResults.some((test) => test.status === 'pending') ||
        (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')),
    )
    sums.passed += result.numPassedTests
    sums.failed += result.numFailedTests + broken.length
    sums.skipped += result.numPendingTests
  }
  if (sums.skipped > 0) console.log(`${sums.skipped} skipped`)
  const failed = Math.max(sums.failed, hasFailed ? 1 : 0)
  console.log(`${sums.passed} passed, ${failed} failed`)
  return failed
}

/**
 * Prints the attacks on the relay and whether it withstood them; successful ones last.
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

/** Returns the test files of which `npm test` runs a shorter version. */
const shortened = () =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('test', file))
    .filter((file) => /support\/(thoroughness|properties)\.ts'/.test(readFileSync(join(root, file), 'utf8')))

function argumentsOf() {
  /** @param {string[]} names */
  const projects = (...names) => names.flatMap((name) => ['--project', name])
  // Tests that do not import it behave the same on every database.
  if (has('--postgres')) {
    return ['related', '--run', ...projects('integration'), ...asked, 'test/support/databases.ts']
  }
  const processes = ['unit', 'dom', 'integration']
  if (has('--long') && asked.length === 0)
    return ['run', ...projects(...processes, ...(has('--no-browser') ? [] : ['main', 'e2e'])), ...shortened()]
  return ['run', ...(asked.length > 0 ? asked : projects(...processes, 'main'))]
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
  // Without voices everything else works, and voice reports what is missing.
  await ensureVoices().catch((error) => console.log(`No voice: ${error.message}`))
  // Without it, its test reports that it was skipped.
  ensureTextBrowser()
  return { PARLEY_CHROMIUM: ensureChromium() }
}

/** Ends this process if the servers are missing. */
function ensureServices() {
  const missing = missingServices()
  if (missing.length === 0) return {}
  console.log(
    `SKIPPED: no ${missing.join(', ')}, and it could not be installed. Nothing was tried behind nginx.`,
  )
  process.exit(has('--must') ? 1 : 0)
}

/**
 * Finds the Node on which the tests should run, if it is another one.
 *
 * @returns {Promise<Record<string, string>>} variables for the tests
 */
async function ensureNode() {
  const major = given.map((argument) => nodeFlag.exec(argument)?.[1]).find((found) => found !== undefined)
  if (major === undefined) return {}
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('./test/support/cached-packages.ts', { configFile: false })
  const node = module.findNode(major)
  console.log(node ? `On ${node}` : `NOT ON NODE ${major}, which cannot be had here: on ${process.version}`)
  // Also applies to programs that the tests start by name.
  return node ? { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } : {}
}

ensurePackages()
const nodes = await ensureNode()
const tools = asked.includes('services') ? ensureServices() : await ensureTools()
run(process.execPath, ['scripts/build.mjs', '--if-changed'])

/**
 * Runs vitest and stores its results.
 *
 * @param {string[]} args
 * @param {string} file
 */
function runVitest(args, file) {
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // The next kind of test does not compile the same modules again.
  const { status } = spawnSync('npx', ['vitest', ...args, '--experimental.fsModuleCache', ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...nodes, ...tools, ...(has('--long') && { PARLEY_TEST_LONG: '1' }) },
  })
  return status ?? 1
}

const kind =
  ['--long', '--postgres'].find(has)?.slice(2) ?? (asked.join('-').replaceAll(/\W+/g, '-') || 'all')
const file = join(results, `${kind}.json`)
const ended = runVitest(argumentsOf(), file)
if (asked.includes('attack')) printTries(file)
process.exit(count([file], ended !== 0) > 0 ? 1 : 0)
