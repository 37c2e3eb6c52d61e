import type { Server } from 'node:https'
import type { DeliveryReport } from '../contract/chat/delivery-status.ts'
import { demoTeamspace } from '../contract/platform/tests.ts'
import type { Clock, Ids } from '../contract/primitives/ids.ts'
import type { KeyedHash } from '../contract/primitives/keyed-hash.ts'
import { isProblem } from '../contract/primitives/problem.ts'
import { createLocalHour } from '../contract/primitives/time-zone.ts'
import type { Cancel, Timers } from '../contract/primitives/timers.ts'
import type { Dispatch, WireRequest, WireResponse } from '../contract/primitives/wire.ts'
import { createPostWebhook } from '../http/post-webhook.ts'
import { problemAnswer } from '../http/problem-answers.ts'
import { isOutage } from '../storage/database/outage.ts'
import type { Storage } from '../storage/database/storage.ts'
import { openGuard, type SweepGuard } from '../storage/sweep-guard.ts'
import { fill } from './boot.ts'
import { createCallers } from './callers.ts'
import { createPlatformChats } from './engagement/chats/chats.ts'
import { createWebhookCourier, type WebhookCourierDeps } from './engagement/chats/webhook-courier.ts'
import { createRecordsArea } from './engagement/customers/area.ts'
import { seedRecords } from './engagement/customers/seed.ts'
import { createChatHandlers } from './engagement/sandbox/chat-routes.ts'
import { createListHandlers } from './engagement/sandbox/lists.ts'
import { createRecordHandlers } from './engagement/sandbox/record-routes.ts'
import { createSandboxDispatch } from './engagement/sandbox/sandbox-dispatch.ts'
import { createTrustHandlers } from './engagement/sandbox/trust-routes.ts'
import { createSettingsHandlers } from './engagement/settings/settings-routes.ts'
import type { VoiceArea } from './engagement/voice/voice-area.ts'
import { createTeamspaces, type Teamspaces } from './engagement/workspace/teamspaces.ts'
import { createHandlers } from './handlers.ts'
import { createJobHandlers, createLongJobs, forgettingJobs } from './job-handlers.ts'
import type { Context } from './kit/context.ts'
import { deliverNext, freeClaimed } from './kit/delivery/courier.ts'
import { takeDeliveryReports } from './kit/delivery/delivery-status.ts'
import { createOutbox } from './kit/delivery/outbox.ts'
import { createTrustDispatch } from './kit/dispatch.ts'
import {
  countStuck,
  freeClaimedJobs,
  isAnythingDue,
  nextBackgroundJob,
  noteFailure,
  runBackgroundJob,
  runExactJobs,
} from './kit/jobs.ts'
import {
  type CaseListener,
  type ChatKeys,
  type Deliveries,
  type DeliveryChannel,
  type Logger,
  type Seal,
  silentLogger,
} from './kit/ports.ts'
import { type Principal, system } from './kit/principal.ts'
import { defaultProfile, type PlatformProfile } from './kit/profile.ts'
import { createReadAuditBuffer } from './kit/read-audit-buffer.ts'
import { Refusal, refusalAnswer } from './kit/refusal.ts'
import { createSandboxClock } from './kit/sandbox-clock.ts'
import { plusDays } from './kit/time.ts'
import { createUnitsOfWork, type UnitsOfWork } from './kit/unit-of-work.ts'
import { createWorker, joinWorkers } from './kit/worker.ts'
import { createMutualTlsServer, type ServerCertificate } from './mutual-tls.ts'
import { createRouter } from './router.ts'
import { type CertificateAuthority, openAuthority } from './trust-layer/payments/certificate-authority.ts'
import type { EnumerationBudget } from './trust-layer/payments/enumeration-budget.ts'
import { mailNextNotice } from './trust-layer/payments/notice-courier.ts'
import { createParticipants } from './trust-layer/payments/participants.ts'
import { createMetadataQueue } from './trust-layer/payments/transaction-metadata.ts'
import { createVerifyAccount } from './trust-layer/payments/verify-account.ts'
import {
  addToken,
  type TokenBinding,
  type TokenScope,
} from './trust-layer/recovery/freeze/authorization-token.ts'
import type { LegalDocument } from './trust-layer/recovery/legal/legal-document.ts'
import { tellNews } from './trust-layer/redress/case-news.ts'
import { countForgotten } from './trust-layer/redress/forget-cases.ts'

