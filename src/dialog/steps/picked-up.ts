import { paymentOf, withAnswers, withPayment } from '../model/state.ts'
import type { Context, PickedUp, Step } from '../model/step.ts'
import { maskTail } from '../report/format.ts'
import { findAmounts } from '../understand/amount.ts'
import { matchBank } from '../understand/bank.ts'
import { mentions, parseKind, phrases } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'
import { findAccount, parsePhone } from '../understand/identifiers.ts'
import { readMoment } from './moment.ts'

/** What questions find in a sentence that answers another one. What she has already answered stays. */

type PickUp = NonNullable<Step['pickUp']>

/** Phrases for a kind have at least so many letters, so that a stray "fee" decides nothing. */
const leastKindLetters = 7

/** Finds what kind of scam it was. */
export const pickUpKind: PickUp = ({ text }, c) => {
  const { scamType, notScam } = c.state.answers
  const kind = scamType || notScam ? undefined : parseKind(text, c, leastKindLetters)
  return kind && { state: withAnswers(c.state, { scamType: kind }) }
}

/** Finds her own bank. */
export const pickUpBank: PickUp = ({ rest }, c) => {
  const bank = paymentOf(c.state).bank === undefined ? ownBankIn(rest, c) : undefined
  return bank && { state: withPayment(c.state, { bank }) }
}

/** Finds the amount; one above zero says that money has left. */
export const pickUpAmount: PickUp = ({ rest }, c) => {
  const amountMinor = paymentOf(c.state).amountMinor === undefined ? amountIn(rest, c) : undefined
  if (amountMinor === undefined) return undefined
  const state = withPayment(c.state, { amountMinor })
  const hasLeft = amountMinor > 0 && state.answers.moneyLeft === undefined
  return { state: hasLeft ? withAnswers(state, { moneyLeft: 'yes' }) : state }
}

/** Finds when she paid. */
export const pickUpMoment: PickUp = ({ rest }, c) => {
  const paidAt = paymentOf(c.state).paidAt === undefined ? momentIn(rest, c) : undefined
  return paidAt && { state: withPayment(c.state, { paidAt }) }
}

/** Finds the account to which the money went: seven digits or more that are no amount. */
export const pickUpAccount: PickUp = ({ rest }, c) => {
  const found = findAccount(rest)
  if (!found || found.account.replace(/\D/g, '').length < 7 || !isNoAmount(found.written)) return undefined
  const isKnown = paymentOf(c.state).receiver !== undefined
  return {
    written: found.written,
    ...(!isKnown && { state: withPayment(c.state, { receiver: { account: found.account } }) }),
  }
}

/** Finds her own telephone number, which stands behind "my number is". */
export const pickUpContact: PickUp = ({ rest }, c): PickedUp | undefined => {
  const found = contactIn(rest, c)
  if (!found) return undefined
  const isKnown = c.state.answers.contact !== undefined
  return {
    written: found.written,
    masked: maskTail(found.phone),
    ...(!isKnown && { state: withAnswers(c.state, { contact: found.phone }) }),
  }
}

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

/** "25 000 000" is money; a telephone number begins with 0 or + or has no groups of three. */
const isNoAmount = (written: string) =>
  /^[0+]/.test(written) || !/^\d{1,3}(?:[ .,]\d{3})+$/.test(written.trim())

/** Finds money by its sign or scale, or a number beside a verb of paying. */
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

/** Finds her own bank, which stands behind "my": scammers name banks too. */
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
