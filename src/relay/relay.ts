import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { toOpenApi } from '../contract/openapi/document.ts'
import type { Clock, Ids } from '../contract/primitives/ids.ts'
import type { KeyedHash } from '../contract/primitives/keyed-hash.ts'
import { Problem } from '../contract/primitives/problem.ts'
import type { ReportPapers } from '../dialog/model/paper.ts'
import type { Dialog } from '../dialog/model/types.ts'
import { answerProblem, type RelayEnv } from '../http/hono-answers.ts'
import type { Storage } from '../storage/database/storage.ts'
import { createPlatformChat } from './agents/platform-chat.ts'
import { createSendMessage } from './agents/send-message.ts'
import { createApiKeys, type Environment } from './auth/api-keys.ts'
import type { ChatKeys } from './auth/chat-keys.ts'
import type { Seal } from './auth/seal.ts'
import { createSecurityLog, type SecurityLog } from './auth/security-log.ts'
import { createSecurityTrail } from './auth/security-trail.ts'
import type { SessionTokens } from './auth/session-tokens.ts'
import { createCaseFiles } from './cases/case-files.ts'
import { createCaseLinks } from './cases/case-links.ts'
import { createCaseNumbers } from './cases/case-numbers.ts'
import { createCases } from './cases/cases.ts'
import { createAdmission } from './chat/admission.ts'
import { createCaseWatch } from './chat/case-watch.ts'
import { createChatEvents } from './chat/chat-events.ts'
import type { ChatNotifier } from './chat/chat-notifier.ts'
import type { Chat } from './chat/chats.ts'
import { createConversation } from './chat/conversation.ts'
import { createEffects } from './chat/effects.ts'
import { createFeedback } from './chat/feedback.ts'
import type { HumanRecords } from './chat/humans.ts'
import { createMessages } from './chat/messages.ts'
import { createOutbox } from './chat/outbox.ts'
import { createPlatformTalk } from './chat/platform-talk.ts'
import { createReports } from './chat/report-answer.ts'
import { createReportOutline } from './chat/report-outline.ts'
import { createChatRoutes } from './chat/routes.ts'
import { createSessions } from './chat/sessions.ts'
import { createVisits } from './chat/visits.ts'
import { createWaitingTexts } from './chat/waiting-texts.ts'
import type { RemoveSecrets } from './chat/without-secrets.ts'
import { closeServer } from './close-server.ts'
import type { RelayConfig } from './config/file.ts'
import { createConsole } from './console.ts'
import type { AuthorityOptions } from './desk/authority.ts'
import { createDesk } from './desk/desk.ts'
import { createReportForm } from './form/routes.ts'
import { createGuard } from './guard.ts'
import { createHooks, type Hooks, type HooksDeps } from './hooks/hooks-room.ts'
import { createWebhookHandlers } from './hooks/webhook-handlers.ts'
import { createAnswerTimes } from './inbox/answer-times.ts'
import { createCallOut } from './inbox/call-out.ts'
import { createChatNotes } from './inbox/chat-notes.ts'
import { createCitizenSide } from './inbox/citizen-side.ts'
import { createDeskSeal } from './inbox/desk-seal.ts'
import { createInbox } from './inbox/inbox.ts'
import { createInboxWaker } from './inbox/inbox-news.ts'
import { serverOptions } from './limits/front-door.ts'
import { createLimitsRoom, type LimitsRoom } from './limits/limits-room.ts'
import { createOpenCounts } from './limits/open-counts.ts'
import { tellNamedAtOnce } from './limits/refusal-count.ts'
import type { TokenBuckets } from './limits/token-buckets.ts'
import { createRelayMetrics } from './metrics.ts'
import { createOperations, type Operations } from './operations.ts'
import { createAccountHandlers } from './operators/account-handlers.ts'
import { createReadAudit } from './operators/audit-reading.ts'
import { createFreshProof } from './operators/fresh-proof.ts'
import { createOperatorPages, type OperatorPlace } from './operators/operator-pages.ts'
import { createOperatorSessions } from './operators/operator-sessions.ts'
import { createPasskeyChallenges } from './operators/passkey-challenges.ts'
import { createPasskeys } from './operators/passkeys.ts'
import type { People } from './operators/people.ts'
import { createPersonWays } from './operators/person-ways.ts'
import { createSignInProvider } from './operators/provider.ts'
import { createSignIn } from './operators/sign-in.ts'
import { createLimitSignIn } from './operators/sign-in-limits.ts'
import { liveChannels } from './overlay/live-channels.ts'
import type { LiveConfig } from './overlay/live-config.ts'
import { createOverlay } from './overlay/overlay.ts'
import type { BuiltFile } from './pages/files.ts'
import { createPreviewLinks, type PreviewLinks } from './pages/preview-links.ts'
import { createPages } from './pages/routes.ts'
import type { DrawPaper } from './paper/paper-thread.ts'
import { createForgetChat } from './privacy/forget-chat.ts'
import { createRetention } from './privacy/retention.ts'
import { createNoticePoster } from './push/post-notice.ts'
import { createPush } from './push/push.ts'
import { createReadiness, type Probe } from './readiness.ts'
import { createRecordSettings } from './records/records.ts'
import { createSettings } from './settings/settings.ts'
import { createSpeech } from './speech/speech-room.ts'
import { createAskModel } from './understanding/ask-model.ts'
import { createModelMetrics } from './understanding/metrics.ts'
import { createReadingHelp, type ReadingHelp } from './understanding/reading-help.ts'
import { dispatchTo } from './upstream/ask-host.ts'
import type { Hosts } from './upstream/hosts.ts'
import { createTrustLayer } from './upstream/trust-layer.ts'
import { createDeliveryStatusRoutes, type DeliveryStatus } from './webhooks/delivery-status.ts'
import { createWebhookIntake } from './webhooks/intake.ts'
import { createWebhookRoutes } from './webhooks/routes.ts'
import type { WebhookSecrets } from './webhooks/signature.ts'

