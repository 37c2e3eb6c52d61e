import { worthMore } from '../../understanding/candidates/money.ts'
import { sureOf } from '../model/plan.ts'
import {
  isTip,
  lacksReceiver,
  type Payment,
  paymentOf,
  type Receiver,
  reportsLoss,
  type ScamState,
  type StepId,
  withAnswers,
  without,
  withPayment,
} from '../model/state.ts'
import {
  type Context,
  type FoundAmount,
  type Outcome,
  type RefusedAnswer,
  type Step,
  say,
} from '../model/step.ts'
import { knownBank } from '../report/contacts.ts'
import { formatAmount, formatForeign, spellAmount } from '../report/format.ts'
import { mainAmount, toForeign } from '../understand/amount.ts'
import { bankIn, nameOfBank } from '../understand/bank.ts'
import { hasQuestionMark, means, mentions, parseTri, phrases } from '../understand/choice.ts'
import { asciiDigits, fold } from '../understand/fold.ts'
import { findAccount, parsePhone, parseReceiver, parseReference } from '../understand/identifiers.ts'
import { isVague, momentAnswer, namesClockAlone, readClockOn, readMoment, tappedMoment } from './moment.ts'
import { theyAgree } from './opening.ts'
import { forWhom } from './questions.ts'

/** Questions about one payment. */

const bank: Step = {
  inCase: true,
  inDetails: 'uncounted',
  fact: 'bank',
  hearsStory: true,
  wanted: (state) => reportsLoss(state) && paymentOf(state).bank === undefined,
  prompt: (c) => ({
    text: forWhom('bank', c),
    taps: [
      ...c.profile.banks.slice(0, 12).map(({ name }) => name),
      c.texts.taps.otherBank,
      c.texts.taps.dontKnow,
    ],
  }),
  again: ({ texts }) => texts.ask.bank.again,
  answer(text, c) {
    const known = bankIn(insteadOf(text, c) ?? text, c)
    if (known) return withBank({ ...c, state: withPayment(c.state, { bank: known }) })
    if (means(text, c, 'otherBank', (w) => w.otherBank)) {
      return withoutBank(c)
    }
    const told = toldBank(text, c)
    const listed = c.profile.banks.find(({ code }) => code === told)
    if (listed)
      return withBank({
        ...c,
        state: withPayment(c.state, { bank: { code: listed.code, name: listed.name } }),
      })
    const without = paidWithoutBank(text, c)
    if (without) return without
    // "No", "none": the money did not come from a bank, or from none that is known.
    if (saysNone(text, c)) return withoutBank(c)
    const name = toldName(text, c) ?? nameOfBank(text, c) ?? told
    if (name === undefined) return undefined
    const outcome = withBank({ ...c, state: withPayment(c.state, { bank: { name } }) })
    return { ...outcome, note: c.texts.say.noted({ fact: name }) }
  },
  unknown: (c) => withoutBank(c),
}

const withoutBank = (c: Context): Outcome => withBank({ ...c, state: withPayment(c.state, { bank: null }) })

/** "Harbor I think, no wait, Unity": the words behind the last "no wait", which replace those before it. */
function insteadOf(text: string, c: Context): string | undefined {
  const said = ` ${fold(text)} `
  const before = new Set(phrases(c, (w) => w.to))
  const turns = phrases(c, (w) => w.rather).filter((turn) => !before.has(turn) && said.includes(` ${turn} `))
  const at = Math.max(-1, ...turns.map((turn) => said.lastIndexOf(` ${turn} `)))
  const parts = [said.slice(0, at + 1), said.slice(at + 1)]
  const isNamed = at > 0 && parts.every((part) => bankIn(part, c) !== undefined)
  return isNamed ? parts[1] : undefined
}

/** "I don't have an account, I'm 14", "it was Paysafecard": the money came from a prepaid card, or from no bank. */
export function paidWithoutBank(text: string, c: Context): Outcome | undefined {
  const name = vouchers.exec(text)?.[0]
  if (name) return withBank({ ...c, state: withPayment(c.state, { bank: { name } }) })
  const isShort = text.trim().split(/\s+/).length <= mostNoBankWords
  return isShort && !hasQuestionMark(text) && mentions(text, c, (w) => w.noBank) ? withoutBank(c) : undefined
}
const mostNoBankWords = 10

/** A few words that begin with a no. */
const saysNone = (text: string, c: Context): boolean =>
  text.trim().split(/\s+/).length <= mostNoneWords && !/\p{Nd}/u.test(text) && parseTri(text, c) === 'no'
const mostNoneWords = 6

