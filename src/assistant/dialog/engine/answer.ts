import type { Intent, Reading, ToldPayment } from '../../understanding/facts/reading.ts'
import { noted, sureOf } from '../model/plan.ts'
import {
  isTip,
  paymentOf,
  reportsLoss,
  type StepId,
  sizeOf,
  withAnswers,
  withPayment,
} from '../model/state.ts'
import { type Context, isRefusedAnswer, type Outcome, type RefusedAnswer } from '../model/step.ts'
import { secretFinder } from '../redaction/secrets.ts'
import { paymentAmount } from '../report/facts.ts'
import { formatMoment } from '../report/format.ts'
import { steps } from '../steps/index.ts'
import { momentAnswer, readMoment } from '../steps/moment.ts'
import { isLarge, paidWithoutBank, withSum } from '../steps/payment.ts'
import { bankIn, forBank, nameOfBank } from '../understand/bank.ts'
import {
  hasQuestionMark,
  isBareValue,
  isUnknown,
  mentions,
  parseField,
  parseTri,
} from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'
import { findAccount, findAlias, givesPhone, parseReference } from '../understand/identifiers.ts'
import { toPlain } from '../understand/plain-text.ts'
import { numberOfPayment } from './out-of-turn.ts'
import { isOwnWords, saidIn } from './own-words.ts'
import { bothAmounts, isLongStory, isStory } from './story.ts'
import { amountsListed, amountsTold, toMoment, withDates } from './told-facts.ts'

/** Intents that are certainly not an answer to any question. */
const noAnswers: ReadonlySet<Intent> = new Set<Intent>([
  'question',
  'person',
  'distress',
  'danger',
  'thanks',
  'language',
])

/**
 * Reads the answer to the open question in the citizen's own words: with the reader, and with the step for
 * anything that the reader does not find. A message that is certainly something else is not an answer, unless
 * the reader has found in it what is asked for: "will I have it back in 24 hours" contains no amount.
 */
export const answerIn = (
  text: string,
  intent: Intent | undefined,
  c: Context,
): Outcome | RefusedAnswer | undefined => answerOf(text, intent, c) ?? answerBeside(text, intent, c)

/** "Bpi, will I get it back?", "skip, is this free?": a part of a few words answers, next to a question. */
function answerBeside(text: string, intent: Intent | undefined, c: Context): Outcome | undefined {
  const { step } = c.state
  const parts = text.split(partEnd).map((part) => part.trim())
  const isBoth = intent === 'question' && parts.length > 1 && parts.length <= mostParts
  if (!isBoth || !besideQuestion.has(step) || !isOwnWords(text, c)) return undefined
  for (const part of parts) {
    if (part === '' || part.split(/\s+/).length > mostPartWords) continue
    const without = isUnknown(part, c) ? steps[step].unknown?.(c) : undefined
    if (without && !isRefusedAnswer(without)) return without
    const does = c.read(part).intent?.value
    const isNamed = step !== 'bank' || bankIn(part, c) !== undefined || c.institutions(part).length > 0
    const outcome = does !== 'question' && isNamed ? answerOf(part, does, c) : undefined
    if (outcome && !isRefusedAnswer(outcome)) return outcome
  }
  return undefined
}
/** Questions for a fact that one word can answer. */
const besideQuestion: ReadonlySet<StepId> = new Set(['bank', 'amount', 'when', 'reference', 'contact'])
const partEnd = /[,.;!?؟،۔]+(?=\s|$)|\n/u
const mostParts = 4
const mostPartWords = 4