/** Lists what the relay needs. */
export interface RelayDeps {
  /** As the configuration file has it. */
  config: RelayConfig
  /** With what was set at the console. */
  live: LiveConfig
  /** Address at which the relay listens, without a slash at its end; known once it does. */
  listensAt: () => string
  storage: Storage
  /** Answer the operations: the embedded platform, or real ones. */
  hosts: Hosts
  registry: Registry
  /** Shares rate limits with other relays. */
  redis?: Redis
  /** Counts what visitors do by the minute. Default: over Redis, or in memory. */
  visitorBuckets?: TokenBuckets
  /** An API key with every scope, for tests and the demonstration. */
  bootstrapKey?: string
  /** Whose API keys are taken. Default `live`. */
  environment?: Environment
  /** The conversation of the channels whose assistant is `scam-report`. */
  dialog: Dialog
  /** Writes the reports of that conversation as papers. */
  papers: ReportPapers
  /** Draws a paper as PDF, without holding up the relay. */
  drawPaper: DrawPaper
  /** The language model that helps to read, at `hosts.understanding`; `timeoutMs` is how long she waits, by default 2.5 s. */
  understanding?: { model: string; timeoutMs?: number }
  removeSecrets: RemoveSecrets
  tokens: SessionTokens
  identitySecret: (gwId: string) => string | undefined
  /** What the embedded platform has recorded of those who chat. Default: nothing is known of anybody. */
  humanRecords?: HumanRecords
  webhookSecrets: (gwId: string) => WebhookSecrets
  /** Takes what the services for SMS and call-backs report. Default: nothing is taken. */
  deliveryStatus?: DeliveryStatus
  /** Takes the place of `{{secret}}` where a channel's messages are sent. */
  sendSecret?: (gwId: string) => string | undefined
  /** What the deliveries to a customer's server are signed with. */
  targetSecret: HooksDeps['targetSecret']
  /** How those deliveries are posted. Default: by the system's names and the usual times. */
  posting?: NonNullable<HooksDeps['posting']>
  /** Sends an e-mail. Default: there is no server for it. */
  mail?: (message: {
    id: string
    to: string
    subject: string
    text: string
    language: string
  }) => Promise<void>
  seal: Seal
  chatKeys: ChatKeys
  keyedHash: KeyedHash
  notifier: ChatNotifier
  clock: Clock
  ids: Ids
  /** Gives a whole number from 0 to below its argument, which nobody can foresee. */
  random: (below: number) => number
  logger: Logger
  page: ReadonlyMap<string, BuiltFile>
  loader: ReadonlyMap<string, BuiltFile>
  /** The built page of the console; without it there are its calls alone. */
  consolePage?: ReadonlyMap<string, BuiltFile>
  /** Where the authorization tokens of freezes and releases that were approved at the console come from. */
  authority?: AuthorityOptions
  /** Those who may sign in at the console. */
  people: People
  /** The secret of this relay at the provider by which people sign in, where the configuration names one. */
  providerSecret?: string
  /** Whether people of the console want an authenticator besides; false for a demonstration alone. */
  wantsCode: boolean
  /** Somebody has opened the voice of a chat. Default: nothing. */
  onVoiceWanted?: () => void
  /** Where the metrics, the sandbox and the console are served. */
  operators: OperatorPlace
  /** What `/readyz` looks at besides the database. */
  probes?: readonly Probe[]
  /** Where citizens reach the relay; without it no device is told with its page closed. */
  publicUrl?: string
  /** Tells the address on call, and push services. Default: the platform's own. */
  fetch?: typeof fetch
  /** Routes that only this deployment has, such as the demonstration pages. */
  extra?: Hono
}

