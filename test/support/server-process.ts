import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { demoConfig } from '../../src/relay/config/file.ts'
import { bootstrapKey } from './admin-key.ts'
import { generousLimits } from './generous-limits.ts'

const built = resolve(import.meta.dirname, '../../dist/server/main.js')
/** Another Node than the one that runs the tests. */
const { PARLEY_TEST_NODE } = process.env

/** The program to start. */
export interface Program {
  /** Path of the Node. Default: the one that PARLEY_TEST_NODE names, or that runs the tests. */
  node?: string
  /** The built server. Default: `dist/server/main.js`. */
  entry?: string
  /** Overrides of the demo's configuration file. */
  config?: Partial<typeof demoConfig>
}

/** The demo's profile without a crisis line in the file, so that an administrator may set one. */
export const withoutCrisisLine = { profile: { ...demoConfig.profile, crisisLine: undefined } }

/** The built server as a separate process, which a test may kill. */
export interface ServerProcess {
  url(): string
  /** The address of the operators' pages if they are separate; otherwise {@link url}. */
  adminUrl(): string
  pid(): number
  /** Kills it immediately, like a power cut, and waits until it has ended. */
  kill(): Promise<void>
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>
  /**
   * Starts it again, with `environment` added to what it had; from now on with another program if one is
   * given.
   */
  start(environment?: Record<string, string>, program?: Program): Promise<void>
  /** Every line of its output. */
  log: string[]
  /** Kills it if it still runs and removes its data. */
  remove(): Promise<void>
  folder: string
}

/** Starts the built server on a free port with its own data, and with generous limits. */
export async function startServer(
  environment: Record<string, string> = {},
  first: Program = {},
): Promise<ServerProcess> {
  let program = first
  const folder = mkdtempSync(join(tmpdir(), 'parley-server-'))
  writeFileSync(
    join(folder, 'parley.config.json'),
    JSON.stringify({ ...demoConfig, ...generousLimits, ...first.config }),
  )
  const log: string[] = []
  let child: ChildProcess | undefined
  let url = ''
  let adminUrl = ''

  const exited = (process: ChildProcess) =>
    new Promise<number | null>((done) => {
      if (process.exitCode !== null || process.signalCode !== null) done(process.exitCode)
      else process.once('exit', (code) => done(code))
    })

  const start = async (more: Record<string, string> = {}, next = program) => {
    program = next
    const { node = PARLEY_TEST_NODE ?? process.execPath, entry = built } = program
    const started = spawn(node, [entry], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        PARLEY_DATA: folder,
        DEMO: '1',
        SANDBOX: '1',
        PARLEY_BOOTSTRAP_KEY: bootstrapKey,
        LOG_LEVEL: 'info',
        ...environment,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    createInterface({ input: started.stderr }).on('line', (line) => log.push(line))
    ;[url, adminUrl] = await new Promise<[string, string]>((found, failed) => {
      createInterface({ input: started.stdout }).on('line', (line) => {
        log.push(line)
        const [, main, admin] = /"url":"([^"]+)"(?:,"adminUrl":"([^"]+)")?,"msg":"listening"/.exec(line) ?? []
        if (main) found([main, admin ?? main])
      })
      started.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${log.join('\n')}`)))
    })
  }

  await start()
  return {
    folder,
    log,
    url: () => url,
    adminUrl: () => adminUrl,
    pid: () => child?.pid ?? 0,
    start,
    async kill() {
      child?.kill('SIGKILL')
      if (child) await exited(child)
    },
    async stop() {
      child?.kill('SIGTERM')
      return child ? exited(child) : null
    },
    async remove() {
      child?.kill('SIGKILL')
      if (child) await exited(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