/** Dependencies of the embedded platform. */
export interface PlatformOptions {
  storage: Storage
  clock: Clock
  timers: Timers
  ids: Ids
  /** Default {@link defaultProfile}. */
  profile?: PlatformProfile
  /** Serves `/sandbox/…` to the admin role, and seeds its authorization tokens. */
  sandbox: boolean
  /** Creates the hashes that identify people and accounts; the relay's own. */
  keyedHash: KeyedHash
  /** Bearer token of callers that may name the principal on whose behalf they act. */
  secret: string
  seal: Seal
  /** Keys of the platform's chats. */
  chatKeys: ChatKeys
  /** Text to speech and speech to text; without it, those operations are not found. */
  voice?: VoiceArea
  /** The teamspaces of the workspace. Default: {@link demoTeamspace} and those that are added. */
  teamspaces?: Teamspaces
  /**
   * Delivery channels for messages to citizens. A message for a missing channel fails (`no_connector`) and is
   * written to a table that only the sandbox shows; without `chat`, open chats are not notified.
   */
  deliveries?: Partial<Deliveries>
  /**
   * Whether institutions have an mTLS listener, which {@link Platform.openMutualTls} opens. Default false.
   */
  hasDoor?: boolean
  onCaseChanged?: CaseListener
  /**
   * Address at which the chat page of a channel opens a case. Default: messages about cases contain no link.
   */
  caseAddress?: (gwId: string, caseId: string, language: string) => string | undefined
  /** Deletes messages to people that were written to files before an instant. */
  forgetFiles?: (before: string) => Promise<void>
  /**
   * Refuses deletions by a wrong clock, or of too much together. Default: everything is deleted at the end of
   * its retention.
   */
  guard?: SweepGuard
  /** Targets of chat events. Default: none yet, and events are stored. */
  webhooks?: Pick<WebhookCourierDeps, 'targetOf'> & Partial<Pick<WebhookCourierDeps, 'post'>>
  /** Guessing budget of a caller in account verification. Default: by its role. */
  enumerationBudget?: (principal: Principal) => EnumerationBudget
  /** Draws a legal document as PDF. Default: in this thread, which it blocks for some hundred milliseconds. */
  drawDocument?: (document: LegalDocument) => Promise<Uint8Array>
  logger?: Logger
}

