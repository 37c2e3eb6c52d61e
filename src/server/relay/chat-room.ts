import { createAnswerTimes } from '../../relay/agent-api/inbox/answer-times.ts'
import { createChatNotes } from '../../relay/agent-api/inbox/chat-notes.ts'
import { createDeskSeal } from '../../relay/agent-api/inbox/desk-seal.ts'
import { createInbox } from '../../relay/agent-api/inbox/inbox.ts'
import { createInboxWaker } from '../../relay/agent-api/inbox/inbox-news.ts'
import { createCallOut } from '../../relay/agent-api/inbox/on-call-alert.ts'
import { createCitizenSide } from '../../relay/agent-api/inbox/visitor-side.ts'
import { createCaseFiles } from '../../relay/citizen-api/cases/case-files.ts'
import { createCaseLinks } from '../../relay/citizen-api/cases/case-links.ts'
import { createCaseNumbers } from '../../relay/citizen-api/cases/case-numbers.ts'
import { createCases } from '../../relay/citizen-api/cases/cases.ts'
import { createPlatformChat } from '../../relay/citizen-api/channels/platform-chat.ts'
import { createSendMessage } from '../../relay/citizen-api/channels/send-message.ts'
import { createAdmission } from '../../relay/citizen-api/chat/admission.ts'
import { createCaseWatch } from '../../relay/citizen-api/chat/case-watch.ts'
import { createChatEvents } from '../../relay/citizen-api/chat/chat-events.ts'
import { createChatStreams, type OpenStream } from '../../relay/citizen-api/chat/chat-streams.ts'
import type { Chat } from '../../relay/citizen-api/chat/chats.ts'
import { createConversation } from '../../relay/citizen-api/chat/conversation.ts'
import { createEffects } from '../../relay/citizen-api/chat/dialog-effects.ts'
import { createFeedback } from '../../relay/citizen-api/chat/feedback.ts'
import { createMessages } from '../../relay/citizen-api/chat/messages.ts'
import { createOutbox } from '../../relay/citizen-api/chat/outbox.ts'
import { createPlatformTalk } from '../../relay/citizen-api/chat/platform-conversation.ts'
import { createReports } from '../../relay/citizen-api/chat/report-answer.ts'
import { createReportOutline } from '../../relay/citizen-api/chat/report-outline.ts'
import { createChatRoutes } from '../../relay/citizen-api/chat/routes.ts'
import { lookAtSessions } from '../../relay/citizen-api/chat/session-rows.ts'
import { createSessions } from '../../relay/citizen-api/chat/sessions.ts'
import { createVisits } from '../../relay/citizen-api/chat/visits.ts'
import { createWaitingTexts } from '../../relay/citizen-api/chat/waiting-texts.ts'
import { createAskModel } from '../../relay/citizen-api/language-model/ask-model.ts'
import { createModelMetrics } from '../../relay/citizen-api/language-model/metrics.ts'
import { createReadingHelp, type ReadingHelp } from '../../relay/citizen-api/language-model/reading-help.ts'
import { createReportForm } from '../../relay/citizen-api/no-script/routes.ts'
import { createNoticePoster } from '../../relay/citizen-api/push/post-notice.ts'
import { createPush } from '../../relay/citizen-api/push/push.ts'
import { createSpeech } from '../../relay/citizen-api/speech/speech-room.ts'
import { liveChannels } from '../../relay/config/overrides/live-channels.ts'
import { dispatchTo } from '../../relay/gateway/upstream/ask-host.ts'
import { createTrustLayer } from '../../relay/gateway/upstream/trust-layer.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'
import { createOpenCounts } from '../../relay/security/rate-limits/open-counts.ts'
import { openGuard } from '../../storage/sweep-guard.ts'
import { createForgetChat } from '../data-retention/forget-chat.ts'
import { createRetention } from '../data-retention/retention.ts'
import type { RelayDeps, Rooms } from './relay-deps.ts'

/** Assembles the chat: its conversation, the queue for an agent, and the API of the chat page. */
export function createChatRoom(deps: Rooms, security: SecurityLog, streams: Set<OpenStream>) {
  const { config, storage, dialog, removeSecrets, seal, chatKeys, clock, timers, ids, keyedHash, logger } =
    deps
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
  const numbers = createCaseNumbers({ seal, keyedHash, random: deps.random, clock })
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
      isStillOwned: (answer) => inbox.answers.isStillOwned(answer),
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
    currencyExponent,
    notes,
    tellCustomer,
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
  const chatStreams = createChatStreams({
    notifier,
    read: (chatId, seq, limit) => events.after(storage.db, chatId, seq, limit),
    readFor: (session, seq, limit) => events.afterFor(storage.db, session, seq, limit),
    lookAt: (sessionIds) => lookAtSessions(storage.db, sessionIds),
    seen: desk.seen,
    streams,
    timers,
    logger,
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
    chatStreams,
    streams,
    security,
    currency,
    currencyExponent,
    ...(config.onCall && {
      callOut: createCallOut({
        url: config.onCall.url,
        mail: toOnCall(deps, config.onCall.email),
        fetch: deps.fetch ?? fetch,
        timers,
        logger,
      }),
    }),
  })
  const help = createHelp(deps)
  const outbox = createOutbox({
    storage,
    events,
    effects,
    conversation,
    notifier,
    clock,
    timers,
    logger,
  })
  const forgetChat = createForgetChat({ effects, hooks: record, chatKeys })
  const { tokens, identitySecret } = deps
  const sessions = createSessions({
    storage,
    tokens,
    channels,
    identitySecret,
    logger,
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
    chatStreams,
    streams,
    limits: deps.limits,
    openStreams: createOpenCounts({ all: config.capacity.streams, each: config.capacity.streamsPerAddress }),
    timers,
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
    watch: createCaseWatch({ storage, effects, outbox, numbers, clock, timers }),
    retention: createRetention({
      storage,
      forgetChat,
      guard: deps.sweepGuard ?? openGuard,
      security,
      clock,
      timers,
      logger,
      retentionDays,
    }),
  }
}

/** Interface of the chat to the rest of the relay. */
export type ChatRoom = ReturnType<typeof createChatRoom>

/** Default timeout of a language model call, in milliseconds. */
const understandingMs = 2500

/** Creates the language model's help with understanding messages, if the deployment has a model. */
function createHelp({ hosts, understanding, registry, logger }: RelayDeps): ReadingHelp | undefined {
  if (!hosts.understanding || !understanding) return undefined
  const { model, timeoutMs = understandingMs } = understanding
  const ask = createAskModel({ host: hosts.understanding, model, timeoutMs })
  return createReadingHelp({ ask, metrics: createModelMetrics(registry), logger })
}

/** Sends email to the agent on call; undefined without an address or a mail server. */
const toOnCall = ({ mail, ids }: Pick<RelayDeps, 'mail' | 'ids'>, to: string | undefined) =>
  mail && to !== undefined
    ? (text: string) =>
        mail({ id: ids(), to, subject: text, text: `${text}. Open the console.`, language: 'en' })
    : undefined