function answerOf(text: string, intent: Intent | undefined, c: Context): Outcome | RefusedAnswer | undefined {
  const { step: id } = c.state
  const step = steps[id]
  const said = saidIn(text, c)
  if (said) return step.answer(c.texts.taps[said], c)
  // A short name is a name, whatever else it sounds like; "yesterday nite" is none.
  const isShort = text.trim().split(/\s+/).length <= mostNameWords
  const isName = id === 'bank' && isShort && !namesNoBank(text, c) && nameOfBank(text, c)
  if (isName) return step.answer(text, c)
  const reading = c.read(text)
  // "Call me on 0917…" asks for a call, and "my friend's number, not on my phone" refuses; both give a number.
  const isTheirs = reading.theirNumber !== undefined || numberOfPayment(text, c) !== undefined
  if (givesPhone(text, c) && intent !== 'correction' && !isTheirs) return step.answer(text, c)
  if (id === 'receiver' && findAlias(text) && intent !== 'correction') return step.answer(text, c)
  // "I didn't give any code" refuses no number.
  if (id === 'contact' && namesCode(text)) return undefined
  // "No number please, my husband will find out" also answers the question.
  const isRefused = mentions(text, c, (w) => w.noNumber) && !mentions(text, c, (w) => w.contactWish)
  if (id === 'contact' && isRefused) return step.answer(text, c)
  const holds = Boolean(facts[id]?.(reading))
  const without = id === 'bank' && !holds ? paidWithoutBank(text, c) : undefined
  if (without) return without
  // "The money was in UBL".
  const isNamed = id === 'bank' && (holds || c.institutions(text).length > 0)
  if (!isNamed && saysNothingPaid(text, reading, c))
    return { state: withAnswers(c.state, { moneyLeft: 'no' }) }
  // "No calls, only messages" still needs a number.
  const isWish = id === 'contact' && mentions(text, c, (w) => w.contactWish)
  const isUnanswered = !isWish && (intent === 'dont_know' || intent === 'refusal' || isUnknown(text, c))
  const lacks = !holds && (isUnanswered || saysNot(text, c)) ? parseField(text, c) : undefined
  if (step.unknown && lacks && lacks !== step.fact && (lacks === 'reference' || lacks === 'receiver'))
    return withoutFact(lacks, c)
  if (step.unknown && isUnanswered && !holds) return step.unknown(c)
  // "What do I do about the otp" names no scam type.
  if (kindSteps.has(id) && reading.question && !holds) return undefined
  // "Wrong, it was 3000" does not say whether it is in progress, and "no sorry, 200" not that no money has left.
  const isCorrection = intent === 'correction' && hasAmount.test(text)
  if (isCorrection && (id === 'ongoing' || (id === 'moneyLeft' && reading.moneyLeft?.value === 'no')))
    return undefined
  const told = asTold[id]?.(reading, text, c)
  if (told) return told === notHere ? undefined : told
  if (!facts[id] || holds) return step.answer(text, c)
  // "No way am I going to jail" is not a "no".
  const isUnclear = triSteps.has(id) && isStory(text) && !beginsApart.test(text)
  // "No. Will I get it back?" is both.
  const isBoth = triSteps.has(id) && parseTri(beginsApart.exec(text)?.[0] ?? '', c) !== undefined
  const isOther =
    intent !== undefined && noAnswers.has(intent) && !isBareValue(text) && !(intent === 'question' && isBoth)
  return isUnclear || isOther ? undefined : step.answer(text, c)
}

const namesCode = (text: string): boolean => secretFinder.placeOfCode(toPlain(text).text) !== undefined

/** A few words with a denial: "I don't have a reference". */
const saysNot = (text: string, c: Context): boolean =>
  text.trim().split(/\s+/).length <= mostNotWords && mentions(text, c, (w) => w.newsNot)
const mostNotWords = 6

/** "I have no reference", at another question: only the reference is unknown. */
function withoutFact(lacks: 'reference' | 'receiver', { state }: Context): Outcome {
  const isOpen = paymentOf(state)[lacks] === undefined
  return { state: isOpen ? withPayment(state, { [lacks]: null }) : state, to: state.step }
}

const mostNameWords = 3

/** A time or a sum and no bank of the list: "kagabi po", "2 days ago", "five thousand po". */
const namesNoBank = (text: string, c: Context): boolean =>
  !bankIn(text, c) &&
  (namesOnlyMoment(text, c) || (c.institutions(text).length === 0 && tellsOnlySum(text, c)))
const namesOnlyMoment = (text: string, c: Context): boolean =>
  !fold(text)
    .split(' ')
    .some((word) => forBank.test(word)) &&
  /\p{L}{3}/u.test(text) &&
  (readMoment(text, c) !== undefined || c.read(text).payments.some(({ paidAt }) => paidAt))

