import { signal } from '@preact/signals'
import type { AssistantRequest, ChatView, QuickAnswers } from '../../contract/console/inbox.ts'
import { cardNames } from '../../contract/console/inbox-words.ts'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { takeChat } from './inbox-state.ts'

/** Entry that `/` offers: a canned answer, or something that the assistant asks the citizen. */
export interface Ready {
  key: string
  /** Name of the entry, in English. */
  name: string
  /** Text that the citizen reads, if it is known in advance. */
  text?: string
  /** Returns the text for the field, or performs the action. */
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

/** Canned answers in the language of the open chat. */
const answers = signal<QuickAnswers['answers']>([])

/** Loads the canned answers for a chat. */
export async function loadQuickAnswers(chatId: string): Promise<void> {
  answers.value = (await call<QuickAnswers>('listQuickAnswers', { id: chatId })).answers
}

/** Makes the assistant send a prompt to the citizen; returns whether the call succeeded. */
export const askAssistant = ({ chatId, epoch }: { chatId: string; epoch: number }, request: Request) =>
  attempt(async () => {
    const body = { ...request, epoch, clientId: crypto.randomUUID() }
    takeChat(await call<ChatView>('askAssistant', { id: chatId, body }))
  })

/** Returns the label of a report question, as on its button. */
export const questionName = ({ key, label }: { key: string; label: string }): string =>
  key === 'summary' ? 'Send the report now?' : label

/** Returns the entries for the open chat: answers first, then cards, then open questions. */
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
