import type { Server } from 'node:https'
import type { Clock, Ids } from '../contract/ids.ts'
import { createKeyedHash } from '../contract/keyed-hash.ts'
import { matchOperation } from '../contract/match.ts'
import type { Dispatch, WireRequest, WireResponse } from '../contract/wire.ts'
import type { Storage } from '../storage/database.ts'
import { createPlatformChats } from './chats/chats.ts'
import { createWebhookCourier, type WebhookCourierDeps } from './chats/webhook-courier.ts'
import type { Context } from './context.ts'
import { methodNotAllowed, refusalResponse } from './frame/answers.ts'
import { nextBackgroundJob, postponeJob, runBackgroundJob, runExactJobs } from './frame/jobs.ts'
import { createNotebook } from './frame/notebook.ts'
import { authenticate, digest, institutionPrincipal, type Principal, system } from './frame/principal.ts'
import { Refusal } from './frame/refusal.ts'
import { createSandboxClock } from './frame/sandbox-clock.ts'
import { createTrustDispatch } from './frame/trust-dispatch.ts'
import { createUnits, type Unit, type Units } from './frame/unit.ts'
import { createWorker } from './frame/worker.ts'
import { createHandlers } from './handlers.ts'
import { type CertificateAuthority, openAuthority } from './ips/certificate-authority.ts'
import type { EnumerationBudget } from './ips/enumeration-budget.ts'
import { createMetadataQueue } from './ips/transaction-metadata.ts'
import { createVerifyAccount } from './ips/verify-account.ts'
import { createJobHandlers, sweepRecords } from './jobs.ts'
import { findAccount, openOwnAccounts } from './ledger/accounts.ts'
import { demoLedger } from './ledger/demo.ts'
import { seedLedger } from './ledger/seed.ts'
import { createMutualTlsServer } from './mutual-tls.ts'
import { outboxDeliveries } from './outbox.ts'
import { createRecordsArea } from './people/area.ts'
import { seedRecords } from './people/seed.ts'
import { type CaseListener, type Deliveries, type Logger, type Seal, silentLogger } from './ports.ts'
import { defaultProfile, type PlatformProfile } from './profile.ts'
import { createLocalHour } from './recovery/account-behaviour.ts'
import { addToken, sandboxTokens } from './recovery/authorization-token.ts'
import { carryOne } from './redress/courier.ts'
import { createChatRoutes, sendMessagePath } from './sandbox/chat-routes.ts'
import { createListRoutes } from './sandbox/lists.ts'
import { createRecordRoutes } from './sandbox/record-routes.ts'
import { createSandboxDispatch } from './sandbox/sandbox-dispatch.ts'
import { createTrustRoutes } from './sandbox/trust-routes.ts'
import { isVoiceOperation, type VoiceArea } from './voice/voice-area.ts'

export interface PlatformOptions {
  storage: Storage
  clock: Clock
  ids: Ids
  /** Default {@link defaultProfile}. */
  profile?: PlatformProfile
  /** Serves `/sandbox/…` to the admin role, and seeds its authorization tokens. */
  sandbox: boolean
  /** Key of the hashes that stand for people and accounts; the relay's own. */
  pepper: string
  /** Bearer token of those who may say for whom they ask. */
  secret: string
  seal: Seal
  /** Text to speech and back; without it those operations are not found. */
  voice?: VoiceArea
  /** Ways out for messages to citizens; a channel without one is written to the outbox table. */
  deliveries?: Partial<Deliveries>
  onCaseChanged?: CaseListener
  /** Where events of chats go. Default: nowhere yet, and they are kept. */
  webhooks?: Pick<WebhookCourierDeps, 'targetOf' | 'post'>
  /** What a caller may guess in account verification. Default: by its role. */
  enumerationBudget?: (principal: Principal) => EnumerationBudget
  logger?: Logger
}

