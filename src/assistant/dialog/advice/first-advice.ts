import { urgentTexts } from '../../languages/action-texts.ts'
import { type Situation, situations } from '../../languages/tables/vocabulary.ts'
import type { Reading, Told } from '../../understanding/facts/reading.ts'
import { longestTold } from '../../understanding/facts/told-situations.ts'
import { isOwnWords } from '../engine/own-words.ts'
import { isLongStory, isStory } from '../engine/story.ts'
import { actionText } from '../engine/talk.ts'
import { isWaiting, type ScamTurn } from '../engine/turn.ts'
import { noted, sureOf } from '../model/plan.ts'
import { hasBegun, isTip, type StepId } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { secretFinder } from '../redaction/secrets.ts'
import { bankCards, callCards, hotlineLine, hotlineLines, knownBank } from '../report/contacts.ts'
import { giftCards, namesPaymentCard } from '../understand/cards.ts'
import { isTap } from '../understand/choice.ts'
import { toPlain } from '../understand/plain-text.ts'
import { isUrgentOnly } from '../urgent/urgent-answers.ts'
import {
  besideDanger,
  callsBank,
  type FirstAction,
  firstActions,
  onLine,
  trusting,
  urgent,
} from './policy.ts'

/**
 * Minimum probability to act on a situation: in the first story, together with danger to life, and in the
 * middle of a report, where a few words are likely to be an answer.
 */
const least = {
  beside: 0.12,
  first: 0.2,
  besideSure: 0.25,
  inDanger: 0.4,
  clear: 0.4,
  other: 0.6,
  sure: 0.7,
  answer: 0.85,
} as const
/** Of situations that few words can suggest by mistake: "I sent 5000 to a scammer" is no mistaken payment. */
const leastOf: Partial<Record<Situation, number>> = { mule: 0.4, ownMistake: 0.35 }
/** How long after a payment a call to the bank is likely to stop it, in milliseconds. */
const justMs = 12 * 3_600_000
const mostActions = 4
/** Fewer words tell of no secret that was given away. */
const leastOfSecret = 3

/** Tells the citizen the one thing to do now, once per action. */
export function withFirstAdvice(given: ScamTurn, said: string | undefined, c: Context): ScamTurn {
  if (said === undefined || said.length > longestTold) return given
  if (isOwnWords(said, c) && isUrgentOnly(said, c)) return given
  const turn = withCardCharges(given, said, c)
  const { state } = turn
  if (state.caseId !== undefined || isWaiting(state.step)) return turn
  // "My brother came, we can go on" ends the danger and tells no scam.
  if (aboutSafety.has(c.state.step) && state.step !== 'safety') return turn
  const tapped = tappedSituation(said, c)
  if (!tapped && !isOwnWords(said, c) && !isTip(state)) return turn
  const saidNow = turn.messages.flatMap((message) => (message.type === 'text' ? (message.advises ?? []) : []))
  const advised = [...(c.state.advised ?? []), ...saidNow]
  // A helper who reports without the person's consent is told how to talk with someone who believes the
  // scammers.
  const isTipNow = isTip(state) && !isTip(c.state)
  // One more payment has just left: the call is urgent again.
  const hasMore = state.answers.payments.length > c.state.answers.payments.length
  const isNext = hasBegun(c.state) && hasMore && leavesNow(c.read(said))
  const isPaidNow = isNext || (state.answers.moneyLeft === 'yes' && c.state.answers.moneyLeft === 'no')
  const found = isTipNow
    ? firstActions.believes
    : tapped
      ? firstActions[tapped]
      : isPaidNow
        ? firstActions.justPaid
        : actionsFor(c.read(said), {
            said,
            isFirst: isFirstTold(said, c),
            isInDanger: state.step === 'safety',
            begins: !hasBegun(c.state) && state.begun === 'told',
            c,
          })
  const fresh = found.filter((action) => isNext || !advised.includes(action)).slice(0, mostActions)
  if (fresh.length + advised.length === 0) return turn
  const here = c.at(state)
  // The first action replaces what is said to everybody.
  const messages = turn.messages.filter((one) => !isGeneral(one, here) && !saysHangUp(one, here))
  if (fresh.length === 0) return { ...turn, messages }
  // What to do now answers better than where to ask.
  const rest = messages.filter((one) => !isElsewhere(one, c))
  return {
    ...turn,
    state: { ...state, advised: [...new Set([...advised, ...fresh])] },
    messages: beforeQuestion(toMessages(fresh, here), rest),
  }
}