/** Prepaid cards, which the scammers have people buy: whoever sold or issued one may still block it. */
const vouchers =
  /paysafe ?card|neosurf|transcash|toneo|tickets? pcs|google play|(?:apple|steam|amazon)(?: gift)? card/i

/** The code or name of an institution that the reader finds in a sentence. */
const toldBank = (text: string, c: Context): string | undefined =>
  c
    .read(text)
    .payments.map(({ bank, receiver }) => (bank ?? receiver.bank)?.value)
    .find((name) => name !== undefined)

/** The usual name of the only institution that an answer names: "orange money les deux". */
function toldName(text: string, c: Context): string | undefined {
  const found = c.institutions(text).filter(({ code }) => code === undefined)
  const names = [...new Set(found.map(({ name }) => name))]
  if (names.length < 2) return names[0]
  // "BPI pala, hindi GCash", "RCBC, ah no, it was Metrobank": the one that the reader finds, or the last one.
  const told = c.read(text).payments[0]?.bank
  const isTurned = mentions(text, c, (w) => [...w.no, ...w.newsNot, ...w.wrong])
  if (told && told.confidence >= sureOf.bankUsed && names.includes(told.value)) return told.value
  return isTurned ? names.at(-1) : undefined
}

/** Shows the fraud number of the citizen's bank immediately. */
function withBank(c: Context): Outcome {
  const known = knownBank(c)
  const text = known?.fraudNumber
    ? c.texts.say.callBank({ bank: known.name, number: known.fraudNumber })
    : c.texts.say.callBankUnknown
  return { state: c.state, say: [say(text, 'advice')] }
}

const amount: Step = {
  inCase: true,
  inDetails: { beside: 'morePayments' },
  ofEachPayment: true,
  fact: 'amount',
  hearsStory: true,
  wanted: (state) => reportsLoss(state) && paymentOf(state).amountMinor === undefined,
  prompt: (c) => ({
    text: c.state.payment === 0 ? forWhom('amount', c) : c.texts.ask.nextAmount,
    taps: [c.texts.taps.dontKnow],
  }),
  again: ({ texts }) => texts.ask.amount.again,
  answer: (text, c) => amountAnswer(text, c),
  unknown: (c) =>
    c.state.misses === 0
      ? { refusal: '', ask: c.texts.ask.amountRoughly }
      : { state: withPayment(c.state, { amountMinor: null }), say: [say(c.texts.say.amountUnknown)] },
}

/** Stores an amount; nothing paid means that no money left. */
export function amountAnswer(text: string, c: Context): Outcome | RefusedAnswer {
  const found = c.amounts(text)
  const isZero = found.length === 0 && /^\D*0[0.,]*\D*$/.test(asciiDigits(text))
  const minor = isZero ? 0 : mainAmount(found)
  if (minor === undefined) return foreignAmount(found[0], c)
  if (minor === 0) {
    return c.state.caseId === undefined
      ? { state: withAnswers(c.state, { moneyLeft: 'no' }) }
      : { refusal: c.texts.say.amountFrom }
  }
  const isBare = !found.some(({ marked }) => marked)
  const state = isBare ? withBareAmount(c.state, minor, c.profile) : withAmount(c.state, minor)
  const { foreign } = paymentOf(state)
  const note = c.texts.say.noted({ fact: foreign ? formatForeign(foreign) : formatAmount(minor, c.profile) })
  return { state, ...(!isLarge(state, c.profile) && { note }) }
}

/**
 * An amount in another currency is stored as told; only the detailed report, which counts, asks what it is
 * worth.
 */
function foreignAmount(found: FoundAmount | undefined, c: Context): Outcome | RefusedAnswer {
  const { texts, profile, state } = c
  const { currency, minor = 0 } = found ?? {}
  if (!currency) return { refusal: texts.say.amountFrom }
  if (state.detailing)
    return { refusal: '', ask: texts.say.otherCurrency({ currency, own: profile.currency }) }
  const foreign = toForeign(currency, minor / 10 ** profile.currencyExponent)
  return {
    state: withPayment(state, { amountMinor: null, foreign }),
    note: texts.say.noted({ fact: formatForeign(foreign) }),
  }
}

/** Stores an amount in the current payment; if it differs from before, it must be confirmed again. */
export function withAmount(state: ScamState, amountMinor: number): ScamState {
  const payments = state.answers.payments.map((entry, index) =>
    index === state.payment ? { ...without(entry, 'amountChecked', 'foreign'), amountMinor } : entry,
  )
  return withAnswers(state, { payments })
}

