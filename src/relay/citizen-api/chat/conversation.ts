import { toContent, toInput } from '../../../assistant/dialog/engine/messages.ts'
import type { PutRequest } from '../../../assistant/dialog/model/put.ts'
import type {
  Dialog,
  DialogEffect,
  DialogInput,
  DialogMessage,
  DialogStateBase,
  HandOver,
  HeardMessage,
  KnownPerson,
  PreparedReading,
  Turn,
} from '../../../assistant/dialog/model/types.ts'
import type { ChatMessage, MessageRequest } from '../../../contract/chat/chat.ts'
import type { ReportPlace } from '../../../contract/chat/report-outline.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { ChatEvents, NewEvent } from './chat-events.ts'
import { type Chat, type ChatAtMessage, seqOfClientId } from './chats.ts'
import { firstState, loadState, openState, progressKey, readState, saveState } from './dialog-states.ts'
import { type RemoveSecrets, withoutSecrets } from './redact.ts'

/** Dependencies of a conversation. */
export interface ConversationDeps {
  dialog: Dialog
  removeSecrets: RemoveSecrets
  chatKeys: ChatKeys
  events: ChatEvents
  clock: Clock
  ids: Ids
  /** Name of the assistant, shown next to its messages. */
  botName: string
  /** Tells whether an agent handles the chat. Default: no agent ever does. */
  desk?: ChatDesk
  /** Adds an effect of the dialogue to the outbox, in the same transaction. */
  enqueue: (trx: Db, chat: Chat, effect: DialogEffect) => Promise<void>
}

/** Result of receiving a message. */
interface Received {
  /** Sequence number of the message. */
  seq: number
  /** Whether calls were added to the outbox. */
  hasCalls: boolean
}

/** Runs the scam-report dialogue in a chat. Every method runs in the caller's transaction. */
export interface Conversation {
  /** Greets the citizen. */
  begin(trx: Db, chat: Chat): Promise<void>
  /**
   * Receives the citizen's message. A repeated `clientId` changes nothing. `prepared` is an earlier reading
   * of the message.
   * @throws Problem `step-changed` when it answers a question other than the current one
   */
  receive(
    trx: Db,
    chat: ChatAtMessage,
    request: MessageRequest,
    prepared?: PreparedReading,
  ): Promise<Received>
  /**
   * Returns how the dialogue would read the citizen's message, without storing it; undefined if that decides
   * nothing.
   */
  hear(db: Db, chat: Chat, request: MessageRequest): Promise<HeardMessage | undefined>
  /** Reads the state of the dialogue, which includes the citizen's answers; undefined if there is none. */
  state(db: Db, chatId: string): Promise<DialogStateBase | undefined>
  /**
   * Reads the state of the report that the citizen's page may have; undefined if there is nothing to
   * continue.
   */
  place(db: Db, chatId: string): Promise<ReportPlace | undefined>
  /**
   * Resumes the dialogue after an agent has left the chat: says so, reads what the citizen told the agent,
   * and asks the next question.
   * @param options `since` is when the agent joined (ISO instant), `name` is the agent's first name
   */
  goOn(trx: Db, chat: Chat, options: { since: string; name: string }): Promise<void>
  /**
   * Shows the citizen a prompt in addition to the dialogue's own questions, also while an agent handles the
   * chat. Returns the number of the message, or undefined if the dialogue does not accept the prompt: see
   * {@link Dialog.put}.
   */
  put(trx: Db, chat: Chat, request: PutRequest): Promise<number | undefined>
  /** Stores what the customer's records contain about a citizen with a proven identity. */
  know(trx: Db, chat: Chat, person: KnownPerson): Promise<void>
  /** Collects the citizen's answers for an agent; undefined if the chat has no dialogue. */
  handOver(db: Db, chatId: string): Promise<HandOver | undefined>
  /** Passes the result of an effect to the dialogue. `first` is recorded before its answers. */
  resolve(trx: Db, chat: Chat, input: DialogInput, first?: readonly NewEvent[]): Promise<void>
}

/**
 * Creates the conversation. The citizen's message, the dialogue's step and its answers are one transaction.
 */
export function createConversation(deps: ConversationDeps): Conversation {
  const { dialog, clock } = deps

  return {
    async begin(trx, chat) {
      await commit(deps, trx, chat, { turn: dialog.begin(chat.lang, clock()), before: [], progress: '' })
    },
    receive: (trx, chat, request, prepared) => receive(deps, trx, chat, request, prepared),
    hear: (db, chat, request) => hear(deps, db, chat, request),
    state: async (db, chatId) => (await readState(deps, db, chatId))?.state,
    async place(db, chatId) {
      const kept = await readState(deps, db, chatId)
      const state = kept && dialog.offline?.share(kept.state)
      return state && { seq: kept.seq, state: { ...state } }
    },
    goOn: (trx, chat, options) => goOn(deps, trx, chat, options),
    async put(trx, chat, request) {
      const { state, progress } = await loadState(deps, trx, chat)
      const turn = dialog.put?.(state, request, clock())
      return turn && commit(deps, trx, chat, { turn, before: [], progress, isWanted: true })
    },
    async know(trx, chat, person) {
      const { state, progress } = await loadState(deps, trx, chat)
      if (dialog.know)
        await saveState(deps, trx, {
          chatId: chat.id,
          kept: { state: dialog.know(state, person), progress },
          at: clock(),
        })
    },
    async handOver(db, chatId) {
      const kept = await readState(deps, db, chatId)
      return kept && dialog.handOver?.(kept.state)
    },
    async resolve(trx, chat, input, first = []) {
      const { state, progress } = await loadState(deps, trx, chat)
      await commit(deps, trx, chat, { turn: dialog.next(state, input, clock()), before: first, progress })
    },
  }
}

