import type { Logger } from 'pino'
import type { InboxRouteName } from '../../../contract/console/routes.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from '../../citizen-api/cases/case-numbers.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { ChatStreams, OpenStream } from '../../citizen-api/chat/chat-streams.ts'
import { type Chat, chatScope, findChat } from '../../citizen-api/chat/chats.ts'
import type { Conversation } from '../../citizen-api/chat/conversation.ts'
import type { EffectsDeps } from '../../citizen-api/chat/dialog-effects.ts'
import type { HumanRecords } from '../../citizen-api/chat/identify-visitor.ts'
import type { Wish } from '../../citizen-api/chat/run-outbox-call.ts'
import type { TellCustomer } from '../../citizen-api/chat/tell-customer.ts'
import type { WaitingTexts } from '../../citizen-api/chat/waiting-texts.ts'
import type { NoticePoster } from '../../citizen-api/push/post-notice.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import { createAgentDevices } from './agent-devices.ts'
import { type AgentMessagesDeps, createAgentMessages } from './agent-messages.ts'
import type { AnswerTimes } from './answer-times.ts'
import { createAskAssistant } from './ask-assistant.ts'
import { createOwnership } from './assignment.ts'
import type { ChatNotes } from './chat-notes.ts'
import { createChatView } from './chat-view.ts'
import { findDesk } from './desk-rows.ts'
import type { DeskSeal, Told } from './desk-seal.ts'
import { createDeviceHandlers } from './device-handlers.ts'
import { createDeviceNotices } from './device-notices.ts'
import { createGiveUp } from './give-up.ts'
import { createInboxHandlers } from './inbox-handlers.ts'
import { createInboxList } from './inbox-list.ts'
import { createInboxStreams } from './inbox-streams.ts'
import { createPresence } from './presence.ts'
import { createInboxRounds, type InboxRounds } from './queue-sweeper.ts'
import { createReactions } from './reactions.ts'
import { lineChars } from './visitor-side.ts'
import { placeOf } from './waiting.ts'

/** Dependencies of the inbox. */
export interface InboxDeps {
  storage: Storage
  /** Conversation of every chat, whichever back end holds it. */
  conversation: Pick<Conversation, 'resolve' | 'goOn' | 'handOver' | 'put'>
  platform: AgentMessagesDeps['platform']
  enqueuePush: AgentMessagesDeps['enqueuePush']
  events: ChatEvents
  seal: DeskSeal
  tellCustomer: TellCustomer
  notes: ChatNotes
  texts: WaitingTexts
  numbers: Pick<CaseNumbers, 'shownOf'>
  notifier: ChatNotifier
  /** Posts to the push services of browsers. */
  poster: NoticePoster
  /** Encrypts the browsers' subscriptions with the deployment's key. */
  deploymentSeal: Seal
  /** Returns the channels of the deployment. */
  channels(): readonly string[]
  /** Returns the service hours and the answer target of a channel. */
  answerTimesOf(gwId: string): AnswerTimes
  /** Called when the row of a chat has changed in a transaction that is still open. */
  onDeskChange: (chatId: string) => void
  chatStreams: ChatStreams
  streams: Set<OpenStream>
  security: SecurityLog
  currency: string
  currencyExponent: number
  clock: Clock
  timers: Timers
  ids: Ids
  logger: Logger
  /** Returns whether a citizen is banned. Default: never. */
  humanRecords?: Partial<Pick<HumanRecords, 'isBanned'>>
  /** Alerts the person on call to a waiting chat. Default: there is no one on call. */
  callOut?: (waiting: { isDanger: boolean }) => Promise<void>
}

/** Agents' side of chats: the queue, ownership, and agents' messages. */
export interface Inbox {
  /** Puts a chat into the queue. Runs in the caller's transaction. */
  wantPerson(trx: Db, chat: Chat, reason: 'asked' | 'danger'): Promise<Wish>
  /**
   * Puts a chat of the platform into the queue when the citizen writes, if agents of the console answer its
   * channel; undefined if that changes nothing.
   */
  wroteToPeople(trx: Db, chat: Chat): Promise<Wish | undefined>
  /** Whether a late message may still be sent, and what happens to one that was not. */
  answers: EffectsDeps['answers']
  handlers(presentOf: (c: OperatorContext) => Promise<Operator | undefined>): ConsoleHandlers<InboxRouteName>
  rounds: InboxRounds
}

/** Number of newest messages among which the hand-off request is searched. */
const wishMessages = 10