/** Serves the chat, the operations and the pages. */
export interface Relay {
  server: Server
  /** Serves the pages for operators, where they are apart. */
  admin?: Server
  /** Starts to make outstanding calls; the caller lets the servers listen. */
  start(): Promise<void>
  /** Has the chats that know a case look at it again, and tell her what has changed. */
  caseChanged(caseId: string): Promise<void>
  /** Tells a notification in the chats that know a case; the same `id` again changes nothing. */
  tell(notification: { id: string; caseId: string; text: string }): Promise<void>
  /** Puts the short numbers of cases in the place of their long ids, for a message that goes elsewhere than into a chat. */
  withCaseNumbers(text: string): Promise<string>
  /** Sends what customers' servers are to be told and is due now; done by itself. */
  sendWebhooks(): Promise<void>
  /** Deletes now what is older than she was told; done every hour by itself. */
  sweep(): Promise<void>
  /** Looks now at who waits for a person and whose person has gone; done every 20 seconds by itself. */
  lookAfterQueue(): Promise<void>
  /** Takes no new request, lets open ones finish, ends the streams. */
  stop(): Promise<void>
}

/** A socket on which nothing moves for so long is closed; streams carry a heartbeat. */
const idleSocketMs = 75_000

/** Puts the relay together. */
export function createRelay(given: RelayDeps): Relay {
  const { logger } = given
  const hooks = createHooks(given)
  const deps = { ...given, storage: hooks.storage, hooks }
  const security = createSecurityTrail({ ...deps, log: createSecurityLog({ logger }) })
  const streams = new Set<AbortController>()
  createRelayMetrics({ ...deps, streams })
  const { visitorBuckets: buckets } = deps
  const room = createLimitsRoom({ ...deps, security, ...(buckets && { buckets }) })
  const { door } = room
  const withRoom = { ...deps, ...room }
  const chat = createChat(withRoom, security, streams)
  const operations = createOperations({
    ...deps,
    security: tellNamedAtOnce(security, room.refusals),
    countKey: (req) => room.limits.spend('key', { address: room.visitors.nameOf(req) }),
    timing: deps.config.proxy,
  })
  const place = deps.operators
  const { people } = deps
  const { storage, seal, clock, ids } = deps
  const ways = createPersonWays({ storage, seal, clock })
  const passkeys = createPasskeys({
    storage,
    challenges: createPasskeyChallenges({ db: storage.db, clock }),
    wantsCode: deps.wantsCode,
    clock,
    ids,
  })
  const freshProof = createFreshProof({ ...room, ways, passkeys, wantsCode: deps.wantsCode, security, clock })
  const desk = createDesk({
    ...deps,
    ...chat,
    host: deps.hosts.trust,
    profile: deps.config.profile,
    authority: deps.authority ?? {},
    security,
    freshProof,
    findPerson: people.find,
    onCaseChanged: chat.watch.changed,
  })
  const sessions = createOperatorSessions({ db: storage.db, clock, ids })
  const signIn = createSignIn({
    sessions,
    people,
    ways,
    passkeys,
    provider: createProvider(deps),
    wantsCode: deps.wantsCode,
    seal,
    clock,
    limit: createLimitSignIn(room),
    security,
  })
  /** Where customers' pages find the chat. */
  const chatUrl = () => deps.publicUrl?.replace(/\/$/, '') ?? deps.listensAt()
  const previews = createPreviewLinks({ seal, clock, chatUrl })
  const operators = createOperatorPages({
    ...withRoom,
    place,
    keys: operations.keys,
    security,
    console: createConsole({
      signIn,
      accounts: createAccountHandlers({
        signIn,
        people,
        ways,
        passkeys,
        freshProof,
        sessions,
        readAudit: createReadAudit({ db: storage.db, clock }),
        security,
      }),
      inbox: chat.inbox.handlers(signIn.isSignedIn),
      desk: desk.handlers,
      settings: createSettings({
        ...deps,
        overlay: createOverlay({ ...deps, security }),
        previews,
        chatUrl,
        isPublic: deps.publicUrl !== undefined,
        keys: createApiKeys({ db: storage.db, clock }),
        environment: deps.environment ?? 'live',
        freshProof,
        security,
      }),
      webhooks: createWebhookHandlers({
        hooks,
        channels: deps.config.channels.map(({ gwId }) => gwId),
        freshProof,
        security,
      }),
      records: createRecordSettings({ ...deps, freshProof, security }),
      chatUrl,
      security,
      page: deps.consolePage,
    }),
  })
  const app = createApp(withRoom, {
    chat: chat.routes,
    form: chat.form,
    operations: operations.pages,
    previews,
  })
  if (place.at === 'main') app.route('/', operators)
  const admin = place.at === 'apart' ? createAdminServer(withRoom, operators) : undefined
  const others = getRequestListener(app.fetch, { overrideGlobalObjects: false }) as RequestListener
  const guard = createGuard({ ...deps.config, ids: deps.ids })
  const server = createServer(serverOptions(deps.config.capacity), async (request, response) => {
    if (!guard(request, response)) return
    if (!door.enter(request, response) || operations.handle(request, response)) return
    if (await door.admit(request, response)) others(request, response)
  })
  door.watch(server)
  server.setTimeout(idleSocketMs)
  return {
    server,
    ...(admin && { admin }),
    async caseChanged(caseId) {
      await Promise.all([chat.watch.changed(caseId), desk.changed(caseId)])
    },
    tell: chat.watch.tell,
    withCaseNumbers: (text) => chat.numbers.putInto(deps.storage.db, text),
    sendWebhooks: hooks.sender.settled,
    sweep: chat.retention.sweep,
    lookAfterQueue: chat.inbox.rounds.look,
    async start() {
      await chat.outbox.start()
      await hooks.sender.start()
      chat.watch.start()
      chat.inbox.rounds.start()
      await desk.start()
      chat.retention.start()
      deps.live.start()
    },
    async stop() {
      // Whoever is behind a balancer has connections that it keeps.
      const lingerMs = deps.config.trustedProxies > 0 ? deps.config.capacity.keepAliveMs : 0
      await Promise.all([
        closeServer(server, { streams, lingerMs }),
        ...(admin ? [closeServer(admin, { streams })] : []),
      ])
      room.stop()
      deps.live.stop()
      chat.watch.stop()
      chat.inbox.rounds.stop()
      await desk.stop()
      await chat.retention.stop()
      await security.stop()
      await chat.outbox.stop()
      await hooks.stop()
      await operations.close()
      logger.info('stopped')
    },
  }
}

