import type { Situation } from '../../languages/tables/vocabulary.ts'
import type { Intent } from '../../understanding/facts/reading.ts'
import { sureOf } from '../model/plan.ts'
import { hasBegun, isEarly, reportsLoss, type ScamState } from '../model/state.ts'
import {
  type Context,
  type Heard,
  isRefusedAnswer,
  type Outcome,
  type RefusedAnswer,
  say,
} from '../model/step.ts'
import { factText } from '../report/facts.ts'
import { openStep, steps } from '../steps/index.ts'
import { pausedMinutes, withCase } from '../steps/lookup.ts'
import { namedWay } from '../steps/news.ts'
import { tells } from '../steps/opening.ts'
import { findNamedCase } from '../understand/case-number.ts'
import { isOneOf, isUnknown } from '../understand/choice.ts'
import { namedLanguage, parseCommand, type SpokenCommand, saysSend } from '../understand/command.ts'
import { runCommand, withPerson } from './commands.ts'
import {
  amountInstead,
  amountReplaced,
  type Correction,
  correct,
  correctsReceiver,
  toCorrect,
} from './corrections.ts'
import { dangerIn, namesDanger, toSafety } from './danger.ts'
import { likelyNo } from './likely-no.ts'
import { isOwnWords, isTapOf, saidIn } from './own-words.ts'
import { stopNewsIn } from './stop-news.ts'
import { isLongStory, isStory, readStory, storyLines } from './story.ts'
import {
  aside,
  follow,
  goOnWithout,
  isWaiting,
  questionMessage,
  repeatOrWait,
  type ScamTurn,
  toReplies,
  toTurn,
} from './turn.ts'

/** Answers her words, at whatever question she is; `secretsRemoved` when a secret has been taken out of them. */
export function readText(text: string, c: Context, { secretsRemoved = false } = {}): ScamTurn {
  const turn = understand(plainText(text), c, secretsRemoved)
  if (!secretsRemoved) return turn
  return { ...turn, messages: [say(c.texts.say.secret, 'advice'), ...turn.messages] }
}

function understand(text: string, c: Context, secretsRemoved: boolean): ScamTurn {
  if (text === '') return toTurn(c.state, [repeatOrWait(c)])
  if (namesDanger(text, c)) return answered(text, c, secretsRemoved)
  const stopped = stopNewsIn(text, c)
  if (stopped) return stopped
  const command = commandIn(text, c)
  if (command) return runCommand(command, c)
  const named = namedCase(text, c)
  if (named) return named
  return answered(text, c, secretsRemoved)
}

/** Where a secret stood there is a blank. */
export const plainText = (text: string) => text.replaceAll('•••', ' ').trim()

function commandIn(text: string, c: Context): SpokenCommand | undefined {
  const command = isTapOf(text, c) && !isCommandTap(text, c) ? undefined : parseCommand(text, c)
  // "Call me" asks for a person, but it is also an answer.
  if (command?.command === 'person' && c.state.step === 'news' && namedWay(text, c)) return undefined
  // "Filipino" is a language, but also an answer.
  return command?.command === 'language' && c.state.step === 'nationality' ? undefined : command
}

/** What she tells in her own words at a question of the case that hears her story, as it will be read. */
export function toldIn(said: string, c: Context): string | undefined {
  const text = plainText(said)
  const isHeard =
    c.state.consentAt !== undefined &&
    c.state.caseId === undefined &&
    steps[c.state.step].hearsStory === true &&
    !steps[c.state.step].identity &&
    isStory(text)
  return isHeard && !isTapOf(text, c) && !commandIn(text, c) && !namedCase(text, c) ? text : undefined
}

