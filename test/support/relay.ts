import { randomBytes, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type * as z from 'zod'
import type { ReportPapers } from '../../src/assistant/dialog/model/paper.ts'
import type { Dialog } from '../../src/assistant/dialog/model/types.ts'
import { createReportPapers } from '../../src/assistant/dialog/report-papers.ts'
import { createKeyedHash, type KeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { realTimers, type Timers } from '../../src/contract/primitives/timers.ts'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { readFiles, toBuiltFile } from '../../src/http/static-files.ts'
import { createPeople } from '../../src/relay/agent-api/sign-in/people.ts'
import { createChatNotifier } from '../../src/relay/citizen-api/chat/chat-notifier.ts'
import { drawPaper } from '../../src/relay/citizen-api/pdf/draw-paper.ts'
import { type configFile, demoConfig, parseConfig } from '../../src/relay/config/file.ts'
import { createLiveConfig } from '../../src/relay/config/overrides/live-config.ts'
import { createOverlayReader } from '../../src/relay/config/overrides/overlay.ts'
import { createHosts, type HostsOptions } from '../../src/relay/gateway/upstream/hosts.ts'
import { createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal, type Seal } from '../../src/relay/security/auth/seal.ts'
import { createSessionTokens } from '../../src/relay/security/auth/session-tokens.ts'
import type { TokenBuckets } from '../../src/relay/security/rate-limits/token-buckets.ts'
import { createProcessLog } from '../../src/server/process-log.ts'
import { balancerLingerMs } from '../../src/server/relay/close-server.ts'
import { createRelay, type Relay } from '../../src/server/relay/relay.ts'
import type { RelayDeps } from '../../src/server/relay/relay-deps.ts'
import { createIds } from '../../src/storage/ids.ts'
import { bootstrapKey } from './admin-key.ts'
import { database, type TestDatabase } from './databases.ts'
import { drawnOperations } from './drawn-operations.ts'
import { echoDialog } from './echo-dialog.ts'
import { generousLimits } from './generous-limits.ts'
import { createSecretWatch } from './secret-watch.ts'
import type { VirtualTimers } from './virtual-timers.ts'

/** The signing secret for deliveries to a customer's server. */
export const targetSecret = 'shared with the server of the customer'
export const webhookSecret = 'the platform signs with this'
/** The host name for reaching the console from other machines, by https. */
export const consoleName = 'console.bank.example'

/** A relay on a free port, in this process, over real HTTP and a real database. */
export interface TestRelay {
  url: string
  test: TestDatabase
  /** Sets the relay's clock; undefined is real time. */
  setNow(instant: string | undefined): void
  /** Advances the relay's clock and timers, if the test uses virtual ones. */
  pass(ms: number): void
  caseChanged: Relay['caseChanged']
  tell: Relay['tell']
  withCaseNumbers: Relay['withCaseNumbers']
  sweep: Relay['sweep']
  lookAfterQueue: Relay['lookAfterQueue']
  sendWebhooks: Relay['sendWebhooks']
  identitySecret: string
  /** The relay's log, line by line. */
  log: string[]
  /** @throws Error when one of the relay's secrets was leaked */
  stop(): Promise<void>
}

export interface TestRelayOptions {
  dispatch: Dispatch
  /** The secret that the relay sends to `dispatch`. */
  secret?: string
  sendSecret?: (gwId: string) => string
  /** Default: one that repeats what it receives. */
  dialog?: Dialog
  /** Changes to the demonstration's configuration with generous limits. */
  config?: Partial<z.input<typeof configFile>>
  channels?: z.input<typeof configFile>['channels']
  /** Real hosts instead of `dispatch`. */
  upstream?: Pick<HostsOptions, 'baseUrls' | 'trustReportPath'> & Partial<Pick<HostsOptions, 'secrets'>>
  /** A language model that helps to understand messages; `url` is its base URL. */
  understanding?: { url: string; key?: string; model: string; timeoutMs?: number }
  /** Removes secrets from the citizen's messages. Default: the number 1234. */
  removeSecrets?: RelayDeps['removeSecrets']
  /** Default: in this thread. */
  drawPaper?: RelayDeps['drawPaper']
  /** Folder of a built chat page; without it the page is only a placeholder. */
  webDir?: string
  /** Counts visitors per minute, for example with the test's own clock. */
  visitorBuckets?: TokenBuckets
  redis?: Redis
  /** Used one by one instead of random numbers, until they run out. */
  dice?: number[]
  /** For example one that the platform shares. */
  keyedHash?: KeyedHash
  /** For example one that another relay on the same database shares. */
  seal?: Seal
  /** Default: the approver provides the tokens of freezes and releases. */
  authority?: RelayDeps['authority']
  /** Whether console users must also enter a code. Default true. */
  wantsCode?: boolean
  /** The relay's client secret at the provider of `config.signInProvider`. */
  providerSecret?: string
  /** Receives calls to the on-call address, and to push services. */
  fetch?: typeof fetch
  /** How webhooks are posted, for example with the test's own DNS names. */
  posting?: RelayDeps['posting']
  /** Records about citizens. Default: none. */
  humanRecords?: RelayDeps['humanRecords']
  /** Which calls of the embedded platform are documented in addition to the operations. Default: none. */
  ownReach?: RelayDeps['ownReach']
  /** Accepts delivery reports from SMS and callback services. */
  deliveryStatus?: RelayDeps['deliveryStatus']
  /** Public address of the relay. */
  publicUrl?: string
  /**
   * A virtual clock that the test advances. Default: real time, and no idle connection is kept open at the
   * end.
   */
  timers?: VirtualTimers
  /** Starts the relay, which is already listening. Default: immediately. */
  start?: (relay: Pick<Relay, 'start'>, test: TestDatabase) => Promise<void>
}

/** Starts a relay whose upstream is `dispatch`. */
export async function startRelay(options: TestRelayOptions): Promise<TestRelay> {
  const { dispatch, secret, sendSecret, dialog, channels, webDir, understanding } = options
  const tokenKey = { kid: 'k1', secret: randomBytes(32) }
  const config = parseConfig({
    ...demoConfig,
    ...generousLimits,
    ...(channels && { channels }),
    ...options.config,
  })
  const test = await database.create()
  const log: string[] = []
  let now: string | undefined
  let passedMs = 0
  const clock = () => now ?? new Date(Date.now() + passedMs).toISOString()
  let isStopping = false
  const timers: Timers = options.timers ?? {
    ...realTimers,
    setTimeout: (run, ms) => realTimers.setTimeout(run, isStopping && ms === balancerLingerMs ? 0 : ms),
  }
  const identitySecret = randomBytes(16).toString('hex')
  const registry = new Registry()
  const file = (path: string, text: string) => [path, toBuiltFile(path, Buffer.from(text))] as const
  const seal = options.seal ?? createSeal(randomBytes(32))
  const logger = logTo(log)
  const live = await createLiveConfig({ config, overlay: createOverlayReader(test.storage), timers, logger })
  let url = ''
  const relay = createRelay({
    config,
    live,
    listensAt: () => url,
    storage: test.storage,
    hosts: createHosts({
      baseUrls: {},
      secrets: understanding?.key ? { understandingKey: understanding.key } : {},
      ...(understanding && { understandingUrl: understanding.url }),
      ...options.upstream,
      embedded: { dispatch, secret: platformSecretOf(secret) },
      breaker: config.breaker,
      registry,
    }),
    registry,
    bootstrapKey,
    limiting: {
      challengeWork: { cost: 10, numbers: 20 },
      ...(options.visitorBuckets && { buckets: options.visitorBuckets }),
    },
    ...(options.redis && { redis: options.redis }),
    dialog: dialog ?? (echoDialog as unknown as Dialog),
    papers: createReportPapers(() => live.current().profile) as unknown as ReportPapers,
    drawPaper: options.drawPaper ?? drawPaper,
    removeSecrets: options.removeSecrets ?? removeNumber,
    ...(understanding && { understanding }),
    tokens: createSessionTokens({ keysOf: () => [tokenKey], clock }),
    identitySecret: (gwId) => (gwId.startsWith('no-secret') ? undefined : identitySecret),
    webhookSecrets: (gwId) => (gwId === 'by-path' ? { path: 'a-path-secret' } : { signing: webhookSecret }),
    ...(sendSecret && { sendSecret }),
    targetSecret: () => targetSecret,
    ...(options.posting && { posting: options.posting }),
    seal,
    chatKeys: createChatKeys({ seal }),
    keyedHash: options.keyedHash ?? createKeyedHash(() => ['a pepper for tests']),
    notifier: createChatNotifier(timers),
    clock,
    timers,
    ids: createIds(),
    random: (below) => (options.dice?.shift() ?? randomInt(below)) % below,
    logger,
    page: webDir
      ? readFiles(webDir)
      : new Map([
          file('index.html', '<!doctype html><title>chat</title>'),
          file('assets/page-abc.js', '1'),
          file('chat-sw.js', 'void 0'),
        ]),
    loader: new Map([file('widget.js', 'void 0')]),
    docs: drawnOperations(),
    people: createPeople({ storage: test.storage, clock, ids: createIds() }),
    wantsCode: options.wantsCode ?? true,
    ...(options.providerSecret && { providerSecret: options.providerSecret }),
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.humanRecords && { humanRecords: options.humanRecords }),
    ...(options.deliveryStatus && { deliveryStatus: options.deliveryStatus }),
    ...(options.publicUrl && { publicUrl: options.publicUrl }),
    ...(options.authority && { authority: options.authority }),
    ...(options.ownReach && { ownReach: options.ownReach }),
    operators: { at: 'main', host: '127.0.0.1', names: [consoleName] },
  })
  const watch = createSecretWatch([
    bootstrapKey,
    webhookSecret,
    targetSecret,
    identitySecret,
    platformSecretOf(secret),
    ...(understanding?.key ? [understanding.key] : []),
  ])
  relay.server.prependListener('request', (_req, res) => watch.read(res))
  await new Promise<void>((listening) => relay.server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(relay.server.address() as AddressInfo).port}`
  await (options.start?.(relay, test) ?? relay.start())
  return {
    url,
    test,
    setNow: (instant) => {
      now = instant
    },
    pass(ms) {
      passedMs += ms
      options.timers?.pass(ms)
    },
    caseChanged: relay.caseChanged,
    tell: relay.tell,
    withCaseNumbers: relay.withCaseNumbers,
    sweep: relay.sweep,
    lookAfterQueue: relay.lookAfterQueue,
    sendWebhooks: relay.sendWebhooks,
    identitySecret,
    log,
    async stop() {
      isStopping = true
      const stopped = relay.stop()
      await (options.timers?.passUntil(stopped) ?? stopped)
      await test.remove()
      watch.check({ 'a log line': log.join('\n'), 'the metrics': await registry.metrics() })
    },
  }
}

const removeNumber: RelayDeps['removeSecrets'] = (text) => ({
  text: text.replace('1234', '[removed]'),
  found: text.includes('1234') ? ['pin'] : [],
})

const platformSecretOf = (secret: string | undefined) => secret ?? 'between relay and platform'

const logTo = (lines: string[]): Logger =>
  createProcessLog('debug', { write: (line) => void lines.push(line) })
