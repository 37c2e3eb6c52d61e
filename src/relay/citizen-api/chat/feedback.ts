import type { FeedbackRequest } from '../../../contract/chat/chat.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import { chatScope, findChat } from './chats.ts'
import type { Effects } from './dialog-effects.ts'
import type { RemoveSecrets } from './redact.ts'
import type { TellCustomer } from './tell-customer.ts'

/** Dependencies of the feedback. */
export interface FeedbackDeps {
  storage: Storage
  chatKeys: ChatKeys
  removeSecrets: RemoveSecrets
  effects: Pick<Effects, 'enqueueFeedback'>
  tellCustomer: TellCustomer
  clock: Clock
  ids: Ids
}

/**
 * Creates the function that stores a citizen's rating of their chat, and forwards it if the platform handles
 * the chat.
 */
export const createFeedback =
  ({ storage, chatKeys, removeSecrets, effects, tellCustomer, clock, ids }: FeedbackDeps) =>
  ({ chatId }: SessionClaims, { rating, comment: words }: FeedbackRequest): Promise<void> =>
    storage.write(chatScope(chatId), async (trx) => {
      const chat = await findChat(trx, chatId)
      if (!chat) throw new Problem('unauthenticated')
      const comment = words === undefined ? null : removeSecrets(words).text
      const id = ids()
      const sealed =
        comment === null ? null : (await chatKeys.get(trx, chatId)).encrypt(comment, feedbackContext(id))
      await trx
        .insertInto('feedback')
        .values({ id, chat_id: chatId, rating, comment: sealed, at: clock() })
        .execute()
      await effects.enqueueFeedback(trx, chat, { rating, comment })
      await tellCustomer(trx, chat, { type: 'feedback_given', feedback: { rating, comment } })
    })

/** Encryption context of a feedback comment. */
const feedbackContext = (id: string) => `feedback:${id}`
