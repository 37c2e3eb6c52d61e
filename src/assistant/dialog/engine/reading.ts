import type { Field, Situation } from '../../languages/tables/vocabulary.ts'
import type { Intent } from '../../understanding/facts/reading.ts'
import { noted, sureOf, tellsLoss } from '../model/plan.ts'
import {
  type BankAnswer,
  hasBegun,
  paymentOf,
  reportsLoss,
  type ScamState,
  withAnswers,
  withPayment,
} from '../model/state.ts'
import {
  type Context,
  type Heard,
  isRefusedAnswer,
  type Outcome,
  type RefusedAnswer,
  say,
} from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { factText } from '../report/facts.ts'
import { maskIdentity, maskNumbers } from '../report/format.ts'
import { hasCalled } from '../steps/after.ts'
import { openStep, steps } from '../steps/index.ts'
import { pausedMinutes, withCase } from '../steps/lookup.ts'
import { namedWay } from '../steps/news.ts'
import { tells } from '../steps/opening.ts'
import { bankIn } from '../understand/bank.ts'
import { findNamedCase } from '../understand/case-number.ts'
import { hasQuestionMark, isOneOf, isTap, isUnknown, parseField } from '../understand/choice.ts'
import { namedLanguage, parseCommand, type SpokenCommand, saysSend } from '../understand/command.ts'
import { phoneGiven } from '../understand/identifiers.ts'
import { runCommand, withPerson } from './commands.ts'
import {
  amountInstead,
  amountReplaced,
  type Correction,
  correct,
  correctsReceiver,
  currencyInstead,
  kindReplaced,
  misread,
  namesBankAlone,
  putsRight,
  saysAmountsAgain,
  toCorrect,
  turnsBack,
  withoutPayment,
} from './corrections.ts'
import { dangerIn, namesDanger, namesEmergencyLine, stillAtSafety, toSafety } from './danger.ts'
import { likelyNo } from './likely-no.ts'
import { isOwnWords, isTapOf, saidIn } from './own-words.ts'
import { stopNewsIn } from './stop-news.ts'
import { isLongStory, isStory, readStory, storyLines, tellsNext } from './story.ts'
import { toBank, withMoneyOfPlace } from './told-facts.ts'
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

/** Answers the citizen's message at any question; `secretsRemoved` if a secret has been removed from it. */
export function readText(text: string, c: Context, { secretsRemoved = false } = {}): ScamTurn {
  const turn = understand(plainText(text), c, secretsRemoved)
  if (!secretsRemoved) return turn
  return { ...turn, messages: [say(c.texts.say.secret, 'advice'), ...turn.messages] }
}

function understand(text: string, c: Context, secretsRemoved: boolean): ScamTurn {
  if (text === '') return toTurn(c.state, [repeatOrWait(c)])
  if (namesDanger(text, c)) return answered(text, c, secretsRemoved)
  if (namesEmergencyLine(text, c)) return toSafety('perhaps', text, { outcome: undefined, answers: [], c })
  const stopped = stopNewsIn(text, c)
  if (stopped) return stopped
  const command = commandIn(text, c)
  if (command) return runCommand(command, c)
  const named = namedCase(text, c)
  if (named) return named
  // The card with the case number offers it, whatever is asked below.
  if (c.state.adding && !c.state.called && isTap(text, 'called', c)) return follow(hasCalled(c), c)
  return answered(text, c, secretsRemoved)
}

/** Replaces the marks of removed secrets by blanks. */
export const plainText = (text: string) => text.replaceAll('•••', ' ').trim()

function commandIn(text: string, c: Context): SpokenCommand | undefined {
  const command = isTapOf(text, c) && !isCommandTap(text, c) ? undefined : parseCommand(text, c)
  // "Call me" asks for an agent, but it is also an answer.
  if (command?.command === 'person' && c.state.step === 'news' && namedWay(text, c)) return undefined
  // "Filipino" is a language, but also an answer.
  return command?.command === 'language' && c.state.step === 'nationality' ? undefined : command
}

