import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import { type Field, fields, type Situation } from '../../languages/tables/vocabulary.ts'
import { units } from '../../understanding/candidates/money.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import { furtherIn, noted, type Plan, shown, surely, sureOf } from '../model/plan.ts'
import {
  detailsOf,
  hasBegun,
  type Moment,
  type Payment,
  paymentOf,
  type Receiver,
  type ScamState,
  sizeOf,
  withAnswers,
  withDetails,
  without,
  withPayment,
} from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { factText } from '../report/facts.ts'
import { maskTail } from '../report/format.ts'
import { namesClockAlone, readClockOn } from '../steps/moment.ts'
import { withAmount, withBareAmount, withSum } from '../steps/payment.ts'
import { toSum } from '../understand/amount.ts'
import { mentions, parseTri } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'
import { countriesOf, givesPhone, parsePhone } from '../understand/identifiers.ts'
import { asksForNumber } from './expected.ts'
import { withOutOfTurn } from './out-of-turn.ts'
import {
  amountOf,
  amountsTold,
  foreignOf,
  receiverOf,
  tellsAnother,
  toBank,
  toldAgain,
  toMoment,
  withMoneyOfPlace,
} from './told-facts.ts'

/** Facts that a message contained in addition to the answer. */
export interface Story {
  state: ScamState
  /**
   * Facts that were stored, in the order in which they are shown. Those that wait for the citizen's yes are
   * in the state.
   */
  fields: readonly Field[]
  /** The citizen's words as they may be stored, if they identify someone. */
  masked?: string
}

/** Tells whether a message has enough words to be read as a story. */
export const isStory = (text: string): boolean => fold(text).split(' ').length >= leastWords
const leastWords = 5

/** Tells whether a message is longer than answers are, so that it can be used to judge the situation. */
export const isLongStory = (text: string): boolean => fold(text).split(' ').length >= mostAnswerWords
const mostAnswerWords = 8

/** Reads facts that are still unknown from the citizen's words; earlier answers are not changed. */
export function readStory(text: string, state: ScamState, c: Context): Story | undefined {
  const reading = withoutDoubt(withOutOfTurn(c.read(text), text, c), text, c)
  const found = new Set<Field>()
  const note = (next: ScamState, field: Field) => {
    found.add(field)
    return next
  }
  const size = (of: ScamState) => sizeOf(paymentOf(of), c.profile.currencyExponent)
  // "Before that, on Wednesday, I paid 500": the day is not that of the known payment.
  const isAdded =
    furtherIn(reading) === 'adds' && hasBegun(state) && newAmounts(text, reading, state, c).length > 0
  const besides = isAdded ? { ...reading, payments: [] } : reading
  let now = noteFacts(besides, state, c, { plan: noted, note, isLongTold: isLongStory(text) })
  const first = firstAmount(text, reading, state, c)
  if (first && !size(now)) now = note(withSum(now, first), 'amount')
  const both = bothAmounts(text, reading, state, c)
  if (both) now = note(withAnswers(now, { payments: both }), 'amount')
  const again = hasBegun(state)
    ? toldAgain(reading.payments, state, { c, text, isCorrection: false })
    : undefined
  const isFirst = !hasBegun(state) || size(now) !== size(state)
  const next = again ?? (isFirst ? undefined : withNextPayment(text, reading, now, c))
  now = next ? note(next, 'amount') : noteBesides(reading, now, c, size(now) !== size(state))
  const tellsMore = furtherIn(reading) === 'adds' || again !== undefined
  if (tellsMore && !reading.foundAt) now = withOnlyDay(text, now, state, c)
  const contactWay = withWay(reading.theirNumber?.quote ?? linkIn(text), now)
  if (contactWay) now = note(withDetails(now, { contactWay }), 'contactWay')
  const clock = clockOfKnownDay(text, now, c)
  if (clock) now = note(withPayment(now, { paidAt: clock }), 'when')
  now = withMoneyOfPlace(withUnsure(reading, now, c), text, c)
  const contact = shown('contact', reading.contact)
  const written = contact && reading.contact?.quote
  const hasForOther = now.answers.forOther !== state.answers.forOther
  if (found.size === 0 && !written && !hasForOther && now.unsure === state.unsure) return undefined
  return {
    state: now,
    fields: fields.filter((field) => found.has(field)),
    ...(written && { masked: text.replace(written, maskTail(contact)) }),
  }
}