/** Whether a message tells of payments on the citizen's card that they did not make. */
function tellsCardCharges(said: string, { situations: [likeliest] = [] }: Reading): boolean {
  if (likeliest?.value !== 'unauthorised' || likeliest.confidence < least.clear) return false
  return namesPaymentCard(said)
}

/** Remembers that the payments were made with a card: they are disputed, and not recalled. */
const withCardCharges = (turn: ScamTurn, said: string, c: Context): ScamTurn =>
  isOwnWords(said, c) && tellsCardCharges(said, c.read(said))
    ? { ...turn, state: { ...turn.state, cardCharges: true } }
    : turn

const aboutSafety: ReadonlySet<StepId> = new Set(['danger', 'safety'])

const leavesNow = ({ situations: [likeliest] = [] }: Reading): boolean =>
  (likeliest?.value === 'justPaid' || likeliest?.value === 'robbedNow') && likeliest.confidence >= least.first

/** The situation that a tap at the first question names. */
const tappedSituation = (said: string, c: Context): Situation | undefined => {
  if (c.state.step !== 'whatHappened') return undefined
  if (isTap(said, 'leavingNow', c)) return 'robbedNow'
  if (isTap(said, 'paid', c)) return 'justPaid'
  return isTap(said, 'notSureScam', c) ? 'isScam' : undefined
}

/** General advice for a scam type. The first action replaces it. */
function isGeneral(message: DialogMessage, { texts }: Context): boolean {
  if (message.type !== 'text' || message.view !== 'advice') return false
  const general = [...Object.values(texts.advice), texts.say.callBankUnknown, texts.answers.what_to_do]
  return general.includes(message.text)
}

/** What is said to a question that is on no list: the most important thing, and who can answer. */
function isElsewhere(message: DialogMessage, c: Context): boolean {
  const { mostImportant, other } = c.texts.answers
  const [most = ''] = mostImportant({ action: '•' }).split('•')
  const elsewhere = other({ hotlines: hotlineLines(c) })
  return message.type === 'text' && (message.text === elsewhere || message.text.startsWith(most))
}

const saysHangUp = (message: DialogMessage, { texts }: Context): boolean =>
  message.type === 'text' && message.text === texts.adviceMore.ongoing

/** Puts the advice right above the question, where it is visible on the screen of a phone. */
const beforeQuestion = (
  advice: readonly DialogMessage[],
  said: readonly DialogMessage[],
): DialogMessage[] => [...said.slice(0, -1), ...advice, ...said.slice(-1)]

/**
 * Whether no advice has been given yet and the message may tell what happened: earlier taps and short answers
 * do not.
 */
const isFirstTold = (said: string, { state }: Context): boolean =>
  state.advised === undefined && (!hasBegun(state) || isStory(said))

/** The situations that are likely enough to act on. */
function likelySituations(
  reading: Reading,
  {
    said,
    isFirst,
    isInDanger,
    isOther,
  }: { said: string; isFirst: boolean; isInDanger: boolean; isOther: boolean },
): Told<Situation>[] {
  const { situations: told = [] } = reading
  // Next to a situation that is almost certain, an unlikely one is noise.
  const isSure = (told[0]?.confidence ?? 0) >= least.sure
  const all = told.filter(({ confidence }) => !isSure || confidence >= least.besideSure)
  const likely = all.filter(({ value, confidence }) =>
    isInDanger
      ? urgent.has(value) && confidence >= least.inDanger
      : isFirst && isStory(said)
        ? confidence >= least.first
        : urgent.has(value) && confidence >= (isLongStory(said) ? least.other : least.answer),
  )
  // Somebody who is robbed while on the phone is also told to hang up.
  const isOnPhone = likely.some(({ value }) => value === 'robbedNow') && !isByRemote(reading)
  if (isOnPhone && all.some((one) => one.value === 'onPhone' && one.confidence >= least.beside))
    likely.push({ value: 'onPhone', quote: '', confidence: least.clear, by: 'trained' })
  return likely
    .filter(({ value, confidence }) => value !== 'believes' || isOther || confidence >= least.other)
    .filter(({ value, confidence }) => confidence >= (leastOf[value] ?? 0))
}