/** Creates the server of the pages for operators alone. */
function createAdminServer(deps: RelayDeps & LimitsRoom, operators: Hono): Server {
  const app = createBase(deps)
  app.route('/', operators)
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false }) as RequestListener
  const guard = createGuard({ ...deps.config, ids: deps.ids })
  const server = createServer(serverOptions(deps.config.capacity), (request, response) => {
    if (guard(request, response) && deps.door.enter(request, response)) answer(request, response)
  })
  deps.door.watch(server)
  server.setTimeout(idleSocketMs)
  return server
}

/** By whom people sign in besides, where the deployment has somebody. */
const createProvider = ({ config, providerSecret: secret, clock, logger }: RelayDeps) =>
  config.signInProvider && secret
    ? createSignInProvider({ settings: config.signInProvider, secret, clock, logger })
    : undefined

/** Longer than this nobody should wait for a help that may not come. */
const understandingMs = 2500

/** Has a language model help with reading, where the deployment has one. */
function createHelp({ hosts, understanding, registry, logger }: RelayDeps): ReadingHelp | undefined {
  if (!hosts.understanding || !understanding) return undefined
  const { model, timeoutMs = understandingMs } = understanding
  const ask = createAskModel({ host: hosts.understanding, model, timeoutMs })
  return createReadingHelp({ ask, metrics: createModelMetrics(registry), logger })
}