/** What she says in her own words: danger first, then what she corrects, answers, asks or wishes. */
function answered(text: string, before: Context, secretsRemoved: boolean): ScamTurn {
  const isOwn = isOwnWords(text, before)
  const heard = isOwn ? before.hear(text) : { say: [], state: before.state }
  const isTold = isOwn && !heard.asksCase && beginsByTelling(text, heard.intent, before)
  const c = isTold ? before.at({ ...before.state, told: true }) : before
  const here = c.at(withHeard(c.state, heard))
  const skipped = isUnknown(text, c) && !saidIn(text, c) ? steps[c.state.step].unknown?.(c) : undefined
  // On the card nothing is asked but whether it is right. What has been sent is not changed here.
  const isSent = c.state.caseId !== undefined && !c.state.adding
  const isCorrection =
    heard.intent === 'correction' ||
    (isOwn && amountReplaced(text, c) !== undefined) ||
    (isOwn && c.state.step !== 'amountCheck' && amountInstead(text, c) !== undefined) ||
    (isOwn && correctsReceiver(text, c)) ||
    (isOwn && c.state.step === 'summary' && /\p{Nd}/u.test(text))
  const correction = isCorrection && !isSent ? correct(text, c.read(text), here) : undefined
  const result = correction
    ? corrected(correction, here)
    : canSend(c.state) && saysSend(text, c)
      ? { state: c.state, to: 'summary' as const }
      : (withStory(text, skipped ?? answerTo(text, heard.intent, c) ?? toCorrect(text, here), c) ??
        (isTold ? { state: c.state, say: [say(c.texts.say.thanksForTelling)] } : undefined))
  const masked = masking(text, result, c, skipped !== undefined)
  const outcome = result && !isRefusedAnswer(result) ? { ...result, ...masked } : undefined
  const whole = outcome && {
    ...outcome,
    state: withHeard(outcome.state, heard),
    say: [...heard.say, ...(outcome.say ?? [])],
  }
  const danger = dangerIn(text, c)
  const asksPerson = (turn: ScamTurn) => (heard.wantsPerson ? withPerson(turn, c) : turn)
  if (danger) return asksPerson({ ...toSafety(danger, text, whole, here), ...masked })
  if (heard.asksCase)
    return { ...runCommand({ command: 'status' }, whole ? c.at(whole.state) : here), ...masked }
  if (whole) return asksPerson(offering(heard, follow(whole, c)))
  const lang = heard.intent === 'language' ? namedLanguage(text, c) : undefined
  if (lang && lang !== c.state.lang) return { ...runCommand({ command: 'language', lang }, here), ...masked }
  if (heard.wantsPerson) return { ...runCommand({ command: 'person' }, here), ...masked }
  if (heard.say.length > 0 || heard.offer) {
    if (isWaiting(c.state.step)) return toTurn(here.state, [...heard.say, repeatOrWait(here)], masked)
    return offering(
      heard,
      follow({ state: here.state, say: heard.say, to: here.state.step, ...masked }, here),
    )
  }
  if (secretsRemoved) return toTurn(c.state, [repeatOrWait(c)], masked)
  return misunderstood(text, c, result && isRefusedAnswer(result) ? result : undefined, masked)
}

/** Reads the answer to the open question: a tap as it is, and the citizen's own words. */
function answerTo(text: string, intent: Intent | undefined, c: Context): Outcome | RefusedAnswer | undefined {
  const { answer } = steps[c.state.step]
  if (isTapOf(text, c)) return answer(text, c)
  return likelyNo(text, c) ?? (c.answer ? c.answer(text, intent) : answer(text, c))
}

/** Whether a message at the first question tells what happened, so that a report begins with it. */
const beginsByTelling = (text: string, intent: Intent | undefined, c: Context): boolean =>
  !hasBegun(c.state) &&
  c.state.caseId === undefined &&
  steps[c.state.step].tellsFirst === true &&
  isStory(text) &&
  (((intent === undefined || !asks.has(intent)) && c.read(text).consent === undefined) ||
    tells(text, c) ||
    tellsSituation(text, c))

/** "I let a man use my account, am I going to jail" asks something, and tells what happened. */
function tellsSituation(text: string, c: Context): boolean {
  const [likeliest] = c.read(text).situations ?? []
  return (
    likeliest !== undefined &&
    isLongStory(text) &&
    likeliest.confidence >= sureOf.situation &&
    !tellNothing.has(likeliest.value)
  )
}
const tellNothing: ReadonlySet<Situation> = new Set<Situation>(['isScam', 'otherTrouble'])
/** Intents that ask for something and tell nothing. */
const asks: ReadonlySet<Intent> = new Set<Intent>(['question', 'person', 'thanks', 'language'])

