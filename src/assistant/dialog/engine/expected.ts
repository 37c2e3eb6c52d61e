import type { ScamState, StepId } from '../model/state.ts'

/** What the reader is told of the question that is open, by step; other questions are to it what comes after the case. */
const expected: Partial<Record<StepId, string>> = {
  consent: 'consent',
  privacy: 'consent',
  reporter: 'consent',
  declined: 'consent',
  branch: 'type',
  danger: 'safety',
  safety: 'safety',
  ongoing: 'ongoing',
  moneyLeft: 'moneyLeft',
  type: 'type',
  typeMore: 'type',
  bank: 'bank',
  amount: 'amount',
  amountCheck: 'amount',
  lossAmount: 'amount',
  when: 'when',
  minute: 'when',
  reference: 'reference',
  receiver: 'receiver',
  lastDigits: 'receiver',
  contact: 'contact',
  summary: 'summary',
}

/** Names the open question as the reader knows it. */
export const expectedAt = ({ step }: ScamState): string => expected[step] ?? 'none'

/** Tells whether a message can be her story: many words before the first facts, whatever was asked. */
export function isFirstStory({ step, answers }: ScamState, text: string): boolean {
  const isFirst = Object.keys(answers.payments[0] ?? {}).length === 0 && answers.scamType === undefined
  return isFirst && storySteps.has(step) && text.trim().split(/\s+/).length >= storyWords
}

const storyWords = 5

/** Tells whether a message is so long that it can only be a story. */
export const isLong = (text: string): boolean => text.length > mostAnswerChars

const mostAnswerChars = 400

/** Questions at which people tell what happened, before anything is known. */
const storySteps: ReadonlySet<StepId> = new Set([
  'consent',
  'privacy',
  'reporter',
  'ongoing',
  'moneyLeft',
  'type',
  'typeMore',
])

/** Tells whether digits alone are an answer to the open question; at others they may be a code that was asked for. */
export const asksForNumber = ({ step }: ScamState): boolean => numberSteps.has(step)

const numberSteps: ReadonlySet<StepId> = new Set([
  'amount',
  'amountCheck',
  'lossAmount',
  'when',
  'minute',
  'reference',
  'receiver',
  'lastDigits',
  'contact',
  'summary',
  'editMenu',
  'heard',
  'idNumber',
  'ownAccount',
  'contactWay',
  'morePayments',
  'detailSummary',
  'findCase',
  'findDigits',
  'reported',
])