async function receive(
  deps: ConversationDeps,
  trx: Db,
  chat: ChatAtMessage,
  said: MessageRequest,
  prepared?: PreparedReading,
): Promise<Received> {
  const { ids, dialog, events, clock } = deps
  if (chat.known_seq !== null) return { seq: chat.known_seq, hasCalls: false }
  const kept = await openState(deps, trx, chat)
  const stateOf = async () => kept && placeOf(deps, kept.state, said)
  const { request, cleaned } = await clean(deps, trx, chat, { request: said, stateOf })
  const at = await whenSaid(deps, trx, { chatId: chat.id, agoMs: request.agoMs })
  const desk = await deps.desk?.at(trx, chat)
  const before = (masked?: string): NewEvent[] => [
    {
      type: 'message',
      message: {
        id: ids(),
        at,
        lang: chat.lang,
        author: { kind: 'visitor' },
        clientId: request.clientId,
        type: 'text',
        data: { text: masked ?? (cleaned.text || '…') },
      },
    },
  ]
  const { state: present, progress } = kept ?? firstState(deps, chat)
  const state = desk?.isPersons ? present : placeOf(deps, present, request)
  if (desk?.isPersons) {
    const isDanger = kept !== undefined && dialog.speaksOfDanger?.(cleaned.text, chat.lang, at) === true
    if (isDanger || !kept || dialog.awaitsPut?.(state) !== true) {
      await desk.heard(cleaned.text)
      // The citizen gets the safety advice immediately, without having to wait for an agent.
      const lines = isDanger ? (dialog.safetyLines?.(state) ?? []) : []
      const all = [...before(), ...lines.map((line) => toEvent(deps, line, state.lang))]
      return { seq: await events.append(trx, chat.id, clock(), all), hasCalls: false }
    }
  } else if (request.step !== undefined && request.step !== state.step) throw new Problem('step-changed')
  const turn = dialog.next(state, withPrepared(toInput(request, cleaned), prepared), at)
  await desk?.heard(cleaned.text, turn.masked, () => dialog.handOver?.(turn.state))
  const seq = await commit(deps, trx, chat, { turn, before: before(turn.masked), progress, isWanted: true })
  return { seq, hasCalls: turn.effects.length > 0 }
}

async function hear(
  deps: ConversationDeps,
  db: Db,
  chat: Chat,
  said: MessageRequest,
): Promise<HeardMessage | undefined> {
  const kept = deps.dialog.hear && said.type === 'text' ? await readState(deps, db, chat.id) : undefined
  if (!kept || (await seqOfClientId(db, chat.id, said.clientId)) !== undefined) return undefined
  const state = placeOf(deps, kept.state, said)
  const stateOf = async () => state
  const { request, cleaned } = await clean(deps, db, chat, { request: said, stateOf })
  const at = await whenSaid(deps, db, { chatId: chat.id, agoMs: request.agoMs })
  return deps.dialog.hear?.(state, toInput(request, cleaned), at)
}

async function goOn(
  deps: ConversationDeps,
  trx: Db,
  chat: Chat,
  { since, name }: { since: string; name: string },
): Promise<void> {
  const { dialog, clock } = deps
  const { state, progress } = await loadState(deps, trx, chat)
  const left = dialog.next(state, { type: 'person', event: 'left', name }, clock())
  const text = notRead.has(state.step) ? '' : await toldMeanwhile(deps, trx, { chatId: chat.id, since })
  if (text === '') return void (await commit(deps, trx, chat, { turn: left, before: [], progress }))
  const read = dialog.next(left.state, { type: 'text', text }, clock())
  // The citizen said it to the agent: its facts are stored, but it triggers no action and its questions
  // are not answered now.
  const isNews = read.effects.length === 0 && knownOf(deps, read.state) !== knownOf(deps, left.state)
  if (!isNews) return void (await commit(deps, trx, chat, { turn: left, before: [], progress }))
  const isDanger = dialog.speaksOfDanger?.(text, chat.lang, clock()) === true
  const messages = isDanger
    ? [...left.messages.slice(0, 1), ...read.messages]
    : dialog.next(read.state, { type: 'person', event: 'left', name }, clock()).messages
  await commit(deps, trx, chat, { turn: { ...read, messages }, before: [], progress })
}