/** Whether what is known makes a report: nothing is asked of her that is not needed for it. */
const canSend = (state: ScamState): boolean => {
  const { step, caseId, answers, payment, told } = state
  const isKnown =
    answers.scamType !== undefined &&
    (!reportsLoss(state) || answers.payments[payment]?.amountMinor !== undefined)
  return (
    caseId === undefined &&
    hasBegun(state) &&
    steps[step].inCase !== undefined &&
    steps[step].unknown !== undefined &&
    (told === true || isKnown)
  )
}

/** What she was told is not told again. */
const withHeard = (state: ScamState, heard: Heard): ScamState => ({
  ...state,
  ...(heard.state.codeTold && { codeTold: true as const }),
  ...(heard.state.languageOffered && { languageOffered: heard.state.languageOffered }),
  answers: { ...state.answers, ...(heard.state.answers.minor && { minor: true as const }) },
})

/** Reads back what she has corrected; the open question stays open unless that was its answer. */
function corrected({ state, fields }: Correction, c: Context): Outcome {
  const next = c.at(state)
  const lines = fields
    .map((field) => `${c.texts.labels[field]}: ${factText(field, c)} → ${factText(field, next)}`)
    .join('\n')
  const isOpen = steps[state.step].wanted?.(state, c) !== false
  return { state, say: [say(c.texts.say.changed({ fact: lines }))], ...(isOpen && { to: state.step }) }
}

/** Offers the language that she writes in, beside the open question. */
function offering({ offer }: Heard, turn: ScamTurn): ScamTurn {
  const last = turn.messages.at(-1)
  if (!offer || last?.type !== 'text') return turn
  const { note, tap } = offer
  const question = {
    ...last,
    text: `${last.text}\n${note}`,
    quickReplies: [...(last.quickReplies ?? []), ...toReplies([tap])],
  }
  return { ...turn, messages: [...turn.messages.slice(0, -1), question] }
}

/** Taps such as "Edit" or "Stop" are commands even where a question shows them. */
const isCommandTap = (text: string, { labels }: Context) =>
  isOneOf(
    text,
    labels.flatMap(({ taps }) => [
      taps.edit,
      taps.stop,
      taps.help,
      taps.person,
      taps.back,
      taps.startAgain,
      taps.status,
      taps.newReport,
      taps.haveCase,
    ]),
  )

/** "My case is R4X-807-5…" before a report is under way. */
function namedCase(text: string, c: Context): ScamTurn | undefined {
  const { state, can } = c
  const isOpen = state.step === 'consent' || state.step === 'declined' || state.step === 'reported'
  const named = isOpen && can.has('find-case') ? findNamedCase(text) : undefined
  if (!named) return undefined
  const minutes = pausedMinutes(c)
  const paused = c.texts.say.paused({ minutes: String(minutes) })
  if (minutes > 0) return toTurn(state, [say(paused), repeatOrWait(c)])
  if ('number' in named) return aside('findDigits', { ...c, state: withCase(state, named.number) })
  const turn = aside('findCase', c)
  return { ...turn, messages: [say(c.texts.say.caseNumberWrong), ...turn.messages] }
}

/** Adds what else her sentence held, and shows it; it will not be asked again. */
function withStory(
  text: string,
  result: Outcome | RefusedAnswer | undefined,
  c: Context,
): Outcome | RefusedAnswer | undefined {
  if (!steps[c.state.step].hearsStory) return result
  const outcome = result && !isRefusedAnswer(result) ? result : undefined
  if (outcome?.to === 'declined' || (outcome && !isStory(text) && !holdsMore(text, c))) return result
  const story = readStory(text, outcome?.state ?? c.state, c)
  if (!story) return result
  const isOpen = steps[c.state.step].wanted?.(story.state, c) !== false
  const lines = storyLines(story.fields, { ...c, state: story.state })
  const summary = lines === '' ? undefined : `${c.texts.say.pickedUp}\n${lines}`
  // Whom to call is said again in the same message.
  const isInDanger = c.state.step === 'safety'
  // The card that follows shows all of it.
  const isOnCard = isEarly(story.state) && openStep(story.state, c) === 'summary'
  const noted = summary === undefined || isInDanger || isOnCard ? [] : [say(summary, 'summary')]
  // What waits for her yes is asked at once.
  const isUnsure = openStep(story.state, c) === 'heard'
  const { texts } = c
  const isUnanswered = summary === undefined && !outcome && !isUnsure
  const thanks = isUnanswered && isOpen ? [say(texts.say.thanksForTelling)] : []
  const advice = [
    story.fields.includes('ongoing') && texts.adviceMore.ongoing,
    story.fields.includes('type') && texts.advice[story.state.answers.scamType ?? 'unknown'],
  ].flatMap((line) => (line ? [say(line, 'advice')] : []))
  return {
    ...(outcome ?? (isOpen && !isUnsure && { to: c.state.step })),
    state: story.state,
    ...(summary !== undefined && isInDanger && { note: summary }),
    say: [...(outcome?.say ?? []), ...thanks, ...noted, ...advice],
    ...(story.masked !== undefined && { masked: story.masked }),
  }
}

