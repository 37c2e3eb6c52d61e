// Includes the files of the last two releases in a build, for pages that are open while relays are upgraded.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const releasesCarried = 2
/** Files below `dist` whose names identify their content or version. */
const lasting = [
  { folder: 'web/assets', name: /./ },
  { folder: 'console/assets', name: /./ },
  { folder: 'loader', name: /^widget-/ },
]

/**
 * Copies such files from the relay's packages in `releases` into `dist/earlier`: from the two newest
 * releases, according to their names. A package that has only files of this build is the same build, and does
 * not count. Returns the names of the packages. Throws if one cannot be read.
 *
 * @param {string} releases folder with `*.tgz`, as created by `npm pack`; need not exist
 * @param {string} dist
 */
export function carryEarlier(releases, dist) {
  const earlier = join(dist, 'earlier')
  rmSync(earlier, { recursive: true, force: true })
  const packages = existsSync(releases) ? readdirSync(releases).filter((name) => name.endsWith('.tgz')) : []
  const newestFirst = packages.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  /** @type {string[]} */
  const carried = []
  for (const name of newestFirst) {
    if (carried.length < releasesCarried && carry(join(releases, name), dist)) carried.push(name)
  }
  return carried
}

/**
 * Copies the files of one package that neither this build nor a later release has. Returns false if there are
 * none.
 *
 * @param {string} file
 * @param {string} dist
 */
function carry(file, dist) {
  const unpacked = mkdtempSync(join(tmpdir(), 'parley-release-'))
  try {
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', unpacked], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${file} cannot be read: ${stderr.trim()}`)
    let has = false
    for (const { folder, name } of lasting) {
      const from = join(unpacked, 'package/dist', folder)
      if (!existsSync(from))
        throw new Error(`${file} is not a package of the relay: it has no dist/${folder}`)
      for (const one of readdirSync(from).filter((found) => name.test(found))) {
        const to = join(dist, 'earlier', folder, one)
        // The demo build has no compressed versions of its own files.
        const plain = one.replace(/\.(br|gz)$/, '')
        if (existsSync(join(dist, folder, plain)) || existsSync(to)) continue
        has = true
        mkdirSync(dirname(to), { recursive: true })
        cpSync(join(from, one), to)
      }
    }
    return has
  } finally {
    rmSync(unpacked, { recursive: true })
  }
}