function actionsFor(
  reading: Reading,
  {
    said,
    isFirst,
    isInDanger,
    begins,
    c,
  }: { said: string; isFirst: boolean; isInDanger: boolean; begins: boolean; c: Context },
): FirstAction[] {
  // "Oui d'accord" does not tell what happened.
  if (!begins && (reading.consent || reading.says)) return []
  const [likeliest] = reading.situations ?? []
  // "And I sent her a photo of my card" has few words in some languages.
  const isSecret = likeliest?.value === 'secretGiven' && likeliest.confidence >= least.answer
  // "I got scammed", "Lost 3k GCash".
  const isLoss = isFirst && begins && !isStory(said)
  const isTold = isStory(said) || isLoss || (isSecret && said.trim().split(/\s+/).length >= leastOfSecret)
  if (!isFirst && !isTold) return []
  const isOther = reading.forOther !== undefined || c.state.answers.forOther === true
  const surer = likelySituations(reading, { said, isFirst, isInDanger, isOther })
  const type = noted('scamType', reading.scamType)
  const found = surer.map(({ value }) => byTime(value, reading, c))
  // Who sent it to a wrong number has also just paid; who is asked to send it back has not.
  const hasPaid = found.includes('justPaid') || found.includes('paidEarlier')
  const isMule = (reading.situations ?? []).some(({ value }) => value === 'mule')
  if (type === 'mistaken_payment' && hasPaid && !isMule) found.push('ownMistake')
  found.push(...alsoMeant(found, reading, c))
  if (isFirst && isTold && isOther && type && trusting.has(type) && !found.includes('pictures'))
    found.push('believes')
  // Where no situation is likely, money that has left tells more than the words around it.
  const isUnclear =
    isFirst && isTold && !isInDanger && surer.every(({ confidence }) => confidence < least.clear)
  const byFacts = !isUnclear
    ? []
    : hasLeft(reading) || isLoss
      ? firstActions[byTime('justPaid', reading, c)]
      : found.length === 0 && reading.scamType
        ? firstActions.isScam
        : []
  const inOrder = situations.filter((one) => found.includes(one))
  const keepsCode = !isInDanger && wantsCode(said, reading, inOrder, c)
  const isCard = giftCards.test(said) && inOrder.some((one) => firstActions[one].includes('callBank'))
  const isChild = reading.minor !== undefined || c.state.answers.minor === true
  return [
    ...new Set([
      ...(isCard && !isInDanger ? ['giftCard' as const] : []),
      ...byFacts,
      ...inOrder.flatMap((one) => firstActions[one]).filter((one) => !isInDanger || fitsDanger(one, said, c)),
      ...(keepsCode ? ['keepCode' as const] : []),
      ...(isChild && !isInDanger && c.profile.childLine && inOrder.includes('pictures')
        ? ['childLine' as const]
        : []),
    ]),
  ]
}

/**
 * Situations that the facts add: "I paid 185,000 and now he wants 90,000 more" is about to pay, and has paid.
 */