async function commit(
  deps: ConversationDeps,
  trx: Db,
  chat: Chat,
  options: {
    turn: Turn<DialogStateBase>
    before: readonly NewEvent[]
    progress: string
    /**
     * True if no agent handles the chat, or if the citizen has asked for these messages. If absent, the
     * handler is looked up.
     */
    isWanted?: boolean
  },
): Promise<number> {
  const { turn, before } = options
  const at = deps.clock()
  // While an agent handles the chat, the dialogue reports news but asks no questions.
  const isQuiet = !options.isWanted && (await deps.desk?.isPersons(trx, chat.id))
  const messages = isQuiet ? turn.messages.flatMap(newsIn) : turn.messages
  const said = messages.map((message) => toEvent(deps, message, turn.state.lang))
  const progress: NewEvent[] =
    options.progress === progressKey(turn) ? [] : [{ type: 'progress', ...turn.progress }]
  const { lang } = turn.state
  const seq = await deps.events.append(trx, chat.id, at, [...before, ...progress, ...said], { lang })
  await saveState(deps, trx, {
    chatId: chat.id,
    kept: { state: turn.state, progress: progressKey(turn) },
    at,
  })
  for (const effect of turn.effects) await deps.enqueue(trx, chat, effect)
  if (turn.put) await deps.desk?.answered(trx, chat, turn.put)
  return seq
}

const toEvent = (deps: ConversationDeps, message: DialogMessage, lang: string): NewEvent => ({
  type: 'message',
  message: {
    id: deps.ids(),
    at: deps.clock(),
    lang,
    author: { kind: 'bot', name: deps.botName },
    ...(message.view && { view: message.view }),
    ...toContent(message),
  } as Omit<ChatMessage, 'seq'>,
})

/** Fingerprint of the known and open parts of the report, for comparison. */
function knownOf({ dialog }: ConversationDeps, state: DialogStateBase): string {
  const { facts = [], open = [] } = dialog.handOver?.(state) ?? {}
  return JSON.stringify([facts.map(({ key, value }) => [key, value]), open.map(({ key }) => key)])
}

/**
 * Returns the state for an answer: at the current question, or at an earlier one that the citizen returns
 * to.
 */
const placeOf = (
  { dialog }: ConversationDeps,
  state: DialogStateBase,
  { step, again }: MessageRequest,
): DialogStateBase =>
  again && step !== undefined && step !== state.step ? (dialog.returnTo?.(state, step) ?? state) : state

const clean = (
  deps: ConversationDeps,
  db: Db,
  { id: chatId }: Chat,
  { request, stateOf }: { request: MessageRequest; stateOf: () => Promise<DialogStateBase | undefined> },
) =>
  withoutSecrets(
    db,
    { chatId, request },
    {
      ...deps,
      asksForNumber: async () => {
        const state = await stateOf()
        return state !== undefined && deps.dialog.asksForNumber?.(state) !== false
      },
    },
  )

const withPrepared = (input: DialogInput, prepared: PreparedReading | undefined): DialogInput =>
  input.type === 'text' && prepared ? { ...input, prepared } : input

/**
 * Returns the message if it is news, without its quick replies: tapping one would answer no open question.
 */
function newsIn(message: DialogMessage): DialogMessage[] {
  if (message.type !== 'text') return []
  const { quickReplies, ...news } = message
  if (message.view !== undefined && newsViews.has(message.view)) return [news]
  return quickReplies?.length || /[?？؟]\s*$/.test(message.text) ? [] : [news]
}

const newsViews: ReadonlySet<string> = new Set(['case', 'notice', 'advice', 'checklist', 'joined'])

/**
 * At these steps, the citizen's words to an agent could be mistaken for consent or for an order to send or
 * delete.
 */
const notRead: ReadonlySet<string> = new Set([
  'declined',
  'reporter',
  'adviceOnly',
  'summary',
  'failed',
  'detailSummary',
  'restart',
])
/** Shorter messages such as "yes" and "ok" answered the agent, not a question of the dialogue. */
const leastWords = 4
const readMessages = 40
const readChars = 4_000

/** Joins the citizen's messages to an agent that are long enough to contain facts. */
async function toldMeanwhile(
  { events }: Pick<ConversationDeps, 'events'>,
  trx: Db,
  { chatId, since }: { chatId: string; since: string },
): Promise<string> {
  const { messages } = await events.messagesBefore(trx, chatId, { limit: readMessages })
  return messages
    .flatMap((message) =>
      message.author.kind === 'visitor' && message.type === 'text' && message.at > since
        ? message.data.text
        : [],
    )
    .filter((text) => text.split(/\s+/).length >= leastWords)
    .join('\n')
    .slice(0, readChars)
}

/**
 * Computes when the citizen wrote a message that waited on the device; never earlier than their previous
 * message.
 */
async function whenSaid(
  { events, clock }: Pick<ConversationDeps, 'events' | 'clock'>,
  trx: Db,
  { chatId, agoMs = 0 }: { chatId: string; agoMs?: number | undefined },
): Promise<string> {
  const now = clock()
  if (agoMs === 0) return now
  const said = new Date(Date.parse(now) - agoMs).toISOString()
  const last = await events.lastSaidAt(trx, chatId)
  return last !== undefined && said < last ? last : said
}
