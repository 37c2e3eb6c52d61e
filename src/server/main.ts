import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { removeSecrets } from '../assistant/dialog/redaction/secrets.ts'
import { createReportPapers } from '../assistant/dialog/report-papers.ts'
import { createLiveScamReport } from '../assistant/dialog/scam-report.ts'
import { realTimers } from '../contract/primitives/timers.ts'
import { readFiles, readFilesOf } from '../http/static-files.ts'
import { createDrawThread } from '../pdf/draw-thread.ts'
import { createHumanRecords } from '../platform/engagement/customers/human-records.ts'
import { inviteDemoPeople } from '../relay/agent-api/sign-in/demo-people.ts'
import { createPeople } from '../relay/agent-api/sign-in/people.ts'
import { createChatNotifier } from '../relay/citizen-api/chat/chat-notifier.ts'
import { createPostgresChatNotifier } from '../relay/citizen-api/chat/postgres-chat-notifier.ts'
import {
  createRedisChatNotifier,
  type RedisChatNotifier,
} from '../relay/citizen-api/chat/redis-chat-notifier.ts'
import { parseSettings, placeOfOperators } from '../relay/config/environment.ts'
import type { RelayConfig } from '../relay/config/file.ts'
import { parseUpstreamSettings } from '../relay/config/hosts.ts'
import { createLiveConfig, type LiveConfig } from '../relay/config/overrides/live-config.ts'
import { createOverlayReader } from '../relay/config/overrides/overlay.ts'
import { parseUnderstandingSettings } from '../relay/config/understanding.ts'
import { createHosts } from '../relay/gateway/upstream/hosts.ts'
import { loadSecrets, sourceOf } from '../relay/security/auth/secrets.ts'
import { createSessionTokens, resumeSecondsOf } from '../relay/security/auth/session-tokens.ts'
import { makeFilesPrivate, makePrivate, makePrivateFolder } from '../storage/files/private-files.ts'
import { createIds } from '../storage/ids.ts'
import { renewMs } from '../storage/sole-process.ts'
import type { SweepGuard } from '../storage/sweep-guard.ts'
import { untilThere } from '../storage/until-there.ts'
import { announceDemo } from './announce-demo.ts'
import { createChannelSecrets } from './channel-secrets.ts'
import { checkDeployment, toLine } from './check-deployment.ts'
import { createEmbeddedPlatform } from './embedded-platform.ts'
import { createExtraRoutes } from './extra-routes.ts'
import {
  abilitiesOf,
  authorityOf,
  caseAddressAt,
  createWebhookSecrets,
  humanRecordsOf,
  ownReachOf,
  webhookTarget,
  withUnderstanding,
} from './from-settings.ts'
import { openInstitutionsDoor, urlOf } from './institutions-door.ts'
import { openKept } from './open-kept.ts'
import { demoChannelOf } from './pages/demo.ts'
import { createEmbeddedCall } from './pages/embedded-call.ts'
import { createProcessLog } from './process-log.ts'
import { createReadAgain } from './read-again.ts'
import { readConfig } from './read-config.ts'
import { refuseConflicts } from './refuse-conflicts.ts'
import type { Probe } from './relay/readiness.ts'
import { createRelay, type Relay } from './relay/relay.ts'

/**
 * Entry point: assembles a deployment and runs it. Only here are the relay and the embedded platform
 * connected, and only here (and in the operator commands: key.ts, keys.ts, user.ts, channel.ts, copies.ts) is
 * the environment read.
 */

const timers = realTimers
const root = resolve(import.meta.dirname, '../..')
const channelSecrets = createChannelSecrets(process.env)
/** Reads a page's files: those of this release, and those of earlier releases that the build includes. */
const readBuilt = (part: string) =>
  readFilesOf([resolve(root, 'dist/earlier', part), resolve(root, 'dist', part)])