/** Yes-or-no questions that the reader can answer from a sentence. */
const triSteps: ReadonlySet<StepId> = new Set(['ongoing', 'moneyLeft'])

/** Questions for the scam type, which single words of a question could name. */
const kindSteps: ReadonlySet<StepId> = new Set(['type', 'typeMore'])

/** "No, and …": the first word is separate. */
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

/** The message contains something other than what is asked for. */
const notHere = 'not here'
type ToldAnswer = (
  reading: Reading,
  text: string,
  c: Context,
) => Outcome | RefusedAnswer | typeof notHere | undefined

/** "Ok I hung up" is a no. */
const triTold =
  (step: 'ongoing' | 'moneyLeft'): ToldAnswer =>
  (reading, text, c) => {
    const told = reading[step] ?? (step === 'moneyLeft' ? leftIfPaid(reading, text) : undefined)
    // "It did not go, I think, I don't know" leads to a question about the citizen's bank and is not taken as
    // a no.
    const isUnsure = step === 'moneyLeft' && told?.value === 'no' && parseTri(text, c) === 'unsure'
    if (isUnsure) return steps[step].answer(c.texts.taps.notSure, c)
    if (!told || told.confidence < (told.value === 'no' ? sureOf.answeredNo : sureOf.answer)) return undefined
    return steps[step].answer(told.value === 'yes' ? c.texts.taps.yes : c.texts.taps.no, c)
  }

/** "I didn't pay anything", at a question about a payment, ends these questions. */
function saysNothingPaid(text: string, { moneyLeft, paid }: Reading, { state, amounts }: Context): boolean {
  const isAsked = state.caseId === undefined && (state.step === 'bank' || state.step === 'amount')
  if (!isAsked || hasQuestionMark(text) || isLongStory(text)) return false
  const [left, none] = [
    moneyLeft?.value === 'no' ? moneyLeft.confidence : 0,
    // A single word, such as "skip", is too little.
    paid?.value === 'none' && /\S\s+\S/.test(text) ? paid.confidence : 0,
  ]
  // "100 euros is what he wants, I paid nothing" names an amount.
  return amounts(text).length > 0 ? none >= sureOf.paidAmount : Math.max(left, none) >= sureOf.nothingPaid
}

/** "It is all in the account" says at this question that nothing has left. */
function leftIfPaid({ paid }: Reading, text: string): Reading['moneyLeft'] {
  // "They ask for 9000 or they post my pictures" says neither.
  if (!paid || paid.value === 'planned' || isLongStory(text)) return undefined
  // "Is digital arrest real?" neither.
  if (/^[^.,;!]*[?؟]$/u.test(text.trim())) return undefined
  return { ...paid, value: paid.value === 'paid' ? 'yes' : 'no' }
}

/** Several payments in one message are all stored; the question was about the first. */
const amountTold: ToldAnswer = (reading, text, c) => {
  const { payments } = reading
  if (/^[\p{Nd}\s.,]+$/u.test(text)) return undefined
  const both = bothAmounts(text, reading, c.state, c)
  if (both) {
    const amounts = both.flatMap((payment) => paymentAmount(payment, c.profile) ?? [])
    return {
      state: withAnswers(c.state, { payments: both }),
      note: c.texts.say.noted({ fact: amounts.join(' + ') }),
    }
  }
  const told = amountsTold(payments, c)
  const all = mentions(text, c, (words) => words.demanded) && told.length > 0 ? [] : amountsListed(text, c)
  const [first, ...further] = all.length > told.length ? all : told
  if (!first || !sizeOf(first, c.profile.currencyExponent)) return undefined
  // Only the detailed report, which counts, asks what other money is worth.
  if (first.foreign && c.state.detailing) return undefined
  const state = withSum(c.state, first)
  const isFirst = state.answers.payments.length === 1 && state.payment === 0
  const others = isFirst ? further : []
  const amounts = [first, ...others].flatMap((payment) => paymentAmount(payment, c.profile) ?? [])
  return {
    state: withAnswers(state, { payments: [...state.answers.payments, ...others] }),
    // A large amount alone is read back anyway.
    ...((others.length > 0 || !isLarge(state, c.profile)) && {
      note: c.texts.say.noted({ fact: amounts.join(' + ') }),
    }),
  }
}

