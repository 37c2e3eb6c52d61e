import type { Reading, Told, ToldPayment } from '../../understanding/facts/reading.ts'
import { noted, surelyDoes } from '../model/plan.ts'
import { type StepId, without } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { hasQuestionMark, mentions, phrases } from '../understand/choice.ts'
import { asciiDigits, fold } from '../understand/fold.ts'
import { certain, isPretended } from './told-facts.ts'

/** A message with more words, or letters, is a story, which the reader understands by itself. */
const mostWords = 12
/** The same for one that is read as a whole as the answer to another question. */
const mostWordsOfWhole = 16
const mostLetters = 200
/**
 * Maximum number of other long words with unclear meaning; with more, the message may be about something
 * else.
 */
const mostOthers = 1
const leastLetters = 3
/** Minimum confidence of a fact that is read as the answer to its own question. */
const sureAsAnswer = 0.6
/**
 * The same if there is a number in the place of the answer: words of doubt next to it lower the confidence.
 */
const sureAsEstimate = 0.4
/** Fewer digits can be a code that a scammer requested. */
const leastDigits = 8

/**
 * Reads a short message that contains only facts as the answers to the questions for them, whatever was
 * asked: "unity. to 0917 555 0123" at the question for the scam type. Each fact keeps the words that say it.
 */
export function withOutOfTurn(reading: Reading, text: string, c: Context): Reading {
  if (text.length > mostLetters) return reading
  const [told = { receiver: {} }, ...others] = reading.payments
  const does = surelyDoes(reading.intent)
  const isInstead = isNumberInstead(text, c) || isEstimate(text, c)
  const isMissing = does === 'dont_know' && isInstead
  const isOther = does !== undefined && does !== 'answer' && does !== 'other' && !isMissing
  const words = wordsOf(text).length
  if (others.length > 0 || hasQuestionMark(text) || words > mostWordsOfWhole) return reading
  const whole = withTerseBank(withWhole(told, reading, text, c), text, c)
  if (words > mostWords) return whole === told ? reading : { ...reading, payments: [whole] }
  const parts = text.split(partEnd).reduce((payment, part) => {
    const next = withPart(payment, part.replace(again, '$1'), c)
    // "ICICI. But does it matter": a fact alone, beside a question.
    return isOther && othersIn(part, next, c) > 0 ? payment : next
  }, whole)
  const found = !isOther && othersIn(text, parts, c) > mostOthers && !isInstead ? whole : parts
  if (found === told) return reading
  const payments = [found]
  const isReceiver = asDigits(reading.contact?.quote) === found.receiver.account?.value
  return isReceiver ? { ...without(reading, 'contact'), payments } : { ...reading, payments }
}

/** "Na scam ako 5k sa gcash": in so few words, the only bank is the one that was paid from. */
function withTerseBank(told: ToldPayment, text: string, c: Context): ToldPayment {
  const { bank, amount, receiver } = told
  const isTerse = bank && !receiver.bank && noted('amount', amount) && wordsOf(text).length <= mostTerseWords
  const isLikely =
    isTerse && bank.confidence >= leastTerse && !isPretended(text) && c.institutions(text).length === 1
  return isLikely ? { ...told, bank: { ...bank, confidence: certain } } : told
}
const mostTerseWords = 8
const leastTerse = 0.4

/** "Maybe 12000, I don't know", at the question whether money left: a doubt about the amount. */
const isEstimate = (text: string, { state }: Context): boolean =>
  state.step === 'moneyLeft' && /\p{Nd}{3}|\p{Nd}\s*k\b/iu.test(text)

/** "BPI BPI BPI". */
const again = /(\p{L}{2,})(?:\s+\1)+/giu

/** Between the parts of a list; "5,000" and "3.30" are whole. */
const partEnd = /[.,;!،۔]+(?=\s|$)|\n/u

/**
 * Adds what the whole message says when it is read as the answer to the question for it: "this happened last
 * Monday", "his name is Mark Reyes".
 */
