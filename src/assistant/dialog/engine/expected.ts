import type { ScamState, StepId } from '../model/state.ts'

/**
 * Name of the open question that is passed to the reader, by step; it treats all others as following the
 * case.
 */
const expected: Partial<Record<StepId, string>> = {
  whatHappened: 'consent',
  reporter: 'consent',
  declined: 'consent',
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

/** Names the open question in the reader's terms. */
export const expectedAt = ({ step }: ScamState): string => expected[step] ?? 'none'

/**
 * Tells whether a message can be the citizen's story: many words before the first facts, whatever was asked.
 */
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
  'whatHappened',
  'reporter',
  'ongoing',
  'moneyLeft',
  'type',
  'typeMore',
  'bank',
])

/**
 * Tells whether digits alone are an answer to the open question; at other questions they may be a code that a
 * scammer requested.
 */
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
