import type { Candidates } from '../candidates/candidates.ts'
import type { Institution } from '../candidates/institutions.ts'
import type { Moment } from '../candidates/moments.ts'
import type { Money } from '../candidates/money.ts'
import type { Judgement, Likely } from '../roles/judge.ts'
import type { Range } from '../text/phrases.ts'
import { leastOf } from './least.ts'
import { choosePayments } from './payments.ts'
import type { ToldMoment, ToldPayment } from './reading.ts'
import { besideEach, isOfDiscovery } from './series.ts'
import type { Teller } from './teller.ts'
import { ownNumber } from './told-situation.ts'

/** Combines the payments of a message: amounts with their moments, and the receiver of the first one. */
export function toldPayments(
  candidates: Candidates,
  judgement: Judgement,
  tell: Teller,
  { isAnswer }: { isAnswer: boolean },
): ToldPayment[] {
  const left = judgement.chance('moneyLeft', 'yes')
  const paid = choosePayments({
    candidates,
    paid: judgement.chances('money', 'paid'),
    paidLater: judgement.chances('money', 'later'),
    when: judgement.chances('moments', 'paid'),
    whenLater: judgement.chances('moments', 'later'),
    left,
  })
  const from = judgement.likeliest('institutions', 'from', leastOf.institution)
  const mine = from ? undefined : ownInstitution(candidates)
  if (paid.length === 0 && left <= leastOf.moneyLeft && !isAnswer && !mine) return []
  const [first = { receiver: {} }, ...others] = paid.map(
    ({ money, probability, moment }): ToldPayment => ({
      amount: tell(money.value, probability, money),
      ...(isBare(money, candidates, left) && { isBare: true as const }),
      ...(money.currency && { currency: money.currency }),
      ...(money.isOwn && { isOwn: true as const }),
      ...(moment && { paidAt: tell(toMoment(moment.moment), moment.probability, moment.moment) }),
      receiver: {},
    }),
  )
  const told = <T extends Range, V>(likely: Likely<T> | undefined, value: (candidate: T) => V) =>
    likely && tell(value(likely.candidate), likely.chance, likely.candidate)
  const { likeliest } = judgement
  const likely = paid.length === 0 ? likeliest('moments', 'paid', leastOf.moment) : undefined
  const paidAt = likely && isOfDiscovery(candidates, likely.candidate) ? undefined : told(likely, toMoment)
  const bank = told(from, codeOrName) ?? (mine && tell(codeOrName(mine), mineChance, mine))
  const receiverBank = told(likeliest('institutions', 'to', leastOf.institution), codeOrName)
  const received = likeliest('accounts', 'receiver', leastOf.account)
  const isOwn = received !== undefined && received.candidate === ownNumber(candidates)
  const account = isOwn ? undefined : told(received, ({ digits }) => digits)
  const name = told(likeliest('names', 'yes', leastOf.name), ({ value }) => value)
  const [reference] = candidates.references
  const payment: ToldPayment = {
    ...first,
    ...(paidAt && { paidAt }),
    ...(bank && { bank }),
    receiver: {
      ...(receiverBank && { bank: receiverBank }),
      ...(account && { account }),
      ...(name && { name }),
    },
    ...(reference && { reference: tell(reference.value, 0.9, reference) }),
  }
  const isEmpty = Object.keys(payment).length === 1 && Object.keys(payment.receiver).length === 0
  if (isEmpty) return []
  const amounts = paid.map(({ money }) => money)
  return withOwn([payment, ...others], amounts, { candidates, judgement, tell })
}

/** "They got into my SeaBank": the only institution of a message, next to a word that says whose it is. */
function ownInstitution({ doc, institutions }: Candidates): Institution | undefined {
  const [one] = institutions
  if (!one || institutions.some((other) => codeOrName(other) !== codeOrName(one))) return undefined
  const textOf = (index: number) => doc.tokens[index]?.folded ?? ''
  let at = one.first - 1
  while (at >= one.first - mostAccountWords && ofAccount.test(textOf(at))) at--
  return mineBefore.test(textOf(at)) || mineBehind.test(textOf(one.last + 1)) ? one : undefined
}
const mineBefore =
  /^(?:my|our|mi|mis|nuestra?|mon|ma|mes|notre|meu|minha|nossa|aking|akong|among|mera|meri|mere|hamare|میرے|میری|میرا|मेरे|मेरी|मेरा)$/
/** "My account at", "mi cuenta de". */
const ofAccount =
  /^(?:account|acc|card|app|cuenta|tarjeta|compte|carte|conta|cartao|wallet|savings|de|du|do|da|del|of|at|with|chez|en|na|no|sa)$/
const mostAccountWords = 2
const mineBehind = /^(?:ko|namin|nako|namo|yangu|yetu)$/
const mineChance = 0.7

/** Gives each of several payments the institution, the account and the reference that are told next to it. */
function withOwn(
  payments: readonly ToldPayment[],
  amounts: readonly Money[],
  { candidates, judgement, tell }: { candidates: Candidates; judgement: Judgement; tell: Teller },
): ToldPayment[] {
  if (new Set(amounts).size < 2) return [...payments]
  const owned = <T extends Range>(ranges: readonly T[], nameOf: (range: T) => string) => {
    const found = besideEach(amounts, ranges, candidates)
    const names = found.flatMap((one) => (one ? [nameOf(one)] : []))
    return new Set(names).size > 1 ? found : []
  }
  const banks = owned(candidates.institutions, codeOrName)
  const toChances = judgement.chances('institutions', 'to')
  const [firstBank] = banks
  // Those of a list all have the side of the first one.
  const isTo = firstBank !== undefined && (toChances[candidates.institutions.indexOf(firstBank)] ?? 0) > half
  const accounts = owned(candidates.accounts, ({ digits }) => digits)
  const references = owned(candidates.references, ({ value }) => value)
  return payments.map((payment, at) => {
    const [bank, account, reference] = [banks[at], accounts[at], references[at]]
    const ofBank = bank && tell(codeOrName(bank), ownChance, bank)
    return {
      ...payment,
      ...(ofBank && !isTo && { bank: ofBank }),
      receiver: {
        ...payment.receiver,
        ...(ofBank && isTo && { bank: ofBank }),
        ...(account && { account: tell(account.digits, ownChance, account) }),
      },
      ...(reference && { reference: tell(reference.value, ownChance, reference) }),
    }
  })
}
const half = 0.5
/** Of facts that are told right next to an amount. */
const ownChance = 0.9

/**
 * Whether nothing shows that a number is money: no currency, and in its sentence neither a word for paying
 * nor, near other words, that money has left. After "I sent it to", seven digits that are not round are an
 * account.
 */
function isBare({ first, value, isMarked }: Money, { doc, signs }: Candidates, left: number): boolean {
  if (isMarked) return false
  const sentence = doc.tokens[first]?.sentence
  const isHere = (at: number) => doc.tokens[at]?.sentence === sentence
  const isAlone = !isHere(first - 1) && !isHere(first + 1)
  const isPaid = signs.paid.some((hit) => isHere(hit.first)) || (left > leastOf.paid && !isAlone)
  return !isPaid || (value >= 1_000_000 && value % 100 !== 0)
}

/** An institution in the form used in facts. */
export const codeOrName = ({ code, name }: Institution): string => code ?? name
/** A moment in the form used in facts. */
export const toMoment = ({ at, precision }: Moment): ToldMoment => ({
  at: new Date(at).toISOString(),
  precision,
})