async function main() {
  // Files that this process writes are accessible only to their owner.
  process.umask(0o077)
  const deployment = readDeployment()
  const logger = createProcessLog(deployment.settings.LOG_LEVEL)
  const whenThere: WhenThere = (work) =>
    untilThere(work, (err) => logger.warn({ err }, 'the database is down; waiting for it'))
  const opened = await openShared(deployment, logger, whenThere)
  // The two call each other: the platform's news go to `relay`, which exists before the platform starts.
  const at: Addresses = { relayUrl: '', adminUrl: '' }
  const embedded = createPlatformSide(deployment, opened, { at, relay: () => relay, live: () => live })
  const live = await whenThere(() =>
    createLiveConfig({
      config: deployment.config,
      overlay: createOverlayReader(opened.shared.storage),
      timers,
      logger,
    }),
  )
  const relay = createRelaySide(deployment, opened, { at, live, embedded })
  const stopUpkeep = timers.setInterval(() => {
    opened.kept.renew().catch((err: unknown) => logger.warn({ err }, 'the database does not answer'))
  }, renewMs)
  rereadOnSignal(deployment, live, logger)
  let door: Awaited<ReturnType<typeof openInstitutionsDoor>>
  stopOnSignal(logger, async () => {
    stopUpkeep()
    await door?.close()
    await relay.stop()
    await close(opened, embedded)
  })
  door = await serve(deployment, opened, { at, relay, embedded, whenThere })
  if (deployment.settings.DEMO === '1') {
    announceDemo({
      ...at,
      channel: demoChannelOf(live.current()),
      invited: await whenThere(() => inviteDemoPeople(opened.people)),
    })
  }
}

/** Retries while the database is down. */
type WhenThere = <T>(work: () => Promise<T>) => Promise<T>

/** Where the relay and its operators' pages are served; empty until they listen. */
interface Addresses {
  relayUrl: string
  adminUrl: string
}

/** Reads the settings, the secrets and the configuration. @throws Error naming what is wrong */
function readDeployment() {
  const settings = parseSettings(process.env)
  const secretsFile = resolve(settings.PARLEY_DATA, 'secrets.json')
  makePrivateFolder(settings.PARLEY_DATA)
  makeFilesPrivate(resolve(settings.PARLEY_DATA, 'outbox'))
  makePrivate(secretsFile)
  const upstream = parseUpstreamSettings(process.env, (path) => readFileSync(path, 'utf8'))
  const understanding = parseUnderstandingSettings(process.env)
  const secrets = loadSecrets(process.env, secretsFile)
  const config = readConfig(settings)
  refuseConflicts({ settings, config, upstream, channelSecrets })
  refuseShortSecrets(config)
  const webhookSecrets = createWebhookSecrets(secrets, channelSecrets)
  return { settings, secretsFile, upstream, understanding, secrets, config, webhookSecrets }
}
type Deployment = ReturnType<typeof readDeployment>

/** Opens what the relay and the embedded platform share, and what tells other relays of news. */
async function openShared(
  { settings, secrets, secretsFile, config }: Deployment,
  logger: Logger,
  whenThere: WhenThere,
) {
  const databaseUrl = settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const ids = createIds()
  const kept = await openKept({
    databaseUrl,
    environment: process.env,
    secrets,
    secretsFile,
    registry,
    retentionDays: config.profile.retentionDays,
    timers,
    logger,
    whenThere,
  })
  const { storage, clock, seal, chatKeys, keyedHash } = kept
  const beside = storage.exclusive
    ? undefined
    : await createPostgresChatNotifier({ url: databaseUrl }, logger, timers)
  const redis = settings.REDIS_URL
    ? await createRedisChatNotifier(settings.REDIS_URL, logger, beside, timers)
    : undefined
  const shared = { storage, clock, seal, chatKeys, keyedHash, timers, ids, logger, registry }
  return { shared, kept, beside, redis, people: createPeople({ storage, clock, ids }) }
}
type Opened = Awaited<ReturnType<typeof openShared>>

/** Creates the embedded platform, whose news go to the relay. */
function createPlatformSide(
  { settings, config, secrets, webhookSecrets }: Deployment,
  { shared, kept }: Opened,
  { at, relay, live }: { at: Addresses; relay: () => Relay; live: () => LiveConfig },
) {
  return createEmbeddedPlatform({
    ...shared,
    settings,
    config,
    secrets,
    root,
    guard: kept.guard,
    deliverySecret: (channel) => channelSecrets.of('DELIVERY_SECRET', channel),
    webhooks: {
      targetOf: (gwId) =>
        at.relayUrl
          ? { ...config.webhooks, ...webhookTarget(at.relayUrl, gwId, webhookSecrets(gwId)) }
          : undefined,
    },
    onCaseChanged: (caseId) => {
      relay()
        .caseChanged(caseId)
        .catch((err: unknown) => shared.logger.warn({ err }, 'a change of a case was not told'))
    },
    tell: (notification) => relay().tell(notification),
    withCaseNumbers: (text) => relay().withCaseNumbers(text),
    caseAddress: caseAddressAt(settings.PUBLIC_URL, () => live().file),
  })
}
type PlatformSide = ReturnType<typeof createPlatformSide>

