import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'

/** A server under test, as a process of its own. */
export interface BenchServer {
  name: string
  url: string
  keys?: readonly string[]
  /** Processor time used so far, in milliseconds; undefined where the system does not tell. */
  cpuMs(): number | undefined
  stop(): void
}

const here = resolve(process.cwd(), 'bench/proxy')
const output = resolve(process.cwd(), 'bench/__output__')

/** What a script says once it listens: its port, and whatever its callers need to know. */
interface Started {
  port: number
}

/** Starts a script of this folder with `args`. */
export async function startScript<Said extends Started>(
  name: string,
  file: string,
  args: readonly string[],
): Promise<BenchServer & { said: Said }> {
  const child = fork(resolve(here, file), args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const said = await new Promise<Said>((started, failed) => {
    child.once('message', (message) => started(message as Said))
    child.once('exit', () => failed(new Error(`${name} did not start`)))
  })
  return { ...toServer(name, child, said.port), said }
}

/** Builds a server in TypeScript into one file and starts it. */
export async function startBuilt<Said extends Started>(
  name: string,
  file: string,
  args: readonly string[] = [],
): Promise<BenchServer & { said: Said }> {
  return startScript<Said>('Parley', await buildScript(name, file), args)
}

/** Builds a script in TypeScript into one file; gives its path. */
export async function buildScript(name: string, file: string): Promise<string> {
  const outDir = join(output, name)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, target: 'node20', outDir, rolldownOptions: { input: { server: file } } },
  })
  return join(outDir, 'server.js')
}

/** The relay's operations in front of `upstreamUrl`, with keys for its callers. */
export async function startRelay(upstreamUrl: string, keyCount: number): Promise<BenchServer> {
  const args = [upstreamUrl, String(keyCount)]
  const { said, ...server } = await startBuilt<Started & { keys: string[] }>(
    'proxy-relay',
    resolve(here, 'relay.ts'),
    args,
  )
  return { ...server, keys: said.keys }
}

/** nginx with one worker and connections to upstream kept open; undefined where it is not installed. */
export async function startNginx(upstreamUrl: string): Promise<BenchServer | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, port, new URL(upstreamUrl).host))
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await listening(port)
  return toServer('nginx', child, port)
}

const nginxConfig = (folder: string, port: number, upstream: string) => `
daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream behind { server ${upstream}; keepalive 256; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`

function toServer(name: string, child: ChildProcess, port: number): BenchServer {
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child.pid),
    stop: () => void child.kill(),
  }
}

/** User and system time of a process: fields 14 and 15 of its stat file, in ticks of 10 ms. */
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
