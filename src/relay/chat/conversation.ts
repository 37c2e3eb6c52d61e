import type { ChatMessage, MessageRequest } from '../../contract/chat/chat.ts'
import type { ReportPlace } from '../../contract/chat/report-outline.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { toContent, toInput } from '../../dialog/engine/messages.ts'
import type {
  Dialog,
  DialogEffect,
  DialogInput,
  DialogMessage,
  DialogStateBase,
  HandOver,
  HeardMessage,
  PreparedReading,
  Turn,
} from '../../dialog/model/types.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { ChatKeys } from '../auth/chat-keys.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { ChatEvents, NewEvent } from './chat-events.ts'
import { type Chat, seqOfClientId } from './chats.ts'
import { type RemoveSecrets, withoutSecrets } from './without-secrets.ts'

/** Lists what a conversation needs. */
export interface ConversationDeps {
  dialog: Dialog
  removeSecrets: RemoveSecrets
  chatKeys: ChatKeys
  events: ChatEvents
  clock: Clock
  ids: Ids
  /** Name of the assistant, shown beside its messages. */
  botName: string
  /** Knows whether a person has the chat. Default: nobody ever has. */
  desk?: ChatDesk
  /** Puts an effect of the dialogue into the outbox, in the same transaction. */
  enqueue: (trx: Db, chat: Chat, effect: DialogEffect) => Promise<void>
}

/** Holds the scam-report dialogue in a chat. Every method runs in the caller's transaction. */
export interface Conversation {
  /** Greets her. */
  begin(trx: Db, chat: Chat): Promise<void>
  /**
   * Takes her message, and returns its number. A repeated `clientId` changes nothing. `prepared` is what she wrote as it was
   * read before.
   * @throws Problem `step-changed` when it answers another question than the present one
   */
  receive(trx: Db, chat: Chat, request: MessageRequest, prepared?: PreparedReading): Promise<number>
  /** Looks at what the dialogue would read in her message, without taking it; undefined where that decides nothing. */
  hear(db: Db, chat: Chat, request: MessageRequest): Promise<HeardMessage | undefined>
  /** Reads the state of the dialogue; undefined when there is none. It holds what she has told. */
  state(db: Db, chatId: string): Promise<DialogStateBase | undefined>
  /** Reads the state of the report as her page may know it; undefined when there is nothing to continue. */
  place(db: Db, chatId: string): Promise<ReportPlace | undefined>
  /**
   * Goes on after a person has left the chat: says so, reads what she told the person meanwhile, and asks the next question.
   * @param options `since` when the person came (ISO instant), and her first name
   */
  goOn(trx: Db, chat: Chat, options: { since: string; name: string }): Promise<void>
  /** Gathers what she has told, for a person; undefined where the chat has no dialogue. */
  handOver(db: Db, chatId: string): Promise<HandOver | undefined>
  /** Tells the dialogue the result of an effect; `first` is recorded before its answers. */
  resolve(trx: Db, chat: Chat, input: DialogInput, first?: readonly NewEvent[]): Promise<void>
}

