import { languages } from '../../languages/languages.ts'
import type { Intent, Reading, Told } from '../../understanding/facts/reading.ts'
import { type ScamState, type StepId, withAnswers } from '../model/state.ts'
import { type Context, type Outcome, type RefusedAnswer, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { hotlineLine, hotlineLines } from '../report/contacts.ts'
import { retention } from '../report/format.ts'
import { steps } from '../steps/index.ts'
import { surely, surelyDoes } from './plan.ts'
import { isStory } from './story.ts'

/** What her words say beside the answer to the open question. */
export interface Heard {
  /** What the message is, where that is sure. */
  intent?: Intent
  /** Said before the open question. */
  say: readonly DialogMessage[]
  state: ScamState
  /** Code of a language of the deployment that she writes in and the chat is not held in. */
  language?: string
}

/** Hears what she asks, how she feels, who she is and in which language she writes. */
export function hear(text: string, c: Context): Heard {
  if (!c.hearsAll) return { say: [], state: c.state }
  const reading = c.read(text)
  const intent = surelyDoes(reading.intent)
  const topic = surely('question', reading.question) ?? (intent === 'question' ? 'other' : undefined)
  const answered = topic && answerTo(topic, c)
  const isMinor = surely('minor', reading.minor) === true && c.state.answers.minor === undefined
  const lines = [
    ...(isMinor ? [say(minorLines(c), 'advice')] : []),
    ...(answered ? [say(answered)] : []),
    ...(intent === 'distress' && !answered ? [say(c.texts.say.welcome)] : []),
  ]
  const state = isMinor ? withAnswers(c.state, { minor: true }) : c.state
  const language = otherLanguage(reading.language, c)
  return {
    say: lines,
    state: language ? { ...state, languageOffered: language } : state,
    ...(intent && { intent }),
    ...(language && { language }),
  }
}

const minorLines = ({ texts, profile }: Context) =>
  [texts.say.minor, profile.childLine && hotlineLine(profile.childLine, texts)].filter(Boolean).join('\n')

function answerTo(topic: NonNullable<Reading['question']>['value'], c: Context): string {
  const { answers } = c.texts
  if (topic === 'who_sees') return answers.who_sees({ retention: retention(c) })
  return topic === 'other' ? answers.other({ hotlines: hotlineLines(c) }) : answers[topic]
}

/** Offered once for each language. */
function otherLanguage(told: Told<string> | undefined, { state, profile }: Context): string | undefined {
  const lang = surely('language', told)
  const isKnown = lang !== undefined && lang !== state.lang && profile.languages.includes(lang)
  return isKnown && state.languageOffered !== lang ? lang : undefined
}

/** The offer of a language, in it, and the tap that takes it. */
export function languageOffer(lang: string, c: Context): { note: string; tap: string } {
  const { texts } = c.at({ ...c.state, lang })
  return { note: texts.ask.thisLanguage, tap: languages[lang]?.name ?? lang }
}

/** What is surely no answer to any question. */
const noAnswers: ReadonlySet<Intent> = new Set<Intent>([
  'question',
  'person',
  'distress',
  'danger',
  'thanks',
  'language',
])

/**
 * Reads the answer to the open question. A message that surely is something else is none, unless the reader has found in
 * it what is asked for: "will I have it back in 24 hours" holds no amount.
 */
export function answerIn(text: string, { intent }: Heard, c: Context): Outcome | RefusedAnswer | undefined {
  const step = steps[c.state.step]
  if (
    step.unknown &&
    (intent === 'dont_know' || intent === 'refusal') &&
    !holdsAnswer(c.read(text), c.state.step)
  )
    return step.unknown(c)
  if (!facts[c.state.step] || holdsAnswer(c.read(text), c.state.step)) return step.answer(text, c)
  // "No way am I going to jail" is no "no".
  const isUnclear = c.hearsAll && triSteps.has(c.state.step) && isStory(text) && !beginsApart.test(text)
  return isUnclear || (intent !== undefined && noAnswers.has(intent)) ? undefined : step.answer(text, c)
}

/** Questions for yes or no to which the reader knows the answer in a sentence. */
const triSteps: ReadonlySet<StepId> = new Set(['ongoing', 'moneyLeft'])

/** "No, and …": the first word stands apart. */
const beginsApart = /^\P{L}*\p{L}+\s*[,.!;:،۔–—]/u

/** How the reader finds the answers to questions about facts. */
const facts: Partial<Record<StepId, (reading: Reading) => unknown>> = {
  ongoing: ({ ongoing }) => ongoing,
  moneyLeft: ({ moneyLeft, payments }) => moneyLeft ?? payments[0]?.amount,
  type: ({ scamType }) => scamType,
  typeMore: ({ scamType }) => scamType,
  bank: ({ payments }) => payments.some(({ bank, receiver }) => bank ?? receiver.bank),
  amount: ({ payments }) => payments.some(({ amount }) => amount),
  amountCheck: ({ payments }) => payments.some(({ amount }) => amount),
  when: ({ payments }) => payments.some(({ paidAt }) => paidAt),
  reference: ({ payments }) => payments.some(({ reference }) => reference),
  receiver: ({ payments }) => payments.some(({ receiver }) => Object.keys(receiver).length > 0),
  contact: ({ contact }) => contact,
}

const holdsAnswer = (reading: Reading, step: StepId): boolean => Boolean(facts[step]?.(reading))
