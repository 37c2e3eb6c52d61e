import type { PutRequest } from '../../../assistant/dialog/model/put.ts'
import { notificationTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/notification-texts.ts'
import { toLanguage } from '../../../assistant/languages/languages.ts'
import { quickAnswers } from '../../../assistant/languages/tables/notification-texts.ts'
import type { AssistantRequest, QuickAnswers } from '../../../contract/console/inbox.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from '../../citizen-api/cases/case-numbers.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { chatScope } from '../../citizen-api/chat/chats.ts'
import type { Conversation } from '../../citizen-api/chat/conversation.ts'
import type { Operator } from '../sign-in/operator.ts'
import { assertOwner, changeDesk, visibleDesk } from './desk-rows.ts'
import { inboxNews } from './inbox-news.ts'

/** Dependencies of assistant requests. */
export interface AskAssistantDeps {
  storage: Storage
  conversation: Pick<Conversation, 'put'>
  numbers: Pick<CaseNumbers, 'shownOf'>
  notifier: ChatNotifier
  clock: Clock
}

/**
 * Has the assistant send the citizen a question, a proposed change or a card on behalf of the chat's owner,
 * who stays the owner.
 * @throws Problem `not-owner`; `validation-error` if it is not open, or the value cannot be parsed
 */
export type AskAssistant = (person: Operator, chatId: string, request: AssistantRequest) => Promise<void>

/** Creates the function. The prompt is stored in the chat's transaction, once for each `clientId`. */
export function createAskAssistant(deps: AskAssistantDeps): AskAssistant {
  const { storage, conversation, notifier, clock } = deps
  return async (person, chatId, request) => {
    const { clientId, epoch } = request
    await storage.write(chatScope(chatId), async (trx) => {
      const { chat, desk } = await visibleDesk(trx, person, chatId)
      const known = await trx
        .selectFrom('agent_message')
        .select('seq')
        .where('chat_id', '=', chatId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      if (known) return
      assertOwner(desk, person, epoch)
      const seq = await conversation.put(trx, chat, await toPut(trx, { person, chatId, request }, deps))
      if (seq === undefined) throw refusalOf(request)
      const at = clock()
      await trx
        .insertInto('agent_message')
        .values({ chat_id: chatId, client_id: clientId, person_id: person.id, seq, at })
        .execute()
      await changeDesk(trx, desk, at, {
        waiting_since: null,
        first_human_reply_at: desk.first_human_reply_at ?? at,
      })
    })
    notifier.notify(chatId, { type: 'typing', on: false })
    notifier.notify(inboxNews)
  }
}

async function toPut(
  trx: Db,
  { person, chatId, request }: { person: Operator; chatId: string; request: AssistantRequest },
  { numbers }: Pick<AskAssistantDeps, 'numbers'>,
): Promise<PutRequest> {
  const by = { id: person.id, login: person.login, name: person.firstName }
  switch (request.type) {
    case 'question':
      return { type: 'question', about: request.about, by }
    case 'change':
      return { type: 'change', about: request.about, value: request.value, by }
    case 'card': {
      const newest = await trx
        .selectFrom('chat_case')
        .select('case_id')
        .where('chat_id', '=', chatId)
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      const caseNumber = newest && (await numbers.shownOf(trx, [newest.case_id]))(newest.case_id)
      return { type: 'card', card: request.card, ...(caseNumber && { caseNumber }) }
    }
    default:
      return request satisfies never
  }
}

function refusalOf(request: AssistantRequest): Problem {
  const errors = {
    question: { field: 'about', code: 'not-open', message: 'This is not an open question of the report.' },
    change: { field: 'value', code: 'not-read', message: 'This cannot be read as a value of that fact.' },
    card: { field: 'card', code: 'not-there', message: 'There is nothing for this card.' },
  } as const
  return new Problem('validation-error', { errors: [errors[request.type]] })
}

/** Returns the canned answers, in a citizen's language and in English. */
export function quickAnswersIn(lang: string): QuickAnswers {
  const own = (notificationTexts[toLanguage(lang) ?? 'en'] ?? english).quick
  return { answers: quickAnswers.map((key) => ({ key, text: own[key], english: english.quick[key] })) }
}