/** "Yes 12k" at a question for yes or no, or "12k" alone where it is whether money left. */
const holdsMore = (text: string, { state: { step } }: Context): boolean =>
  /\p{Nd}/u.test(text) &&
  ((step === 'moneyLeft' && text.trim().length > 1) || (step === 'ongoing' && /\s/.test(text)))

/** Her words as they may be stored, where a question asks who she is. */
function masking(
  text: string,
  result: Outcome | RefusedAnswer | undefined,
  c: Context,
  isSkip: boolean,
): { masked?: string } {
  const own = result && !isRefusedAnswer(result) ? result.masked : undefined
  if (own !== undefined) return { masked: own }
  const { identity } = steps[c.state.step]
  if (isSkip || !identity || isTapOf(text, c)) return {}
  return { masked: identity === 'words' ? maskIdentity(text) : maskNumbers(text) }
}

/** Hides numbers of six digits or more and e-mail addresses, and keeps the words around them. */
const maskNumbers = (text: string): string =>
  text.replace(/\p{Nd}(?:[\s().-]{0,2}\p{Nd}){5,}|[^\s@]{1,64}@[^\s@]{1,64}/gu, maskIdentity)

/** Hides all of a number but its last digits, and all of anything else. */
export const maskIdentity = (text: string): string => {
  const digits = [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digit)
  return digits.length >= 6 ? `••••${digits.slice(-4).join('')}` : '••••'
}

/** In other words and as taps by turns; after the first time she may go on without it, or ask for a person. */
function misunderstood(
  text: string,
  c: Context,
  refused: RefusedAnswer | undefined,
  masked: { masked?: string },
): ScamTurn {
  const { state, texts } = c
  const step = steps[state.step]
  if (isWaiting(state.step)) return toTurn(state, [say(step.again(c))], masked)
  if (state.step === 'safety') {
    const { taps, text } = step.prompt(c)
    const words = state.misses % 2 === 0 ? `${texts.say.thanksForTelling} ${step.again(c)}` : text
    return toTurn(
      { ...state, misses: state.misses + 1 },
      [questionMessage({ text: words, ...(taps && { taps }) })],
      masked,
    )
  }
  const gone = state.misses > 0 ? goOnWithout(c) : undefined
  if (gone) return follow({ ...gone, ...masked, say: [say(texts.say.notUnderstood), ...(gone.say ?? [])] }, c)
  const prompt = step.prompt(c)
  const isReworded = state.misses % 2 === 0
  const isFirstWord = state.step === 'consent' && state.misses === 0
  const miss = isStory(text) ? texts.say.thanksForTelling : isFirstWord ? '' : texts.say.notUnderstood
  const why = refused?.refusal ?? (isReworded ? miss : '')
  const missed = { ...state, misses: state.misses + 1 }
  const isAsked = !isReworded && state.step !== 'consent'
  const question = refused?.ask ?? (isAsked ? prompt.text : step.again(c.at(missed)))
  const without = step.unknown && state.step !== 'contact' ? [texts.taps.dontKnow] : []
  const extra = state.misses === 0 || !prompt.taps ? [] : [...without, texts.taps.help, texts.taps.person]
  const message = questionMessage({
    text: [why, isReworded ? '' : texts.say.tapOne, question].filter(Boolean).join(' '),
    taps: [...new Set([...(prompt.taps ?? []), ...extra])],
    ...(prompt.view && { view: prompt.view }),
  })
  return toTurn(missed, [message], masked)
}
