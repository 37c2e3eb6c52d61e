import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { carryEarlier } from '../../scripts/earlier.mjs'
import { consolePage, page, toWorker } from '../../vite.config.ts'
import { buildForProduction } from './build.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/parley-packages')

/**
 * There has been no release yet. The first commit whose relays may run alongside today's is used instead: the
 * one that creates the tables in their first released form.
 */
const baseline = 'cd50228e573e1e59282165a9f447fd47449323c1'

/** A relay's package that was packed and installed, as an operator would. */
export interface InstalledRelay {
  /** The program in it. */
  entry: string
  /** Undefined if it is cached for the next time. */
  folder: string
}

/**
 * Builds the baseline's package from its own sources with its own dependencies, packs and installs it, once.
 * @returns the reason if it is unavailable
 */
export function installBaseline(): InstalledRelay | string {
  const folder = join(cache, `relay-${baseline.slice(0, 12)}`)
  if (existsSync(folder)) return installedIn(folder)
  if (!does('git', ['cat-file', '-e', `${baseline}^{commit}`], root))
    return `this clone has no commit ${baseline}`
  const sources = mkdtempSync(join(tmpdir(), 'parley-baseline-'))
  const archive = join(sources, 'sources.tar')
  const fresh = `${folder}-${process.pid}`
  try {
    const isBuilt =
      does('git', ['archive', '--output', archive, baseline], root) &&
      does('tar', ['-xf', archive], sources) &&
      does('npm', ['ci', ...quiet], sources) &&
      does(process.execPath, ['scripts/build.mjs'], sources)
    if (!isBuilt || !packAndInstall(sources, fresh)) return `the relay of ${baseline} cannot be built here`
    renameSync(fresh, folder)
    return installedIn(folder)
  } finally {
    rmSync(sources, { recursive: true })
    rmSync(fresh, { recursive: true, force: true })
  }
}

/**
 * Packs the current build of the relay, and installs it.
 * @returns the reason if it is unavailable
 */
export function installPresent(): InstalledRelay | string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-present-'))
  return packAndInstall(root, folder) ? installedIn(folder) : 'the package cannot be made or installed here'
}

/**
 * Copies an installed relay and gives it pages whose files all have other names, like those of the next
 * release. It includes the files of the one that it was copied from, as a build does that finds its package
 * in `releases/`.
 */
export async function installNext({ folder: before }: InstalledRelay): Promise<InstalledRelay> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-next-'))
  cpSync(before, folder, { recursive: true, verbatimSymlinks: true })
  const dist = join(folder, 'node_modules', manifest.packages.relay, 'dist')
  const [web, desk] = [join(dist, 'web'), join(dist, 'console')]
  const changed: Plugin = {
    name: 'changed',
    transform: (code, id) => (/\.css$|\.css\?(?!url)/.test(id) ? `${code}\n.next-release{color:red}` : null),
    renderChunk: (code) => `${code}\nself.nextRelease=1;`,
  }
  for (const [config, outDir] of [
    [page, web],
    [consolePage, desk],
  ] as const)
    await buildForProduction({
      ...config,
      plugins: [...config.plugins, changed],
      build: { ...config.build, outDir },
    })
  await buildForProduction(toWorker(web))
  carryEarlier(before, dist)
  return installedIn(folder)
}

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--silent']

const installedIn = (folder: string): InstalledRelay => ({
  folder,
  entry: join(folder, 'node_modules', manifest.packages.relay, 'dist/server/main.js'),
})

/** Packs the build in `sources`, and installs it into `folder`. */
function packAndInstall(sources: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const made = join(sources, 'dist/packages/relay')
  return (
    ['sbom', 'packages'].every((name) => does(process.execPath, [`scripts/${name}.mjs`], sources)) &&
    does('npm', ['pack', '--silent', '--pack-destination', folder], made) &&
    does('npm', ['install', ...quiet, `./${manifest.packages.relay}-${manifest.version}.tgz`], folder)
  )
}

/** Runs a command to its end, and returns whether it succeeded; its errors are printed. */
function does(command: string, args: readonly string[], cwd: string): boolean {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 600_000 })
  if (status !== 0) console.log(`${command} ${args.join(' ')} ended with ${status}: ${stderr.slice(-2_000)}`)
  return status === 0
}
