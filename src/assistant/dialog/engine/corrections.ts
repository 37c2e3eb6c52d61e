import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import { localDate } from '../../../contract/primitives/time-zone.ts'
import type { Field } from '../../languages/tables/vocabulary.ts'
import type { Words } from '../../languages/tables/words.ts'
import type { Reading, ToldPayment } from '../../understanding/facts/reading.ts'
import { furtherIn, noted, surelyDoes, sureOf } from '../model/plan.ts'
import {
  type Answers,
  type BankAnswer,
  type Payment,
  paymentOf,
  type ScamState,
  type StepId,
  sizeOf,
  withAnswers,
  without,
  withPayment,
} from '../model/state.ts'
import type { Context, FoundAmount, Outcome } from '../model/step.ts'
import { readMoment } from '../steps/moment.ts'
import { withAmount, withBareAmount, withSum } from '../steps/payment.ts'
import { toForeign, toSum } from '../understand/amount.ts'
import { bankIn, matchBank, nameOfBank } from '../understand/bank.ts'
import { hasQuestionMark, isTap, mentions, parseField, parseKind, phrases } from '../understand/choice.ts'
import { asciiDigits, fold } from '../understand/fold.ts'
import { findAccount, givesPhone } from '../understand/identifiers.ts'
import { asksForNumber } from './expected.ts'
import {
  amountsListed,
  isPretended,
  leastShare,
  receiverOf,
  sumOf,
  toBank,
  toldAgain,
  toMoment,
  withDates,
} from './told-facts.ts'

/** Facts that the citizen has corrected, and the state with the corrections. */
export interface Correction {
  state: ScamState
  fields: readonly Field[]
}

/** Changes the facts that a correction names, if they were known and differ; open ones are not touched. */
export function correct(text: string, reading: Reading, c: Context): Correction | undefined {
  const fields: Field[] = []
  let now = c.state
  const known = paymentOf(now)
  const told = reading.payments[0] ?? { receiver: {} }
  const change = <T>(
    field: Field,
    before: T | undefined,
    value: T | undefined,
    take: (value: T) => ScamState,
  ) => {
    if (value === undefined || before === undefined || isSame(before, value)) return
    now = take(value)
    fields.push(field)
  }
  const inPayment = <K extends keyof Payment>(key: K, field: Field, value: Payment[K]) =>
    change(field, known[key], value, (next) => withPayment(now, { [key]: next }))
  const inAnswers = <K extends keyof Answers>(key: K, field: Field, value: Answers[K]) =>
    change(field, c.state.answers[key], value, (next) => withAnswers(now, { [key]: next }))

  const fewer = withoutPayment(text, c)
  if (fewer) return { state: fewer, fields: ['amount'] }
  now = withRightAmounts(text, reading, c)
  if (!isSame(sumsOf(c.state), sumsOf(now))) fields.push('amount')
  const from = { ...now, payment: c.state.payment }
  now = withDayReplaced(text, withDates(reading.payments, from, c), c)
  if (!isSame(known.paidAt, paymentOf(now).paidAt)) fields.push('when')
  if (now === from)
    inPayment('paidAt', 'when', toMoment(noted('paidAt', told.paidAt), c) ?? momentIn(text, reading, c))
  // A number that is not called a correction may be anyone's; at the question for the citizen's number, it is
  // theirs.
  const isExplicit = isTurning(text, c) && c.state.step !== 'contact'
  const isOwn = mentions(text, c, (w) => w.reachMe)
  const isTheirs = isExplicit && !isOwn
  if (isTheirs) inPayment('reference', 'reference', noted('reference', told.reference))
  const numbered = isTheirs ? (receiverOf(told, c) ?? nearReceiver(text, c)) : undefined
  inPayment('receiver', 'receiver', nameInstead(text, c) ?? numbered)
  // "I meant Meridian" says neither from nor to: the question was which bank the citizen paid from.
  const meant = told.receiver.bank ? undefined : bankIn(text, c)
  const banks = banksBySide(text, c)
  const other = bankReplaced(text, c)
  inPayment('bank', 'bank', banks ? banks.own : (other ?? toBank(noted('bank', told.bank), c) ?? meant))
  const { receiver } = paymentOf(now)
  if (banks?.theirs && receiver) inPayment('receiver', 'receiver', { ...receiver, bank: banks.theirs })
  if (banks?.theirs && receiver === undefined && isRemark(text, c)) {
    now = withPayment(now, { receiver: { bank: banks.theirs, early: true } })
    fields.push('receiver')
  }
  const kind = kindReplaced(text, c)
  if (kind) {
    now = kind.right ? withAnswers(now, { scamType: kind.right }) : withoutType(now)
    fields.push('type')
  }
  inAnswers('ongoing', 'ongoing', noted('ongoing', reading.ongoing))
  inAnswers('moneyLeft', 'moneyLeft', noted('moneyLeft', reading.moneyLeft))
  const isOther = mentions(text, c, (w) => w.whose.theirs) && !isOwn
  if (c.state.step !== 'contact' && !isOther && (isOwn || (isExplicit && !fields.includes('receiver'))))
    inAnswers('contact', 'contact', noted('contact', reading.contact))
  return fields.length > 0 ? { state: now, fields } : undefined
}