/** In a sentence, the largest number is not always the amount: "I paid on October 30". */
const amountOrDate: ToldAnswer = (reading, text, c) => {
  // "They asked for 15k" is not what the citizen paid; if they say it again, it is read back.
  const told = amountTold(reading, text, c)
  const isDemand = !told && c.state.misses === 0 && mentions(text, c, (words) => words.demanded)
  if (isDemand && hasAmount.test(text)) return { refusal: '', ask: c.texts.say.askedAmount }
  // "I have both and mixed them up" names no amount of two.
  const [only, ...others] = c.amounts(text)
  const isCount =
    only && !only.marked && others.length === 0 && only.minor <= mostCount * 10 ** c.profile.currencyExponent
  if (!told && isCount && !/\p{Nd}/u.test(text) && isStory(text)) return notHere
  const date = reading.payments[0]?.paidAt?.quote
  if (told || hasAmount.test(text.replace(date ?? '', ''))) return told
  return date || (/\p{L}{3}/u.test(text) && readMoment(text, c)) ? notHere : undefined
}
/** Small numbers in words are mostly counts. */
const mostCount = 12
const hasAmount = /\p{Nd}{3}|\p{Nd}\s*k\b/iu

/** The reader knows the parts of the day of each language. */
const momentTold: ToldAnswer = ({ payments, foundAt }, text, c) => {
  if (foundAt && payments[0]?.paidAt === undefined) return notHere
  const dated = withDates(payments, c.state, c)
  if (dated !== c.state && paymentOf(dated).paidAt) {
    const lines = dated.answers.payments.flatMap((payment) => {
      const amount = paymentAmount(payment, c.profile)
      return amount && payment.paidAt
        ? `${amount}: ${formatMoment(payment.paidAt, c.state.lang, c.profile.timezone)}`
        : []
    })
    return { state: dated, note: c.texts.say.noted({ fact: lines.join('; ') }) }
  }
  const told = noted('paidAt', payments[0]?.paidAt)
  if (told?.precision !== 'minute' && !foundAt && readMoment(text, c)) return undefined
  const moment = toMoment(told, c)
  return moment && momentAnswer({ moment }, c, (paidAt) => withPayment(c.state, { paidAt }))
}

/** Someone's account or telephone number, given instead of a reference, is not one. */
const referenceTold: ToldAnswer = ({ payments, contact }, text) => {
  const found = parseReference(text)
  const others = [contact?.quote, ...payments.map(({ receiver }) => receiver.account?.quote)]
  const isOther = others.some((other) => other && found === digitsOf(other))
  return isOther && !payments.some(({ reference }) => reference) ? notHere : undefined
}
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** "He texts from 0918…", "it went to 0918…", at the question for the citizen's number. */
const contactTold: ToldAnswer = (reading, text, c) =>
  numberOfPayment(text, c) || (!reading.contact && c.state.misses === 0 && isOthers(reading, text))
    ? notHere
    : undefined

/** "He texts from 0918…", or a number in a sentence that does not sound like the citizen's own. */
const isOthers = ({ theirNumber }: Reading, text: string): boolean =>
  theirNumber !== undefined ||
  (/\p{Nd}(?:[\s.-]?\p{Nd}){6}/u.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= leastSentence)
const leastSentence = 3