function withWhole(told: ToldPayment, { foundAt }: Reading, text: string, c: Context): ToldPayment {
  const answerTo = (step: StepId) => c.at({ ...c.state, step, misses: 0 }).read(text)
  const moments = new Set(c.moments(text).map(({ at }) => at)).size
  const isDated = foundAt !== undefined || noted('paidAt', told.paidAt) || moments === 0
  const when = isDated ? undefined : answerTo('when')
  const paidAt = when?.foundAt
    ? undefined
    : sure(when?.payments[0]?.paidAt, moments > 1 ? sureAsWhole.oneOfDates : sureAsWhole.paidAt)
  const isNamed = told.receiver.account !== undefined || c.state.step === 'receiver'
  const [receiving] = isNamed ? [] : answerTo('receiver').payments
  // A sentence in capitals, such as "GET ME A HUMAN", is not written as a name is.
  const isWritten = /^\p{Lu}\S* \p{Lu}/u.test(receiving?.receiver.name?.quote ?? '') && /\p{Ll}/u.test(text)
  // "Rowena tan ang pangalan", "the name is rowena tan".
  const isCalled = mentions(text, c, (w) => w.nameIs) && !mentions(text, c, (w) => w.whose.own)
  const name = sure(
    receiving?.receiver.name,
    isWritten || isCalled ? sureAsWhole.writtenName : sureAsWhole.name,
  )
  const { reference, receiver } =
    ((c.state.step === 'contact' || c.state.step === 'summary') && numberOfPayment(text, c)) || {}
  return paidAt || name || reference || receiver
    ? {
        ...told,
        ...(paidAt && { paidAt }),
        ...(reference && { reference }),
        receiver: { ...told.receiver, ...receiver, ...(name && { name }) },
      }
    : told
}

/**
 * "It went to 0918…", "the reference is 8839…", at the question for the citizen's own number: what the number is
 * when nothing is asked.
 */
export function numberOfPayment(
  text: string,
  c: Context,
): (Pick<ToldPayment, 'reference'> & Partial<Pick<ToldPayment, 'receiver'>>) | undefined {
  if (!/\p{L}{2}/u.test(text) || !/\p{Nd}{4}/u.test(text)) return undefined
  const theirs = receiverNamed(text, c)
  if (theirs) return { receiver: theirs }
  const {
    contact,
    payments: [told],
  } = c.at({ ...c.state, step: 'reported', misses: 0 }).read(text)
  const reference = sure(told?.reference)
  const account = sure(told?.receiver.account)
  if (contact || !(reference || account)) return undefined
  return {
    ...(reference && { reference }),
    ...(account && { receiver: { ...told?.receiver, account } }),
  }
}

/** "The seller is Ana Cruz, 0917…": a word says that the number is not the citizen's. */
function receiverNamed(text: string, c: Context): ToldPayment['receiver'] | undefined {
  const isTheirs = mentions(text, c, (w) => w.whose.theirs) && c.state.answers.forOther !== true
  if (!isTheirs || mentions(text, c, (w) => [...w.whose.own, ...w.reachMe])) return undefined
  const { receiver } = c.at({ ...c.state, step: 'receiver', misses: 0 }).read(text).payments[0] ?? {}
  const account = sure(receiver?.account)
  return account && { ...receiver, account }
}

/** A name that is written as names are needs less. */
const sureAsWhole = { paidAt: 0.7, oneOfDates: 0.9, name: 0.93, writtenName: 0.6 }

/** Questions that people also answer by how much it was. */
const answeredBySum: ReadonlySet<StepId> = new Set(['whatHappened', 'moneyLeft', 'bank'])

