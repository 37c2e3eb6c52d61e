import { createAnswerTimes } from '../../relay/agent-api/inbox/answer-times.ts'
import { createChatNotes } from '../../relay/agent-api/inbox/chat-notes.ts'
import { createDeskSeal } from '../../relay/agent-api/inbox/desk-seal.ts'
import { createInbox, type Inbox } from '../../relay/agent-api/inbox/inbox.ts'
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
import {
  type ChatStreams,
  createChatStreams,
  type OpenStream,
} from '../../relay/citizen-api/chat/chat-streams.ts'
import type { Chat } from '../../relay/citizen-api/chat/chats.ts'
import { createConversation } from '../../relay/citizen-api/chat/conversation.ts'
import { createEffects, type Effects } from '../../relay/citizen-api/chat/dialog-effects.ts'
import { createFeedback } from '../../relay/citizen-api/chat/feedback.ts'
import { createMessages } from '../../relay/citizen-api/chat/messages.ts'
import { createOutbox, type Outbox } from '../../relay/citizen-api/chat/outbox.ts'
import { createPlatformTalk } from '../../relay/citizen-api/chat/platform-conversation.ts'
import { createReports } from '../../relay/citizen-api/chat/report-answer.ts'
import { createReportOutline } from '../../relay/citizen-api/chat/report-outline.ts'
import { createChatRoutes } from '../../relay/citizen-api/chat/routes.ts'
import { lookAtSessions } from '../../relay/citizen-api/chat/session-rows.ts'
import { createSessions, type Sessions, type SessionsDeps } from '../../relay/citizen-api/chat/sessions.ts'
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
  const { storage, chatKeys, clock, timers, logger } = deps
  const base = createChatBase(deps)
  const { events, files, numbers } = base
  // A dialogue's effect can call an agent, whose inbox is created last because it needs the conversations.
  const effects = createEffects({
    ...deps,
    ...base,
    wantPerson: (trx, chat, reason) => inbox.wantPerson(trx, chat, reason),
    answers: {
      isStillOwned: (answer) => inbox.answers.isStillOwned(answer),
      lost: (trx, chat, answer) => inbox.answers.lost(trx, chat, answer),
    },
  })
  const talks = createTalks(deps, security, {
    base,
    effects,
    wroteToPeople: (trx, chat) => inbox.wroteToPeople(trx, chat),
  })
  const { conversation, desk, notifier } = talks
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
  const outbox = createOutbox({ storage, events, effects, conversation, notifier, clock, timers, logger })
  const parts = { base, effects, talks, chatStreams, outbox, streams }
  const inbox = createAgentsInbox(deps, security, parts)
  const forgetChat = createForgetChat({ effects, hooks: deps.hooks.record, chatKeys })
  return {
    ...createCitizenPages(deps, security, { ...parts, forgetChat }),
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
      retentionDays: deps.config.profile.retentionDays,
    }),
  }
}

/** Creates what all parts of the chat share: its events, its cases, and the ways to platform and devices. */
function createChatBase(deps: Rooms) {
  const { config, storage, seal, chatKeys, keyedHash, clock, hosts } = deps
  const { record } = deps.hooks
  const { currency, currencyExponent } = config.profile
  const channels = liveChannels(config)
  const numbers = createCaseNumbers({ seal, keyedHash, random: deps.random, clock })
  const embedded = hosts.platform.identifies ? dispatchTo(hosts.platform) : undefined
  const poster = createNoticePoster({ ...deps, fetch: deps.fetch ?? fetch })
  return {
    channels,
    currency,
    currencyExponent,
    tellCustomer: record.tell,
    events: createChatEvents(chatKeys, record.hear),
    trustLayer: createTrustLayer({
      dispatch: dispatchTo(hosts.trust),
      reportPath: hosts.trust.reportPath,
      stopNewsPath: hosts.trust.stopNewsPath,
    }),
    numbers,
    links: createCaseLinks({ storage, keyedHash, numbers, clock }),
    files: createCaseFiles({ seal, chatKeys, keyedHash, clock, currency, currencyExponent }),
    sendMessage: createSendMessage({
      channels,
      secretOf: deps.sendSecret ?? (() => undefined),
      embedded,
    }),
    platformChat: createPlatformChat({ channels, embedded }),
    waitingTexts: createWaitingTexts(() => deps.live.current().profile),
    poster,
    push: createPush({ ...deps, poster }),
  }
}

/** Creates the conversations, with the assistant and with the platform, and what the queue learns of them. */
function createTalks(
  deps: Rooms,
  security: SecurityLog,
  {
    base,
    effects,
    wroteToPeople,
  }: {
    base: ReturnType<typeof createChatBase>
    effects: Effects
    wroteToPeople: Inbox['wroteToPeople']
  },
) {
  const { storage, dialog, removeSecrets, chatKeys, clock, ids } = deps
  const { channels, events, currencyExponent, tellCustomer } = base
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
    enqueue: effects.enqueue,
  })
  const platformTalk = createPlatformTalk({
    removeSecrets,
    events,
    effects,
    clock,
    ids,
    desk,
    wantPerson: wroteToPeople,
    texts: base.waitingTexts,
  })
  const isPlatforms = ({ gw_id }: Chat) => channels.get(gw_id)?.assistant === 'platform'
  /** Returns the conversation of a chat, whichever back end holds it. */
  const talkOf = (chat: Chat) => (isPlatforms(chat) ? platformTalk : conversation)
  return { deskSeal, notifier, onDeskChange, notes, desk, conversation, isPlatforms, talkOf }
}

