import type { MessageRequest } from '../../contract/chat/chat.ts'
import { languagePostback } from '../../contract/chat/routes.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { ChatEvents } from './chat-events.ts'
import { type Chat, seqOfClientId } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Effects } from './effects.ts'
import { type RemoveSecrets, withoutSecrets } from './without-secrets.ts'

/** Lists what talking to the platform needs. */
export interface PlatformTalkDeps {
  removeSecrets: RemoveSecrets
  events: ChatEvents
  effects: Pick<Effects, 'enqueueSay'>
  clock: Clock
  ids: Ids
}

/** Creates the conversation of a channel in which the platform's own bot or agents answer. */
export function createPlatformTalk(deps: PlatformTalkDeps): Pick<Conversation, 'receive'> {
  const { events, effects, clock, ids } = deps
  return {
    async receive(trx, chat, said) {
      const known = await seqOfClientId(trx, chat.id, said.clientId)
      if (known !== undefined) return known
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
      // The choice of a language concerns only this relay.
      if (lang === undefined) await effects.enqueueSay(trx, chat, { seq, id, text, request })
      return seq
    },
  }
}

const languageOf = (request: MessageRequest): string | undefined =>
  request.type === 'postback' && request.payload.startsWith(languagePostback)
    ? request.payload.slice(languagePostback.length)
    : undefined

const saveLanguage = (trx: Db, chat: Chat, lang: string) =>
  trx.updateTable('chat').set({ lang }).where('id', '=', chat.id).execute()
