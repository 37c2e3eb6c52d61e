import type { ChatMessage, MessageRequest } from '../../contract/chat.ts'
import { languagePostback } from '../../contract/chat-routes.ts'
import type { Clock, Ids } from '../../contract/ids.ts'
import type { MessageContent } from '../../contract/message.ts'
import type { SecretRemoval } from '../../dialog/secrets.ts'
import type {
  Dialog,
  DialogEffect,
  DialogInput,
  DialogMessage,
  DialogStateBase,
  Turn,
} from '../../dialog/types.ts'
import type { Db } from '../../storage/database.ts'
import type { Seal } from '../auth/seal.ts'
import { appendEvents, type Chat, type NewEvent, seqOfClientId } from './chats.ts'

export interface ConversationDeps {
  dialog: Dialog
  removeSecrets: (text: string) => SecretRemoval
  seal: Seal
  clock: Clock
  ids: Ids
  /** Name of the assistant, as shown beside its messages. */
  botName: string
  /** Puts an effect of the dialogue into the outbox, in the same transaction. */
  enqueue: (trx: Db, chat: Chat, effect: DialogEffect) => Promise<void>
}

/** Holds the scam-report dialogue with a chat. Every method is part of the caller's transaction. */
export interface Conversation {
  begin(trx: Db, chat: Chat): Promise<void>
  /** Gives the number of her message; the same `clientId` again changes nothing. */
  receive(trx: Db, chat: Chat, request: MessageRequest): Promise<number>
  /** Tells the dialogue what came of an effect. */
  resolve(trx: Db, chat: Chat, input: DialogInput, first?: readonly NewEvent[]): Promise<void>
}

/** Her message, the dialogue's step and its answers go into one transaction, or none of them does. */
export function createConversation(deps: ConversationDeps): Conversation {
  const { dialog, removeSecrets, clock, ids } = deps
  const states = createStates(deps)

  const commit = async (
    trx: Db,
    chat: Chat,
    options: { turn: Turn<DialogStateBase>; before: readonly NewEvent[]; progress: string },
  ): Promise<number> => {
    const { turn, before } = options
    const at = clock()
    const said = turn.messages.map((message) => toEvent(message, turn.state.lang))
    const progress: NewEvent[] =
      options.progress === progressKey(turn) ? [] : [{ type: 'progress', ...turn.progress }]
    const seq = await appendEvents(trx, chat.id, at, [...before, ...progress, ...said])
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
    input: DialogInput,
    before: (masked?: string) => NewEvent[],
  ) => {
    const { state, progress } = await states.load(trx, chat)
    const turn = dialog.next(state, input, clock())
    return commit(trx, chat, { turn, before: before(turn.masked), progress })
  }

  return {
    async begin(trx, chat) {
      await commit(trx, chat, { turn: dialog.begin(chat.lang, clock()), before: [], progress: '' })
    },
    async receive(trx, chat, request) {
      const known = await seqOfClientId(trx, chat.id, request.clientId)
      if (known !== undefined) return known
      const cleaned = removeSecrets(request.text ?? '')
      const input = toInput(request, cleaned)
      return advance(trx, chat, input, (masked) => [
        {
          type: 'message',
          message: {
            id: ids(),
            at: clock(),
            lang: chat.lang,
            author: { kind: 'visitor' },
            clientId: request.clientId,
            type: 'text',
            data: { text: masked ?? (cleaned.text || '…') },
          },
        },
      ])
    },
    async resolve(trx, chat, input, first = []) {
      await advance(trx, chat, input, () => [...first])
    },
  }
}

/** The dialogue's state, encrypted; beside it the progress that the page was last told. */
function createStates({ dialog, seal, clock }: Pick<ConversationDeps, 'dialog' | 'seal' | 'clock'>) {
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
      if (row) return seal.open<Kept>(row.sealed, chat.id)
      return { state: dialog.begin(chat.lang, clock()).state, progress: '' }
    },
    async save(trx: Db, chatId: string, turn: Turn<DialogStateBase>, at: string): Promise<void> {
      const kept: Kept = { state: turn.state, progress: progressKey(turn) }
      const values = { step: turn.state.step, sealed: seal.close(kept, chatId), updated_at: at }
      await trx
        .insertInto('dialog')
        .values({ chat_id: chatId, ...values })
        .onConflict((conflict) => conflict.column('chat_id').doUpdateSet(values))
        .execute()
      await trx.updateTable('chat').set({ lang: turn.state.lang }).where('id', '=', chatId).execute()
    },
  }
}

const progressKey = ({ progress }: Turn<DialogStateBase>) => `${progress.step}/${progress.of}`

function toInput(request: MessageRequest, cleaned: SecretRemoval): DialogInput {
  if (request.type === 'postback') {
    return request.payload.startsWith(languagePostback)
      ? { type: 'language', lang: request.payload.slice(languagePostback.length) }
      : { type: 'postback', payload: request.payload }
  }
  return { type: 'text', text: cleaned.text, ...(cleaned.found.length > 0 && { secretsRemoved: true }) }
}

function toContent(message: DialogMessage): MessageContent {
  if (message.type === 'carousel') {
    const cards = message.cards.map(({ buttons, ...card }) => ({
      ...card,
      ...(buttons && { buttons: [...buttons] }),
    }))
    return { type: 'carousel', data: { cards } }
  }
  const { text, quickReplies } = message
  return { type: 'text', data: { text, ...(quickReplies && { quickReplies: [...quickReplies] }) } }
}
