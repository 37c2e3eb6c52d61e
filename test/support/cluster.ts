import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import type * as z from 'zod'
import { type configFile, demoConfig } from '../../src/relay/config/file.ts'
import { type Balancer, findPort, isNginxThere, startBalancer } from './balancer.ts'
import { createAuthority } from './certificates.ts'
import { generousLimits } from './generous-limits.ts'
import { createLocalSchema, isPostgresThere, type LocalSchema, localPostgres } from './local-postgres.ts'
import { canOwnPostgres, type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { type Program, type ServerProcess, startServer } from './server-process.ts'
import { createSwitch, type Switch } from './switch.ts'

/**
 * Three relays with their own Postgres and Redis, behind nginx. If a Postgres cannot be started, they use a
 * schema of the machine's.
 */
export interface Cluster {
  /** The address at nginx. */
  url: string
  balancer: Balancer
  /** Starts another nginx with the same certificate. */
  balance(ports: readonly number[]): Promise<Balancer>
  /** Certificate of the authority that issued nginx's. */
  ca: string
  relays: readonly ServerProcess[]
  /** Their own Postgres; undefined if it is the machine's. */
  server: OwnPostgres | undefined
  /** The relays' database, accessed directly. */
  schema: LocalSchema
  /** The relays' connection to Postgres. */
  postgres: Switch
  redis: OwnRedis
  remove(): Promise<void>
}

/** Requirement of a cluster that this machine lacks; undefined if it has everything. */
export const missingForCluster: string | undefined =
  [
    ...(isNginxThere ? [] : ['nginx']),
    ...(spawnSync('redis-server', ['--version']).status === 0 ? [] : ['redis-server']),
    ...(canOwnPostgres || isPostgresThere ? [] : ['Postgres']),
  ].join(', ') || undefined

/** Postgres's name for the connections of a relay, by its index. */
export const nameOfRelay = (place: number): string => `relay-${place}`

const key = () => randomBytes(32).toString('base64')

/** Program and configuration of a cluster: by default the built server with the demo's. */
export interface ClusterOptions extends Program {
  /** Overrides of the configuration. */
  config?: Partial<z.input<typeof configFile>>
}

/** Starts a cluster; calls of this process to nginx trust its certificate until the cluster is removed. */
export async function startCluster({ config, ...program }: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-cluster-'))
  const file = join(folder, 'parley.config.json')
  writeFileSync(file, JSON.stringify({ ...demoConfig, ...generousLimits, trustedProxies: 1, ...config }))
  const server = canOwnPostgres ? await startOwnPostgres() : undefined
  const { url, port: postgresPort } = server ?? localPostgres
  const [schema, postgres, redis, authority] = await Promise.all([
    createLocalSchema(url),
    createSwitch(postgresPort),
    startRedis(),
    createAuthority('Parley tests'),
  ])
  const environment = {
    PARLEY_TOKEN_KEYS: `k1:${key()}`,
    PARLEY_SEAL_KEY: key(),
    PARLEY_PEPPER: key(),
    PARLEY_PLATFORM_SECRET: key(),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    PARLEY_CONFIG: file,
    DEMO: '0',
  }
  /** Each has its own name, by which Postgres can tell whose connection it is. */
  const databaseUrl = (name: string) =>
    `${schema.url.replace(`:${postgresPort}/`, `:${postgres.port}/`)}&application_name=${name}`
  const ports = [await findPort(), await findPort(), await findPort()]
  const relays = await Promise.all(
    ports.map((port, i) =>
      startServer({ ...environment, PORT: String(port), DATABASE_URL: databaseUrl(nameOfRelay(i)) }, program),
    ),
  )
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
    server,
    schema,
    postgres,
    redis,
    async remove() {
      setGlobalDispatcher(before)
      await balancer.stop()
      await Promise.all(relays.map((relay) => relay.remove()))
      await Promise.all([postgres.remove(), redis.stop(), server ? server.remove() : schema.remove()])
      rmSync(folder, { recursive: true })
    },
  }
}

/** A Redis without persistence that a test may stop. */
interface OwnRedis {
  port: number
  stop(): Promise<void>
  start(): Promise<void>
}

async function startRedis(): Promise<OwnRedis> {
  const port = await findPort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let child: ChildProcess
  const start = async () => {
    child = spawn('redis-server', options, { stdio: 'ignore' })
    while (!(await isListening(port, child))) await new Promise((next) => setTimeout(next, 50))
  }
  await start()
  return {
    port,
    start,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
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