/** Stores an amount of any currency in the current payment. */
export const withSum = (state: ScamState, { amountMinor, foreign }: Payment): ScamState =>
  foreign ? withPayment(state, { amountMinor: null, foreign }) : withAmount(state, amountMinor ?? 0)

/**
 * An amount without a currency is in the one told before, unless it is so much higher that it must be its
 * converted value.
 */
export function withBareAmount(
  state: ScamState,
  minor: number,
  { currencyExponent }: Context['profile'],
): ScamState {
  const { foreign } = paymentOf(state)
  const major = minor / 10 ** currencyExponent
  return foreign && major < worthMore * (foreign.minor / 10 ** foreign.decimals)
    ? withPayment(state, { foreign: toForeign(foreign.currency, major) })
    : withAmount(state, minor)
}

/** Whether an amount is read back digit by digit before it is accepted. */
export const isLarge = (state: ScamState, { referenceAmountMinor }: Context['profile']) =>
  (paymentOf(state).amountMinor ?? 0) > 100 * referenceAmountMinor

/** A very large amount is read back, digit by digit. */
const amountCheck: Step = {
  inCase: true,
  inDetails: { beside: 'morePayments' },
  ofEachPayment: true,
  wanted: (state, { profile }) =>
    reportsLoss(state) && isLarge(state, profile) && !paymentOf(state).amountChecked,
  prompt: (c) => ({ text: amountQuestion(c), taps: [c.texts.taps.yes, c.texts.taps.no] }),
  again: amountQuestion,
  answer(text, c) {
    const minor = mainAmount(c.amounts(text))
    if (minor)
      return {
        state: withPayment(c.state, {
          amountMinor: minor,
          ...(minor === paymentOf(c.state).amountMinor && { amountChecked: true as const }),
        }),
      }
    const tri = parseTri(text, c)
    if (tri === 'yes') return { state: withPayment(c.state, { amountChecked: true }) }
    return tri === 'no' ? { state: c.state, to: 'amount' } : undefined
  },
}

function amountQuestion({ state, texts, profile }: Context): string {
  const minor = paymentOf(state).amountMinor ?? 0
  return texts.ask.amountCheck({ amount: formatAmount(minor, profile), words: spellAmount(minor, profile) })
}

const when: Step = {
  inCase: true,
  inDetails: { beside: 'morePayments' },
  ofEachPayment: true,
  fact: 'when',
  hearsStory: true,
  wanted: (state) =>
    state.caseId !== undefined && reportsLoss(state) && paymentOf(state).paidAt === undefined,
  prompt: (c) => {
    const { taps } = c.texts
    return {
      text: forWhom('when', c),
      taps: [taps.justNow, taps.hourAgo, taps.today, taps.yesterday, taps.dontKnow],
    }
  },
  again: ({ texts }) => texts.ask.when.again,
  answer: (text, c) =>
    isVague(text, c)
      ? whichDay(c)
      : momentAnswer(tappedMoment(text, c) ?? readMoment(text, c), c, (paidAt) =>
          withPayment(c.state, { paidAt }),
        ),
  unknown: (c) => ({ state: withPayment(c.state, { paidAt: null }) }),
}

/** "Last week" names no day. If the citizen knows none, none is stored. */
const whichDay = (c: Context): Outcome | RefusedAnswer =>
  c.state.misses === 0
    ? { refusal: '', ask: c.texts.say.whichDay }
    : { state: withPayment(c.state, { paidAt: null }) }

const reference: Step = {
  inCase: true,
  inDetails: { beside: 'morePayments' },
  ofEachPayment: true,
  fact: 'reference',
  hearsStory: true,
  wanted: (state) =>
    state.caseId !== undefined && reportsLoss(state) && paymentOf(state).reference === undefined,
  prompt: ({ texts }) => ({ text: texts.ask.reference.ask, taps: [texts.taps.cantFind, texts.taps.skip] }),
  again: ({ texts }) => texts.ask.reference.again,
  answer(text, c) {
    const found = parseReference(text)
    if (!found && parseTri(text, c) === 'no') return { state: withPayment(c.state, { reference: null }) }
    if (!found) return /\d/.test(text) ? { refusal: c.texts.say.shortReference } : undefined
    // A telephone number alone is more likely the citizen's or the receiver's; giving it a second time
    // confirms it.
    if (c.state.misses === 0 && /^[+0]/.test(found) && parsePhone(text, c.profile.country)) return undefined
    return { state: withPayment(c.state, { reference: found }) }
  },
  unknown: (c) => ({ state: withPayment(c.state, { reference: null }) }),
}

