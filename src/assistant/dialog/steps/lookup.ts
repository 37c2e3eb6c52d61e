import type { Lookup, ScamState, StepId } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { hotlineLines } from '../report/contacts.ts'
import { maskTail } from '../report/format.ts'
import { readCaseNumber } from '../understand/case-number.ts'
import { mentions } from '../understand/choice.ts'
import { asciiDigits } from '../understand/fold.ts'

/** Following up a case from another device: its number, and the last digits of the telephone. */

const wrongTries = 5
const pauseMs = 15 * 60_000

const lookupOf = (state: ScamState): Lookup => state.lookup ?? { wrong: 0 }

/** Returns the state in which the case with a number (short or long) is looked up. */
export const withCase = (state: ScamState, caseId: string): ScamState => ({
  ...state,
  lookup: { ...lookupOf(state), caseId },
})

/** Minutes until the citizen may try again; 0 if they may now. */
export function pausedMinutes({ state, now }: Pick<Context, 'state' | 'now'>): number {
  const { pausedUntil } = lookupOf(state)
  return pausedUntil ? Math.max(0, Math.ceil((Date.parse(pausedUntil) - Date.parse(now)) / 60_000)) : 0
}

/** Counts a wrong pair; the fifth starts a pause. */
export function withWrongTry(state: ScamState, now: string): ScamState {
  const wrong = lookupOf(state).wrong + 1
  const lookup: Lookup =
    wrong < wrongTries
      ? { wrong }
      : { wrong: 0, pausedUntil: new Date(Date.parse(now) + pauseMs).toISOString() }
  return { ...state, lookup }
}

const findCase: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.findCase.ask, taps: [texts.taps.back] }),
  again: ({ texts }) => texts.ask.findCase.again,
  answer(text, c) {
    const read = readCaseNumber(text)
    if (!read) return undefined
    // Not looked up yet, so that a typo does not count as a wrong attempt.
    if ('isWrong' in read) return { refusal: c.texts.say.caseNumberWrong, ask: '' }
    return { state: withCase(c.state, read.number), to: 'findDigits' }
  },
  unknown: (c) => leave(c),
}

const findDigits: Step = {
  aside: true,
  identity: 'words',
  prompt: ({ texts }) => ({ text: texts.ask.findDigits.ask, taps: [texts.taps.back] }),
  again: ({ texts }) => texts.ask.findDigits.again,
  answer(text, c) {
    const digits = asciiDigits(text).replace(/\D/g, '')
    const { caseId } = lookupOf(c.state)
    if (digits.length < 4 && mentions(text, c, (w) => w.noNumber)) return withoutNumber(c)
    if (digits.length < 4 || caseId === undefined) return undefined
    return {
      state: c.state,
      to: 'finding',
      masked: maskTail(digits),
      effects: [{ type: 'find-case', caseId, lastDigits: digits.slice(-4) }],
    }
  },
  unknown: (c) => withoutNumber(c),
}

/**
 * The number alone is not enough; the citizen is told who can find the case, and continues where they were.
 */
const withoutNumber = (c: Context): Outcome => ({
  state: c.state,
  say: [say(c.texts.say.noNumber({ hotlines: hotlineLines(c) }), 'advice')],
  to: c.state.resume ?? 'whatHappened',
})

const leave = ({ state, texts }: Context): Outcome => ({
  state,
  say: [say(texts.say.notFound)],
  to: state.resume ?? 'whatHappened',
})

/** The relay is searching; there is nothing to answer in the meantime. */
const finding: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.say.looking }),
  again: ({ texts }) => texts.say.looking,
  answer: () => undefined,
}

/** Steps that find an earlier case. */
export const lookupSteps = { findCase, findDigits, finding } as const satisfies Partial<Record<StepId, Step>>