type Rooms = RelayDeps & LimitsRoom & { hooks: Hooks }

function createChat(deps: Rooms, security: SecurityLog, streams: Set<AbortController>) {
  const { config, storage, dialog, removeSecrets, seal, chatKeys, clock, ids, keyedHash, logger } = deps
  const { record } = deps.hooks
  const { tell: tellCustomer } = record
  const events = createChatEvents(chatKeys, record.hear)
  const channels = liveChannels(config)
  const trustLayer = createTrustLayer({
    dispatch: dispatchTo(deps.hosts.trust),
    reportPath: deps.hosts.trust.reportPath,
    stopNewsPath: deps.hosts.trust.stopNewsPath,
  })
  const { currency, currencyExponent, timezone } = config.profile
  const numbers = createCaseNumbers({ seal, keyedHash, random: deps.random })
  const links = createCaseLinks({ storage, keyedHash, numbers, clock })
  const files = createCaseFiles({ seal, chatKeys, keyedHash, clock, currency, currencyExponent })
  const embedded = deps.hosts.platform.identifies ? dispatchTo(deps.hosts.platform) : undefined
  const sendMessage = createSendMessage({
    channels,
    secretOf: deps.sendSecret ?? (() => undefined),
    embedded,
  })
  const waitingTexts = createWaitingTexts(() => deps.live.current().profile)
  const platformChat = createPlatformChat({ channels, embedded })
  const poster = createNoticePoster({ ...deps, fetch: deps.fetch ?? fetch })
  const push = createPush({ ...deps, poster })
  const effects = createEffects({
    seal,
    clock,
    ids,
    keyedHash,
    trustLayer,
    sendMessage,
    platformChat,
    links,
    files,
    numbers,
    currency,
    currencyExponent,
    tellCustomer,
    wantPerson: (trx, chat, reason) => inbox.wantPerson(trx, chat, reason),
    waitingTexts,
    push,
    answers: {
      isStillHers: (answer) => inbox.answers.isStillHers(answer),
      lost: (trx, chat, answer) => inbox.answers.lost(trx, chat, answer),
    },
  })
  const { enqueue } = effects
  const deskSeal = createDeskSeal(chatKeys)
  const { notifier, changes: onDeskChange } = createInboxWaker(deps.notifier)
  const notes = createChatNotes({ storage, seal: deskSeal, notifier, clock, ids })
  const desk = createCitizenSide({
    storage,
    seal: deskSeal,
    clock,
    ids,
    notes,
    security,
    speaksOfDanger: (text, lang) => dialog.speaksOfDanger?.(text, lang, clock()) ?? false,
    onDeskChange,
  })
  const conversation = createConversation({
    dialog,
    removeSecrets,
    chatKeys,
    events,
    clock,
    ids,
    botName: 'Parley',
    desk,
    enqueue,
  })
  const isPlatforms = ({ gw_id }: Chat) => channels.get(gw_id)?.assistant === 'platform'
  const platformTalk = createPlatformTalk({
    removeSecrets,
    events,
    effects,
    clock,
    ids,
    desk,
    wantPerson: (trx, chat) => inbox.wroteToPeople(trx, chat),
    texts: waitingTexts,
  })
  const inbox = createInbox({
    ...deps,
    conversation: {
      handOver: conversation.handOver,
      put: async (trx, chat, request) =>
        isPlatforms(chat) ? undefined : conversation.put(trx, chat, request),
      resolve: (trx, chat, ...rest) =>
        (isPlatforms(chat) ? platformTalk : conversation).resolve(trx, chat, ...rest),
      goOn: (trx, chat, left) => (isPlatforms(chat) ? platformTalk : conversation).goOn(trx, chat, left),
    },
    platform: {
      knows: platformChat.knows,
      enqueue: effects.enqueueAnswer,
      kick: () => outbox.kick(),
    },
    enqueuePush: effects.enqueuePush,
    events,
    seal: deskSeal,
    tellCustomer,
    notes,
    texts: waitingTexts,
    numbers,
    poster,
    deploymentSeal: seal,
    channels: () => [...channels.keys()],
    answerTimesOf: (gwId) => createAnswerTimes(channels.get(gwId)?.answerTime, timezone),
    onDeskChange,
    streams,
    security,
    currency,
    currencyExponent,
    ...(config.onCall && {
      callOut: createCallOut({
        url: config.onCall.url,
        mail: toOnCall(deps, config.onCall.email),
        fetch: deps.fetch ?? fetch,
        logger,
      }),
    }),
  })
  const help = createHelp(deps)
  const outbox = createOutbox({ storage, events, effects, conversation, notifier, clock, logger })
  const forgetChat = createForgetChat({ effects, hooks: record, chatKeys })
  const { tokens, identitySecret } = deps
  const sessions = createSessions({
    storage,
    tokens,
    channels,
    identitySecret,
    conversation,
    ...(deps.humanRecords && { humanRecords: deps.humanRecords }),
    chatKeys,
    tellCustomer,
    async forgetChat(trx, chat) {
      await forgetChat(trx, chat)
      onDeskChange(chat.id)
    },
    notifier,
    security,
    resumeDays: config.profile.retentionDays,
    clock,
    ids,
  })
  const reports = createReports({
    db: storage.db,
    papers: deps.papers,
    stateOf: conversation.state,
    draw: deps.drawPaper,
    trustLayer,
    numbers,
    channels,
    clock,
  })
  const messages = createMessages({
    storage,
    ...(help && { help }),
    conversationOf: (chat) => (isPlatforms(chat) ? platformTalk : conversation),
    place: conversation.place,
    outbox,
    notifier,
  })
  const pages = {
    storage,
    events,
    sessions,
    visits: createVisits({
      sessions,
      admit: createAdmission({ ...deps, channels }),
      messages,
      turns: deps.turns,
    }),
    reports,
    outbox,
    notifier,
    channels,
    numbers,
    streams,
    limits: deps.limits,
    openStreams: createOpenCounts({ all: config.capacity.streams, each: config.capacity.streamsPerAddress }),
    bodyMs: config.proxy.requestBodyMs,
  }
  const routes = createChatRoutes({
    ...pages,
    speech: createSpeech({ ...deps, events, sessions, channels, host: deps.hosts.platform }),
    async typing(chatId) {
      if (await desk.isPersons(storage.db, chatId)) notifier.notify(chatId, { type: 'citizen-typing' })
    },
    seen: desk.seen,
    outline: createReportOutline({ channels, dialog }),
    cases: createCases({
      db: storage.db,
      trustLayer,
      numbers,
      dialog,
      currency,
      reportedCaseOf: reports.caseOf,
    }),
    push,
    feedback: createFeedback({ storage, chatKeys, removeSecrets, effects, tellCustomer, clock, ids }),
    timezone,
    refusals: deps.refusals,
  })
  const form = createReportForm({
    ...pages,
    stateOf: conversation.state,
    dialog,
    profileOf: () => deps.live.current().profile,
    channelOf: (gwId) => deps.live.current().channels.find((channel) => channel.gwId === gwId),
    keyedHash,
    trustedProxies: config.trustedProxies,
    logger,
  })
  const { retentionDays } = config.profile
  return {
    routes,
    form,
    outbox,
    events,
    files,
    numbers,
    inbox,
    watch: createCaseWatch({ storage, effects, outbox, numbers, clock }),
    retention: createRetention({ storage, forgetChat, security, clock, logger, retentionDays }),
  }
}

