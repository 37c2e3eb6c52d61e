import type { Field } from '../../languages/tables/vocabulary.ts'
import { type Payment, paymentOf, type ScamState, withAnswers, withPayment } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { factText } from '../report/facts.ts'
import { maskTail } from '../report/format.ts'
import { readMoment } from '../steps/payment.ts'
import { findAmounts } from '../understand/amount.ts'
import { matchBank } from '../understand/bank.ts'
import { mentions, parseKind, phrases } from '../understand/choice.ts'
import { asciiDigits, fold } from '../understand/fold.ts'
import { findAccount, parsePhone } from '../understand/identifiers.ts'

/** Facts that a sentence held beyond the answer that was asked for. */
export interface Story {
  state: ScamState
  fields: readonly Field[]
  masked?: string
}

/** Words from which on a message is read as a story. */
const leastWords = 5
/** Phrases for a kind are this long, so that a stray "fee" decides nothing. */
const leastKindLetters = 7

/** Picks up what is still unknown from a sentence; what she has already answered stays. */
export function readStory(text: string, state: ScamState, c: Context): Story | undefined {
  if (fold(text).split(' ').length < leastWords) return undefined
  const plain = asciiDigits(text).replace(/\p{Cf}/gu, '')
  const contact = contactIn(plain, c)
  const rest = contact ? plain.replace(contact.written, ' ') : plain
  const known = paymentOf(state)
  const found = paymentIn(rest, known, c)
  const kind =
    state.answers.scamType || state.answers.notScam ? undefined : parseKind(text, c, leastKindLetters)
  const takesContact = contact && state.answers.contact === undefined
  const fields = [
    ...(Object.keys(found) as (keyof Payment)[])
      .map((key) => fieldOf[key])
      .filter((field) => field !== undefined),
    ...(kind ? (['type'] as const) : []),
    ...(takesContact ? (['contact'] as const) : []),
  ]
  if (fields.length === 0) return undefined
  const paid = found.amountMinor && state.answers.moneyLeft === undefined
  const next = withAnswers(withPayment(state, found), {
    ...(kind && { scamType: kind }),
    ...(takesContact && { contact: contact.phone }),
    ...(paid && { moneyLeft: 'yes' as const }),
  })
  return {
    state: next,
    fields,
    ...(contact && { masked: text.replace(contact.written, maskTail(contact.phone)) }),
  }
}

const fieldOf: Partial<Record<keyof Payment, Field>> = {
  bank: 'bank',
  amountMinor: 'amount',
  paidAt: 'when',
  receiver: 'receiver',
}

/** The facts as lines, for showing what was understood. */
export const storyLines = (fields: readonly Field[], c: Context): string =>
  fields.map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`).join('\n')

function contactIn(plain: string, c: Context): { phone: string; written: string } | undefined {
  const lower = plain.toLowerCase()
  for (const phrase of phrases(c, (w) => w.reachMe)) {
    const at = lower.indexOf(phrase)
    if (at < 0) continue
    const written = /\+?\d(?:[\s().\-/]{0,3}\d){5,16}/.exec(
      plain.slice(at + phrase.length, at + phrase.length + 40),
    )?.[0]
    const phone = written && parsePhone(written, c.profile.country)
    if (phone) return { phone, written }
  }
  return undefined
}

function paymentIn(plain: string, known: Payment, c: Context): Payment {
  const number = findAccount(plain)
  const account =
    number && number.account.replace(/\D/g, '').length >= 7 && isNoAmount(number.written) ? number : undefined
  const text = account ? plain.replace(account.written, ' ') : plain
  const amount = known.amountMinor === undefined ? amountIn(text, c) : undefined
  const moment = known.paidAt === undefined ? momentIn(text, c) : undefined
  const bank = known.bank === undefined ? ownBankIn(text, c) : undefined
  return {
    ...(bank && { bank }),
    ...(amount !== undefined && { amountMinor: amount }),
    ...(moment && { paidAt: moment }),
    ...(account && known.receiver === undefined && { receiver: { account: account.account } }),
  }
}

/** "25 000 000" is money; a telephone number begins with 0 or + or has no groups of three. */
const isNoAmount = (written: string) =>
  /^[0+]/.test(written) || !/^\d{1,3}(?:[ .,]\d{3})+$/.test(written.trim())

/** Money by its sign or scale, or a number beside a verb of paying. */
function amountIn(text: string, c: Context): number | undefined {
  const rules = { exponent: c.profile.currencyExponent, words: c.words.map(({ numbers }) => numbers) }
  const found = findAmounts(text, rules)
  const marked = found.filter((amount) => amount.marked)
  const plainOnes = mentions(text, c, (w) => w.paid)
    ? found.filter(({ minor }) => minor >= 100 * 10 ** rules.exponent)
    : []
  const pool = marked.length > 0 ? marked : plainOnes
  return pool.length > 0 ? Math.max(...pool.map(({ minor }) => minor)) : undefined
}

function momentIn(text: string, c: Context) {
  const hasTime = mentions(text, c, ({ time }) => [
    ...time.now,
    ...time.today,
    ...time.yesterday,
    ...time.dayBeforeYesterday,
    ...time.ago,
    ...time.weekdays.flatMap((names) => names.split(' ')),
  ])
  const parsed = hasTime ? readMoment(withoutAmounts(text), c) : undefined
  return parsed && 'moment' in parsed ? parsed.moment : undefined
}

/** Amounts would be read as hours. */
const withoutAmounts = (text: string) =>
  text.replace(/\d{1,3}(?:[., ]\d{3})+(?:[.,]\d+)?|\d{3,}|\d+(?:[.,]\d+)?\s?[km]\b/giu, ' ')

/** Her own bank stands behind "my": scammers name banks too. */
function ownBankIn(text: string, c: Context) {
  const said = fold(text)
  for (const phrase of phrases(c, (w) => w.mine)) {
    const at = ` ${said} `.indexOf(` ${phrase} `)
    if (at < 0) continue
    const bank = matchBank(
      said
        .slice(at + phrase.length)
        .trim()
        .split(' ')
        .slice(0, 4)
        .join(' '),
      c.profile.banks,
    )
    if (bank) return bank
  }
  return undefined
}