/** Creates the relay in front of the embedded platform and of the real hosts. */
function createRelaySide(
  deployment: Deployment,
  opened: Opened,
  { at, live, embedded }: { at: Addresses; live: LiveConfig; embedded: PlatformSide },
): Relay {
  const { settings, config, upstream, understanding, secrets, webhookSecrets } = deployment
  const { shared, kept, beside, redis, people } = opened
  const { platform, voice, mail } = embedded
  const { clock } = shared
  const platformCall = { dispatch: platform.dispatch, secret: secrets.platformSecret }
  const hosts = createHosts({
    ...withUnderstanding(upstream, understanding),
    embedded: platformCall,
    registry: shared.registry,
    breaker: config.breaker,
  })
  const extra = createExtraRoutes({
    settings,
    root,
    call: createEmbeddedCall(platformCall),
    relayUrl: () => at.relayUrl,
    adminUrl: () => at.adminUrl,
    demoChannel: () => demoChannelOf(live.current()).gwId,
  })
  const profileOf = () => live.current().profile
  return createRelay({
    ...shared,
    ...optionalSettings(deployment, embedded),
    ...builtFiles(),
    ...(mail && { mail }),
    config: live.file,
    hosts,
    ...(redis && { redis: redis.redis }),
    live,
    listensAt: () => at.relayUrl,
    dialog: createLiveScamReport(profileOf, { can: abilitiesOf(settings, hosts, config) }),
    papers: createReportPapers(profileOf),
    drawPaper: createDrawThread({ file: resolve(root, 'dist/server/paper-thread.js'), timers }),
    removeSecrets,
    tokens: createSessionTokens({
      keysOf: kept.liveKeys.tokenKeys,
      clock,
      resumeSeconds: resumeSecondsOf(config.profile.retentionDays),
    }),
    humanRecords: humanRecordsOf(upstream, createHumanRecords({ clock })),
    identitySecret: channelSecrets.ofIdentity,
    webhookSecrets,
    sendSecret: (gwId) => channelSecrets.of('SEND_SECRET', gwId),
    targetSecret: channelSecrets.ofTarget,
    sweepGuard: kept.guard,
    notifier: redis ?? beside ?? createChatNotifier(timers),
    random: (below) => randomInt(below),
    // Engines load while the citizen speaks. A real upstream is always ready.
    onVoiceWanted: voice.prepare,
    authority: authorityOf(upstream, platform),
    people,
    probes: [
      ...(upstream.baseUrls.trust ? [] : [{ name: 'platform', isNeeded: true, look: platform.check }]),
      ...(redis ? [redisProbe(redis)] : []),
      sweepProbe(kept.guard),
    ],
    operators: { ...placeOfOperators(settings), ...extra },
    ...(extra.demo && { extra: extra.demo }),
  })
}

/** Returns what the relay does only if a setting says so. */
const optionalSettings = (
  { settings, upstream, understanding }: Deployment,
  { platform }: Pick<PlatformSide, 'platform'>,
) => ({
  environment: settings.PARLEY_ENVIRONMENT,
  wantsCode: settings.DEMO !== '1',
  ownReach: ownReachOf(settings),
  ...(settings.PARLEY_BOOTSTRAP_KEY && { bootstrapKey: settings.PARLEY_BOOTSTRAP_KEY }),
  ...(settings.PUBLIC_URL && { publicUrl: settings.PUBLIC_URL }),
  ...(settings.SIGN_IN_PROVIDER_SECRET && { providerSecret: settings.SIGN_IN_PROVIDER_SECRET }),
  ...(understanding && { understanding: { model: understanding.model } }),
  ...(upstream.baseUrls.trust === undefined && {
    deliveryStatus: {
      secrets: {
        sms: channelSecrets.ofStatus('sms'),
        voice_callback: channelSecrets.ofStatus('voice_callback'),
      },
      take: platform.noteDeliveries,
    },
  }),
})

/** Reads the pages of this release. */
const builtFiles = () => ({
  page: readBuilt('web'),
  loader: readBuilt('loader'),
  docs: readFiles(resolve(root, 'dist/docs')),
  ...(existsSync(resolve(root, 'dist/console')) && { consolePage: readBuilt('console') }),
})