/** "Not a job, an investment", "it was not my boss": the scam type that is stored is denied. */
export function kindReplaced(text: string, c: Context): { right: ScamType | undefined } | undefined {
  const { scamType } = c.state.answers
  const isShort = text.trim().split(/\s+/).length <= mostWordsOfKind
  if (!scamType || !isShort || hasQuestionMark(text) || isTap(text, 'no', c)) return undefined
  const parts = text.split(/[,.;:!،۔\n]/).slice(0, mostParts)
  const denied = parts.find(
    (part) => mentions(part, c, (w) => [...w.no, ...w.newsNot]) && namesKind(scamType, part, c),
  )
  if (denied === undefined) return undefined
  const rest = parts.filter((part) => part !== denied).map((part) => parseKind(part, c))
  const right = rest.find((kind) => kind !== undefined && kind !== scamType)
  return { right }
}
const mostWordsOfKind = 8

const namesKind = (kind: ScamType, text: string, c: Context): boolean =>
  mentions(text, c, (w) => w.kinds[kind] ?? [])

const withoutType = (state: ScamState): ScamState => ({
  ...state,
  answers: without(state.answers, 'scamType'),
})

/** Returns the state with the amounts that a message puts right, and with one that it names instead of another. */
function withRightAmounts(text: string, reading: Reading, c: Context): ScamState {
  const { state } = c
  const known = paymentOf(state)
  const told = reading.payments[0] ?? { receiver: {} }
  // "No, 230 and 1100" lists the payments.
  const [, list = text] = /^\P{L}*\p{L}+\s*,(.+)$/su.exec(text) ?? []
  const isList =
    !mentions(list, c, (w) => [...w.newsNot, ...w.no, ...w.rather]) && amountsListed(list, c).length > 1
  const denied = isList ? undefined : amountDenied(text, c)
  const isOfUnknown =
    denied !== undefined &&
    Math.min(...denied) * leastShare > Math.max(...denied) &&
    !denied.some((one) => knownAmounts(c).includes(one))
  if (isOfUnknown) return corrects(text, c) ? withAnother(state, denied[1], c) : state
  const [wrong, right] = denied ?? []
  const isMeant = reading.payments.length === 1 && correctsAmount(text, reading, c)
  const sum = size(sumOf(told, c) ?? {}, c)
  // "The third one" ("ile ya tatu") is no amount of three.
  const isTiny = told.isBare === true && (sum ?? 0) * leastShare < (size(known, c) ?? 0)
  const others = isMeant && !isTiny && !isOtherNumber(text, told) ? sum : undefined
  const amount =
    right ??
    misread(text, c) ??
    amountInstead(text, c) ??
    (knownAmounts(c).includes(others ?? 0) ? undefined : others)
  const { payments } = state.answers
  const named = payments.findIndex((payment) => size(payment, c) === wrong)
  const at =
    amount === undefined || !size(known, c) ? state.payment : named === -1 ? nearestPayment(amount, c) : named
  const currency = amount === undefined ? currencyInstead(text, c) : undefined
  const now = currency ? withCurrency(state, currency, c) : { ...state, payment: at }
  const again =
    right === undefined ? toldAgain(reading.payments, now, { c, text, isCorrection: true }) : undefined
  const before = size(paymentOf(now), c)
  const isRight = amount === undefined || before === undefined || before === amount
  const next = again ?? (isRight ? now : withRightAmount(text, amount, c.at(now)))
  return { ...next, payment: state.payment }
}