/** Handles the operations of the interface, with its state in SQL. */
export interface Platform {
  dispatch: Dispatch
  /**
   * Issues the authorization token of one freeze or release, bound to it and valid for one use. Called by the
   * process that obtained the approval; no request can reach it. Issuing the same token again has no effect.
   */
  authorize(act: AuthorizedAct): Promise<void>
  /**
   * Opens a server for institutions, which authenticate with certificates or API credentials. Its own
   * certificate is `own`, or is issued for `names` by the platform's authority, whose certificate (PEM) is
   * returned too.
   */
  openMutualTls(options: {
    names: readonly string[]
    own?: ServerCertificate
    port?: number
    host?: string
  }): Promise<{ server: Server; authority: string }>
  /**
   * Records delivery reports of a channel's service about messages it accepted; returns how many were new.
   */
  noteDeliveries(channel: DeliveryChannel, reports: readonly DeliveryReport[]): Promise<number>
  /**
   * Verifies that the platform responds; returns how many of its jobs have failed so often that people must
   * look into them.
   */
  check(): Promise<{ stuckJobs: number }>
  /** Seeds a fresh database, and starts the scheduled jobs. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A freeze or a release approved by a person with the authority. */
interface AuthorizedAct extends TokenBinding {
  token: string
  scope: TokenScope
  caseId: string
  /** ISO instant. */
  expiresAt: string
  /** Name of the approver; a caller with the same name cannot use it. */
  issuedBy: string
}

/** The PDF library takes a tenth of a second to load, so a start does not wait for it. */
const drawHere = async (document: LegalDocument) =>
  (await import('./trust-layer/recovery/legal/draw-document.ts')).drawLegalDocument(document)

/** How often the platform polls for due jobs when there are no requests, in milliseconds. */
const sweepMs = 500

/** Creates the embedded platform: the operations of the interface with their state in SQL. */
export function createPlatform(options: PlatformOptions): Platform {
  const { storage, ids, seal, voice, timers, guard = openGuard, logger = silentLogger } = options
  const clock = createSandboxClock(options.clock)
  const context: Context = {
    profile: options.profile ?? defaultProfile,
    keyedHash: options.keyedHash,
    localHourOf: createLocalHour((options.profile ?? defaultProfile).timezone),
    seal,
    logger,
    onCaseChanged: options.onCaseChanged ?? (() => {}),
    tellsChats: options.deliveries?.chat !== undefined,
    tellsByEmail: options.deliveries?.email !== undefined,
    hasDoor: options.hasDoor ?? false,
    tellNews: (unit, caseId) => tellNews(context, unit, caseId),
    caseAddress: options.caseAddress ?? (() => undefined),
    mayForget: guard.allows,
    forgetChats: (trx, before) => chats.forgetBefore(trx, before),
    onForgotten: (before) => {
      Promise.all([storage.scrub('log'), options.forgetFiles?.(before)]).catch((err: unknown) =>
        logger.error({ err }, 'what is too old could not be deleted'),
      )
    },
  }
  const deliveries = options.deliveries ?? {}
  const keep = createOutbox(storage, seal, clock.now)
  const jobs = createJobHandlers(context)
  const waiting = () => (guard.isOpen() ? [] : forgettingJobs)
  guard.add(async (db, enough) => {
    const before = plusDays(clock.now(), -context.profile.dataRetentionDays)
    return [await countForgotten(db, { before, enough }), await chats.countBefore(db, before, enough)]
  })
  const units: UnitsOfWork = createUnitsOfWork({
    storage,
    clock: clock.now,
    ids,
    logger,
    runDue: (unit) => runExactJobs(unit, jobs, logger, waiting),
    isAnythingDue: (db, now) => isAnythingDue(db, now, waiting),
    onCommit: () => worker.kick(),
  })
  const longJobs = createLongJobs(context, units)
  // A slow service only delays its own messages, not the jobs of cases.
  const steps = [
    runNextJob,
    () =>
      deliverNext({
        ...{ storage, units, deliveries, keep, seal, now: clock.now, timers, logger },
        limits: context.profile.messages,
        timezone: context.profile.timezone,
      }),
    () => mailNextNotice({ storage, email: deliveries.email, now: clock.now, timers, logger }),
    ...(voice ? [() => voice.mailNextAlert()] : []),
  ]
  const worker = joinWorkers(steps.map((step) => createWorker({ step, logger })))
  async function runNextJob(): Promise<boolean> {
    const job = await nextBackgroundJob(storage.db, clock.now(), waiting)
    if (!job) return false
    try {
      const runLong = longJobs.get(job.kind)
      if (runLong) await runLong(job)
      else await units.write({ principal: system }, (unit) => runBackgroundJob(unit, job, jobs))
    } catch (error) {
      if (isOutage(error)) throw error
      await units.write({ principal: system }, (unit) => noteFailure(unit, job, { error, logger }))
    }
    return true
  }
  const readAudit = createReadAuditBuffer(units, timers)
  const metadata = createMetadataQueue(units, logger, { timers })
  let opening: Promise<CertificateAuthority> | null = null
  const authority = () => {
    opening ??= openAuthority(units, seal).catch((error) => {
      opening = null
      throw error
    })
    return opening
  }
  const register = { context, units, authority, now: clock.now }
  const trust = createTrustDispatch({
    units,
    seal,
    timers,
    profile: context.profile,
    beforeChange: () => readAudit.verificationsKept(),
    handlers: createHandlers(context, {
      context,
      units,
      readAudit,
      metadata,
      register,
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
  // The address is set by the deployment itself, and by default is on this machine.
  const posting = createPostWebhook({ networks: 'any' })
  const courier = createWebhookCourier({
    post: posting.post,
    targetOf: () => undefined,
    ...options.webhooks,
    storage,
    chatKeys: options.chatKeys,
    clock: options.clock,
    logger,
  })
  const chats = createPlatformChats({
    storage,
    chatKeys: options.chatKeys,
    clock: options.clock,
    ids,
    onEvent: courier.kick,
  })
  const sandbox = createSandboxDispatch(
    { context, units, clock, worker },
    {
      ...createTrustHandlers({ context, units, drawDocument: options.drawDocument ?? drawHere }),
      ...createListHandlers({ context, units }),
      ...createRecordHandlers({ storage, clock: clock.now, ids }),
      ...createChatHandlers(chats, ids),
      ...createSettingsHandlers({
        context,
        storage,
        units,
        teamspaces: options.teamspaces ?? createTeamspaces([demoTeamspace]),
        participants: createParticipants(register),
        clock: clock.now,
        ids,
      }),
    },
  )
  const callers = createCallers(storage, options.secret)
  let booted: Promise<void> | null = null
  const boot = () => {
    booted ??= fill(context, units, options)
      .then(() => seedRecords(storage, clock.now))
      .catch((error) => {
        // The next caller retries when the database is reachable again.
        booted = null
        throw error
      })
    return booted
  }

  const router = createRouter({
    callers,
    operations: { trust, records: records.operation, voice: voice?.operation },
    sandbox: { isOpen: options.sandbox, answer: sandbox, workspace: voice?.workspace },
  })

  async function answer(request: WireRequest, certified?: string): Promise<WireResponse> {
    const requestId = request.headers['x-request-id'] ?? ids()
    try {
      await boot()
      return await router(request, requestId, certified)
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error, requestId)
      if (isProblem(error)) return problemAnswer(error, requestId)
      logger.error({ err: error, requestId }, 'the platform failed')
      return refusalAnswer(new Refusal(isOutage(error) ? 'storage-unavailable' : 'internal-error'), requestId)
    }
  }

  let stopSweeps: Cancel | undefined
  let isSweeping = false
  /** Runs what is due; while the database is slow, one sweep waits for it and no more are added. */
  async function sweep() {
    if (isSweeping) return
    isSweeping = true
    await units.read(async () => {}).catch((error) => logger.error({ err: error }, 'the sweep failed'))
    isSweeping = false
  }
  return {
    dispatch: (request) => answer(request),
    async authorize({ token, scope, caseId, expiresAt, issuedBy, ...bound }) {
      await boot()
      await units.write({ principal: { ...system, id: issuedBy } }, async (unit) => {
        const tokenId = await addToken(unit, { token, scope, caseId, expiresAt, maxUses: 1, issuedBy, bound })
        unit.audit({ action: 'token.issued', resourceType: 'token', resourceId: tokenId, caseId })
      })
    },
    async noteDeliveries(channel, reports) {
      await boot()
      return units.write({ principal: system }, (unit) => takeDeliveryReports(unit, channel, reports))
    },
    async openMutualTls({ names, own, port = 0, host = '127.0.0.1' }) {
      await boot()
      const ca = await authority()
      const server = createMutualTlsServer({
        ...(own ?? (await ca.issueServer(names, clock.now()))),
        authority: ca.certificate,
        institutionOf: (serial) => callers.institutionOf(serial, clock.now()),
        handle: answer,
        logger,
      })
      await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done))
      return { server, authority: ca.certificate }
    },
    async check() {
      await boot()
      return { stuckJobs: await countStuck(storage.db) }
    },
    async start() {
      await boot()
      // Only one process uses a SQLite file: anything claimed at its start was claimed by a process that
      // died.
      if (storage.exclusive) {
        await freeClaimed(storage.db, clock.now())
        await freeClaimedJobs(storage.db)
      }
      await courier.start()
      worker.kick()
      stopSweeps = timers.setInterval(() => {
        void sweep()
        worker.kick()
        courier.kick()
      }, sweepMs)
    },
    async stop() {
      stopSweeps?.()
      await metadata.emptied()
      await readAudit.flush()
      await courier.stop()
      await posting.close()
      await worker.stop()
    },
  }
}