export interface Platform {
  dispatch: Dispatch
  /**
   * Opens a server that only participants' certificates open, with a certificate of its own for
   * `names`; both are issued by the platform's authority, whose certificate (PEM) comes along.
   */
  openMutualTls(options: {
    names: readonly string[]
    port?: number
    host?: string
  }): Promise<{ server: Server; authority: string }>
  /** Fills a fresh database, and keeps doing what is due. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Places that the interface leaves open and the relay itself calls: no helpers for tests. */
const innerPaths: ReadonlySet<string> = new Set([sendMessagePath, '/sandbox/scam-reports'])

/** How often the platform looks for what is due when nobody asks, in milliseconds. */
const sweepMs = 500

/** The embedded platform: the operations of the interface with their state in SQL. */
export function createPlatform(options: PlatformOptions): Platform {
  const { storage, ids, seal, logger = silentLogger } = options
  const clock = createSandboxClock(options.clock)
  const context: Context = {
    profile: options.profile ?? defaultProfile,
    keyedHash: createKeyedHash(options.pepper),
    localHourOf: createLocalHour((options.profile ?? defaultProfile).timezone),
    seal,
    logger,
    onCaseChanged: options.onCaseChanged ?? (() => {}),
  }
  const deliveries: Deliveries = { ...outboxDeliveries(storage, seal, clock.now), ...options.deliveries }
  const jobs = createJobHandlers(context)
  const units: Units = createUnits({
    storage,
    clock: clock.now,
    ids,
    logger,
    runDue: (unit) => runExactJobs(unit, jobs),
    onCommit: () => worker.kick(),
  })
  const worker = createWorker({
    logger,
    async step() {
      const didJob = await runNextJob()
      return (await carryOne({ storage, units, deliveries, seal, now: clock.now, logger })) || didJob
    },
  })
  async function runNextJob(): Promise<boolean> {
    const job = await nextBackgroundJob(storage.db, clock.now())
    if (!job) return false
    try {
      await units.write({ principal: system }, (unit) => runBackgroundJob(unit, job, jobs))
    } catch (error) {
      logger.error({ error, kind: job.kind }, 'a background job failed')
      await units.write({ principal: system }, (unit) => postponeJob(unit, job))
    }
    return true
  }
  const notebook = createNotebook(units)
  const metadata = createMetadataQueue(units, logger)
  let opening: Promise<CertificateAuthority> | null = null
  const authority = () => {
    opening ??= openAuthority(units, seal)
    return opening
  }
  const trust = createTrustDispatch({
    units,
    profile: context.profile,
    beforeChange: () => notebook.verificationsKept(),
    handlers: createHandlers(context, {
      context,
      units,
      notebook,
      metadata,
      register: { context, units, authority, now: clock.now },
      verify: createVerifyAccount({
        context,
        storage,
        newId: () => `VER-${ids()}`,
        now: clock.now,
        budgetOf: options.enumerationBudget,
      }),
      now: clock.now,
    }),
  })
  const records = createRecordsArea({
    storage,
    clock: clock.now,
    ids,
    seal,
    secret: options.secret,
    logger,
  })
  const courier = createWebhookCourier({
    targetOf: () => undefined,
    ...options.webhooks,
    storage,
    clock: options.clock,
    logger,
  })
  const chats = createPlatformChats({ storage, clock: options.clock, ids, onEvent: courier.kick })
  const sandbox = createSandboxDispatch({ context, units, clock, worker }, [
    ...createTrustRoutes({ context, units }),
    ...createListRoutes({ context, units }),
    ...createRecordRoutes({ storage, clock: clock.now, ids }),
    ...createChatRoutes(chats, ids),
  ])
  let booted: Promise<void> | null = null
  const boot = () => {
    booted ??= fill(options, context, units).then(() => seedRecords(storage, clock.now))
    return booted
  }

  async function route(request: WireRequest, requestId: string, certified?: string): Promise<WireResponse> {
    const url = new URL(request.path, 'http://platform')
    const isSandbox = url.pathname.startsWith('/sandbox/')
    const match = isSandbox ? undefined : matchOperation(request.method, url.pathname)
    if (isSandbox ? !options.sandbox && !innerPaths.has(url.pathname) : !match) throw new Refusal('not-found')
    // Speech knows its callers by their takeover secret.
    if (match?.found === 'operation' && isVoiceOperation(match.operation.id)) {
      if (!options.voice) throw new Refusal('not-found')
      return options.voice.operation(match.operation.id, match.params, request)
    }
    // What keeps records knows its callers by the secret alone.
    if (match?.found === 'operation' && match.operation.host !== 'trust') {
      return records.operation(match.operation, { params: match.params, query: url.searchParams, request })
    }
    const principal = certified
      ? institutionPrincipal(certified)
      : await authenticate(request.headers, {
          secret: options.secret,
          findClient: (clientId, clientSecret) => findClient(storage, clientId, clientSecret),
        })
    if (!principal) throw new Refusal('unauthenticated')
    const rest = { principal, requestId, query: url.searchParams, request }
    const workspace = /^\/sandbox\/workspaces\/([^/]{1,128})$/.exec(url.pathname)?.[1]
    if (workspace !== undefined && options.voice && principal.role === 'admin') {
      return options.voice.workspace(decodeURIComponent(workspace), request)
    }
    if (!match) return sandbox({ ...rest, pathname: url.pathname })
    if (match.found === 'path') throw methodNotAllowed(match.allowed)
    return trust({ ...rest, operation: match.operation, params: match.params })
  }

  async function answer(request: WireRequest, certified?: string): Promise<WireResponse> {
    const requestId = request.headers['x-request-id'] ?? ids()
    try {
      await boot()
      return await route(request, requestId, certified)
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error, requestId)
      logger.error({ error, requestId }, 'the platform failed')
      return refusalResponse(
        new Refusal(isStorageError(error) ? 'storage-unavailable' : 'internal-error'),
        requestId,
      )
    }
  }