/** "Wait, my phone is ringing" is not a name: without a number, a name must look like one. */
const receiverTold: ToldAnswer = ({ payments, contact, theirNumber }, text, c) => {
  if (isTip(c.state)) return undefined
  // "He called from 0917…" does not say where money that has left went.
  const called = reportsLoss(c.state) ? theirNumber?.value : undefined
  if (called && digitsOf(called) === digitsOf(findAccount(text)?.account ?? '')) return notHere
  if (contact && digitsOf(contact.quote) === findAccount(text)?.account) return notHere
  const name = payments[0]?.receiver.name?.value
  const answered = steps.receiver.answer(text, c)
  if (!answered || !('state' in answered)) return undefined
  const outcome = withNamedBank(answered, text, c)
  const { receiver } = paymentOf(outcome.state)
  if (!receiver?.name) return outcome
  if (name) return { ...outcome, state: withPayment(outcome.state, { receiver: { ...receiver, name } }) }
  // A list of parts includes a name, however it is written, as does the text after the number.
  const isListed = /[,;\n]/.test(text) || /^\P{L}*\p{Nd}/u.test(text)
  if (receiver.account || receiver.bank)
    return looksLikeName(receiver.name) || isListed ? outcome : nameless(outcome)
  // "He keeps writing, do I block him?" is no name, however often the question was asked.
  const isTaken = c.state.misses > 0 && !hasQuestionMark(text)
  return looksLikeName(receiver.name) || isTaken ? outcome : notHere
}

/** "A Maya number, 0939…": the bank that is named as the receiver's, listed or not. */
function withNamedBank(outcome: Outcome, text: string, c: Context): Outcome {
  const { receiver } = paymentOf(outcome.state)
  const [one, another] = c.institutions(text)
  if (!receiver?.account || receiver.bank || !one || another) return outcome
  const bank = c.profile.banks.find(({ code }) => code === one.code) ?? { name: one.name }
  const named = { name: bank.name, ...('code' in bank && { code: bank.code }) }
  return { ...outcome, state: withPayment(outcome.state, { receiver: { ...receiver, bank: named } }) }
}
const looksLikeName = (text: string) => /^\p{Lu}\S*(?: \p{Lu}\S*){1,4}$/u.test(text)

const nameless = (outcome: Outcome): Outcome => {
  const { name: _, ...receiver } = paymentOf(outcome.state).receiver ?? {}
  return { ...outcome, state: withPayment(outcome.state, { receiver }) }
}

/** "The account name was John Cruz", at another question. */
const tellsName = (text: string, c: Context): boolean => {
  const [told] = c.at({ ...c.state, step: 'receiver', misses: 0 }).read(text).payments
  const { quote = '', confidence = 0 } = told?.receiver.name ?? {}
  return confidence >= sureOf.otherName && quote.split(/\s+/).length < text.trim().split(/\s+/).length - 1
}

/** "Five thousand po", at another question. */
function tellsOnlySum(text: string, c: Context): boolean {
  const amount = c.at({ ...c.state, step: 'amount', misses: 0 }).read(text).payments[0]?.amount
  const others = text.trim().split(/\s+/).length - (amount?.quote ?? '').split(/\s+/).length
  return amount !== undefined && amount.confidence >= sureOf.paidAmount && amount.quote !== '' && others <= 1
}

/** In a story, the bank that is named may be the one the scammer pretended to be. */
const bankTold: ToldAnswer = ({ payments }, text, c) => {
  // "To a UnionBank account, 1094…", "the account name was John Cruz".
  const isReceivers = ({ bank, receiver }: ToldPayment) =>
    !bank && (receiver.bank?.confidence ?? 0) >= sureOf.otherBank && receiver.account !== undefined
  if (payments.length > 0 && payments.every(isReceivers)) return notHere
  if (c.institutions(text).length === 0 && tellsName(text, c)) return notHere
  const isShort = text.split(/\s+/).length <= mostBankWords
  if (isShort && !namesNoBank(text, c)) return undefined
  const { value, quote } = payments.find(({ bank }) => bank)?.bank ?? {}
  if (value === undefined || (isShort && quote === text.trim())) return notHere
  return steps.bank.answer(c.profile.banks.find(({ code }) => code === value)?.name ?? value, c)
}
/** A longer message tells more than the bank. */
const mostBankWords = 8

const asTold: Partial<Record<StepId, ToldAnswer>> = {
  bank: bankTold,
  ongoing: triTold('ongoing'),
  moneyLeft: triTold('moneyLeft'),
  amount: amountOrDate,
  amountCheck: amountTold,
  when: momentTold,
  reference: referenceTold,
  receiver: receiverTold,
  contact: contactTold,
}