/** Writes to whoever is on call; undefined where there is no address or no mail server. */
const toOnCall = ({ mail, ids }: Pick<RelayDeps, 'mail' | 'ids'>, to: string | undefined) =>
  mail && to !== undefined
    ? (text: string) =>
        mail({ id: ids(), to, subject: text, text: `${text}. Open the console.`, language: 'en' })
    : undefined

interface Routes {
  chat: ReturnType<typeof createChatRoutes>
  form: ReturnType<typeof createReportForm>
  operations: Operations['pages']
  previews: PreviewLinks
}

/** What every server of the relay has: names for requests, answers to errors, and whether it is well. */
function createBase({
  storage,
  clock,
  probes = [],
  ids,
  logger,
  visitors,
}: RelayDeps & LimitsRoom): Hono<RelayEnv> {
  const look = createReadiness({ storage, clock, probes })
  const app = new Hono<RelayEnv>()
  app.use(async (c, next) => {
    c.set('requestId', ids())
    c.set('address', visitors.nameOf((c.env as HttpBindings).incoming))
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  app.onError((error, c) => answerProblem(error, c, logger))
  app.notFound((c) => answerProblem(new Problem('not-found'), c, logger))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const readiness = await look()
    return c.json(readiness, readiness.status === 'unready' ? 503 : 200, { 'cache-control': 'no-store' })
  })
  return app
}

