import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import catalogue from './weights.json' with { type: 'json' }

const items = { ...catalogue.default, ...catalogue.all }

/** A package of the catalogue, by what it is for. */
export type WeightsName = keyof typeof items

/** How to get what is missing. */
export const voicesCommand = (name: WeightsName): string =>
  name in catalogue.default ? 'npm run voices' : 'npm run voices -- --all'

/** Where the files of a package lie. */
export function weightsFolder(folder: string, name: WeightsName): string {
  const item = items[name]
  return join(folder, item.package, item.version)
}

/**
 * The file that a download keeps touching while it runs (scripts/voices.mjs), below the folder of the weights, and the age
 * in milliseconds from which the download counts as ended.
 */
const downloadMark = { path: '.part/downloading', staleMs: 10_000 }

/** Whether a download into the folder is running at `now`, in milliseconds. */
export function isDownloading(folder: string, now: number): boolean {
  const mark = statSync(join(folder, downloadMark.path), { throwIfNoEntry: false })
  return mark !== undefined && now - mark.mtimeMs < downloadMark.staleMs
}

/** Whether every file of a package is there. Their content was checked when they were fetched. */
export function hasWeights(folder: string, name: WeightsName): boolean {
  const home = weightsFolder(folder, name)
  return items[name].files.every((file) => existsSync(join(home, file.path)))
}
