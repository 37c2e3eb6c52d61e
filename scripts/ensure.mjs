// Installs what a fresh clone lacks: packages, and a browser and servers for the tests. Uses only Node's
// built-in modules.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * Runs a command in the project's folder, and ends this process if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages if they are missing, or older than the lock file. */
export function ensurePackages() {
  const [minimum, minor] = [20, 19]
  const [major = 0, have = 0] = process.versions.node.split('.').map(Number)
  if (major < minimum || (major === minimum && have < minor)) {
    console.error(`Parley needs Node ${minimum}.${minor} or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  installPackages(root)
}

/**
 * Installs the packages of a folder if they are missing, or older than its lock file.
 *
 * @param {string} folder
 */
export function installPackages(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages…')
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
}

/**
 * Installs the programs that `npm run test:services` runs, if possible. Returns those that are not available.
 */
export const missingServices = () =>
  missingPrograms({ nginx: 'nginx-light', 'redis-server': 'redis-server' }, 'the tests of several relays')

/** Installs the text browser with which the form is tested by keyboard, if possible. */
export const ensureTextBrowser = () =>
  missingPrograms({ lynx: 'lynx' }, 'the test of the form without a script')

/**
 * Installs programs from Debian's packages, by name, if possible. Returns those that are not available.
 *
 * @param {Record<string, string>} packages
 * @param {string} what what they are for
 */
function missingPrograms(packages, what) {
  const missing = () => Object.keys(packages).filter((program) => !onPath(program))
  if (missing().length === 0 || process.getuid?.() !== 0 || !onPath('apt-get')) return missing()
  console.log(`Installing ${missing().join(' and ')} for ${what}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...Object.values(packages)],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 })
  return missing()
}

/** Returns the path of a Chromium; installs one if possible. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium for the browser tests…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  } else {
    console.log('Downloading Chromium for the browser tests…')
    run('npx', ['playwright-core', 'install', 'chromium'])
  }
  const installed = findChromium()
  if (installed) return installed
  console.error('No Chromium was found. Install one, or name it in PARLEY_CHROMIUM.')
  process.exit(1)
}

function findChromium() {
  const { PARLEY_CHROMIUM } = process.env
  if (PARLEY_CHROMIUM) return PARLEY_CHROMIUM
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const path = onPath(name)
    if (path) return path
  }
  const probe = "import('playwright-core').then((p) => process.stdout.write(p.chromium.executablePath()))"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', probe], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout && existsSync(stdout) ? stdout : undefined
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