/** The parts that agents' and citizens' sides of the chat have in common. */
interface ChatParts {
  base: ReturnType<typeof createChatBase>
  talks: ReturnType<typeof createTalks>
  effects: Effects
  outbox: Outbox
  chatStreams: ChatStreams
  streams: Set<OpenStream>
}

/** Creates the agents' side of the chats. */
function createAgentsInbox(
  deps: Rooms,
  security: SecurityLog,
  { base, talks, effects, outbox, chatStreams, streams }: ChatParts,
): Inbox {
  const { channels, events, numbers, poster, tellCustomer, currency, currencyExponent } = base
  const { conversation, isPlatforms, talkOf } = talks
  const { onCall, profile } = deps.config
  return createInbox({
    ...deps,
    events,
    numbers,
    poster,
    tellCustomer,
    currency,
    currencyExponent,
    conversation: {
      handOver: conversation.handOver,
      put: async (trx, chat, request) =>
        isPlatforms(chat) ? undefined : conversation.put(trx, chat, request),
      resolve: (trx, chat, ...rest) => talkOf(chat).resolve(trx, chat, ...rest),
      goOn: (trx, chat, left) => talkOf(chat).goOn(trx, chat, left),
    },
    platform: { knows: base.platformChat.knows, enqueue: effects.enqueueAnswer, kick: outbox.kick },
    enqueuePush: effects.enqueuePush,
    seal: talks.deskSeal,
    notes: talks.notes,
    texts: base.waitingTexts,
    deploymentSeal: deps.seal,
    channels: () => [...channels.keys()],
    answerTimesOf: (gwId) => createAnswerTimes(channels.get(gwId)?.answerTime, profile.timezone),
    onDeskChange: talks.onDeskChange,
    chatStreams,
    streams,
    security,
    ...(onCall && {
      callOut: createCallOut({
        url: onCall.url,
        mail: toOnCall(deps, onCall.email),
        fetch: deps.fetch ?? fetch,
        timers: deps.timers,
        logger: deps.logger,
      }),
    }),
  })
}

/** Creates the sessions of a citizen's page. Erasing a chat takes it out of the inbox. */
function createChatSessions(
  deps: Rooms,
  security: SecurityLog,
  { base, talks, forgetChat }: Pick<ChatParts, 'base' | 'talks'> & { forgetChat: SessionsDeps['forgetChat'] },
): Sessions {
  const { storage, tokens, identitySecret, chatKeys, clock, ids, logger } = deps
  return createSessions({
    storage,
    tokens,
    channels: base.channels,
    identitySecret,
    logger,
    conversation: talks.conversation,
    ...(deps.humanRecords && { humanRecords: deps.humanRecords }),
    chatKeys,
    tellCustomer: base.tellCustomer,
    async forgetChat(trx, chat) {
      await forgetChat(trx, chat)
      talks.onDeskChange(chat.id)
    },
    notifier: talks.notifier,
    security,
    resumeDays: deps.config.profile.retentionDays,
    clock,
    ids,
  })
}

/** Creates the citizens' side of the chats: the API of the chat page, and the pages without JavaScript. */
function createCitizenPages(
  deps: Rooms,
  security: SecurityLog,
  { forgetChat, ...parts }: ChatParts & { forgetChat: SessionsDeps['forgetChat'] },
) {
  const { config, storage, dialog, removeSecrets, chatKeys, keyedHash, clock, timers, ids, logger } = deps
  const { base, talks, effects, outbox, chatStreams, streams } = parts
  const { events, channels, numbers, trustLayer, tellCustomer, push, currency } = base
  const { conversation, desk, notifier, talkOf } = talks
  const sessions = createChatSessions(deps, security, { base, talks, forgetChat })
  const help = createHelp(deps)
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
    conversationOf: talkOf,
    place: conversation.place,
    outbox,
    notifier,
  })
  const admit = createAdmission({ ...deps, channels })
  const pages = {
    storage,
    events,
    sessions,
    visits: createVisits({ sessions, admit, messages, turns: deps.turns }),
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
  const { caseOf: reportedCaseOf } = reports
  return {
    routes: createChatRoutes({
      ...pages,
      speech: createSpeech({ ...deps, events, sessions, channels, host: deps.hosts.platform }),
      async typing(chatId) {
        if (await desk.isPersons(storage.db, chatId)) notifier.notify(chatId, { type: 'citizen-typing' })
      },
      seen: desk.seen,
      outline: createReportOutline({ channels, dialog }),
      cases: createCases({ db: storage.db, trustLayer, numbers, dialog, currency, reportedCaseOf }),
      push,
      feedback: createFeedback({ storage, chatKeys, removeSecrets, effects, tellCustomer, clock, ids }),
      timezone: config.profile.timezone,
      refusals: deps.refusals,
    }),
    form: createReportForm({
      ...pages,
      stateOf: conversation.state,
      dialog,
      profileOf: () => deps.live.current().profile,
      channelOf: (gwId) => deps.live.current().channels.find((channel) => channel.gwId === gwId),
      keyedHash,
      trustedProxies: config.trustedProxies,
      logger,
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