const sumsOf = ({ answers }: ScamState) =>
  answers.payments.map(({ amountMinor, foreign }) => [amountMinor, foreign])

/**
 * Whether the amount in a message replaces a known one: the message says so, or contains little else. The
 * number of a helpline, a demand, and "another 1200 has just gone" replace nothing.
 */
function correctsAmount(text: string, reading: Reading, c: Context): boolean {
  const { paid, ongoing, intent } = reading
  if (hasQuestionMark(text) || paid?.value === 'planned') return false
  const at = reading.payments[0]?.paidAt?.value
  const isJustNow = at?.precision === 'minute' && Date.parse(c.now) - Date.parse(at.at) < justNow
  if (paid && !intent?.quote && (isJustNow || ongoing?.value === 'yes')) return false
  const isConverted = paymentOf(c.state).foreign !== undefined && c.amounts(text).some(({ isOwn }) => isOwn)
  return isConverted || isTurning(text, c) || text.trim().split(/\s+/).length <= mostWordsAlone
}
const mostWordsAlone = 3
const justNow = 30 * 60_000

/** "7781" alone may be the last digits of anything, and "nahi mil rahi" does not mean a thousand. */
const isOtherNumber = (text: string, { amount }: ToldPayment): boolean =>
  /^(?:\d{1,4}|\d{8,})$/.test(asciiDigits(text).trim()) ||
  (amount !== undefined && !/[\p{Nd}\s]/u.test(amount.quote))

/**
 * "Wait, wrong number, it is …68": a number alone that differs from the receiver's in one or two digits
 * replaces it.
 */
function nearReceiver(text: string, c: Context): Payment['receiver'] {
  const { receiver } = paymentOf(c.state)
  const before = receiver?.account
  const right = findAccount(text)?.account
  if (!receiver || !before || right?.length !== before.length) return undefined
  const others = [...right].filter((digit, at) => digit !== before[at]).length
  return others > 0 && others <= mostWrongDigits ? { ...receiver, account: right } : undefined
}
const mostWrongDigits = 2

/** Whether a message puts a stored amount, day or bank right, at a question for something else. */
export function putsRight(text: string, c: Context): boolean {
  const { step } = c.state
  if (step === 'amountCheck' || c.state.detailing || givesPhone(text, c)) return false
  const asks = c.read(text).intent?.value === 'question' && !mentions(text, c, turns)
  if (!asks && bankReplaced(text, c) !== undefined) return true
  if (step === 'amount') return false
  if (misread(text, c) !== undefined) return true
  const asksDay = step === 'when' || step === 'minute'
  if (!asksDay && withDayReplaced(text, c.state, c) !== c.state) return true
  if (furtherIn(c.read(text)) !== 'replaces') return false
  const known = knownAmounts(c)
  const isNumber = asksForNumber(c.state) && step !== 'summary'
  const isLarge = ({ marked, minor }: FoundAmount) =>
    marked || (!isNumber && minor * leastShare >= Math.max(...known))
  const isOther = (name: string) => fold(name) !== fold(paymentOf(c.state).bank?.name ?? name)
  return (
    (known.length > 0 && c.amounts(text).some((one) => isLarge(one) && !known.includes(one.minor))) ||
    (!asks &&
      step !== 'bank' &&
      step !== 'receiver' &&
      c.institutions(text).some(({ name }) => isOther(name)))
  )
}

/** Whether the citizen's words correct a number, a name or a bank. */
export const correctsReceiver = (text: string, c: Context): boolean =>
  banksBySide(text, c) !== undefined ||
  nameInstead(text, c) !== undefined ||
  (isNumberOther(c.state.step) && isTurning(text, c) && nearReceiver(text, c) !== undefined)