function alsoMeant(found: readonly Situation[], reading: Reading, c: Context): Situation[] {
  const isPossible = (situation: Situation) =>
    (reading.situations ?? []).some(
      ({ value, confidence }) => value === situation && confidence >= least.beside,
    )
  const { paid, scamType } = reading
  const hasPaid = (paid?.value === 'paid' && paid.confidence >= sureOf.paidNow) || hasLeft(reading)
  const isCalled = found.some((one) => firstActions[one].some((action) => callsBank.has(action)))
  const isAsked = found.some((one) => asked.has(one)) || (found.includes('isScam') && hasLeft(reading))
  return [
    ...(isAsked && hasPaid && !isCalled ? [byTime('justPaid', reading, c)] : []),
    ...(found.includes('onPhone') && isByRemote(reading) ? (['robbedNow'] as const) : []),
    // A phone without a signal, or stolen, while the wallet is emptied.
    ...(found.includes('robbedNow') && scamType?.value === 'account_takeover' && isPossible('unauthorised')
      ? (['unauthorised'] as const)
      : []),
    ...(found.includes('onPhone') && isPossible('secretGiven') ? (['secretGiven'] as const) : []),
    ...(isAsked && scamType?.value === 'extortion_coercion' && isPossible('pictures')
      ? (['pictures'] as const)
      : []),
  ]
}
/** Situations in which somebody is asked for money. */
const asked: ReadonlySet<Situation> = new Set<Situation>(['onPhone', 'pictures', 'caller', 'aboutToPay'])

/** "He is on the phone and asks for the code, shall I tell him?": a code that is still with the citizen. */
function wantsCode(said: string, { question }: Reading, found: readonly Situation[], c: Context): boolean {
  const isGiven = found.includes('secretGiven') || question?.value === 'gave_code'
  if (isGiven || secretFinder.placeOfCode(toPlain(said).text) === undefined) return false
  return c.state.answers.ongoing === 'yes' || found.some((one) => asked.has(one) || one === 'isScam')
}

/** Someone who is held, beaten or ill is not on the phone with a scammer, whatever they write next. */
function fitsDanger(action: FirstAction, said: string, c: Context): boolean {
  const isHeld = c.state.step === 'safety' || (c.namedDanger(said)?.kind ?? 'self') !== 'self'
  return besideDanger.has(action) && !(isHeld && onLine.has(action))
}

const isByRemote = ({ scamType }: Reading): boolean => scamType?.value === 'remote_access'

const hasLeft = ({ moneyLeft, payments: [told] }: Reading): boolean =>
  moneyLeft?.value === 'yes' &&
  moneyLeft.confidence >= sureOf.answer &&
  noted('amount', told?.amount) !== undefined

/** The time when the money left decides whether it is likely to be stopped, whatever the words suggest. */
function byTime(situation: Situation, { payments }: Reading, c: Context): Situation {
  const at = payments.map(({ paidAt }) => paidAt?.value.at).find((instant) => instant !== undefined)
  if (at === undefined || (situation !== 'justPaid' && situation !== 'paidEarlier')) return situation
  return Date.parse(c.now) - Date.parse(at) <= justMs ? 'justPaid' : 'paidEarlier'
}

function toMessages(advises: readonly FirstAction[], c: Context): DialogMessage[] {
  // Only somebody who is threatened with pictures is told not to answer; this sentence helps them most.
  const comfort = advises.includes('doNotAnswer') && !c.state.answers.minor ? [c.texts.say.welcome] : []
  const lines = [...comfort, ...adviceLines(advises, c)]
  const { childLine } = c.profile
  if (advises.includes('childLine') && childLine) lines.push(hotlineLine(childLine, c.texts))
  const cards = advises.some((action) => callsBank.has(action)) ? callCardsFor(c) : []
  return [{ type: 'text', text: lines.join('\n'), view: 'advice', advises }, ...cards]
}

/** What to do, one line for each action. Of charges on a card, one line says all that the bank has to do. */
function adviceLines(advises: readonly FirstAction[], c: Context): (string | undefined)[] {
  const onCard = c.state.cardCharges && advises.includes('callBank') && urgentTexts[c.state.lang]?.cardCharges
  return onCard
    ? [
        onCard.callBank,
        ...advises.filter((action) => !ofCardCall.has(action)).map((action) => actionText(action, c)),
      ]
    : advises.map((action) => actionText(action, c))
}
const ofCardCall: ReadonlySet<FirstAction> = new Set<FirstAction>(['callBank', 'blockCard', 'callOperator'])

/** The number of the citizen's bank or, if unknown, those of the deployment. */
const callCardsFor = (c: Context) => (knownBank(c)?.fraudNumber ? bankCards(c) : callCards(c))
