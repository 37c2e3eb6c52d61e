import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Identity } from './certificates.ts'

const configuration = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')

/** nginx with the configuration of `deploy/`, in front of a test's relays. */
export interface Balancer {
  /** Its addresses for TLS and for plain HTTP. */
  url: string
  plainUrl: string
  /** Returns its logs so far. */
  log(): { access: string; errors: string }
  stop(): Promise<void>
}

/** Whether nginx is installed. */
export const isNginxThere = spawnSync('nginx', ['-v']).status === 0

let candidate = 20_000 + (process.pid % 500) * 20

/**
 * Returns a port that is never assigned to an outgoing connection, so that a server can release it and bind
 * it again.
 */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = candidate++
    const isFree = await new Promise<boolean>((done) => {
      const server = createServer()
      server.once('error', () => done(false))
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
    })
    if (isFree) return port
  }
}

/**
 * Starts nginx, with the ports and paths in `deploy/nginx.conf` replaced by those of the test.
 * @throws Error with nginx's message about the configuration, or when the file has other ports or paths
 */
export async function startBalancer(
  relayPorts: readonly number[],
  { cert, key }: Identity,
): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-nginx-'))
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  writeFileSync(at('fullchain.pem'), cert)
  writeFileSync(at('privkey.pem'), key)
  const [port, plainPort] = [await findPort(), await findPort()]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = fill(configuration, [
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/parley/tls/', `${folder}/`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ...relayPorts.map((relayPort, i): [string, string] => [`relay-${i + 1}:4600`, `127.0.0.1:${relayPort}`]),
    ['http {', `http {\n${temporary.map((name) => `  ${name}_temp_path ${at(name)};`).join('\n')}`],
  ])
  writeFileSync(at('nginx.conf'), file)
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', at('nginx.conf'), '-g', `daemon off; pid ${at('pid')};`],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  await untilListening(port, child, () => said)
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    log: () => ({
      access: existsSync(at('access.log')) ? readFileSync(at('access.log'), 'utf8') : '',
      errors: said + readFileSync(at('error.log'), 'utf8'),
    }),
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fill(text: string, places: readonly [place: string, own: string][]): string {
  return places.reduce((filled, [place, own]) => {
    if (!filled.includes(place)) throw new Error(`deploy/nginx.conf has no ${place}`)
    return filled.replaceAll(place, own)
  }, text)
}

async function untilListening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${said()}`)
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        done(true)
      })
      socket.once('error', () => done(false))
    })
    if (isOpen) return
    await new Promise((next) => setTimeout(next, 50))
  }
}
