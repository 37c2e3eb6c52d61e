import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folderMode = 0o700
const fileMode = 0o600

/** Makes a folder if it is missing, and lets only its owner into it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  setMode(folder, folderMode)
}

/** Lets only their owner read files, if they are there. */
export function makePrivate(...files: readonly string[]): void {
  for (const file of files) if (existsSync(file)) setMode(file, fileMode)
}

/** Lets only its owner into a folder of files, if it is there. */
export function makeFilesPrivate(folder: string): void {
  if (!existsSync(folder)) return
  setMode(folder, folderMode)
  makePrivate(...readdirSync(folder).map((name) => join(folder, name)))
}

/** Whoever does not own a file cannot change its mode; the owner has then decided. */
function setMode(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
