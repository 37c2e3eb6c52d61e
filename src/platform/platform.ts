import type { Clock, Ids } from '../contract/ids.ts'
import { createKeyedHash } from '../contract/keyed-hash.ts'
import { matchOperation } from '../contract/match.ts'
import type { Dispatch, WireRequest, WireResponse } from '../contract/wire.ts'
import type { Storage } from '../storage/database.ts'
import type { Context } from './context.ts'
import { methodNotAllowed, refusalResponse } from './frame/answers.ts'
import { nextBackgroundJob, postponeJob, runBackgroundJob, runExactJobs } from './frame/jobs.ts'
import { authenticate, digest, system } from './frame/principal.ts'
import { Refusal } from './frame/refusal.ts'
import { createSandboxClock } from './frame/sandbox-clock.ts'
import { createTrustDispatch } from './frame/trust-dispatch.ts'
import { createUnits, type Units } from './frame/unit.ts'
import { createWorker } from './frame/worker.ts'
import { createHandlers } from './handlers.ts'
import { createJobHandlers } from './jobs.ts'
import { openOwnAccounts } from './ledger/accounts.ts'
import { demoLedger } from './ledger/demo.ts'
import { seedLedger } from './ledger/seed.ts'
import { type CaseListener, type Logger, type Seal, silentLogger } from './ports.ts'
import { defaultProfile, type PlatformProfile } from './profile.ts'
import { createSandboxDispatch } from './sandbox/sandbox-dispatch.ts'

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
  onCaseChanged?: CaseListener
  logger?: Logger
}

export interface Platform {
  dispatch: Dispatch
  /** Fills a fresh database, and keeps doing what is due. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** How often the platform looks for what is due when nobody asks, in milliseconds. */
const sweepMs = 500

/** The embedded platform: the operations of the interface with their state in SQL. */
export function createPlatform(options: PlatformOptions): Platform {
  const { storage, ids, logger = silentLogger } = options
  const clock = createSandboxClock(options.clock)
  const context: Context = {
    profile: options.profile ?? defaultProfile,
    keyedHash: createKeyedHash(options.pepper),
    seal: options.seal,
    logger,
    onCaseChanged: options.onCaseChanged ?? (() => {}),
  }
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
      const job = await nextBackgroundJob(storage.db, clock.now())
      if (!job) return false
      try {
        await units.write({ principal: system }, (unit) => runBackgroundJob(unit, job, jobs))
      } catch (error) {
        logger.error({ error, kind: job.kind }, 'a background job failed')
        await units.write({ principal: system }, (unit) => postponeJob(unit, job))
      }
      return true
    },
  })
  const trust = createTrustDispatch({ units, handlers: createHandlers(context), profile: context.profile })
  const sandbox = createSandboxDispatch({ context, units, clock, worker })
  let booted: Promise<void> | null = null
  const boot = () => {
    booted ??= fill(options, context, units)
    return booted
  }

  async function route(request: WireRequest, requestId: string): Promise<WireResponse> {
    const url = new URL(request.path, 'http://platform')
    const isSandbox = url.pathname.startsWith('/sandbox/')
    const match = isSandbox ? undefined : matchOperation(request.method, url.pathname)
    if (isSandbox ? !options.sandbox : !match) throw new Refusal('not-found')
    const principal = await authenticate(request.headers, {
      secret: options.secret,
      findClient: (clientId, clientSecret) => findClient(storage, clientId, clientSecret),
      isActive: (code) => isActive(storage, code),
    })
    if (!principal) throw new Refusal('unauthenticated')
    const rest = { principal, requestId, query: url.searchParams, request }
    if (!match) return sandbox({ ...rest, pathname: url.pathname })
    if (match.found === 'path') throw methodNotAllowed(match.allowed)
    if (match.operation.host !== 'trust') throw new Refusal('not-found')
    return trust({ ...rest, operation: match.operation, params: match.params })
  }

  const dispatch: Dispatch = async (request) => {
    const requestId = request.headers['x-request-id'] ?? ids()
    try {
      await boot()
      return await route(request, requestId)
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
    dispatch,
    async start() {
      await boot()
      worker.kick()
      sweeper = setInterval(() => {
        void units.read(async () => {}).catch((error) => logger.error({ error }, 'the sweep failed'))
        worker.kick()
      }, sweepMs)
      sweeper.unref()
    },
    async stop() {
      if (sweeper) clearInterval(sweeper)
      await worker.settled()
    },
  }
}

/** Gives a fresh database what the ledger needs, and a demonstration its story. */
async function fill({ storage }: PlatformOptions, context: Context, units: Units): Promise<void> {
  const known = await storage.db.selectFrom('pf_account').select('account_hash').limit(1).executeTakeFirst()
  if (known) return
  await units.write({ principal: system }, async (unit) => {
    await openOwnAccounts(unit.trx, context.profile.poolOpeningMinor)
    if (context.profile.demo) await seedLedger(unit, demoLedger(unit.now, context.keyedHash), context.seal)
  })
}

async function findClient(storage: Storage, clientId: string, clientSecret: string): Promise<string | null> {
  const client = await storage.db
    .selectFrom('pf_participant')
    .select(['institution_code', 'client_secret_digest'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  // Both sides are digests, so that how far they agree tells nothing of the secret.
  return client?.client_secret_digest === digest(clientSecret) ? client.institution_code : null
}

async function isActive(storage: Storage, code: string): Promise<boolean> {
  const participant = await storage.db
    .selectFrom('pf_participant')
    .select('status')
    .where('institution_code', '=', code)
    .executeTakeFirst()
  return participant?.status === 'active'
}

const isStorageError = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR)|ECONN|57P|08|53)/.test(String(error.code))