/** "Actually 450 dollars", after another amount: begins by taking back what was said. */
export function turnsBack(text: string, c: Context): boolean {
  const said = fold(text)
  const begins = phrases(c, (w) => w.rather).some(
    (phrase) => phrase.length >= leastTurn && said.startsWith(`${phrase} `),
  )
  const known = knownAmounts(c)
  const [only, ...others] = begins && known.length === 1 && !hasQuestionMark(text) ? c.amounts(text) : []
  return only?.marked === true && others.length === 0 && !known.includes(only.minor)
}
/** Letters of a phrase that is not only a small word. */
const leastTurn = 6

/** Whether a number is not an answer to the open question. */
const isNumberOther = (step: StepId) => step !== 'contact' && step !== 'reference' && step !== 'lastDigits'

/** Whether a message says that a stored fact is wrong. */
const isTurning = (text: string, c: Context): boolean => corrects(text, c) || mentions(text, c, turns)

const turns = (w: Words): string[] => [...w.no, ...w.newsNot, ...w.rather, ...w.wrong]

/** "Coastal is his, mine is Harbor": each bank next to the word that says whose it is. */
function banksBySide(text: string, c: Context): { own?: BankAnswer; theirs?: BankAnswer } | undefined {
  const sides: { own?: BankAnswer; theirs?: BankAnswer } = {}
  const others = isRemark(text, c) ? c.institutions(text) : []
  for (const part of text
    .split(/[,.;:!،۔\n]|\s(?:and|but|at|ug|et|mais|aur|اور|na)\s/u)
    .slice(0, mostParts)) {
    const isTheirs = mentions(part, c, (w) => w.whose.theirs)
    if (isTheirs === mentions(part, c, (w) => w.whose.own)) continue
    const other = others.find(({ name }) => ` ${fold(part)} `.includes(` ${fold(name)} `))
    const bank = bankIn(part, c) ?? (other && toBank(other.name, c))
    if (bank) sides[isTheirs ? 'theirs' : 'own'] = bank
  }
  return sides.own || sides.theirs ? sides : undefined
}
const mostParts = 8

/** A few words at a question for something else; in a story, a bank's name can be of anyone. */
function isRemark(text: string, { state }: Context): boolean {
  const isAsked = state.step === 'bank' || state.step === 'receiver' || state.answers.forOther === true
  const isFirst = Object.keys(paymentOf(state)).length === 0
  return (
    !isAsked && !isFirst && text.trim().split(/\s+/).length <= mostWordsOfRemark && !hasQuestionMark(text)
  )
}
const mostWordsOfRemark = 8

/** "Santander" alone, at a question for something else: the bank is another one than was understood. */
export function namesBankAlone(text: string, c: Context): boolean {
  const { step } = c.state
  if (step === 'bank' || step === 'receiver' || step === 'heard' || /\p{Nd}/u.test(text)) return false
  const words = fold(text).split(' ').filter(Boolean)
  const [one, another] = words.length <= mostBankWords ? c.institutions(text) : []
  const name = paymentOf(c.state).bank?.name
  return one !== undefined && !another && name !== undefined && fold(one.name) !== fold(name)
}
const mostBankWords = 2

/** "The name is wrong, it's Rodelo Bansil": the text after the last form of "to be". */
function nameInstead(text: string, c: Context): Payment['receiver'] {
  const { receiver } = paymentOf(c.state)
  if (!receiver || !isTurning(text, c) || !mentions(text, c, (w) => w.nameIs)) return undefined
  const name = /(?:^|[^\p{L}])(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4})[.!]?\s*$/u.exec(text)?.[1]
  return name === undefined ? undefined : { ...receiver, name }
}

/** If a message at the summary only says what is wrong, opens the question for that. */
export function toCorrect(text: string, c: Context): Outcome | undefined {
  if (c.state.step !== 'summary') return undefined
  const isWrong = mentions(text, c, (w) => w.wrong)
  if (!isWrong && (says(text, c) !== 'correction' || /[?؟]/.test(text))) return undefined
  const field = isWrong ? parseField(text, c) : undefined
  return { state: c.state, to: field ? { fact: field } : 'editMenu' }
}

