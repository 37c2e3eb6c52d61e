import type { HandOver } from '../../../assistant/dialog/model/types.ts'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { ChatView, FactView } from '../../../contract/console/inbox.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import type { Conversation } from '../../citizen-api/chat/conversation.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { ChatNotes } from './chat-notes.ts'
import { visibleDesk } from './desk-rows.ts'
import type { DeskSeal } from './desk-seal.ts'
import type { InboxList } from './inbox-list.ts'

/** Dependencies of the chat view. */
export interface ChatViewDeps {
  db: Db
  list: Pick<InboxList, 'toRows'>
  notes: Pick<ChatNotes, 'list'>
  events: Pick<ChatEvents, 'messagesBefore'>
  conversation: Pick<Conversation, 'handOver'>
  seal: DeskSeal
}

/** Number of past messages searched for a fact's words. */
const searchedMessages = 200

/** Creates the view of one chat: its row, the citizen's facts with their source, notes, and past owners. */
export function createChatView({ db, list, notes, events, conversation, seal }: ChatViewDeps) {
  return async (person: Operator, chatId: string): Promise<ChatView> => {
    const { chat, desk } = await visibleDesk(db, person, chatId)
    const [pack, { messages }, assignments] = await Promise.all([
      conversation.handOver(db, chatId),
      events.messagesBefore(db, chatId, { limit: searchedMessages }),
      db.selectFrom('chat_assignment').selectAll().where('chat_id', '=', chatId).orderBy('at').execute(),
    ])
    const [row] = await list.toRows([{ ...desk, lang: chat.lang }])
    if (!row) throw new Error('a row became none')
    return {
      row,
      facts: (pack?.facts ?? []).map((fact) => toFact(fact, messages)),
      agreedWith: Object.fromEntries(
        (pack?.facts ?? []).flatMap(({ key, agreedWith }) => (agreedWith ? [[key, agreedWith]] : [])),
      ),
      open: [...(pack?.open ?? [])],
      changeable: [...(pack?.changeable ?? [])],
      put: pack?.put ?? null,
      asked: [...(pack?.asked ?? [])],
      notes: await notes.list(db, chatId),
      assignments: await Promise.all(
        assignments.map(
          async ({ id, person_id, person_name: firstName, kind, at, ended_at, end_reason, note }) => ({
            person: { id: person_id, firstName },
            kind,
            at,
            endedAt: ended_at,
            endReason: end_reason,
            note: await seal.open<string>(db, chatId, `assignment:${id}`, note),
          }),
        ),
      ),
      lastSeq: chat.last_seq,
    }
  }
}

/**
 * The source of a fact is the citizen's last message that contains its exact words or figures; other facts
 * were tapped.
 */
function toFact(
  { agreedWith, ...fact }: HandOver['facts'][number],
  messages: readonly ChatMessage[],
): FactView {
  const source = messages.findLast((message) => {
    if (message.author.kind !== 'visitor' || message.type !== 'text') return false
    return holds(message.data.text, fact.value)
  })
  const quote = source?.type === 'text' ? source.data.text : undefined
  return { ...fact, quote: quote ?? null, messageId: source?.id ?? null, by: agreedWith ? 'agent' : 'rule' }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
/** A number with fewer digits occurs in many messages. */
const leastDigits = 3

function holds(text: string, value: string): boolean {
  if (text.toLowerCase().includes(value.toLowerCase())) return true
  const digits = digitsOf(value.replace(/\.\d\d$/, ''))
  return digits.length >= leastDigits && digitsOf(text).includes(digits)
}