/** "500 and 280, both on Friday night": the only day of a message is that of all payments that it tells. */
function withOnlyDay(text: string, now: ScamState, before: ScamState, c: Context): ScamState {
  const { payments } = now.answers
  const isNew = ({ amountMinor, foreign }: Payment) =>
    !before.answers.payments.some((one) => one.amountMinor === amountMinor && isSameSum(one.foreign, foreign))
  const lacking = payments.filter((one) => (one.amountMinor || one.foreign) && !one.paidAt && isNew(one))
  const [only, ...others] = lacking.length > 0 ? c.moments(text) : []
  if (!only || others.length > 0 || only.isWeak) return now
  const paidAt = toMoment({ at: new Date(only.at).toISOString(), precision: only.precision }, c)
  const dated = payments.map((one) => (paidAt && lacking.includes(one) ? { ...one, paidAt } : one))
  return withAnswers(now, { payments: dated })
}
const isSameSum = (one: Payment['foreign'], other: Payment['foreign']) =>
  one?.minor === other?.minor && one?.currency === other?.currency

/** The ways in which the scammers made contact, with one more; undefined if it is known or there are too many. */
function withWay(way: string | undefined, state: ScamState): string | undefined {
  const { contactWay: known } = detailsOf(state)
  if (!way || known?.includes(way)) return undefined
  const all = known ? `${known}; ${way}` : way
  return all.length <= mostWays ? all : undefined
}
const mostWays = 300

