import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { demoConfig } from '../../src/relay/config/file.ts'
import { type Balancer, findPort, isNginxThere, startBalancer } from './balancer.ts'
import { createAuthority } from './certificates.ts'
import { generousLimits } from './generous-limits.ts'
import { createLocalSchema, isPostgresThere, localPostgres } from './local-postgres.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { createSwitch, type Switch } from './switch.ts'

/** Three relays with a schema of one Postgres and a Redis of their own, behind nginx. */
export interface Cluster {
  /** The address at nginx. */
  url: string
  balancer: Balancer
  /** Starts another nginx with the same certificate. */
  balance(ports: readonly number[]): Promise<Balancer>
  /** Certificate of the authority that nginx's own is checked against. */
  ca: string
  relays: readonly ServerProcess[]
  /** The way of the relays to Postgres. */
  postgres: Switch
  remove(): Promise<void>
}

/** What of the machine is missing for a cluster; undefined where all is there. */
export const missingForCluster: string | undefined =
  [
    ...(isNginxThere ? [] : ['nginx']),
    ...(spawnSync('redis-server', ['--version']).status === 0 ? [] : ['redis-server']),
    ...(isPostgresThere ? [] : ['Postgres']),
  ].join(', ') || undefined

const key = () => randomBytes(32).toString('base64')

/** Starts all of it; calls of this process to nginx trust its certificate until it is removed. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-cluster-'))
  const file = join(folder, 'parley.config.json')
  writeFileSync(file, JSON.stringify({ ...demoConfig, ...generousLimits, trustedProxies: 1 }))
  const [schema, postgres, redis, authority] = await Promise.all([
    createLocalSchema(),
    createSwitch(localPostgres.port),
    startRedis(),
    createAuthority('Parley tests'),
  ])
  const environment = {
    PARLEY_TOKEN_KEYS: `k1:${key()}`,
    PARLEY_SEAL_KEY: key(),
    PARLEY_PEPPER: key(),
    PARLEY_PLATFORM_SECRET: key(),
    DATABASE_URL: schema.url.replace(`:${localPostgres.port}/`, `:${postgres.port}/`),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    PARLEY_CONFIG: file,
    DEMO: '0',
  }
  const ports = [await findPort(), await findPort(), await findPort()]
  const relays = await Promise.all(ports.map((port) => startServer({ ...environment, PORT: String(port) })))
  const identity = await authority.issue('localhost')
  const balancer = await startBalancer(ports, identity)
  const before = getGlobalDispatcher()
  setGlobalDispatcher(new Agent({ connect: { ca: authority.ca } }))
  return {
    url: balancer.url,
    balancer,
    balance: (others) => startBalancer(others, identity),
    ca: authority.ca,
    relays,
    postgres,
    async remove() {
      setGlobalDispatcher(before)
      await balancer.stop()
      await Promise.all(relays.map((relay) => relay.remove()))
      await Promise.all([postgres.remove(), redis.stop(), schema.remove()])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Starts a Redis that keeps nothing. */
async function startRedis() {
  const port = await findPort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', options, { stdio: 'ignore' })
  while (!(await isListening(port, child))) await new Promise((next) => setTimeout(next, 50))
  return {
    port,
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function isListening(port: number, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`)
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