/** The citizen's own words at a question of the case that accepts a story, as they will be read. */
export function toldIn(said: string, c: Context): string | undefined {
  const text = plainText(said)
  const isHeard =
    c.state.caseId === undefined &&
    steps[c.state.step].hearsStory === true &&
    !steps[c.state.step].identity &&
    isStory(text)
  return isHeard && !isTapOf(text, c) && !commandIn(text, c) && !namedCase(text, c) ? text : undefined
}

/** Handles the citizen's own words: danger first, then corrections, answers, questions and requests. */
function answered(text: string, before: Context, secretsRemoved: boolean): ScamTurn {
  const isOwn = isOwnWords(text, before)
  const heard = isOwn ? before.hear(text) : { say: [], state: before.state }
  const isOnly = heard.isOnlyQuestion === true
  const isTold = isOwn && !isOnly && !heard.asksCase && beginsByTelling(text, heard.intent, before)
  const c = isTold ? before.at({ ...before.state, begun: 'told' }) : before
  const here = c.at(withHeard(c.state, heard))
  // Words of danger name no bank, and are no "I don't know".
  const isBankless = c.state.step === 'bank' && namesDanger(text, c)
  const isSkip = !isOnly && !isBankless && isUnknown(text, c) && !saidIn(text, c) && !namesOtherFact(text, c)
  const skipped = isSkip ? steps[c.state.step].unknown?.(c) : undefined
  // The card only asks whether it is right. What has been sent is not changed here.
  const isSent = c.state.caseId !== undefined && !c.state.adding
  const isTurned = isOwn && turnsBack(text, c)
  const isAnother =
    isOwn &&
    !isTurned &&
    amountReplaced(text, c) === undefined &&
    misread(text, c) === undefined &&
    tellsNext(text, c)
  const isCorrection = heard.intent === 'correction' || (isOwn && putsSomethingRight(text, c))
  const correction = isCorrection && !isAnother && !isSent ? correct(text, c.read(text), here) : undefined
  const result = isOnly
    ? undefined
    : correction
      ? corrected(correction, here, text)
      : canSend(c.state) && saysSend(text, c)
        ? sendEarly(c)
        : (withStory(
            text,
            skipped ??
              (isBankless ? undefined : answerTo(text, heard.intent, c)) ??
              whatToCorrect(text, here),
            c,
          ) ?? (isTold ? { state: c.state, say: [say(c.texts.say.thanksForTelling)] } : undefined))
  const masked = masking(text, result, c, skipped !== undefined)
  const outcome =
    result && !isRefusedAnswer(result)
      ? { ...result, state: withMoneyOfPlace(result.state, text, c), ...masked }
      : undefined
  const whole = outcome && {
    ...outcome,
    state: withHeard(outcome.state, heard),
    say: [...heard.say, ...(outcome.say ?? [])],
  }
  const danger = dangerHeard(text, heard, c, whole !== undefined && !isTold && !isSkip)
  const asksPerson = (turn: ScamTurn) => (heard.wantsPerson ? withPerson(turn, c) : turn)
  if (danger)
    return asksPerson({
      ...toSafety(danger, text, { outcome: whole, answers: heard.answers ?? [], c: here }),
      ...masked,
    })
  if (heard.asksCase)
    return { ...runCommand({ command: 'status' }, whole ? c.at(whole.state) : here), ...masked }
  if (whole) return asksPerson(offering(heard, follow(whole, c), c))
  const lang = heard.intent === 'language' ? namedLanguage(text, c) : undefined
  if (lang && lang !== c.state.lang) return { ...runCommand({ command: 'language', lang }, here), ...masked }
  if (heard.wantsPerson) return { ...runCommand({ command: 'person' }, here), ...masked }
  if (heard.say.length > 0 || heard.offer) {
    if (isWaiting(c.state.step)) return toTurn(here.state, [...heard.say, repeatOrWait(here)], masked)
    return offering(
      heard,
      follow({ state: here.state, say: heard.say, to: here.state.step, ...masked }, here),
      here,
    )
  }
  if (secretsRemoved) return toTurn(c.state, [repeatOrWait(c)], masked)
  // "Thank you" is no answer, and no misunderstanding.
  if (heard.intent === 'thanks' && !isStory(text) && c.state.misses === 0 && steps[c.state.step].inCase)
    return toTurn({ ...c.state, misses: 1 }, [askAgain(c)], masked)
  const isAboutDanger = c.state.step === 'danger' || c.state.step === 'safety'
  if (heard.ifUnanswered && hasBegun(c.state) && !isWaiting(c.state.step) && !isAboutDanger)
    return offering(
      { ...heard, ...(c.can.has('hand-over') && { offersPerson: true }) },
      follow({ state: here.state, say: heard.ifUnanswered, to: here.state.step, ...masked }, here),
      here,
    )
  return misunderstood(text, c, result && isRefusedAnswer(result) ? result : undefined, masked)
}