/** "The 13th, not the 10th": of two days, the one that is stored is wrong. */
function withDayReplaced(text: string, state: ScamState, c: Context): ScamState {
  const dayOf = (at: number) => localDate(at, c.profile.timezone)
  const said = c.moments(text)
  const wrong = state.answers.payments.findIndex(
    ({ paidAt }) => paidAt && said.some(({ at }) => dayOf(at) === dayOf(Date.parse(paidAt.at))),
  )
  const { paidAt } = state.answers.payments[wrong] ?? {}
  const others = said.filter(({ at }) => paidAt && dayOf(at) !== dayOf(Date.parse(paidAt.at)))
  const known = knownAmounts(c)
  // "3000 yesterday and 4500 today" tells of payments.
  const isOther = c.amounts(text).some(({ minor }) => !known.includes(minor))
  const [right] = isOther ? [] : others
  if (!right || others.length > 1 || !isTurning(text, c)) return state
  const told = { at: new Date(right.at).toISOString(), precision: right.precision }
  const moment = toMoment(told, c)
  const changed = withPayment({ ...state, payment: wrong }, moment ? { paidAt: moment } : {})
  return { ...changed, payment: state.payment }
}

/** "7,500, not 7,000", after neither was understood: one more payment, in the money of the others. */
function withAnother(state: ScamState, minor: number, { profile }: Context): ScamState {
  const { payments } = state.answers
  const [{ bank, foreign } = {}] = payments
  const major = minor / 10 ** profile.currencyExponent
  const sum = foreign
    ? { amountMinor: null, foreign: toForeign(foreign.currency, major) }
    : { amountMinor: minor }
  return withAnswers(state, { payments: [...payments, { ...(bank && { bank }), ...sum }] })
}

/** The bank that a message names instead of the one that is stored. */
const bankReplaced = (text: string, c: Context): BankAnswer | undefined =>
  bankOfTwo(text, c) ?? bankBesideDenied(text, c) ?? bankUsed(text, c)

/** "Wait, it was Maya, not GCash": what remains of a few words when the bank that is stored is denied. */
function bankBesideDenied(text: string, c: Context): BankAnswer | undefined {
  const { bank } = paymentOf(c.state)
  const [only, ...others] = isAboutBank(text, c) ? c.institutions(text) : []
  const isStored = bank?.name !== undefined && only !== undefined && fold(only.name) === fold(bank.name)
  if (isPretended(text)) return undefined
  if (!isStored || others.length > 0 || !mentions(text, c, (w) => [...w.no, ...w.newsNot])) return undefined
  const small = new Set(
    phrases(c, (w) => [...w.no, ...w.newsNot, ...w.rather, ...w.polite, ...w.wrong]).flatMap((phrase) =>
      phrase.split(' '),
    ),
  )
  const named = new Set(fold(only.name).split(' '))
  const rest = text
    .split(/\s+/)
    .filter((word) => !small.has(fold(word)) && !named.has(fold(word)))
    .join(' ')
  const name = bankIn(rest, c)?.name ?? nameOfBank(rest, c)
  return name !== undefined && name.split(' ').length <= mostBankWords ? toBank(name, c) : undefined
}

/** "She used Wells Fargo", after another bank was understood. */
function bankUsed(text: string, c: Context): BankAnswer | undefined {
  const { bank } = paymentOf(c.state)
  const [only, ...others] = isAboutBank(text, c) ? c.institutions(text) : []
  if (!bank?.name || !only || others.length > 0 || fold(only.name) === fold(bank.name)) return undefined
  const isUsed = mentions(text, c, (w) => [...w.paid, ...w.mine]) && !mentions(text, c, (w) => w.newsNot)
  const told = c.at({ ...c.state, step: 'bank', misses: 0 }).read(text).payments[0]?.bank
  return isUsed && told && told.confidence >= sureOf.bankUsed ? toBank(told.value, c) : undefined
}

/** A few words without a number, at a question for something else. */
const isAboutBank = (text: string, { state }: Context): boolean =>
  state.step !== 'bank' &&
  state.step !== 'receiver' &&
  state.step !== 'heard' &&
  !/\p{Nd}/u.test(text) &&
  !hasQuestionMark(text) &&
  text.trim().split(/\s+/).length <= mostWordsOfBank
