// A lock file that shows other processes that this one is working. Uses only Node's built-in modules.
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const touchMs = 1000

/**
 * Takes a lock file, or waits for the process that holds it. The file is touched while its process works;
 * after a kill it becomes stale, and the next process takes it. Returns undefined if the work is done in the
 * meantime.
 *
 * @param {string} path
 * @param {object} options
 * @param {() => boolean} options.isDone
 * @param {() => void} options.onWait called once
 * @param {number} [options.staleMs] age at which a lock file counts as abandoned; default 10 s
 */
export async function takeMark(path, { isDone, onWait, staleMs = 10_000 }) {
  mkdirSync(dirname(path), { recursive: true })
  let waits = false
  while (!tryMark(path, staleMs)) {
    if (!waits) onWait()
    waits = true
    await new Promise((done) => setTimeout(done, touchMs / 4))
    if (isDone()) return undefined
  }
  const timer = setInterval(() => touch(path), touchMs)
  timer.unref()
  return {
    remove() {
      clearInterval(timer)
      rmSync(path, { force: true })
    },
  }
}

/**
 * @param {string} path
 * @param {number} staleMs
 */
function tryMark(path, staleMs) {
  try {
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (changed === undefined || Date.now() - changed < staleMs) return false
  touch(path)
  return true
}

/** @param {string} path */
function touch(path) {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // It was removed with its folder: the work itself reports what is wrong.
  }
}
