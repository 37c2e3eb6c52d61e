import { signal } from '@preact/signals'
import type { AssistantRequest, ChatView, QuickAnswers } from '../../contract/console/inbox.ts'
import { cardNames } from '../../contract/console/inbox-words.ts'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { takeChat } from './inbox-state.ts'

/** What `/` offers: words to write, or something that the assistant puts to her. */
export interface Ready {
  key: string
  /** What it is, in English. */
  name: string
  /** What she reads, where that is known before. */
  text?: string
  /** Gives the words for the field, or does it. */
  run: () => string | undefined
}

type Request = AssistantRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'clientId' | 'epoch'>
    : never
  : never

const cardTexts: Record<(typeof cardNames)[number], string> = {
  bank: 'Card: whom to call now',
  checklist: 'Card: what to do now',
  case: 'Card: the case number',
}

/** Answers that are ready in the language of the open chat. */
const answers = signal<QuickAnswers['answers']>([])

/** Fetches the ready answers for a chat. */
export async function loadQuickAnswers(chatId: string): Promise<void> {
  answers.value = (await call<QuickAnswers>('listQuickAnswers', { id: chatId })).answers
}

/** Has the assistant put something to her; tells whether it did. */
export const askAssistant = ({ chatId, epoch }: { chatId: string; epoch: number }, request: Request) =>
  attempt(async () => {
    const body = { ...request, epoch, clientId: crypto.randomUUID() }
    takeChat(await call<ChatView>('askAssistant', { id: chatId, body }))
  })

/** Names a question of the report, as its button says it. */
export const questionName = ({ key, label }: { key: string; label: string }): string =>
  key === 'consent' ? 'May the report go to the banks?' : label

/** Lists what is ready for the open chat: words first, then cards, then questions that are still open. */
export function readyFor({ row, open }: ChatView): Ready[] {
  const ask = (request: Request) => () => {
    void askAssistant(row, request)
    return undefined
  }
  return [
    ...answers.value.map(({ key, text, english }) => ({ key, name: english, text, run: () => text })),
    ...cardNames
      .filter((card) => card === 'bank' || row.caseId !== null)
      .map((card) => ({ key: card, name: cardTexts[card], run: ask({ type: 'card', card }) })),
    ...open.map((question) => ({
      key: `ask-${question.key}`,
      name: `Ask: ${questionName(question)}`,
      run: ask({ type: 'question', about: question.key }),
    })),
  ]
}
