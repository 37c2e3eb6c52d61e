import type { AgentMessageRequest } from '../../../contract/console/inbox.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { chatScope } from '../../citizen-api/chat/chats.ts'
import type { Effects } from '../../citizen-api/chat/dialog-effects.ts'
import type { Operator } from '../sign-in/operator.ts'
import { assertOwner, changeDesk, visibleDesk } from './desk-rows.ts'
import type { DeskSeal, LastLine } from './desk-seal.ts'
import { inboxNews } from './inbox-news.ts'
import { lineChars } from './visitor-side.ts'

/** Dependencies of agents' messages. */
export interface AgentMessagesDeps {
  storage: Storage
  events: ChatEvents
  seal: DeskSeal
  notifier: ChatNotifier
  clock: Clock
  ids: Ids
  /** Notifies the citizen's devices of an answer. */
  enqueuePush: Effects['enqueuePush']
  /** Has the platform send the message, on channels whose chats it holds. */
  platform: {
    knows(gwId: string): boolean
    enqueue: Effects['enqueueAnswer']
    kick(): void
  }
}

/**
 * Sends an agent's message to the citizen; returns the message's number, or 0 if the platform has not sent it
 * yet.
 */
export type AgentMessages = (
  person: Operator,
  chatId: string,
  request: AgentMessageRequest,
) => Promise<{ seq: number; clientId: string }>

/**
 * Creates the function that sends agents' messages. Like any message, it is stored in the chat's transaction:
 * once, in order, and only if its author holds the current epoch and has seen the citizen's last message.
 */
export function createAgentMessages(deps: AgentMessagesDeps): AgentMessages {
  const { storage, events, seal, notifier, clock, ids, platform } = deps
  return async (person, chatId, { clientId, epoch, seenSeq, text, quickReplies = [] }) => {
    const seq = await storage.write(chatScope(chatId), async (trx) => {
      const { chat, desk } = await visibleDesk(trx, person, chatId)
      const known = await trx
        .selectFrom('agent_message')
        .select('seq')
        .where('chat_id', '=', chatId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      if (known) return known.seq
      assertOwner(desk, person, epoch)
      const newest = await newestOfCitizen(trx, chatId)
      if (newest > seenSeq) throw new Problem('stale', { extensions: { seq: newest } })
      const at = clock()
      const replies = quickReplies.map((tap) => ({ text: tap, payload: tap }))
      const isPlatforms = platform.knows(chat.gw_id)
      const message = {
        id: ids(),
        at,
        lang: chat.lang,
        author: { kind: 'agent' as const, name: person.firstName },
        type: 'text' as const,
        data: { text, ...(replies.length > 0 && { quickReplies: replies }) },
      }
      const answer = { personId: person.id, name: person.firstName, clientId, epoch, text, quickReplies }
      if (isPlatforms) await platform.enqueue(trx, chat, answer)
      const added = isPlatforms ? 0 : await events.append(trx, chatId, at, [{ type: 'message', message }])
      await trx
        .insertInto('agent_message')
        .values({ chat_id: chatId, client_id: clientId, person_id: person.id, seq: added, at })
        .execute()
      await deps.enqueuePush(trx, chat, { about: 'answer' })
      const line: LastLine = { author: 'agent', text: text.slice(0, lineChars), at }
      await changeDesk(trx, desk, at, {
        last_line: await seal.seal(trx, chatId, 'last-line', line),
        waiting_since: null,
        first_human_reply_at: desk.first_human_reply_at ?? at,
      })
      return added
    })
    platform.kick()
    notifier.notify(chatId, { type: 'typing', on: false })
    notifier.notify(inboxNews)
    return { seq, clientId }
  }
}

/** Reads the number of the citizen's last message; 0 if there is none. */
async function newestOfCitizen(db: Db, chatId: string): Promise<number> {
  const { seq } = await db
    .selectFrom('chat_event')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('chat_id', '=', chatId)
    .where('client_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(seq ?? 0)
}
