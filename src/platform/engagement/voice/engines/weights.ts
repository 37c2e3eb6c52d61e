import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import catalogue from './weights.json' with { type: 'json' }

const items = { ...catalogue.default, ...catalogue.all }

/** A package of the catalogue, by its purpose. */
export type WeightsName = keyof typeof items

/** Returns the command that downloads a missing package. */
export const voicesCommand = (name: WeightsName): string =>
  name in catalogue.default ? 'npm run voices' : 'npm run voices -- --all'

/** Returns the folder that contains the files of a package. */
export function weightsFolder(folder: string, name: WeightsName): string {
  const item = items[name]
  return join(folder, item.package, item.version)
}

/**
 * The file below the weights folder that a download keeps touching while it runs (scripts/voices.mjs), and
 * the age in milliseconds at which the download counts as ended.
 */
const downloadMark = { path: '.part/downloading', staleMs: 10_000 }

/** Returns whether a download into the folder is in progress at `now`, in milliseconds. */
export function isDownloading(folder: string, now: number): boolean {
  const mark = statSync(join(folder, downloadMark.path), { throwIfNoEntry: false })
  return mark !== undefined && now - mark.mtimeMs < downloadMark.staleMs
}

/** Returns whether every file of a package exists. Their content was verified when they were downloaded. */
export function hasWeights(folder: string, name: WeightsName): boolean {
  const home = weightsFolder(folder, name)
  return items[name].files.every((file) => existsSync(join(home, file.path)))
}