/** Starts the platform and the relay, and returns the listener for institutions, if there is one. */
async function serve(
  { settings }: Deployment,
  { shared, kept }: Opened,
  parts: { at: Addresses; relay: Relay; embedded: PlatformSide; whenThere: WhenThere },
) {
  const { at, relay, embedded, whenThere } = parts
  await whenThere(embedded.platform.start)
  embedded.sms?.start()
  at.relayUrl = await listen(relay.server, { setting: 'PORT', port: settings.PORT, host: settings.HOST })
  const { admin } = relay
  at.adminUrl = admin
    ? await listen(admin, {
        setting: 'ADMIN_PORT',
        port: settings.ADMIN_PORT ?? 0,
        host: settings.ADMIN_HOST,
      })
    : at.relayUrl
  await whenThere(relay.start)
  const door = await whenThere(() => openInstitutionsDoor(embedded.platform, settings, timers))
  // A key management command is run only at start-up.
  if (sourceOf(process.env) === 'file') kept.liveKeys.start()
  if (door) shared.logger.info({ institutionsUrl: door.url }, 'institutions are let in')
  shared.logger.info({ url: at.relayUrl, ...(admin && { adminUrl: at.adminUrl }) }, 'listening')
  return door
}

/** Stops the platform, and closes what the relay and the platform shared. */
async function close({ shared, kept, beside, redis }: Opened, { voice, platform, sms }: PlatformSide) {
  kept.liveKeys.stop()
  voice.close()
  await platform.stop()
  await sms?.stop()
  await kept.leave()
  await beside?.close()
  await shared.storage.close()
  await redis?.close()
}

/** Reads the configuration file again on SIGHUP. */
function rereadOnSignal({ settings, upstream }: Deployment, live: LiveConfig, logger: Logger): void {
  const hadFile = existsSync(settings.PARLEY_CONFIG)
  const readAgain = createReadAgain({
    live,
    logger,
    read() {
      if (hadFile && !existsSync(settings.PARLEY_CONFIG)) throw new Error(`${settings.PARLEY_CONFIG} is gone`)
      return readConfig(settings)
    },
    refuse(next) {
      refuseConflicts({ settings, config: next, upstream, channelSecrets })
      refuseShortSecrets(next)
    },
  })
  process.on('SIGHUP', () => void readAgain())
}

/** @throws Error naming the variable */
function refuseShortSecrets({ channels }: Pick<RelayConfig, 'channels'>): void {
  for (const { gwId } of channels) channelSecrets.ofIdentity(gwId)
}

/** Without Redis relays keep running, each with its own limits and wake-ups. */
const redisProbe = ({ redis }: RedisChatNotifier): Probe => ({
  name: 'redis',
  isNeeded: false,
  look: () => redis.ping().then(() => undefined),
})

/** Reports sweeps that wait for an operator in the readiness response; nothing else depends on them. */
const sweepProbe = ({ isHeld }: SweepGuard): Probe => ({
  name: 'sweeps',
  isNeeded: false,
  async look() {
    if (isHeld()) throw Object.assign(new Error('held'), { code: 'held' })
    return undefined
  },
})

/**
 * Length of the accept queue, as far as the system allows (`net.core.somaxconn`). Node accepts one connection
 * per turn of its loop; connections that do not fit are reset.
 */
const backlog = 4096

/**
 * Starts listening on the port of a setting and returns the server's address.
 * @throws Error naming the setting
 */
async function listen(
  server: Server,
  { setting, port, host }: { setting: 'PORT' | 'ADMIN_PORT'; port: number; host: string },
): Promise<string> {
  await new Promise<void>((done, failed) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = { EADDRINUSE: 'another program uses it', EACCES: 'needs more rights' }[cause.code ?? '']
      const message = `${setting}: cannot listen on ${host} port ${port}: ${reason ?? cause.message}`
      failed(new Error(message, { cause }))
    })
    server.listen({ port, host, backlog }, done)
  })
  return urlOf(server, 'http', host)
}

/**
 * Time limit of the shutdown. Unfinished work is then abandoned, as in a crash, and is later redone
 * once.
 */
const stopWithinMs = 28_000

function stopOnSignal(logger: Logger, stop: () => Promise<void>) {
  const end = async (signal: string) => {
    logger.info({ signal }, 'stopping')
    setTimeout(() => {
      logger.warn('not all that had begun has ended in time')
      process.exit(0)
    }, stopWithinMs)
    await stop()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

/** Reports what is right and wrong in the configuration, without running anything. */
async function check() {
  let isWrong = false
  for await (const finding of checkDeployment({ environment: process.env, root })) {
    isWrong ||= finding.is === 'wrong'
    process.stdout.write(`${toLine(finding)}\n`)
  }
  process.exit(isWrong ? 1 : 0)
}

const start = process.argv.includes('--check') ? check : main
/** Resolves when the relay listens; for work that must start after it. */
export const started = start()
started.catch((error: unknown) => {
  process.stderr.write(`Parley did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
