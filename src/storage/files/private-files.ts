import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folderMode = 0o700
const fileMode = 0o600

/** Creates a folder if it is missing, and makes it accessible to its owner only. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  setMode(folder, folderMode)
}

/** Makes files readable by their owner only, if they exist. */
export function makePrivate(...files: readonly string[]): void {
  for (const file of files) if (existsSync(file)) setMode(file, fileMode)
}

/** Makes a folder of files accessible to its owner only, if it exists. */
export function makeFilesPrivate(folder: string): void {
  if (!existsSync(folder)) return
  setMode(folder, folderMode)
  makePrivate(...readdirSync(folder).map((name) => join(folder, name)))
}

/** Only the owner of a file can change its mode; otherwise the owner's choice stays. */
function setMode(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