/** The danger in a message; "don't tell my wife" is answered, and that it may sound like danger is too little. */
function dangerHeard(text: string, heard: Heard, c: Context, isAnswer: boolean) {
  const isDoubtful = (c.read(text).danger?.confidence ?? 0) < sureOf.dangerInQuestion
  const isHarmless = (heard.isIdiom || (heard.isOnlyQuestion && isDoubtful)) && !namesDanger(text, c)
  const danger = isHarmless ? undefined : dangerIn(text, c, isAnswer)
  return danger ?? (heard.despairs ? 'perhaps' : undefined)
}

/** Whether the citizen's own words put something right that is stored. */
const putsSomethingRight = (text: string, c: Context): boolean =>
  turnsBack(text, c) ||
  amountReplaced(text, c) !== undefined ||
  (c.state.step !== 'amountCheck' && amountInstead(text, c) !== undefined) ||
  ((c.state.step === 'summary' || isOnlyWord(text, c)) && currencyInstead(text, c) !== undefined) ||
  correctsReceiver(text, c) ||
  namesBankAlone(text, c) ||
  putsRight(text, c) ||
  kindReplaced(text, c) !== undefined ||
  withoutPayment(text, c) !== undefined ||
  // "Now he texts from 0918…" puts nothing right.
  (c.state.step === 'summary' && /\p{Nd}/u.test(text) && !c.read(text).theirNumber)

/** "CFA", "us dollars", and no name. */
const isOnlyWord = (text: string, c: Context): boolean =>
  text.trim().split(/\s+/).length <= 2 && c.institutions(text).length === 0

/** Reads the answer to the open question: a tap unchanged, and the citizen's own words. */
function answerTo(text: string, intent: Intent | undefined, c: Context): Outcome | RefusedAnswer | undefined {
  const { answer } = steps[c.state.step]
  if (isTapOf(text, c)) return answer(text, c)
  // A question on the card is no consent, whatever it begins with.
  if (c.state.step === 'summary' && hasQuestionMark(text)) return answer(text, c)
  return likelyNo(text, c) ?? (c.answer ? c.answer(text, intent) : answer(text, c))
}

/** What to change, unless the message tells a fact that was missing: the card then shows it. */
const whatToCorrect = (text: string, c: Context): Outcome | undefined =>
  (readStory(text, c.state, c)?.fields.length ?? 0) > 0 ? undefined : toCorrect(text, c)

/** Whether a message at the first question tells what happened, so that a report starts with it. */
const beginsByTelling = (text: string, intent: Intent | undefined, c: Context): boolean =>
  c.state.begun !== 'told' &&
  c.state.caseId === undefined &&
  (hasBegun(c.state)
    ? steps[c.state.step].hearsStory === true && isLongStory(text)
    : steps[c.state.step].tellsFirst === true && (isStory(text) || tellsInFew(text, c))) &&
  (((intent === undefined || !asks.has(intent)) && c.read(text).consent === undefined) ||
    tells(text, c) ||
    tellsSituation(text, c))

