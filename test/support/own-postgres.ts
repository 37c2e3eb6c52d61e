import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findPort } from './balancer.ts'

/** A Postgres for one test, which may stop it. */
export interface OwnPostgres {
  url: string
  port: number
  /**
   * Stops it, and resolves when it has stopped: `fast` terminates each connection properly, `immediate` is a
   * crash, after which it replays its log before it accepts connections.
   */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** Its log. */
  log(): string
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** Where the programs of a Postgres are, and which user they run as: never root. */
interface Installed {
  folder: string
  as: { uid?: number; gid?: number }
}

const installed: Installed | undefined = findInstalled()

/** Whether the programs are installed. */
export const canOwnPostgres = installed !== undefined

/**
 * Creates a Postgres on a free port of this machine and starts it.
 * @throws Error when the programs are not installed, or with their output
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  if (!installed) throw new Error('there are no programs of Postgres')
  const { folder: programs, as } = installed
  const folder = mkdtempSync(join(tmpdir(), 'parley-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const [data, log] = [join(folder, 'data'), join(folder, 'log')]
  const port = await findPort()
  const readLog = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')

  const call = async (program: string, args: readonly string[]) => {
    // The server that pg_ctl starts inherits its descriptors, so a pipe would never end.
    const child = spawn(join(programs, program), args, { ...as, cwd: folder, stdio: 'ignore' })
    const code = await new Promise<number | null>((done, failed) => {
      child.once('error', failed)
      child.once('exit', done)
    })
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${readLog()}`)
  }
  // Three relays of 33 connections each, and those of the test.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=150`
  const start = () => call('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', options])
  const stop = (mode: string) => call('pg_ctl', ['stop', '-w', '-D', data, '-m', mode])

  await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    stop,
    start,
    log: readLog,
    async remove() {
      // A test may have stopped it.
      await stop('immediate').catch(() => undefined)
      rmSync(folder, { recursive: true })
    },
  }
}

function findInstalled(): Installed | undefined {
  // Debian installs them outside of the path, by version.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => +other - +one) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const folder = folders.find((one) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(one, name))))
  if (!folder || process.getuid?.() !== 0) return folder ? { folder, as: {} } : undefined
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout ?? '', 10),
  )
  return uid && gid ? { folder, as: { uid, gid } } : undefined
}
