import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { sql } from 'kysely'
import { createEgressRule } from '../http/egress.ts'
import { parseSettings, type Settings } from '../relay/config/environment.ts'
import type { RelayConfig } from '../relay/config/file.ts'
import { parseUpstreamSettings, type UpstreamSettings } from '../relay/config/hosts.ts'
import { placeholdersIn } from '../relay/config/placeholders.ts'
import { toSecretName } from '../relay/config/secret-name.ts'
import { parseUnderstandingSettings } from '../relay/config/understanding.ts'
import { refuseOtherKeys } from '../relay/security/auth/known-secrets.ts'
import { createRotatingSeal } from '../relay/security/auth/seal.ts'
import { readSecrets, type Secrets, sourceOf } from '../relay/security/auth/secrets.ts'
import { openStorage, sqliteFileOf } from '../storage/open-storage.ts'
import { type ChannelSecrets, createChannelSecrets } from './channel-secrets.ts'
import { readPem } from './institutions-door.ts'
import { reachAddress, reachMail, reachProvider, reachRedis, reachSmsCentre, reasonOf } from './reach.ts'
import { readConfig } from './read-config.ts'
import { refuseConflicts } from './refuse-conflicts.ts'

/** Result for one setting; a `note` does not prevent the start. It contains no secret. */
export interface Finding {
  is: 'ok' | 'note' | 'wrong'
  setting: string
  says: string
}

/** Formats a finding as a line. */
export const toLine = ({ is, setting, says }: Finding): string => `${is.padEnd(6)}${setting}: ${says}`

/** Dependencies of the check. */
export interface CheckDeps {
  environment: Readonly<Record<string, string | undefined>>
  /** Folder that contains `dist`. */
  root: string
}

/**
 * Checks a configuration as far as possible without running it: reads everything, and connects to every
 * database and host. It creates nothing and sends no messages, and a relay may be running at the same time.
 */
export async function* checkDeployment({ environment, root }: CheckDeps): AsyncGenerator<Finding> {
  const settings = yield* read('environment', () => parseSettings(environment))
  const upstream = yield* read('hosts', () =>
    parseUpstreamSettings(environment, (path) => readFileSync(path, 'utf8')),
  )
  const understanding = yield* read('understanding', () => ({ of: parseUnderstandingSettings(environment) }))
  yield* checkBuild(root)
  if (!settings) return
  yield* checkData(settings.PARLEY_DATA)
  const secrets = yield* checkSecrets(environment, settings)
  const config = yield* read(settings.PARLEY_CONFIG, () => readConfig(settings))
  yield* checkDatabase(settings, secrets)
  if (settings.REDIS_URL) yield* reached('REDIS_URL', reachRedis(settings.REDIS_URL))
  if (settings.SMTP_URL) yield* reached('SMTP_URL', reachMail(settings.SMTP_URL))
  if (settings.SMPP_URL) yield* reached('SMPP_URL', reachSmsCentre(settings.SMPP_URL))
  if (upstream) yield* checkHosts(upstream)
  yield* checkInstitutionsDoor(settings)
  if (understanding?.of) yield* reached('UNDERSTANDING_URL', reachAddress(understanding.of.url))
  if (!config) return
  const channelSecrets = createChannelSecrets(environment)
  if (upstream)
    yield* read('together', () => refuseConflicts({ settings, config, upstream, channelSecrets }) ?? true)
  yield* checkChannels(config, channelSecrets)
}

/** Reads one part; each line of an error is a finding. */
function* read<T>(what: string, work: () => T): Generator<Finding, T | undefined> {
  try {
    const value = work()
    yield { is: 'ok', setting: what, says: 'read' }
    return value
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    const all = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.endsWith('is wrong:'))
    for (const said of all) {
      const line = said.startsWith(`${what}: `) ? said.slice(what.length + 2) : said
      const [, setting = what, says = line] = /^([\w.[\]]+(?: (?:and|or) \w+)?): (.+)$/.exec(line) ?? []
      yield { is: 'wrong', setting, says }
    }
    return undefined
  }
}

async function* reached(setting: string, work: Promise<void>): AsyncGenerator<Finding> {
  try {
    await work
    yield { is: 'ok', setting, says: 'reached' }
  } catch (error) {
    yield { is: 'wrong', setting, says: `not reached: ${reasonOf(error)}` }
  }
}

function* checkBuild(root: string): Generator<Finding> {
  for (const folder of ['dist/web', 'dist/loader', 'dist/docs'])
    if (!existsSync(resolve(root, folder)))
      yield { is: 'wrong', setting: folder, says: 'is not there; npm run build makes it' }
}

function* checkData(folder: string): Generator<Finding> {
  const there = existsSync(folder) ? folder : dirname(resolve(folder))
  try {
    accessSync(there, constants.W_OK)
    yield { is: 'ok', setting: 'PARLEY_DATA', says: there === folder ? 'writable' : 'made at the start' }
  } catch {
    yield { is: 'wrong', setting: 'PARLEY_DATA', says: `${there} is not there, or not writable` }
  }
}

function* checkInstitutionsDoor(settings: Settings): Generator<Finding> {
  if (settings.PLATFORM_TLS_PORT === undefined) return
  for (const name of ['PLATFORM_TLS_CERT', 'PLATFORM_TLS_KEY'] as const)
    if (settings[name] !== undefined) yield* read(name, () => readPem(name, settings[name]))
}