const mostWordsOfBank = 9

/** "Harbor se nahi, Unity se": of two banks that are named, the one that is stored is wrong. */
function bankOfTwo(text: string, c: Context): BankAnswer | undefined {
  const { bank } = paymentOf(c.state)
  const listed = c.profile.banks.filter((one) => matchBank(text, [one]) !== undefined)
  const unlisted = c.institutions(text).filter(({ code }) => code === undefined)
  const named = new Map([...listed, ...unlisted].map(({ code, name }) => [fold(name), { code, name }]))
  const other = [...named.values()].find(({ name }) => fold(name) !== fold(bank?.name ?? ''))
  const isPair = bank?.name !== undefined && named.size === 2 && named.has(fold(bank.name))
  if (!other || !isPair || c.state.step === 'receiver' || !isTurning(text, c) || isPretended(text))
    return undefined
  const receivers = c
    .read(text)
    .payments.flatMap(({ receiver }) =>
      receiver.bank && receiver.bank.confidence >= sureOf.otherBank ? receiver.bank.value : [],
    )
  return receivers.includes(other.code ?? other.name) ? undefined : toBank(other.code ?? other.name, c)
}

/** "No wait, it was Thursday" says nothing else, and needs no more to be understood. */
function momentIn(text: string, reading: Reading, c: Context): Payment['paidAt'] {
  // "Now he texts from 0918 111 2222" tells a number.
  if (reading.payments.length > 0 || /\p{Nd}(?:[\s.-]?\p{Nd}){6}/u.test(text)) return undefined
  const read = readMoment(text, c)
  return read && 'moment' in read ? read.moment : undefined
}

/** Of several payments, the citizen means the one whose amount is closest to the right one. */
function nearestPayment(right: number, c: Context): number {
  const distances = c.state.answers.payments.map((payment) =>
    Math.abs((size(payment, c) ?? Number.POSITIVE_INFINITY) - right),
  )
  return distances.indexOf(Math.min(...distances))
}

const size = (payment: Payment, { profile }: Context) => sizeOf(payment, profile.currencyExponent)

/** The amounts that are stored and, of several, what they are together: "4200 is the total" changes none. */
function knownAmounts(c: Context): number[] {
  const each = c.state.answers.payments.flatMap((payment) => size(payment, c) ?? [])
  return each.length > 1 ? [...each, each.reduce((all, one) => all + one)] : each
}

/** Whether all amounts of a message are known already. */
export function saysAmountsAgain(text: string, c: Context): boolean {
  const found = c.amounts(text)
  const known = knownAmounts(c)
  return found.length > 0 && found.every(({ minor }) => known.includes(minor))
}

/** The amounts of a correction; in "18, not 15", after 15,000, both are thousands. */
function amountsIn(text: string, c: Context): readonly FoundAmount[] {
  const thousand = 1000 * 10 ** c.profile.currencyExponent
  const known = knownAmounts(c).filter((one) => one >= thousand)
  const isThousands = ({ minor, start, end }: FoundAmount) =>
    minor < thousand &&
    /^\p{Nd}+$/u.test(text.slice(start, end)) &&
    known.some((one) => minor * 1000 * mostTimesThousand >= one && minor * 1000 <= one * mostTimesThousand)
  const found = c.amounts(text)
  return isPair(text)
    ? found.map((one) => (isThousands(one) ? { ...one, minor: one.minor * 1000 } : one))
    : found
}
const mostTimesThousand = 3

/** So few words that they only say what is right and what is wrong. */
const isPair = (text: string) => text.trim().split(/\s+/).length <= mostWordsOfPair
const mostWordsOfPair = 5

/** The right amount is in the currency that is named next to it, or in that of the wrong one. */
function withRightAmount(text: string, right: number, c: Context): ScamState {
  const { state, profile } = c
  const found = c.amounts(text).find(({ minor }) => minor === right)
  if (found?.currency) return withSum(state, toSum(found, profile.currencyExponent))
  return found?.marked ? withAmount(state, right) : withBareAmount(state, right, profile)
}

