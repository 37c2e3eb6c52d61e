import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { createApiKeys } from '../../src/relay/security/auth/api-keys.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'

/** A server under test, in a separate process. */
export interface BenchServer {
  name: string
  url: string
  pid: number
  keys?: readonly string[]
  /** CPU time used so far, in milliseconds; undefined if the system does not report it. */
  cpuMs(): number | undefined
  stop(): void
}

const here = resolve(process.cwd(), 'bench/proxy')
const output = resolve(process.cwd(), 'bench/__output__')

/** Message of a script once it listens: its port, and its processes if there are several. */
interface Started {
  port: number
  pids?: number[]
}

/** Starts a script of this folder with `args`, in `processes` that share a port. */
export async function startScript<Said extends Started>(
  name: string,
  file: string,
  args: readonly string[],
  processes = 1,
): Promise<BenchServer & { said: Said }> {
  const script = resolve(here, file)
  const [started, given] =
    processes > 1 ? [resolve(here, 'cluster.mjs'), [String(processes), script, ...args]] : [script, args]
  const child = fork(started, given, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const said = await new Promise<Said>((found, failed) => {
    child.once('message', (message) => found(message as Said))
    child.once('exit', () => failed(new Error(`${name} did not start`)))
  })
  return { ...toServer(name, child, said.port, said.pids), said }
}

/** Builds a TypeScript script into one file; returns its path. */
export async function buildScript(name: string, file: string): Promise<string> {
  const outDir = join(output, name)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, target: 'node20', outDir, rolldownOptions: { input: { server: file } } },
  })
  return join(outDir, 'server.js')
}

/** Starts the relay's operations in front of `upstreamUrl`, with keys for its callers. */
export async function startRelay(
  upstreamUrl: string,
  { keyCount, processes }: { keyCount: number; processes: number },
): Promise<BenchServer> {
  const databaseUrl = `sqlite:${join(mkdtempSync(join(tmpdir(), 'parley-bench-')), 'keys.db')}`
  const storage = openStorage(databaseUrl)
  await migrate(storage)
  const apiKeys = createApiKeys({ db: storage.db, clock: () => new Date().toISOString() })
  const keys: string[] = []
  for (let made = 0; made < keyCount; made++) {
    const { key } = await apiKeys.create({
      scopes: ['ips:read', 'recovery:read'],
      // An institution asks for the scores of its own accounts.
      role: 'institution:HRBR',
    })
    keys.push(key)
  }
  await storage.close()
  const script = await buildScript('proxy-relay', resolve(here, 'relay.ts'))
  return { ...(await startScript('Parley', script, [upstreamUrl, databaseUrl], processes)), keys }
}

/** Starts nginx with keep-alive connections to upstream; undefined if it is not installed. */
export const startNginx = (upstreamUrl: string): Promise<BenchServer | undefined> =>
  startNginxWith('nginx', {
    http: `upstream behind { server ${new URL(upstreamUrl).host}; keepalive 256; keepalive_requests 1000000; }`,
    server:
      'location / { proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection ""; }',
  })

/** Parts of an nginx configuration, in addition to the common ones. */
interface NginxParts {
  main?: string
  http?: string
  server: string
}

/** Starts nginx with one worker; undefined if it is not installed. */
export async function startNginxWith(name: string, parts: NginxParts): Promise<BenchServer | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, port, parts))
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await listening(port)
  return toServer(name, child, port)
}

const nginxConfig = (folder: string, port: number, { main = '', http = '', server }: NginxParts) => `
${main}
daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 16384; }
http {
  access_log off; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${http}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    ${server}
  }
}`

function toServer(
  name: string,
  child: ChildProcess,
  port: number,
  pids: readonly (number | undefined)[] = [child.pid],
): BenchServer {
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    cpuMs: () => pids.reduce<number | undefined>((sum, pid) => add(sum, cpuMsOf(pid)), 0),
    stop: () => void child.kill(),
  }
}

const add = (sum: number | undefined, ms: number | undefined) =>
  sum === undefined || ms === undefined ? undefined : sum + ms

/** Returns user and system time of a process: fields 14 and 15 of its stat file, in ticks of 10 ms. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => server.close(() => done()))
  return port
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        done(true)
      })
      socket.once('error', () => done(false))
    })
    if (open) return
    await sleep(50)
  }
  throw new Error(`nothing listens on port ${port}`)
}