function createApp(deps: Rooms, routes: Routes): Hono<RelayEnv> {
  const { config, storage, ids, page, loader, limits } = deps
  const app = createBase(deps)
  const openApi = JSON.stringify(toOpenApi())
  app.get('/openapi.json', (c) => c.body(openApi, 200, { 'content-type': 'application/json' }))
  app.route('/chat/v1', routes.chat)
  app.route('/report', routes.form)
  app.route('/', routes.operations)
  const channels = liveChannels(config)
  const { seal, chatKeys, notifier, clock, registry, webhookSecrets: secretsOf } = deps
  const events = createChatEvents(chatKeys, deps.hooks.record.hear)
  const intake = createWebhookIntake({ storage, events, chatKeys, seal, notifier, clock, ids })
  if (deps.deliveryStatus) {
    app.route(
      '/webhooks/deliveries',
      createDeliveryStatusRoutes({
        ...deps.deliveryStatus,
        rules: config.webhooks,
        clock,
        limits,
        bodyMs: config.proxy.requestBodyMs,
      }),
    )
  }
  app.route(
    '/webhooks',
    createWebhookRoutes({
      intake,
      channels,
      secretsOf,
      rules: config.webhooks,
      registry,
      clock,
      limits,
      bodyMs: config.proxy.requestBodyMs,
    }),
  )
  app.route(
    '/',
    createPages({
      page,
      loader,
      channelOf: (gwId) => deps.live.current().channels.find((channel) => channel.gwId === gwId),
      previewOrigin: routes.previews.originIn,
      securityContact: config.securityContact,
      profile: () => deps.live.current().profile,
      clock,
    }),
  )
  if (deps.extra) app.route('/', deps.extra)
  return app
}
