// Tests: installs what is missing, builds, runs, and counts. What is not one of the flags below goes to vitest; without a project these are
// the unit, page and integration tests, and the main job in a browser.
//   --long       what depends on chance, at length and from fresh seeds
//   --no-browser leaves out the tests in a browser
//   --postgres   what keeps data, on the Postgres that PARLEY_TEST_POSTGRES names
//   --must       fails where the servers of `test:services` are not there and cannot be installed; else it says so and passes
//   --again      runs the files that failed once more, one after the other, and says what passed only then
//   --node=24    on that Node, as its package in the registry has it; where it cannot be had, on this one, and says so
//   --count      runs nothing, and adds up what earlier runs have left in the folder of results
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { ensureChromium, ensurePackages, ensureTextBrowser, missingServices, run } from './ensure.mjs'
import { ensureVoices } from './voices.mjs'

const root = resolve(import.meta.dirname, '..')
/** One file of vitest's results for each kind of run. */
const results = join(root, 'node_modules/.cache/parley-tests')

const flags = ['--long', '--no-browser', '--postgres', '--must', '--again', '--count']
const given = process.argv.slice(2)
const nodeFlag = /^--node=(\d+)$/
const asked = given.filter((argument) => !flags.includes(argument) && !nodeFlag.test(argument))
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
  // Without them everything works but the voice, which then says what is missing.
  await ensureVoices().catch((error) => console.log(`No voice: ${error.message}`))
  // Its test says that it is skipped where there is none.
  ensureTextBrowser()
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

/**
 * Finds the Node that the tests are to run on, when it is another one.
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
  // Also what the tests start by its name.
  return node ? { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } : {}
}

ensurePackages()
const nodes = await ensureNode()
const tools = asked.includes('services') ? ensureServices() : await ensureTools()
run(process.execPath, ['scripts/build.mjs'])

/** So many failed files are a fault, and not a machine that was slow for a moment. */
const mostAgain = 10

/**
 * Runs vitest, and keeps its results.
 *
 * @param {string[]} args
 * @param {string} file
 */
function runVitest(args, file) {
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync('npx', ['vitest', ...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...nodes, ...tools, ...(has('--long') && { PARLEY_TEST_LONG: '1' }) },
  })
  return status ?? 1
}

/**
 * Runs the files that have failed once more and puts what they gave in the place of what they gave before. Whoever reads
 * the end of the log sees each test that needed it. Gives whether something is still wrong.
 *
 * @param {string} file
 */
function runFailedAgain(file) {
  if (!existsSync(file)) return 1
  /** @type {import('vitest/reporters').JsonTestResults} */
  const first = JSON.parse(readFileSync(file, 'utf8'))
  const failed = first.testResults.filter((result) => result.status === 'failed' || isCutOff(result))
  const names = failed.map(({ name }) => relative(root, name))
  if (names.length === 0 || names.length > mostAgain) return 1
  console.log(`\nOnce more, one after the other: ${names.join(', ')}`)
  const status = runVitest(['run', '--no-file-parallelism', ...names], `${file}.again`)
  if (!existsSync(`${file}.again`)) return 1
  /** @type {import('vitest/reporters').JsonTestResults} */
  const second = JSON.parse(readFileSync(`${file}.again`, 'utf8'))
  rmSync(`${file}.again`)
  writeFileSync(file, JSON.stringify(inPlaceOf(first, failed, second)))
  for (const { name, message, assertionResults } of failed) {
    if (second.testResults.find((again) => again.name === name)?.status === 'failed') continue
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const what = tests.map((test) => test.fullName).join('; ') || message || 'its process died'
    console.log(`PASSED ONLY AT THE SECOND TRY | ${relative(root, name)} | ${what}`)
  }
  return status
}

/**
 * Tells whether a file's process died while it ran; vitest counts it as passed then.
 *
 * @param {import('vitest/reporters').JsonTestResults['testResults'][number]} result
 */
const isCutOff = ({ assertionResults }) => assertionResults.some(({ status }) => status === 'pending')

/**
 * @param {import('vitest/reporters').JsonTestResults} first
 * @param {import('vitest/reporters').JsonTestResults['testResults']} failed
 * @param {import('vitest/reporters').JsonTestResults} second
 */
function inPlaceOf(first, failed, second) {
  const replaced = failed.flatMap(({ assertionResults }) => assertionResults)
  const less = (/** @type {string[]} */ ...of) => replaced.filter(({ status }) => of.includes(status)).length
  return {
    ...first,
    numPassedTests: first.numPassedTests - less('passed') + second.numPassedTests,
    numFailedTests: first.numFailedTests - less('failed') + second.numFailedTests,
    numPendingTests: first.numPendingTests - less('pending', 'skipped') + second.numPendingTests,
    testResults: [...first.testResults.filter((result) => !failed.includes(result)), ...second.testResults],
  }
}

const kind =
  ['--long', '--postgres'].find(has)?.slice(2) ?? (asked.join('-').replaceAll(/\W+/g, '-') || 'all')
const file = join(results, `${kind}.json`)
const ended = runVitest(argumentsOf(), file)
const status = ended !== 0 && has('--again') ? runFailedAgain(file) : ended
if (asked.includes('attack')) printTries(file)
count([file], status !== 0)
process.exit(status)