  let sweeper: ReturnType<typeof setInterval> | null = null
  return {
    dispatch: (request) => answer(request),
    async openMutualTls({ names, port = 0, host = '127.0.0.1' }) {
      await boot()
      const ca = await authority()
      const own = await ca.issueServer(names, clock.now())
      const server = createMutualTlsServer({
        ...own,
        authority: ca.certificate,
        institutionOf: (serial) => findBySerial(storage, serial, clock.now()),
        handle: answer,
        logger,
      })
      await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done))
      return { server, authority: ca.certificate }
    },
    async start() {
      await boot()
      worker.kick()
      await courier.start()
      sweeper = setInterval(() => {
        void units.read(async () => {}).catch((error) => logger.error({ error }, 'the sweep failed'))
        worker.kick()
        courier.kick()
      }, sweepMs)
      sweeper.unref()
    },
    async stop() {
      if (sweeper) clearInterval(sweeper)
      await metadata.flushed()
      await notebook.flush()
      await courier.stop()
      await worker.settled()
    },
  }
}

/** Gives a fresh database what the ledger needs, and a demonstration its story. */
async function fill({ sandbox }: PlatformOptions, context: Context, units: Units): Promise<void> {
  await units.write({ principal: system }, async (unit) => {
    const known = await findAccount(unit.trx, 'external')
    if (sandbox) await addSandboxTokens(unit)
    if (known) return
    await openOwnAccounts(unit.trx, context.profile.poolOpeningMinor)
    await sweepRecords(unit)
    if (context.profile.demo) await seedLedger(unit, demoLedger(unit.now, context.keyedHash), context.seal)
  })
}

async function addSandboxTokens(unit: Unit): Promise<void> {
  for (const scope of ['freeze', 'release'] as const) {
    await addToken(unit, {
      token: sandboxTokens[scope],
      scope,
      caseId: null,
      expiresAt: null,
      maxUses: null,
      issuedBy: 'sandbox',
    })
  }
}

async function findClient(storage: Storage, clientId: string, clientSecret: string): Promise<string | null> {
  const client = await storage.db
    .selectFrom('pf_participant')
    .select(['institution_code', 'client_secret_digest'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  // Both sides are digests, so that how far they agree tells nothing of the secret.
  return client?.client_secret_digest === digest(clientSecret) ? client.institution_code : null
}

async function findBySerial(storage: Storage, serial: string, now: string): Promise<string | null> {
  const participant = await storage.db
    .selectFrom('pf_participant')
    .select('institution_code')
    .where('certificate_serial', '=', serial)
    .where('certificate_expires_at', '>', now)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return participant?.institution_code ?? null
}

const isStorageError = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR)|ECONN|57P|08|53)/.test(String(error.code))