const receiver: Step = {
  inCase: true,
  inDetails: { beside: 'morePayments' },
  ofEachPayment: true,
  fact: 'receiver',
  hearsStory: true,
  wanted: (state) => (state.caseId !== undefined || isTip(state)) && lacksReceiver(paymentOf(state)),
  prompt: (c) => {
    const { dontKnow, skip, theyAgree } = c.texts.taps
    return { text: receiverQuestion(c).ask, taps: [dontKnow, isTip(c.state) ? theyAgree : skip] }
  },
  again: (c) => receiverQuestion(c).again,
  answer(text, c) {
    if (isTip(c.state) && theyAgree(text, c) === 'yes')
      return { state: withAnswers(c.state, { agreed: true }) }
    const found = isTip(c.state) ? scammerIn(text, c) : parseReceiver(text, c)
    const { early: _, ...known } = paymentOf(c.state).receiver ?? {}
    return found && { state: withPayment(c.state, { receiver: { ...known, ...found } }) }
  },
  unknown: (c) => {
    const { early, ...known } = paymentOf(c.state).receiver ?? {}
    return { state: withPayment(c.state, { receiver: early ? known : null }) }
  },
}

function receiverQuestion({ texts, state }: Context) {
  if (isTip(state)) return texts.ask.scammer
  return reportsLoss(state) ? texts.ask.receiver : texts.ask.receiverStopped
}

/** Everything a helper tells about the scammer is stored as told, with the account it contains. */
function scammerIn(text: string, c: Context): Receiver | undefined {
  const { account: found = '' } = parseReceiver(text, c) ?? {}
  // "The last one was 2500" names a sum.
  const account = found.length >= leastAccount ? found : undefined
  const { intent, payments } = c.read(text)
  // "Ok called them, the line is busy" identifies nobody.
  const isOther =
    !account && intent !== undefined && intent.value !== 'answer' && intent.confidence >= sureOf.answer
  if (isOther && !identifies.test(text) && !payments[0]?.receiver.name) return undefined
  return /\p{Nd}{4}|\p{L}{3}/u.test(text)
    ? { ...(account && { account }), words: text.slice(0, mostWords) }
    : undefined
}
const mostWords = 500
const leastAccount = 6
/** A number, an address, or a name of two words. */
const identifies = /\p{Nd}{4}|@|\p{L}\.\p{L}|\S\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u

/** Whether nothing identifies the payment yet: the intake requires a reference or an account. */
export const isUntraceable = (state: ScamState): boolean => {
  const payment = paymentOf(state)
  return (
    reportsLoss(state) && payment.reference === null && !lacksReceiver(payment) && !payment.receiver?.account
  )
}

const minute: Step = {
  inCase: true,
  wanted: (state) => {
    const { paidAt, minute } = paymentOf(state)
    return (
      state.caseId !== undefined &&
      isUntraceable(state) &&
      // Someone who does not know the day does not know the minute.
      paidAt?.precision === 'day' &&
      minute === undefined
    )
  },
  prompt: ({ texts }) => ({ text: texts.ask.minute.ask, taps: [texts.taps.dontKnow, texts.taps.skip] }),
  again: ({ texts }) => texts.ask.minute.again,
  answer(text, c) {
    const day = paymentOf(c.state).paidAt
    // "Around 3 pm" is on the day that the citizen has already named.
    const parsed = day && namesClockAlone(text, c) ? readClockOn(day, text, c) : readMoment(text, c)
    return momentAnswer(parsed, c, (moment) => withPayment(c.state, { minute: moment }))
  },
  unknown: (c) => ({ state: withPayment(c.state, { minute: null }) }),
}

const lastDigits: Step = {
  inCase: true,
  wanted: (state) =>
    state.caseId !== undefined && isUntraceable(state) && paymentOf(state).lastDigits === undefined,
  prompt: ({ texts }) => ({ text: texts.ask.lastDigits.ask, taps: [texts.taps.dontKnow, texts.taps.skip] }),
  again: ({ texts }) => texts.ask.lastDigits.again,
  answer(text, c) {
    const digits = findAccount(text)?.account.replace(/\D/g, '').slice(-4)
    if (digits?.length !== 4) return undefined
    return {
      state: withPayment(c.state, { lastDigits: digits }),
      say: [say(c.texts.say.noReference)],
      masked: `••••${digits}`,
    }
  },
  unknown: (c) => ({
    state: withPayment(c.state, { lastDigits: null }),
    say: [say(c.texts.say.noReference)],
  }),
}

/** Steps that ask about one payment. */
export const paymentSteps = {
  bank,
  amount,
  amountCheck,
  when,
  reference,
  receiver,
  minute,
  lastDigits,
} as const satisfies Partial<Record<StepId, Step>>
