import type { MessageRequest, MessageView } from '../../../contract/chat/chat.ts'
import { languagePostback } from '../../../contract/chat/talk-routes.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { ChatEvents, NewEvent } from './chat-events.ts'
import type { Chat } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Effects } from './dialog-effects.ts'
import { toNotice } from './notice.ts'
import { type RemoveSecrets, withoutSecrets } from './redact.ts'
import type { Wish } from './run-outbox-call.ts'
import type { WaitingTexts } from './waiting-texts.ts'

/** Dependencies of a conversation with the platform. */
export interface PlatformTalkDeps {
  removeSecrets: RemoveSecrets
  events: ChatEvents
  effects: Pick<Effects, 'enqueueSay'>
  clock: Clock
  ids: Ids
  /** Records the citizen's messages for the case work. */
  desk: Pick<ChatDesk, 'at'>
  /**
   * Queues the chat for an agent, if agents answer this channel in the console. Returns who may join if that
   * is new.
   */
  wantPerson: (trx: Db, chat: Chat) => Promise<Wish | undefined>
  texts: WaitingTexts
}

/**
 * Creates the conversation of a channel on which the platform's own bot or agents answer, or agents in the
 * console through the platform.
 */
export function createPlatformTalk(
  deps: PlatformTalkDeps,
): Pick<Conversation, 'receive' | 'resolve' | 'goOn'> {
  const { events, effects, clock, ids, texts } = deps
  const say = (
    trx: Db,
    chat: Chat,
    text: string,
    { before = [], view = 'notice' }: { before?: readonly NewEvent[]; view?: MessageView } = {},
  ) =>
    events.append(trx, chat.id, clock(), [
      ...before,
      toNotice(text, { id: ids(), at: clock(), lang: chat.lang, view }),
    ])
  return {
    async resolve(trx, chat, input, first = []) {
      if (input.type === 'person') {
        await say(trx, chat, texts.joined(chat.lang, input.name), { before: first, view: 'joined' })
      } else await events.append(trx, chat.id, clock(), first)
    },
    async goOn(trx, chat, { name }) {
      await say(trx, chat, texts.gone(chat.lang, name), { view: 'left' })
    },
    async receive(trx, chat, said) {
      if (chat.known_seq !== null) return { seq: chat.known_seq, hasCalls: false }
      const { request, cleaned } = await withoutSecrets(trx, { chatId: chat.id, request: said }, deps)
      const lang = languageOf(request)
      if (lang !== undefined) await saveLanguage(trx, chat, lang)
      const text = cleaned.text || '…'
      const id = ids()
      const message = {
        id,
        at: clock(),
        lang: lang ?? chat.lang,
        author: { kind: 'visitor' as const },
        clientId: request.clientId,
        type: 'text' as const,
        data: { text },
      }
      const seq = await events.append(trx, chat.id, clock(), [{ type: 'message', message }])
      // The choice of a language only concerns this relay.
      if (lang !== undefined) return { seq, hasCalls: false }
      await effects.enqueueSay(trx, chat, { seq, id, text, request })
      const wish = await deps.wantPerson(trx, chat)
      await (await deps.desk.at(trx, chat)).heard(text)
      if (wish?.who === 'later') await say(trx, chat, texts.later(chat.lang))
      const place = wish?.place && texts.place(chat.lang, wish.place)
      if (place !== undefined) await say(trx, chat, place)
      return { seq, hasCalls: true }
    },
  }
}

const languageOf = (request: MessageRequest): string | undefined =>
  request.type === 'postback' && request.payload.startsWith(languagePostback)
    ? request.payload.slice(languagePostback.length)
    : undefined

const saveLanguage = (trx: Db, chat: Chat, lang: string) =>
  trx.updateTable('chat').set({ lang }).where('id', '=', chat.id).execute()