/** Creates the inbox. */
export function createInbox(deps: InboxDeps): Inbox {
  const { storage, conversation, events, seal, notes, notifier, clock, ids } = deps
  const { db } = storage
  const presence = createPresence({ db, clock })
  const devices = createAgentDevices({ seal: deps.deploymentSeal, clock })

  const ownership = createOwnership({ ...deps, toldOf: (from, chatId) => toldOf(deps, from, chatId) })
  const list = createInboxList({ ...deps, db })

  const wantPerson: Inbox['wantPerson'] = async (trx, chat, reason) => {
    // Banned citizens may report like anyone else, and are put through if in danger.
    if (reason === 'asked' && (await isBanned(deps, trx, chat))) return { who: 'nobody' }
    await ownership.want(trx, chat, reason)
    deps.onDeskChange(chat.id)
    const who = await presence.whoMayCome(trx, chat.gw_id)
    const desk = await findDesk(trx, chat.id)
    const isWaiting = who === 'there' && desk?.state === 'queued'
    return {
      who,
      ...(isWaiting && { place: await placeOf(trx, desk, clock, deps.answerTimesOf(chat.gw_id)) }),
    }
  }
  return {
    wantPerson,
    async wroteToPeople(trx, chat) {
      const desk = await findDesk(trx, chat.id)
      if (!deps.platform.knows(chat.gw_id) || desk?.state === 'open' || desk?.state === 'queued')
        return undefined
      if ((await presence.whoMayCome(trx, chat.gw_id)) === 'nobody') return undefined
      if (await isBanned(deps, trx, chat)) return undefined
      return wantPerson(trx, chat, 'asked')
    },
    answers: answersOf(deps),
    handlers: (presentOf) => ({
      ...createDeviceHandlers({ ...deps, devices }),
      ...createInboxHandlers({
        db,
        events,
        notifier,
        list,
        view: createChatView({ db, list, notes, events, conversation, seal }),
        ownership,
        reactions: createReactions({ ...deps, db }),
        messages: createAgentMessages({ ...deps, events }),
        askAssistant: createAskAssistant(deps),
        notes,
        presence,
        streams: createInboxStreams({ ...deps, list, presence, newLease: ids }),
        handOver: conversation.handOver,
        clock,
        ids,
        hasAssistant: (gwId) => !deps.platform.knows(gwId),
        presentOf,
        security: deps.security,
      }),
    }),
    rounds: createInboxRounds({
      ...deps,
      ownership,
      presence,
      tellDevices: createDeviceNotices({ ...deps, db, devices }),
      giveUp: createGiveUp(deps),
      async offerCall(chatId) {
        await storage.write(chatScope(chatId), async (trx) => {
          const chat = await findChat(trx, chatId)
          if (chat) await conversation.put(trx, chat, { type: 'call' })
        })
        notifier.notify(chatId)
      },
    }),
  }
}

async function toldOf(deps: InboxDeps, from: Db, chatId: string): Promise<Told> {
  const { scamType, amountMinor, paidAt } = (await deps.conversation.handOver(from, chatId)) ?? {}
  return {
    scamType: scamType ?? null,
    amount: amountMinor === undefined ? null : toMajor(amountMinor, deps.currencyExponent),
    paidAt: paidAt ?? null,
    wish: await newestWords(deps, from, chatId),
  }
}

async function newestWords({ events }: InboxDeps, from: Db, chatId: string): Promise<string | null> {
  const { messages } = await events.messagesBefore(from, chatId, { limit: wishMessages })
  const newest = messages.findLast(({ author, type }) => author.kind === 'visitor' && type === 'text')
  return newest?.type === 'text' ? newest.data.text.slice(0, lineChars) : null
}

const isBanned = async (
  deps: InboxDeps,
  trx: Db,
  { human_uid: uid, human_verified }: Chat,
): Promise<boolean> =>
  uid !== null && human_verified === 1 && (await deps.humanRecords?.isBanned?.(trx, uid)) === true

/** Checks late messages to a chat of the platform. */
const answersOf = ({ storage, notes, onDeskChange }: InboxDeps): Inbox['answers'] => ({
  async isStillOwned({ chatToken, personId, epoch }) {
    const desk = await findDesk(storage.db, chatToken)
    return desk?.owner_id === personId && desk.epoch === epoch
  },
  async lost(trx, { id }, { personId, name, clientId, text }) {
    await notes.keep(trx, { id: personId, firstName: name }, id, {
      clientId: `lost-${clientId}`.slice(0, 64),
      // The platform may have sent it although its answer was lost.
      text: `May not have reached the citizen: ${text}`,
    })
    onDeskChange(id)
  },
})