/** A web address of the scammers: with a protocol or "www", or under an ending that is no word of a sentence. */
const linkIn = (text: string): string | undefined => address.exec(text)?.[1]?.replace(/[.,;:!?)]+$/, '')
const address =
  /(?:^|[^\p{L}\p{N}@.-])((?:https?:\/\/|www\.)[^\s<>"']+|[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|online|site|xyz|shop|example)\b(?:\/[^\s<>"']*)?)/iu

/** "They have my card number, I don't know if money left" does not say that money has left. */
function withoutDoubt(reading: Reading, text: string, c: Context): Reading {
  const { moneyLeft } = reading
  const isDoubtful = moneyLeft?.value === 'yes' && moneyLeft.confidence < sureOf.leftDespiteDoubt
  return isDoubtful && parseTri(text, c) === 'unsure' ? without(reading, 'moneyLeft') : reading
}

/**
 * "Wait, there is a second one now, 212 euro": one more payment, told after others. An amount that was only
 * asked for, or that corrects a known one, is none.
 */
function withNextPayment(
  text: string,
  reading: Reading,
  state: ScamState,
  c: Context,
): ScamState | undefined {
  const { paid, intent } = reading
  const isAnother = tellsAnother(text, reading, c)
  const isSure = furtherIn(reading) === 'adds'
  const next = newAmounts(text, reading, state, c)
  // "15k more yesterday" has no word for paying.
  const [likeliest] = reading.situations ?? []
  const isPast =
    likeliest?.value === 'paidEarlier' &&
    likeliest.confidence >= sureOf.story &&
    (paid === undefined || paid.value === 'paid')
  const isPaid = isPast || (paid?.value === 'paid' && paid.confidence >= sureOf.paidNow)
  const isOther = !isSure && intent?.value === 'correction'
  const isAsked = state.step === 'amount' || state.step === 'amountCheck'
  if (next.length === 0 || (next.length > 1 && !isSure) || !(isPaid || isAnother) || isOther || isAsked)
    return undefined
  const [first] = reading.payments
  const bank = toBank(noted('bank', first?.bank), c) ?? state.answers.payments[0]?.bank
  const paidAt = toMoment(noted('paidAt', first?.paidAt), c)
  const added = next.map((one) => ({ ...(bank && { bank }), ...(paidAt && { paidAt }), ...one }))
  return withAnswers(state, { payments: [...state.answers.payments, ...added] })
}

/** Whether a message tells of one more payment, with its amount. */
export function tellsNext(text: string, c: Context): boolean {
  const reading = c.read(text)
  const isTold = furtherIn(reading) !== 'adds' || newAmounts(text, reading, c.state, c).length > 0
  return isTold && tellsAnother(text, reading, c)
}

/** Amounts of a message that are not stored yet, if others are. */
function newAmounts(text: string, reading: Reading, state: ScamState, c: Context): Payment[] {
  const size = (payment: Payment) => sizeOf(payment, c.profile.currencyExponent)
  const known = state.answers.payments.map(size)
  const total = known.reduce<number>((all, one) => all + (one ?? 0), 0)
  const told = amountsTold(reading.payments, c)
  const named = told.length > 0 || !tellsAnother(text, reading, c) ? told : namedAmounts(text, c)
  // "I bought them for 172,000 pesos", after 3,000 USDT, is what they cost.
  const isWorth = ({ foreign }: Payment) => !foreign && units.has(paymentOf(state).foreign?.currency ?? '')
  if (!known[0] || givesPhone(text, c)) return []
  return named.filter((one) => !known.includes(size(one)) && size(one) !== total && !isWorth(one))
}

/** "I just looked, 7,350 is gone", before any amount was told. */
function firstAmount(text: string, reading: Reading, state: ScamState, c: Context): Payment | undefined {
  const { amountMinor, foreign } = paymentOf(state)
  const [only, ...others] = furtherIn(reading) === 'adds' ? namedAmounts(text, c) : []
  return amountMinor || foreign || others.length > 0 || state.step === 'amount' ? undefined : only
}

/** "First 500, then they wanted a fee and I sent 1200 more", before any amount was told. */
export function bothAmounts(
  text: string,
  reading: Reading,
  state: ScamState,
  c: Context,
): Payment[] | undefined {
  const { paid, payments } = reading
  const [known, ...others] = state.answers.payments
  const isOpen = others.length === 0 && !known?.amountMinor && !known?.foreign && state.payment === 0
  const isPaid = paid?.value === 'paid' && paid.confidence >= sureOf.paidAlone
  if (!isOpen || !isPaid || payments.length !== 1 || furtherIn(reading) !== 'adds') return undefined
  const [one, two, three] = mentions(text, c, (w) => w.demanded) ? [] : namedAmounts(text, c)
  const bank = toBank(noted('bank', payments[0]?.bank), c) ?? known?.bank
  return one && two && !three
    ? [one, two].map((sum) => ({ ...known, ...(bank && { bank }), ...sum }))
    : undefined
}

/** The amounts of a text that are marked as money, or too large for counts. */
const namedAmounts = (text: string, c: Context): Payment[] =>
  c
    .amounts(text)
    .filter(({ marked, minor }) => marked || minor >= leastUnmarked * 10 ** c.profile.currencyExponent)
    .map((one) => toSum(one, c.profile.currencyExponent))

/** Smaller numbers without a sign of money are counts. */
const leastUnmarked = 100

/** "Around 5 pm", said after the day and at another question, is the time on that day. */
function clockOfKnownDay(text: string, state: ScamState, c: Context): Moment | undefined {
  const { paidAt } = paymentOf(state)
  const isClock =
    paidAt?.precision === 'day' &&
    !asksForNumber(c.state) &&
    text.length <= mostClockLetters &&
    !isStory(text) &&
    /\p{L}|:/u.test(text) &&
    namesClockAlone(text, c)
  const read = isClock ? readClockOn(paidAt, text, c) : undefined
  return read && 'moment' in read && read.moment.precision === 'time' ? read.moment : undefined
}

const mostClockLetters = 40

/** How facts are handled: which are accepted, and what happens to each. */
interface Noting {
  plan: Plan
  note(next: ScamState, field: Field): ScamState
  /** Whether the message has enough words to describe the situation: "I am 17" does not. */
  isLongTold?: boolean
}

/** Fills in the facts that a language model has found, to be confirmed together. */
function withUnsure(reading: Reading, state: ScamState, c: Context): ScamState {
  if (state.caseId !== undefined) return state
  const found = new Set(state.unsure)
  const note = (next: ScamState, field: Field) => {
    found.add(field)
    return next
  }
  const now = noteFacts(reading, state, c, { plan: shown, note })
  return found.size === (state.unsure?.length ?? 0)
    ? state
    : { ...now, unsure: fields.filter((field) => found.has(field)) }
}

function noteFacts(reading: Reading, state: ScamState, c: Context, noting: Noting): ScamState {
  const { plan, note } = noting
  let now = noteKind(reading, state, noting)
  now = notePayment(reading, now, c, noting)
  now = noteFlags(reading, now, c, noting)
  const contact = plan('contact', reading.contact) && phoneOf(reading.contact, c)
  return contact && (now.answers.contact ?? undefined) === undefined
    ? note(withAnswers(now, { contact }), 'contact')
    : now
}

/** A number that is invalid in every country that it may be from is asked for again. */
const phoneOf = (told: Reading['contact'], c: Context): string | undefined =>
  told?.by === 'model' ? told.value : parsePhone(told?.quote ?? '', ...countriesOf(c))

/** A payment made by the citizen's own mistake is not a scam, and is asked about differently. */
function noteKind(reading: Reading, state: ScamState, { plan, note, isLongTold }: Noting): ScamState {
  const { scamType, notScam } = state.answers
  // "Will I get my money back" does not indicate a recovery scam.
  const isAsked =
    ((reading.intent?.value === 'question' && reading.intent.confidence >= sureOf.question) ||
      surely('question', reading.question) !== undefined) &&
    !(isLongTold && reading.scamType?.value !== 'recovery_scam')
  const kind =
    scamType || notScam || isAsked
      ? undefined
      : (plan('scamType', reading.scamType) ?? (isLongTold ? kindOfSituation(reading) : undefined))
  return kind && kind !== 'mistaken_payment' ? note(withAnswers(state, { scamType: kind }), 'type') : state
}

/** The situation implies the scam type if no words name it. */
function kindOfSituation({ situations = [] }: Reading): ScamType | undefined {
  const [likeliest] = situations
  return likeliest && likeliest.confidence >= sureOf.situation ? kinds[likeliest.value] : undefined
}
const kinds: Partial<Record<Situation, ScamType>> = {
  pictures: 'extortion_coercion',
  caller: 'impersonation_family_friend',
}

/**
 * "He wants me to transfer 3000": nothing says that the amount has been paid, so it is asked whether it was. A
 * short answer does not say so either, but answers.
 */
function onlyAsked({ paid, intent, situations = [] }: Reading, { state: { answers } }: Context): boolean {
  const [likeliest] = situations
  // "A stranger sent 3000 to my GCash and wants it back".
  const isMule = likeliest?.value === 'mule' && likeliest.confidence >= sureOf.situation
  const hasPaid = paid?.value === 'paid' && (!isMule || paid.confidence >= sureOf.paidAlone)
  if (answers.moneyLeft !== undefined || hasPaid) return false
  if (isMule) return true
  if (intent?.value === 'answer') return false
  if (paid && paid.confidence >= sureOf.planned) return true
  return likeliest !== undefined && before.has(likeliest.value) && likeliest.confidence >= sureOf.planned
}
/** Situations of somebody who has perhaps not paid yet. */
const before: ReadonlySet<Situation> = new Set<Situation>([
  'onPhone',
  'pictures',
  'caller',
  'aboutToPay',
  'isScam',
])

/** "She pressed send", after it was said that no money had left. */
const hasLeftNow = ({ paid, payments: [told], intent }: Reading): boolean =>
  intent?.value !== 'question' &&
  paid?.value === 'paid' &&
  paid.confidence >= (noted('amount', told?.amount) ? sureOf.paidNow : sureOf.paidAlone)

/** "He is still in my account": the situation says that it goes on. */
function isHappening(
  { ongoing, situations: [likeliest] = [], danger }: Reading,
  { state }: Context,
): boolean {
  const isAboutDanger = danger !== undefined || state.step === 'danger' || state.step === 'safety'
  if (ongoing?.value === 'no' || !likeliest || isAboutDanger) return false
  const { value, confidence } = likeliest
  return (
    (value === 'robbedNow' && confidence >= sureOf.happening) ||
    (value === 'onPhone' && confidence >= sureOf.happening && ongoing !== undefined)
  )
}

/** "My money is gone": each of two decisions makes the other one surer. */
const hasPaidAndLeft = ({ moneyLeft, paid }: Reading): boolean =>
  moneyLeft?.value === 'yes' &&
  moneyLeft.confidence >= sureOf.answer &&
  paid?.value === 'paid' &&
  paid.confidence >= sureOf.paidAlone

function noteFlags(reading: Reading, state: ScamState, c: Context, { plan, note }: Noting): ScamState {
  const { ongoing, moneyLeft } = state.answers
  let now = state
  if (ongoing === undefined && (plan('ongoing', reading.ongoing) === 'yes' || isHappening(reading, c)))
    now = note(withAnswers(now, { ongoing: 'yes' }), 'ongoing')
  // "Ok he hung up", after he was on the phone.
  if (ongoing === 'yes' && plan('ongoing', reading.ongoing) === 'no')
    now = note(withAnswers(now, { ongoing: 'no' }), 'ongoing')
  if (
    moneyLeft === undefined &&
    now.answers.moneyLeft === undefined &&
    // An amount that the citizen paid is better evidence of it.
    !paymentOf(now).amountMinor &&
    !onlyAsked(reading, c) &&
    (plan('moneyLeft', reading.moneyLeft) === 'yes' || hasPaidAndLeft(reading))
  )
    now = note(withAnswers(now, { moneyLeft: 'yes' }), 'moneyLeft')
  const hasLeft = plan('moneyLeft', reading.moneyLeft) === 'yes' || hasLeftNow(reading)
  if (moneyLeft === 'no' && (hasLeft || furtherIn(reading) === 'adds'))
    now = note(withAnswers(now, { moneyLeft: 'yes' }), 'moneyLeft')
  return now
}

/** Stores the facts of a payment in the citizen's words. */
function notePayment(reading: Reading, state: ScamState, c: Context, { plan, note }: Noting): ScamState {
  const [told] = reading.payments
  if (!told) return state
  const known = paymentOf(state)
  let now = state
  const put = <K extends keyof Payment>(key: K, field: Field, value: Payment[K]) => {
    // A question that was given up can still be answered later.
    if (
      (known[key] ?? undefined) === undefined &&
      value !== undefined &&
      !(key === 'amountMinor' && known.foreign)
    )
      now = note(withPayment(now, { [key]: value }), field)
  }
  put('bank', 'bank', toBank(plan('bank', told.bank), c))
  put('amountMinor', 'amount', amountOf(told, c, plan))
  const foreign = foreignOf(told, plan)
  const own = known.foreign && amountOf(told, c, plan)
  if (own !== undefined)
    now = note(told.isBare ? withBareAmount(now, own, c.profile) : withAmount(now, own), 'amount')
  if (foreign && known.amountMinor === undefined)
    now = note(withPayment(now, { amountMinor: null, foreign }), 'amount')
  // "She is at the counter now and wants to send it": no payment has a time yet.
  if (!onlyAsked(reading, c)) put('paidAt', 'when', toMoment(plan('paidAt', told.paidAt), c))
  put('reference', 'reference', plan('reference', told.reference))
  const receiver = receiverOf(told, c, plan)
  const more = known.receiver && receiver && moreOf(known.receiver, receiver)
  if (more) now = note(withPayment(now, { receiver: more }), 'receiver')
  else put('receiver', 'receiver', receiver)
  return now
}

/** What is known of the receiver together with what is told now, if that is more. */
function moreOf(known: Receiver, told: Receiver): Receiver | undefined {
  const isOther = known.account !== undefined && told.account !== undefined
  const isMore = (['account', 'name', 'bank'] as const).some((key) => told[key] && !known[key])
  if (isOther || !isMore) return undefined
  const all = { ...without(told, 'early'), ...without(known, 'early') }
  return all.account ? all : { ...all, early: true }
}

/**
 * Stores facts that are not shown: who the report is for, that the citizen received nothing, that money has
 * left with an amount, and further payments.
 */
function noteBesides(reading: Reading, state: ScamState, c: Context, hasAmount: boolean): ScamState {
  let now = state
  // "Can I report for someone else?" does not say that the citizen does.
  const isAsked = reading.question?.value === 'for_someone' || c.state.step === 'reporter'
  if (now.answers.forOther === undefined && !isAsked && noted('forOther', reading.forOther))
    now = withAnswers(now, { forOther: true })
  if (now.answers.forOther && !now.mayDisagree && maySayNo(reading)) now = { ...now, mayDisagree: true }
  // An amount in another currency is asked for in the deployment's, but has left all the same.
  const [told] = reading.payments
  const isOnlyAsked = onlyAsked(reading, c)
  if (!isOnlyAsked && now.answers.moneyLeft === undefined && told?.currency && noted('amount', told.amount))
    now = withAnswers(now, { moneyLeft: 'yes' })
  if (!hasAmount || isOnlyAsked) return now
  // "Maybe 12000, I don't know" doubts the amount.
  const { moneyLeft } = now.answers
  if (
    (moneyLeft === undefined || moneyLeft === 'unsure') &&
    sizeOf(paymentOf(now), c.profile.currencyExponent)
  )
    now = withAnswers(now, { moneyLeft: 'yes' })
  if (now.answers.payments.length > 1 || now.payment > 0) return now
  const further = amountsTold(reading.payments.slice(1), c)
  return withAnswers(now, { payments: [...now.answers.payments, ...further] })
}

/** "She says it is all true": the person may not agree to a report. */
const maySayNo = ({ situations = [] }: Reading): boolean =>
  situations.some(({ value, confidence }) => value === 'believes' && confidence >= sureOf.believes)

/** Writes the facts as lines, to show what was understood. */
export const storyLines = (found: readonly Field[], c: Context): string =>
  found.map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`).join('\n')