/** "I got scammed", "Lost 3k GCash", "يهددني بنشر صوري": few words that say what happened or how much is gone. */
function tellsInFew(text: string, c: Context): boolean {
  if (!/\p{L}{2}/u.test(text) || hasQuestionMark(text)) return false
  const { payments, scamType, situations: [likeliest] = [] } = c.read(text)
  const isSituation = likeliest !== undefined && likeliest.confidence >= sureOf.fewWords
  return (
    tellsLoss(c.read(text)) ||
    payments.some(({ amount }) => noted('amount', amount) !== undefined) ||
    (isSituation && !tellNothing.has(likeliest.value) && noted('scamType', scamType) !== undefined)
  )
}

/** "I let a man use my account, am I going to jail" is a question that also tells what happened. */
function tellsSituation(text: string, c: Context): boolean {
  const { situations: [likeliest] = [], consent } = c.read(text)
  return (
    likeliest !== undefined &&
    consent === undefined &&
    isLongStory(text) &&
    likeliest.confidence >= sureOf.situation &&
    !tellNothing.has(likeliest.value)
  )
}
const tellNothing: ReadonlySet<Situation> = new Set<Situation>(['isScam', 'otherTrouble'])
/** Intents that ask for something and tell nothing. */
const asks: ReadonlySet<Intent> = new Set<Intent>(['question', 'person', 'thanks', 'language'])

/** Whether the known facts are enough for a report: the citizen is asked only for what it requires. */
const canSend = (state: ScamState): boolean =>
  state.caseId === undefined &&
  hasBegun(state) &&
  steps[state.step].inCase !== undefined &&
  steps[state.step].unknown !== undefined

/** "I have no reference", where something else was asked. */
function namesOtherFact(text: string, c: Context): boolean {
  const { fact } = steps[c.state.step]
  const named = fact && c.answer ? parseField(text, c) : undefined
  return named !== undefined && named !== fact
}

/** "Send it now", at a question before the card: what is open is left out, except for whom it is. */
function sendEarly(c: Context): Outcome {
  const { state } = c
  const { contact = null } = state.answers
  const isAgreed = !steps.reporter.wanted?.(state, c)
  return { state: withAnswers(state, { contact }), to: isAgreed ? 'summary' : 'reporter' }
}

/** Removes what the citizen was already shown. */
const withHeard = (state: ScamState, heard: Heard): ScamState => ({
  ...state,
  ...(heard.state.codeTold && { codeTold: true as const }),
  ...(heard.state.stepsDone && { stepsDone: true as const }),
  ...(heard.state.comforted && { comforted: heard.state.comforted }),
  ...(heard.state.languageOffered && { languageOffered: heard.state.languageOffered }),
  answers: {
    ...state.answers,
    ...(heard.state.answers.minor && { minor: true as const }),
    ...(heard.isForFamily && state.answers.forOther === undefined && { forOther: true }),
    ...(heard.state.answers.agreed && { agreed: true }),
    ...(heard.state.answers.contactWish && { contactWish: heard.state.answers.contactWish }),
  },
})

/** Reads back what the citizen has corrected; the open question stays open unless that was its answer. */
function corrected({ state: right, fields }: Correction, c: Context, text: string): Outcome {
  // "0300 1234567, and it was 48500" answers the question, too.
  const phone = phoneGiven(text, c)
  const answeredToo = phone ? withAnswers(right, { contact: phone }) : right
  // "No wait, 230, it went from Boursorama".
  const bank = bankBeside(text, c.at(answeredToo))
  const state = bank ? withPayment(answeredToo, { bank }) : answeredToo
  const next = c.at(state)
  const isNew = (field: Field) => factText(field, c) === c.texts.say.unknownValue
  const lines = fields
    .filter((field) => !isNew(field))
    .map((field) => `${c.texts.labels[field]}: ${factText(field, c)} → ${factText(field, next)}`)
  const found: Field[] = bank ? [...fields, 'bank'] : [...fields]
  const added = storyLines(found.filter(isNew), next)
  const isOpen = steps[state.step].wanted?.(state, c) !== false
  return {
    state,
    say: [
      ...(lines.length > 0 ? [say(c.texts.say.changed({ fact: lines.join('\n') }))] : []),
      // The card that follows shows it.
      ...(added !== '' && state.step !== 'summary'
        ? [say(`${c.texts.say.pickedUp}\n${added}`, 'summary')]
        : []),
    ],
    ...(isOpen && { to: state.step }),
  }
}

