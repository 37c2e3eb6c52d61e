import { surelyDoes } from '../model/plan.ts'
import type { PutAnswer } from '../model/put.ts'
import { type Put, type ScamState, withAnswers, without } from '../model/state.ts'
import { type Context, isRefusedAnswer, type Outcome, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { factText } from '../report/facts.ts'
import { maskIdentity } from '../report/format.ts'
import { openStep, steps } from '../steps/index.ts'
import { isOneOf, isUnknown, parseTri, phrases } from '../understand/choice.ts'
import { parsePhone } from '../understand/identifiers.ts'
import { answerIn } from './answer.ts'
import { changed, isItRight, personTexts, tapOf } from './put.ts'
import { questionMessage, repeatOrWait, type ScamTurn, toTurn } from './turn.ts'

/** After this many messages that answer something else, the agent prompt ends. */
const mostMisses = 3

/**
 * Handles the citizen's message while an agent prompt waits for an answer; undefined if the message is for
 * the dialogue.
 */
export function answerPut(text: string, c: Context): ScamTurn | undefined {
  const { put } = c.state
  switch (put?.type) {
    case 'question':
      return answerQuestion(text, put, c)
    case 'change':
      return answerChange(text, put, c)
    case 'call':
      return answerCall(text, c)
    default:
      return put satisfies undefined
  }
}

/**
 * The answer is read as the dialogue reads it; the dialogue's own open question stays open unless this was
 * it.
 */
function answerQuestion(text: string, put: Extract<Put, { type: 'question' }>, c: Context): ScamTurn {
  const step = steps[put.step]
  const from = without(c.state, 'put')
  const here = c.at({ ...from, step: put.step, misses: put.misses })
  const isSkipped = isUnknown(text, here)
  const intent = surelyDoes(here.read(text).intent)
  const result = (isSkipped && step.unknown?.(here)) || answerIn(text, intent, here)
  const masked = step.identity && digitsIn(text) >= leastDigits ? { masked: maskIdentity(text) } : {}
  if (!result || isRefusedAnswer(result)) {
    return { ...missed(put, c, refusalIn(result, here)), ...masked }
  }
  const begun = result.state.begun ?? 'tapped'
  const state = goneOn({ ...result.state, begun, step: from.step, misses: from.misses }, result, c)
  const told = c.at(state)
  const value = step.fact && factText(step.fact, told)
  const isKnown = value !== undefined && value !== factText(step.fact ?? 'story', c)
  const line = isKnown && step.fact ? { line: englishLine(step.fact, told) } : {}
  const messages: DialogMessage[] = [
    ...(result.say ?? []),
    ...(result.to === 'declined' ? [say(steps.declined.prompt(told).text, 'advice')] : []),
    ...(isKnown ? [say(c.texts.say.noted({ fact: value }), 'notice')] : []),
  ]
  const answer: PutAnswer = { type: 'question', answer: isSkipped ? 'unknown' : 'told', by: put.by, ...line }
  const own = result.masked === undefined ? masked : { masked: result.masked }
  return toTurn(state, messages, { ...own, put: answer, ...(result.effects && { effects: result.effects }) })
}

const digitsIn = (text: string) => [...text.matchAll(/\p{Nd}/gu)].length
/** Fewer digits than this identify no one. */
const leastDigits = 6

/** Why an answer cannot be accepted, and the question in other words, once. */
function refusalIn(result: ReturnType<typeof answerIn>, here: Context): DialogMessage[] {
  if (!result || !isRefusedAnswer(result) || here.state.misses > 0) return []
  const step = steps[here.state.step]
  const text = [result.refusal, result.ask ?? step.again(here)].filter(Boolean).join(' ')
  return [questionMessage({ text, taps: step.prompt(here).taps ?? [] })]
}

function missed(put: Put, { state }: Context, messages: readonly DialogMessage[]): ScamTurn {
  const misses = put.misses + 1
  return toTurn(misses < mostMisses ? { ...state, put: { ...put, misses } } : without(state, 'put'), messages)
}

/** Continues from a question of the report that has been answered in the meantime. */
function goneOn(state: ScamState, { to }: Outcome, c: Context): ScamState {
  if (to === 'declined') return { ...state, step: 'declined', misses: 0 }
  if (to === 'sending') return { ...state, step: 'sending', misses: 0 }
  const isAnswered = state.caseId === undefined && steps[state.step].wanted?.(state, c) === false
  return isAnswered ? { ...state, step: openStep(state, c), misses: 0 } : state
}

/** Only the citizen's yes changes the fact: a tap, or a message that says yes and nothing else. */
function answerChange(text: string, put: Extract<Put, { type: 'change' }>, c: Context): ScamTurn {
  const answer = tapOf(text, c) ?? wholeAnswer(text, c) ?? shortAnswer(text, c)
  // Only once, since repeating the same words would not help; the agent is reading along.
  if (!answer) return missed(put, c, put.misses === 0 ? [isItRight(put, c)] : [])
  const from = without(c.state, 'put')
  const done = c.at(goneOn(changed(put, from), { state: from }, c))
  const told: PutAnswer = { type: 'change', answer, by: put.by, line: englishLine(put.field, done) }
  if (answer === 'no') return toTurn(from, [say(personTexts(c).kept, 'notice')], { put: told })
  const agreed = { name: put.by.name, text: factText(put.field, inEnglish(done)) }
  const unsure = from.unsure?.filter((field) => field !== put.field)
  const state: ScamState = {
    ...without(done.state, 'unsure'),
    ...(unsure?.length && { unsure }),
    agreed: { ...from.agreed, [put.field]: agreed },
  }
  const fact = `${c.texts.labels[put.field]}: ${factText(put.field, done)}`
  return toTurn(state, [say(c.texts.say.changed({ fact }), 'notice')], { put: told })
}

/** "Yes that's it": a few words that start with it and contain no digit and no question. */
function shortAnswer(text: string, c: Context): 'yes' | 'no' | undefined {
  if (/[?؟]|\p{Nd}/u.test(text) || text.trim().split(/\s+/).length > 4) return undefined
  const tri = parseTri(text, c)
  return tri === 'unsure' ? undefined : tri
}

const wholeAnswer = (text: string, c: Context): 'yes' | 'no' | undefined =>
  (['yes', 'no'] as const).find((answer) =>
    isOneOf(
      text,
      phrases(c, (words) => words[answer]),
    ),
  )

/** A number, or a yes to the stored one; anything else is for the dialogue. */
function answerCall(text: string, c: Context): ScamTurn | undefined {
  const from = without(c.state, 'put')
  const phone = parsePhone(text, c.profile.country)
  const tap = tapOf(text, c) ?? wholeAnswer(text, c)
  if (tap === 'no') {
    const put: PutAnswer = { type: 'call', answer: 'no' }
    return toTurn(from, [say(personTexts(c).kept, 'notice'), repeatOrWait(c.at(from))], { put })
  }
  const number = phone ?? (tap === 'yes' ? from.answers.contact : undefined)
  if (!number) return undefined
  const state = goneOn(withAnswers(from, { contact: number }), { state: from }, c)
  const done = c.at(state)
  return toTurn(state, [say(personTexts(c).callNoted, 'notice'), repeatOrWait(done)], {
    ...(phone && { masked: maskIdentity(text) }),
    put: { type: 'call', answer: 'yes', line: englishLine('contact', done) },
  })
}

const inEnglish = (c: Context) => c.at({ ...c.state, lang: 'en' })

function englishLine(field: Parameters<typeof factText>[0], c: Context): string {
  const english = inEnglish(c)
  return `${english.texts.labels[field]}: ${factText(field, english)}`
}