function* checkSecrets(
  environment: CheckDeps['environment'],
  { PARLEY_DATA }: Settings,
): Generator<Finding, Secrets | undefined> {
  const file = resolve(PARLEY_DATA, 'secrets.json')
  if (sourceOf(environment) === 'file' && !existsSync(file)) {
    yield { is: 'note', setting: 'secrets', says: `are made at the start, in ${file}` }
    return undefined
  }
  return yield* read('secrets', () => readSecrets(environment, file))
}

/** Clock difference from which it is reported, in milliseconds. */
const driftMs = 5_000

async function* checkDatabase(settings: Settings, secrets: Secrets | undefined): AsyncGenerator<Finding> {
  const url = settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`
  const setting = 'DATABASE_URL'
  const file = sqliteFileOf(url)
  if (file !== undefined && !existsSync(file)) {
    const folder = dirname(resolve(file))
    const isRight = existsSync(folder) || folder === resolve(settings.PARLEY_DATA)
    yield {
      is: isRight ? 'note' : 'wrong',
      setting,
      says: isRight ? 'made at the start' : `there is no folder ${folder}`,
    }
    return
  }
  const storage = openStorage(url)
  try {
    const before = Date.now()
    await sql`select 1`.execute(storage.db)
    const theirs = await storage.now()
    yield { is: 'ok', setting, says: 'reached' }
    const aheadMs = theirs === undefined ? 0 : Math.round((before + Date.now()) / 2 - theirs)
    if (Math.abs(aheadMs) > driftMs)
      yield { is: 'note', setting, says: `this machine's clock is ${aheadMs} ms ahead of the database's` }
    if (file === undefined) {
      const { rows } = await sql<{ may: boolean | null }>`
        select has_schema_privilege(current_schema(), 'create') as may`.execute(storage.db)
      if (!rows[0]?.may) yield { is: 'wrong', setting, says: 'its user may not make tables' }
    }
    if (secrets) yield* checkKeys(storage.db, secrets)
  } catch (error) {
    yield { is: 'wrong', setting, says: `not reached: ${reasonOf(error)}` }
  } finally {
    await storage.close()
  }
}

async function* checkKeys(
  db: Parameters<typeof refuseOtherKeys>[0],
  { sealKeys }: Secrets,
): AsyncGenerator<Finding> {
  const setting = 'PARLEY_SEAL_KEY'
  try {
    const isKnown = await refuseOtherKeys(
      db,
      createRotatingSeal(() => sealKeys),
    )
    yield isKnown
      ? { is: 'ok', setting, says: 'opens what is in the database' }
      : { is: 'note', setting, says: 'the database is new' }
  } catch (error) {
    // Before its first start a database has no tables.
    if (/no such table|does not exist/.test(String(error)))
      return yield { is: 'note', setting, says: 'the database is new' }
    yield { is: 'wrong', setting, says: 'this database was written with another key' }
  }
}

async function* checkHosts({ baseUrls, trustTls }: UpstreamSettings): AsyncGenerator<Finding> {
  const { platform, gateway, trust } = baseUrls
  if (platform) yield* reached('PLATFORM_BASE_URL', reachAddress(platform))
  if (gateway) yield* reached('GATEWAY_URL', reachAddress(gateway))
  if (trust) yield* reached('TRUST_LAYER_URL', reachAddress(trust, trustTls))
}

async function* checkChannels(config: RelayConfig, secrets: ChannelSecrets): AsyncGenerator<Finding> {
  const { lookupFor } = createEgressRule({ networks: config.webhooks.privateNetworks })
  const called = async function* (setting: string, template: { url: string }, kind: string, name: string) {
    if (placeholdersIn(template).includes('secret') && secrets.of(kind, name) === undefined)
      yield {
        is: 'wrong',
        setting: toSecretName(kind, name),
        says: `is missing; set it, because ${setting} uses {{secret}}`,
      } as const
    yield* reached(setting, reachAddress(template.url.replace(/\{\{\w+\}\}/g, 'x')))
  }
  for (const { gwId, sendMessage, webhooks } of config.channels) {
    if (secrets.of('IDENTITY_SECRET', gwId) !== undefined)
      yield* read(toSecretName('IDENTITY_SECRET', gwId), () => secrets.ofIdentity(gwId))
    if (sendMessage) yield* called(`channels.${gwId}.sendMessage`, sendMessage, 'SEND_SECRET', gwId)
    for (const { name, url } of webhooks) {
      yield* read(`channels.${gwId}.webhooks.${name}`, () => secrets.ofTarget(gwId, name))
      yield* reached(
        `channels.${gwId}.webhooks.${name}.url`,
        reachAddress(url, { lookup: lookupFor(new URL(url).protocol) }),
      )
    }
  }
  for (const way of ['sms', 'voice_callback'] as const) {
    const template = config.deliveries[way]
    if (template) yield* called(`deliveries.${way}`, template, 'DELIVERY_SECRET', way)
    if (secrets.of('STATUS_SECRET', way) !== undefined)
      yield* read(toSecretName('STATUS_SECRET', way), () => secrets.ofStatus(way))
  }
  if (config.onCall?.url) yield* reached('onCall.url', reachAddress(config.onCall.url))
  const { signInProvider } = config
  if (signInProvider) yield* reached('signInProvider.issuer', reachProvider(signInProvider.issuer))
}