/** Adds the facts of one part; facts that the reader is sure of are not changed. */
function withPart(told: ToldPayment, part: string, c: Context): ToldPayment {
  const answerTo = (step: StepId) => c.at({ ...c.state, step, misses: 0 }).read(part).payments[0]
  const isAmount = answeredBySum.has(c.state.step) && part.trim().length > 1 && !noted('amount', told.amount)
  const asked = isAmount ? answerTo('amount') : undefined
  const amount = sure(asked?.amount, isEstimate(part, c) ? sureAsEstimate : sureAsAnswer)
  if (amount) return { ...told, amount, ...(asked?.currency && { currency: asked.currency }) }
  if (!/\p{L}/u.test(part)) return told
  const paidAt = noted('paidAt', told.paidAt) ? undefined : momentIn(answerTo('when'), c)
  // "His is GCash".
  const theirBank = told.receiver.account ? undefined : sure(told.receiver.bank)
  const bank = noted('bank', told.bank) || theirBank ? undefined : sure(answerTo('bank')?.bank)
  const account = noted('receiver', told.receiver.account) ? undefined : accountIn(part, c, answerTo)
  if (!paidAt && !bank && !account && !theirBank) return told
  return {
    ...told,
    ...(paidAt && { paidAt }),
    ...(bank && { bank }),
    receiver: { ...told.receiver, ...(account && { account }), ...(theirBank && { bank: theirBank }) },
  }
}

const sure = <T>(told: Told<T> | undefined, least = sureAsAnswer): Told<T> | undefined =>
  told && told.quote !== '' && told.confidence >= least ? { ...told, confidence: certain } : undefined

/** A day or a time; a number alone is a time of day only where one was asked for. */
function momentIn(told: ToldPayment | undefined, c: Context): ToldPayment['paidAt'] {
  const units = new Set(c.words.flatMap(({ numbers }) => Object.keys(numbers.units)))
  const paidAt = sure(told?.paidAt)
  return wordsOf(paidAt?.quote ?? '').every((word) => /\d/.test(word) || units.has(word)) ? undefined : paidAt
}

/** A number that a word marks as the receiver's; alone, it may be the citizen's own or a reference. */
function accountIn(
  part: string,
  c: Context,
  answerTo: (step: StepId) => ToldPayment | undefined,
): Told<string> | undefined {
  // In a report for someone else, "her account" is the one that the money left.
  const isTheirs = !c.state.answers.forOther && mentions(part, c, (w) => w.theirs)
  if (!isTheirs && !mentions(part, c, (w) => w.to)) return undefined
  const read = answerTo('receiver')?.receiver.account
  const isInstead = isNumberInstead(part, c)
  const account = isInstead && read ? { ...read, confidence: 1 } : sure(read)
  const isAlone = othersIn(part, { receiver: account ? { account } : {} }, c) === 0
  return (isAlone || isInstead) && (asDigits(account?.quote)?.length ?? 0) >= leastDigits
    ? account
    : undefined
}

/**
 * "I only have his gcash 0999 888 7777", at the question for a reference: the number after those words is the
 * receiver's.
 */
const isNumberInstead = (part: string, c: Context): boolean => {
  if (c.state.step !== 'reference') return false
  const said = ` ${fold(part)}`
  return phrases(c, (w) => w.theirs).some((phrase) => {
    const at = said.indexOf(` ${phrase} `)
    return at >= 0 && /^ (?:[^\d\s]+ ){0,2}\d/.test(said.slice(at + phrase.length + 1))
  })
}

const asDigits = (quote: string | undefined) => quote && asciiDigits(quote).replace(/\D/g, '')

/** Counts the words other than the facts and the words that change nothing. */
function othersIn(part: string, payment: ToldPayment, c: Context): number {
  const { amount, paidAt, bank, reference, receiver } = payment
  const facts = [amount, paidAt, bank, reference, receiver.account, receiver.name, receiver.bank]
  const rest = facts.reduce((left, fact) => (fact?.quote ? left.replace(fact.quote, ' ') : left), part)
  const small = new Set(
    phrases(c, (w) => [
      ...w.polite,
      ...w.yes,
      ...w.no,
      ...w.mine,
      ...w.paid,
      ...w.to,
      ...w.numbers.money,
    ]).concat(phrases(c, (w) => w.theirs).flatMap((phrase) => phrase.split(' '))),
  )
  return wordsOf(rest).filter((word) => word.length >= leastLetters && !small.has(word)).length
}

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)