/** Finds which known amount is wrong and which is right. */
export function amountReplaced(text: string, c: Context): Replaced | undefined {
  const replaced = amountDenied(text, c)
  return replaced && knownAmounts(c).includes(replaced[0]) ? replaced : undefined
}
type Replaced = readonly [wrong: number, right: number]

/** Finds which amount is wrong and which is right: "the 30000 should be 3000", "15k not 25k", "not 25k but 15k". */
function amountDenied(text: string, c: Context): Replaced | undefined {
  const known = knownAmounts(c)
  const all = known.length > 0 ? amountsIn(text, c) : []
  // "I'm 18, the 20k is wrong": an age. "90, not 900" is none.
  const largest = Math.max(0, ...all.map(({ minor }) => minor))
  const isCount = ({ marked, minor }: FoundAmount) =>
    !isPair(text) &&
    !marked &&
    minor < 100 * 10 ** c.profile.currencyExponent &&
    minor * mostTimesAge < largest
  const found = all.filter((one) => !isCount(one))
  if (found.length > mostAmounts) return undefined
  const no = (beside: string, skip?: number) => endIn(beside, c, (w) => [...w.no, ...w.newsNot], skip)
  for (const [at, { minor: b, start, end }] of found.entries()) {
    const before = found[at - 1]
    if (!before || before.minor === b) continue
    const a = before.minor
    const only = known.includes(a) === known.includes(b) ? undefined : known.includes(a) ? a : b
    const between = text.slice(before.end, start)
    const turned = (words: string, skip: number) => {
      const denied = no(words, skip)
      // "4,600 no 6,400" could mean either in Spanish: what is stored is wrong.
      if (endIn(words, c, (w) => w.rather, skip)) return denied ? (only ?? a) : a
      // In Urdu and Hindi, the no follows what it denies.
      return denied === 'ur' || denied === 'hi' ? (only ?? a) : denied ? b : undefined
    }
    const isDenied = no(text.slice(0, before.start)) !== undefined
    const isTold = no(text.slice(end)) || (found.length === 2 && corrects(text, c) && !paidBoth(text, c))
    const wrong =
      // "15k pala hindi 25k": the word closest to the second amount decides.
      turned(between, 0) ??
      turned(between, 1) ??
      (isDenied || isTold ? only : undefined) ??
      (isDenied && corrects(text, c) ? a : undefined)
    // "Not 1500, it gave 150 back, so 1450", "not 8500 but 8950, and another 3k": the closest one is right.
    const rest = found.slice(at).filter(({ minor }) => isDenied && !known.includes(minor))
    const [closest] = rest.sort((one, other) => Math.abs(one.minor - a) - Math.abs(other.minor - a))
    if (wrong !== undefined) return [wrong, wrong !== a ? a : (closest?.minor ?? b)]
  }
  return undefined
}

/** "I paid twice, 8500 and then 500". */
function paidBoth(text: string, c: Context): boolean {
  const { paid, payments } = c.read(text)
  return paid?.value === 'paid' && payments.length > 1
}

/** "Take out the 500", or "only 12500", of several payments: the state without the payments that were none. */
export function withoutPayment(text: string, c: Context): ScamState | undefined {
  const { payments } = c.state.answers
  const [found, ...others] = payments.length > 1 && text.length <= mostLetters ? c.amounts(text) : []
  if (!found || others.length > 0 || hasQuestionMark(text)) return undefined
  // Of two payments of the same amount, one.
  const at = payments.findIndex((payment) => size(payment, c) === found.minor)
  const named = payments[at]
  const isGone = mentions(text, c, (w) => w.remove)
  const isOnly = mentions(text, c, (w) => w.only) && !mentions(text, c, (w) => w.newsNot)
  if (!named || (!isGone && !isOnly)) return undefined
  const left = isGone ? payments.filter((_, index) => index !== at) : [named]
  return withAnswers({ ...c.state, payment: 0 }, { payments: left })
}

/** An amount that is so many times as high as a small number shows that this is none. */
const mostTimesAge = 20

/** A correction names few amounts. */
const mostAmounts = 8