/** The bank that a correction of something else names, if it is not known. */
function bankBeside(text: string, c: Context): BankAnswer | undefined {
  const { bank } = paymentOf(c.state)
  if (bank !== undefined || !reportsLoss(c.state)) return undefined
  const told = c.at({ ...c.state, step: 'bank', misses: 0 }).read(text).payments[0]?.bank
  return told && told.confidence >= sureOf.bankUsed ? toBank(told.value, c) : undefined
}

/** Offers the language that the citizen writes in, or a person, along with the open question. */
function offering({ offer, offersPerson }: Heard, turn: ScamTurn, { texts }: Context): ScamTurn {
  const last = turn.messages.at(-1)
  if (last?.type !== 'text') return turn
  const { quickReplies = [] } = last
  const taps = [...(offer ? [offer.tap] : []), ...(offersPerson ? [texts.taps.person] : [])]
  const more = taps.filter((tap) => quickReplies.every(({ text }) => text !== tap))
  if (more.length === 0) return turn
  const question = {
    ...last,
    text: offer ? `${last.text}\n${offer.note}` : last.text,
    quickReplies: [...quickReplies, ...toReplies(more)],
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

/** "My case is R4X-807-5…" before a report is in progress. */
function namedCase(text: string, c: Context): ScamTurn | undefined {
  const { state, can } = c
  const isOpen = state.step === 'whatHappened' || state.step === 'declined' || state.step === 'reported'
  const named = isOpen && can.has('find-case') ? findNamedCase(text) : undefined
  if (!named) return undefined
  const minutes = pausedMinutes(c)
  const paused = c.texts.say.paused({ minutes: String(minutes) })
  if (minutes > 0) return toTurn(state, [say(paused), repeatOrWait(c)])
  if ('number' in named) return aside('findDigits', { ...c, state: withCase(state, named.number) })
  const turn = aside('findCase', c)
  return { ...turn, messages: [say(c.texts.say.caseNumberWrong), ...turn.messages] }
}

/** Adds the other facts of the citizen's message and shows them; they will not be asked for again. */
function withStory(
  text: string,
  result: Outcome | RefusedAnswer | undefined,
  c: Context,
): Outcome | RefusedAnswer | undefined {
  if (!steps[c.state.step].hearsStory) return result
  const outcome = result && !isRefusedAnswer(result) ? result : undefined
  if (outcome?.to === 'declined' || (outcome && !isStory(text) && !holdsMore(text, c))) return result
  const read = readStory(text, outcome?.state ?? c.state, c)
  if (!read) return result
  const story = { ...read, state: begunByFacts(read.state, c) }
  const isOpen = steps[c.state.step].wanted?.(story.state, c) !== false
  // The card that follows shows the rest.
  const isOnCard = openStep(story.state, c) === 'summary'
  const unseen = isOnCard ? story.fields.filter((field) => field === 'contactWay') : story.fields
  const lines = storyLines(unseen, { ...c, state: story.state })
  const summary = lines === '' ? undefined : `${c.texts.say.pickedUp}\n${lines}`
  // The numbers to call are repeated in the same message.
  const isInDanger = c.state.step === 'safety'
  const noted = summary === undefined || isInDanger ? [] : [say(summary, 'summary')]
  // Facts that wait for the citizen's yes are asked about immediately.
  const isUnsure = openStep(story.state, c) === 'heard'
  const { texts } = c
  const isUnanswered = story.fields.length === 0 && !outcome && !isUnsure
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

/** "GCash" and "3k" begin a report, once the first question has been asked twice or a sum is known. */
function begunByFacts(state: ScamState, { state: before }: Context): ScamState {
  if (hasBegun(state) || before.step !== 'whatHappened') return state
  const { bank, amountMinor, foreign } = paymentOf(state)
  const isAskedTwice = before.misses + (before.repeats ?? 0) > 0
  const isKnown = amountMinor !== undefined || foreign !== undefined || (bank !== undefined && isAskedTwice)
  return isKnown ? { ...state, begun: 'told' } : state
}

/** "Yes 12k" at a yes-or-no question, "12k" alone at the question whether money left, "450 Western Union". */
const holdsMore = (text: string, c: Context): boolean => {
  const { step } = c.state
  if ((step === 'moneyLeft' || step === 'ongoing') && c.institutions(text).length > 0) return true
  if (step === 'moneyLeft' && /\p{Nd}/u.test(text) && text.trim().length > 1) return true
  if (step === 'ongoing' && /\p{Nd}/u.test(text) && /\s/.test(text)) return true
  if (!/\s/.test(text.trim())) return false
  return step === 'bank'
    ? /\p{Nd}{2}/u.test(text) || c.moments(text).length > 0
    : step === 'amount' && (c.institutions(text).length > 0 || c.moments(text).length > 0)
}

/** The citizen's words as they may be stored, at a question about their identity. */
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

/** Asks the open question in other words. */
function askAgain(c: Context): DialogMessage {
  const step = steps[c.state.step]
  const { taps, view } = step.prompt(c)
  return questionMessage({ text: step.again(c), ...(taps && { taps }), ...(view && { view }) })
}

/** "GCash nga", after GCash was noted, "4200 is the total", after both amounts: what is known. */
function saysAgain(text: string, c: Context): boolean {
  if (saysAmountsAgain(text, c)) return true
  const banks = c.state.answers.payments.flatMap(({ bank }) => bank?.name ?? [])
  const listed = bankIn(text, c)
  const named = listed ? [listed] : c.institutions(text)
  return named.length > 0 && named.every(({ name }) => banks.includes(name))
}

/** "My card", after the first question has been asked twice: what comes next can be answered by a tap. */
function withoutStory(text: string, c: Context): Outcome | undefined {
  const { paid, situations: [likeliest] = [] } = c.read(text)
  const isGreeting =
    paid?.value === 'none' || (likeliest?.value === 'otherTrouble' && likeliest.confidence > sureOf.greeting)
  return c.state.step === 'whatHappened' && c.hearsAll && !isGreeting
    ? { state: { ...c.state, begun: 'told' } }
    : undefined
}

/**
 * Alternates between other words and taps; after the first time, the citizen may continue without it or ask
 * for an agent.
 */
function misunderstood(
  text: string,
  c: Context,
  refused: RefusedAnswer | undefined,
  masked: { masked?: string },
): ScamTurn {
  const { state, texts } = c
  const step = steps[state.step]
  if (isWaiting(state.step)) return toTurn(state, [say(step.again(c))], masked)
  if (state.step === 'safety') return { ...stillAtSafety(c, refused), ...masked }
  const gone = state.misses === 0 ? undefined : (withoutStory(text, c) ?? goOnWithout(c))
  if (gone) return follow({ ...gone, ...masked, say: [say(texts.say.notUnderstood), ...(gone.say ?? [])] }, c)
  const prompt = step.prompt(c)
  const isReworded = state.misses % 2 === 0
  const isFirstWord = state.step === 'whatHappened' && state.misses === 0
  const miss =
    isStory(text) || saysAgain(text, c)
      ? texts.say.thanksForTelling
      : isFirstWord
        ? ''
        : texts.say.notUnderstood
  const why = refused?.refusal ?? (isReworded ? miss : '')
  const missed = { ...state, misses: state.misses + 1 }
  const isAsked = !isReworded && state.step !== 'whatHappened'
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
