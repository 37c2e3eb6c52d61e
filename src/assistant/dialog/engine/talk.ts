import { languages } from '../../languages/languages.ts'
import type { Intent, Reading, Told } from '../../understanding/facts/reading.ts'
import { surely, surelyDoes, sureOf } from '../model/plan.ts'
import { hasBegun, type ScamState, withAnswers } from '../model/state.ts'
import { type Context, type Heard, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { hotlineLine, hotlineLines } from '../report/contacts.ts'
import { retention } from '../report/format.ts'
import { saysOutright } from '../understand/choice.ts'
import { namedLanguage } from '../understand/command.ts'
import { isStory } from './story.ts'

/** Hears what she asks, how she feels, who she is and in which language she writes. */
export function hear(text: string, c: Context): Heard {
  const reading = c.read(text)
  const intent = surelyDoes(reading.intent)
  const named = surely('question', reading.question)
  // A statement is not told that it can't be answered.
  const isAsked = /[?？؟]/.test(text) || (reading.intent?.confidence ?? 0) >= sureOf.question
  const isMinor = surely('minor', reading.minor) === true && c.state.answers.minor === undefined
  const asked = named ?? (intent === 'question' && isAsked ? 'other' : undefined)
  // Whether somebody of her age may report is answered by what is said to her age.
  const topic = isMinor && asked === 'other' ? undefined : asked
  const isBefore = !hasBegun(c.state) && c.can.has('find-case') && isStory(text)
  const asksCase = topic === 'my_case' && (hasCase(c) || isBefore)
  const answered = topic && !asksCase && answerTo(topic, c)
  const lines = [
    ...(isMinor ? [toMinor(c)] : []),
    ...(answered ? [say(answered)] : []),
    ...(intent === 'distress' && !answered ? [say(c.texts.say.welcome)] : []),
  ]
  const tellsCode = saysOutright(text, c, (w) => w.codeAsked)
  const told: ScamState = tellsCode ? { ...c.state, codeTold: true } : c.state
  const state = isMinor ? withAnswers(told, { minor: true }) : told
  const read = hasWords(text) ? otherLanguage(reading.language, c) : undefined
  // "Pwede ba tagalog na lang" says it better than the words of which it is made.
  const byName = read && namedLanguage(text, c)
  const language = byName && byName !== c.state.lang && c.profile.languages.includes(byName) ? byName : read
  return {
    say: lines,
    state: language ? { ...state, languageOffered: language } : state,
    ...(intent && { intent }),
    ...(asksForPerson(text, reading, intent) && { wantsPerson: true }),
    ...(asksCase && { asksCase }),
    ...(language && { offer: languageOffer(language, c) }),
  }
}

/** A message that tells of a payment may speak of people, and is a request for one only where words say so. */
const asksForPerson = (text: string, reading: Reading, intent: Intent | undefined): boolean =>
  reading.wantsPerson !== undefined ||
  (intent === 'person' && reading.payments.length === 0 && !/\p{Nd}{3}/u.test(text))

const toMinor = ({ texts, profile: { childLine } }: Context): DialogMessage => ({
  type: 'text',
  text: [texts.say.minor, childLine && hotlineLine(childLine, texts)].filter(Boolean).join('\n'),
  view: 'advice',
  ...(childLine && { advises: ['childLine' as const] }),
})

/** What is answered to a question of hers, as it is true for this deployment and her case. */
function answerTo(topic: NonNullable<Reading['question']>['value'], c: Context): string {
  const { answers, answersAfter, taps } = c.texts
  const after: Partial<Record<string, string>> = c.state.caseId === undefined ? {} : answersAfter
  if (after[topic]) return after[topic]
  switch (topic) {
    case 'who_sees':
      return answers.who_sees({ retention: retention(c) })
    case 'call_me':
      if (c.can.has('hand-over')) return answers.call_me_chat({ person: taps.person })
      return answers.call_me({ hotlines: hotlineLines(c) })
    case 'other':
      return answers.other({ hotlines: hotlineLines(c) })
    default:
      return answers[topic]
  }
}

const hasCase = ({ state }: Context) => state.caseId !== undefined || (state.earlierCases ?? []).length > 0

/** Whether a message has words that are no names: "Rolan Sample, Meridian Bank" is of no language. */
const hasWords = (text: string): boolean =>
  (text.match(/(?<!\p{L})[\p{Ll}\p{Lo}][\p{L}\p{M}]+/gu)?.length ?? 0) > 1

/** Offered once for each language. */
function otherLanguage(told: Told<string> | undefined, { state, profile }: Context): string | undefined {
  const lang = surely('language', told)
  const isKnown = lang !== undefined && lang !== state.lang && profile.languages.includes(lang)
  return isKnown && state.languageOffered !== lang ? lang : undefined
}

/** The offer of a language, in it, and the tap that takes it. */
function languageOffer(lang: string, c: Context): { note: string; tap: string } {
  const { texts } = c.at({ ...c.state, lang })
  return { note: texts.ask.thisLanguage, tap: languages[lang]?.name ?? lang }
}