/** Creates the conversation. Her message, the dialogue's step and its answers are one transaction. */
export function createConversation(deps: ConversationDeps): Conversation {
  const { dialog, events, clock, ids } = deps
  const states = createStates(deps)

  const commit = async (
    trx: Db,
    chat: Chat,
    options: { turn: Turn<DialogStateBase>; before: readonly NewEvent[]; progress: string },
  ): Promise<number> => {
    const { turn, before } = options
    const at = clock()
    // A person has the word: what happened is told, and nothing is asked.
    const isQuiet = await deps.desk?.isPersons(trx, chat.id)
    const messages = isQuiet ? turn.messages.flatMap(newsIn) : turn.messages
    const said = messages.map((message) => toEvent(message, turn.state.lang))
    const progress: NewEvent[] =
      options.progress === progressKey(turn) ? [] : [{ type: 'progress', ...turn.progress }]
    const seq = await events.append(trx, chat.id, at, [...before, ...progress, ...said])
    await states.save(trx, chat.id, turn, at)
    for (const effect of turn.effects) await deps.enqueue(trx, chat, effect)
    return seq
  }

  const toEvent = (message: DialogMessage, lang: string): NewEvent => ({
    type: 'message',
    message: {
      id: ids(),
      at: clock(),
      lang,
      author: { kind: 'bot', name: deps.botName },
      ...(message.view && { view: message.view }),
      ...toContent(message),
    } as Omit<ChatMessage, 'seq'>,
  })

  const advance = async (
    trx: Db,
    chat: Chat,
    { input, at, step, before }: { input: DialogInput; at: string; step?: string; before: Before },
  ) => {
    const { state, progress } = await states.load(trx, chat)
    if (step !== undefined && step !== state.step) throw new Problem('step-changed')
    const turn = dialog.next(state, input, at)
    return commit(trx, chat, { turn, before: before(turn.masked), progress })
  }

  const clean = (db: Db, chat: Chat, request: MessageRequest) =>
    withoutSecrets(
      db,
      { chatId: chat.id, request },
      {
        ...deps,
        asksForNumber: async () => {
          const kept = await states.read(db, chat.id)
          return kept !== undefined && dialog.asksForNumber?.(kept.state) !== false
        },
      },
    )

  return {
    async begin(trx, chat) {
      await commit(trx, chat, { turn: dialog.begin(chat.lang, clock()), before: [], progress: '' })
    },
    async receive(trx, chat, said, prepared) {
      const known = await seqOfClientId(trx, chat.id, said.clientId)
      if (known !== undefined) return known
      const { request, cleaned } = await clean(trx, chat, said)
      const at = await whenSaid(deps, trx, { chatId: chat.id, agoMs: request.agoMs })
      await deps.desk?.heard(trx, chat, cleaned.text)
      const before: Before = (masked) => [
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
      if (await deps.desk?.isPersons(trx, chat.id)) return events.append(trx, chat.id, clock(), before())
      const { step } = request
      return advance(trx, chat, {
        input: withPrepared(toInput(request, cleaned), prepared),
        at,
        before,
        ...(step !== undefined && { step }),
      })
    },
    async hear(db, chat, said) {
      const kept = dialog.hear && said.type === 'text' ? await states.read(db, chat.id) : undefined
      if (!kept || (await seqOfClientId(db, chat.id, said.clientId)) !== undefined) return undefined
      const { request, cleaned } = await clean(db, chat, said)
      const at = await whenSaid(deps, db, { chatId: chat.id, agoMs: request.agoMs })
      return dialog.hear?.(kept.state, toInput(request, cleaned), at)
    },
    state: async (db, chatId) => (await states.read(db, chatId))?.state,
    async place(db, chatId) {
      const kept = await states.read(db, chatId)
      const state = kept && dialog.offline?.share(kept.state)
      return state && { seq: kept.seq, state: { ...state } }
    },
    async goOn(trx, chat, { since, name }) {
      const { state, progress } = await states.load(trx, chat)
      const left = dialog.next(state, { type: 'person', event: 'left', name }, clock())
      const text = notRead.has(state.step) ? '' : await toldMeanwhile(deps, trx, { chatId: chat.id, since })
      if (text === '') return void (await commit(trx, chat, { turn: left, before: [], progress }))
      const read = dialog.next(left.state, { type: 'text', text }, clock())
      // She said it to a person: what it tells is noted, and nothing is done because of it.
      if (read.effects.length > 0) return void (await commit(trx, chat, { turn: left, before: [], progress }))
      const messages = [...left.messages.slice(0, 1), ...read.messages]
      await commit(trx, chat, { turn: { ...read, messages }, before: [], progress })
    },
    async handOver(db, chatId) {
      const kept = await states.read(db, chatId)
      return kept && dialog.handOver?.(kept.state)
    },
    async resolve(trx, chat, input, first = []) {
      await advance(trx, chat, { input, at: clock(), before: () => [...first] })
    },
  }
}

const withPrepared = (input: DialogInput, prepared: PreparedReading | undefined): DialogInput =>
  input.type === 'text' && prepared ? { ...input, prepared } : input

/** Builds the events before the dialogue's answers; `masked` is her text as it may be stored. */
type Before = (masked?: string) => NewEvent[]

/** Gives of a turn's messages what is news, without its taps: what she taps would answer nobody. */
function newsIn(message: DialogMessage): DialogMessage[] {
  if (message.type !== 'text') return []
  const { quickReplies, ...news } = message
  if (message.view !== undefined && newsViews.has(message.view)) return [news]
  return quickReplies?.length || /[?？؟]\s*$/.test(message.text) ? [] : [news]
}

const newsViews: ReadonlySet<string> = new Set(['case', 'notice', 'advice', 'checklist'])

/** At these steps what she said to a person could be taken for her consent, or for her word to send or delete. */
const notRead: ReadonlySet<string> = new Set([
  'consent',
  'privacy',
  'declined',
  'reporter',
  'adviceOnly',
  'summary',
  'failed',
  'detailSummary',
  'restart',
])
/** "Yes" and "ok" answered the person, and no question of the dialogue's. */
const leastWords = 4
const readMessages = 40
const readChars = 4_000

/** Joins what she wrote to a person that tells something. */
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

/** Computes when she said a message that waited on her device; never earlier than her previous message. */
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

/** Stores the dialogue's state, encrypted, with the progress that the page was last told. */
function createStates({ dialog, chatKeys, clock }: Pick<ConversationDeps, 'dialog' | 'chatKeys' | 'clock'>) {
  interface Kept {
    state: DialogStateBase
    progress: string
  }
  return {
    async load(trx: Db, chat: Chat): Promise<Kept> {
      const row = await trx
        .selectFrom('dialog')
        .select('sealed')
        .where('chat_id', '=', chat.id)
        .executeTakeFirst()
      if (row) return (await chatKeys.get(trx, chat.id)).decrypt<Kept>(row.sealed, dialogContext(chat.id))
      return { state: dialog.begin(chat.lang, clock()).state, progress: '' }
    },
    /** Reads the state, with the number of the last event that it includes. */
    async read(db: Db, chatId: string): Promise<{ state: DialogStateBase; seq: number } | undefined> {
      const row = await db
        .selectFrom('dialog')
        .innerJoin('chat', 'chat.id', 'dialog.chat_id')
        .select(['dialog.sealed', 'chat.last_seq'])
        .where('dialog.chat_id', '=', chatId)
        .executeTakeFirst()
      const seal = row && (await chatKeys.find(db, chatId))
      if (!seal) return undefined
      return { state: seal.decrypt<Kept>(row.sealed, dialogContext(chatId)).state, seq: row.last_seq }
    },
    async save(trx: Db, chatId: string, turn: Turn<DialogStateBase>, at: string): Promise<void> {
      const kept: Kept = { state: turn.state, progress: progressKey(turn) }
      const sealed = (await chatKeys.get(trx, chatId)).encrypt(kept, dialogContext(chatId))
      const values = { step: turn.state.step, sealed, updated_at: at }
      await trx
        .insertInto('dialog')
        .values({ chat_id: chatId, ...values })
        .onConflict((conflict) => conflict.column('chat_id').doUpdateSet(values))
        .execute()
      await trx.updateTable('chat').set({ lang: turn.state.lang }).where('id', '=', chatId).execute()
    },
  }
}

/** Names the row that a state is sealed for. */
export const dialogContext = (chatId: string) => `dialog:${chatId}`

const progressKey = ({ progress }: Turn<DialogStateBase>) => `${progress.step}/${progress.of}`