const says = (text: string, c: Context) => surelyDoes(c.read(text).intent)
const corrects = (text: string, c: Context): boolean =>
  says(text, c) === 'correction' || furtherIn(c.read(text)) === 'replaces'

/** "It says 602,000", after 620,000 was told: the same digits in another order. */
export function misread(text: string, c: Context): number | undefined {
  const [found, ...others] = hasQuestionMark(text) ? [] : c.amounts(text)
  if (!found || others.length > 0) return undefined
  const digits = (minor: number) => [...String(minor)].sort().join('')
  const own = digits(found.minor)
  const known = knownAmounts(c)
  return !known.includes(found.minor) && known.some((minor) => digits(minor) === own)
    ? found.minor
    : undefined
}

/** "15k lang po": one amount in digits that is not known, with words next to it that say "only", or a no. */
export function amountInstead(text: string, c: Context): number | undefined {
  if (text.length > mostLetters || !/\p{Nd}/u.test(text)) return undefined
  const known = knownAmounts(c)
  const [found, ...others] = c.amounts(text)
  if (!found?.marked || others.length > 0 || known.length === 0 || known.includes(found.minor))
    return undefined
  const scales = c.words.flatMap(({ numbers }) => Object.keys(numbers.scales))
  const small = new Set([...scales, ...phrases(c, (w) => [...w.polite, ...w.numbers.money])])
  const beside = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '' && !/\d/.test(word) && !small.has(word))
  const turning = new Set(phrases(c, (w) => [...w.no, ...(w.only ?? [])]))
  const rest = beside.filter((word) => !turning.has(word))
  return rest.length < beside.length && rest.length <= mostBeside ? found.minor : undefined
}

/** "Haan, lekin rupaye me", "not pesos, shillings": the other currency that is named last, without an amount. */
export function currencyInstead(text: string, c: Context): string | undefined {
  const { amountMinor, foreign } = paymentOf(c.state)
  const isOther = text.length > mostLetters || /\p{Nd}/u.test(text) || hasQuestionMark(text)
  if (isOther || !(amountMinor || foreign)) return undefined
  const words = text.split(/[^\p{L}\p{M}\p{Sc}]+/u).filter(Boolean)
  // Each word and the one after it, behind an amount: "7350 pesos colombianos".
  const samples = words.map((word, at) => `${sample} ${word} ${words[at + 1] ?? ''}.`).join(' ')
  const last = c.amounts(samples).findLast(({ currency }) => currency !== undefined)?.currency
  return last === foreign?.currency ? undefined : last
}
/** An amount that no word next to it turns into a time or a number. */
const sample = 7350

/** Gives the known payments another currency; the numbers stay. */
function withCurrency(state: ScamState, currency: string, { profile }: Context): ScamState {
  const payments = state.answers.payments.map((payment) => {
    const major = (sizeOf(payment, profile.currencyExponent) ?? 0) / 10 ** profile.currencyExponent
    return major === 0
      ? payment
      : { ...without(payment, 'amountChecked'), amountMinor: null, foreign: toForeign(currency, major) }
  })
  return withAnswers(state, { payments })
}

/** Longer messages tell more than an amount. */
const mostLetters = 80
/** "Nahi 15 hazar the": maximum words that are not in the lists. */
const mostBeside = 1

/**
 * The language of a phrase at the end of a text, or before its last word; with `skip`, that many words before
 * its end.
 */
function endIn(
  text: string,
  c: Context,
  pick: (words: Words) => readonly string[],
  skip?: number,
): string | undefined {
  const words = fold(text.slice(-mostEndChars)).split(/\s+/).filter(Boolean)
  const ends = [0, 1]
    .filter((one) => skip === undefined || skip === one)
    .map((one) => ` ${words.slice(0, words.length - one).join(' ')}`)
  const ended = c.wordLangs.filter((_, at) => {
    const entry = c.words[at]
    return entry && pick(entry).some((phrase) => ends.some((end) => end.endsWith(` ${phrase}`)))
  })
  return ended.find((lang) => lang === c.state.lang) ?? ended[0]
}

/** Longer than any such phrase and one more word, in characters. */
const mostEndChars = 120

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now)
