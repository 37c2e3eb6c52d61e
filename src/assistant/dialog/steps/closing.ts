import { sureOf } from '../model/plan.ts'
import { paymentOf, reportsLoss, type ScamState, type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { hotlineLines } from '../report/contacts.ts'
import { contactText, shownFields, summaryText } from '../report/facts.ts'
import { maskEmail, maskTail } from '../report/format.ts'
import { toIntake } from '../report/intake.ts'
import { hasLoss } from '../report/report.ts'
import {
  hasQuestionMark,
  isTap,
  means,
  mentions,
  parseField,
  parseTri,
  phrases,
} from '../understand/choice.ts'
import { putsOff, saysSend } from '../understand/command.ts'
import { fold } from '../understand/fold.ts'
import { countriesOf, findEmail, likelyPhone, parsePhone } from '../understand/identifiers.ts'
import { newsSteps } from './news.ts'
import { privacy } from './opening.ts'
import { amountAnswer } from './payment.ts'
import { tappedFact } from './questions.ts'

const contact: Step = {
  inCase: true,
  inDetails: { beside: 'name' },
  fact: 'contact',
  hearsStory: true,
  identity: 'numbers',
  // The case does not require a number; the detailed report does.
  wanted: ({ answers, detailing }) => (detailing ? !answers.contact : answers.contact === undefined),
  prompt: (c) => ({
    text: contactQuestion(c).ask,
    taps: [c.state.detailing ? c.texts.taps.stop : c.texts.taps.skip],
  }),
  again: (c) => contactQuestion(c).again,
  answer(text, c) {
    // "TRX-88120456" is a reference.
    const isReference = /^\p{L}+-?\d/u.test(text.trim())
    const phone = isReference ? undefined : (parsePhone(text, ...countriesOf(c)) ?? likelyPhone(text, c))
    if (!phone && /\p{Nd}{3}/u.test(text)) return emailAnswer(text, c) ?? { refusal: c.texts.say.badPhone }
    if (!phone) return givesNone(text, c) ? contact.unknown?.(c) : emailAnswer(text, c)
    return {
      // Another address may allow other ways to notify the citizen.
      state: withAnswers(withoutNews(c.state), { contact: phone }),
      note: c.texts.say.contactNoted({ contact: contactText(phone, c) }),
      masked: maskTail(phone),
    }
  },
  unknown: (c) =>
    c.state.detailing
      ? { refusal: c.texts.say.contactNeeded }
      : { state: withAnswers(c.state, { contact: null }) },
}

/** "No number pls": more words tell something else. */
const givesNone = (text: string, c: Context): boolean =>
  mentions(text, c, (w) => w.noNumber) ||
  (text.trim().split(/\s+/).length <= mostNoWords && parseTri(text, c) === 'no')
const mostNoWords = 3

/** An address is asked for only if something can be sent to it; one that is given is stored for the agents. */
const takesEmail = ({ can, state }: Context) => can.has('news-email') && !state.detailing

const contactQuestion = (c: Context) => (takesEmail(c) ? c.texts.ask.contactOrEmail : c.texts.ask.contact)

const withoutNews = (state: ScamState): ScamState => ({ ...state, answers: without(state.answers, 'news') })

function emailAnswer(text: string, c: Context): Outcome | undefined {
  const email = c.state.detailing ? undefined : findEmail(text)
  if (email === undefined) return undefined
  return {
    state: withAnswers(withoutNews(c.state), { contact: null, email }),
    note: c.texts.say.contactNoted({ contact: maskEmail(email) }),
    masked: maskEmail(email),
  }
}

/** The detailed report counts money; it is not accepted without an amount. */
const lossAmount: Step = {
  inDetails: { beside: 'name' },
  wanted: (state) => state.detailing === true && !hasLoss(state),
  prompt: ({ texts }) => ({ text: texts.ask.amountRoughly, taps: [texts.taps.stop] }),
  again: ({ texts }) => texts.ask.amount.again,
  answer: (text, c) => amountAnswer(text, c),
  unknown: (c) => ({ refusal: c.texts.say.amountNeeded }),
}

/** All facts on one card. Nothing is sent before the citizen says yes to it. */
const summary: Step = {
  inCase: true,
  hearsStory: true,
  wanted: ({ caseId }) => caseId === undefined,
  prompt: (c) => ({
    text: sendQuestion(c),
    taps: [c.texts.taps.sendNow, c.texts.taps.edit, c.texts.taps.morePrivacy],
    before: summaryText(c) === '' ? [] : [say(summaryText(c), 'summary')],
    view: 'confirm',
  }),
  again: ({ texts }) => texts.ask.summaryAgain,
  answer(text, c) {
    // A telephone number alone is the one that was skipped, and one with its country code the right one.
    const isNumber = /^[+\p{Nd}][\p{Nd}\s().-]{6,}$/u.test(text.trim())
    if (isNumber && (!c.state.answers.contact || text.includes('+')) && parsePhone(text, ...countriesOf(c)))
      return contact.answer(text, c)
    const whole = wholeNumber(text, c)
    if (whole) return contact.answer(whole, c)
    if (saysSend(text, c) || (!hasQuestionMark(text) && agreesToSend(text, c))) return send(c)
    // That no money has left makes a case less urgent, so it is asked.
    if (mentions(text, c, (w) => w.stoppedInTime)) return { state: c.state, to: { fact: 'moneyLeft' } }
    if (mentions(text, c, (w) => w.noNumber))
      return {
        state: withAnswers(c.state, { contact: null }),
        say: [say(c.texts.say.contactWishNoted)],
        to: 'summary',
      }
    if (isTap(text, 'morePrivacy', c)) return { state: c.state, say: [privacy(c)], to: 'summary' }
    const tapped = tappedFact(text, c)
    if (tapped || parseTri(text, c) !== 'no' || asksMore(text, c)) return tapped
    const field = parseField(text, c)
    if (field) return { state: c.state, to: { fact: field } }
    // "I don't remember the hour, but here is the reference: 2017…" tells something.
    if (/\p{Nd}{4}/u.test(text)) return undefined
    // "No, it was no public office, it was a sticker on the QR code" corrects the report and does not refuse it.
    const words = fold(text).split(' ').length
    const isCorrection = c.read(text).intent?.value === 'correction' && words > mostNoWords
    const isLong = words > mostRefusalWords || isCorrection
    return { state: c.state, to: isLong && !mentions(text, c, (w) => w.sendIt) ? 'editMenu' : 'declined' }
  },
}
const mostRefusalWords = 8

/** "Not +63, +254712345678": the citizen's number with another country code. */
function wholeNumber(text: string, { state }: Context): string | undefined {
  const before = state.answers.contact?.replace(/\D/g, '')
  const found = [...text.matchAll(/\+[\d\s().-]{8,}/g)].map(([number]) => number.trim())
  const isSame = (number: string) => before?.endsWith(number.replace(/\D/g, '').slice(-leastSameDigits))
  return before === undefined ? undefined : found.find(isSame)
}
const leastSameDigits = 8

/** "Hindi po ba ako makukulong": begins like a no, and asks. */
const asksMore = (text: string, c: Context): boolean =>
  (text.trim().split(/\s+/).length > mostNoWords && hasQuestionMark(text)) ||
  (c.read(text).intent?.value === 'question' && (c.read(text).intent?.confidence ?? 0) >= sureOf.question)

/**
 * Whether a message agrees to something not agreed to before: a whole yes, or a short message that says to
 * send it. "Yes but not his name" and "yes, who sees it?" do not.
 */
function agreesToSend(text: string, c: Context): boolean {
  if (putsOff(text)) return false
  if (means(text, c, 'sendNow', (w) => w.sendNow)) return true
  if (means(text, c, 'yes', (w) => w.yes)) return true
  const words = fold(text).split(' ').filter(Boolean)
  if (words.length > mostSendWords || mentions(text, c, (w) => w.newsNot)) return false
  const says = (part: readonly string[]) => phrases(c, (w) => w.sendIt).includes(part.join(' '))
  if (words.length <= mostYesWords) return mentions(text, c, (w) => w.sendIt)
  const isYes = parseTri(text, c) === 'yes' || phrases(c, (w) => w.yes).includes(words[0] ?? '')
  return isYes && (says(words.slice(-1)) || says(words.slice(-2)) || says(words.slice(-3)))
}
const mostSendWords = 4
const mostYesWords = 3

/** Names the recipient of the report, if known. */
const sendQuestion = (c: Context): string => {
  const bank = reportsLoss(c.state) ? paymentOf(c.state).bank?.name : undefined
  return bank ? c.texts.ask.sendTo({ bank }) : c.texts.ask.send
}

/** Sending counts as consent. */
function send(c: Context): Outcome {
  const state = { ...c.state, consentAt: c.now, sendingAt: c.now }
  return { state, to: 'sending', effects: [{ type: 'create-case', intake: toIntake(state, c.profile) }] }
}

const editMenu: Step = {
  inCase: true,
  inDetails: { beside: 'detailSummary' },
  aside: true,
  prompt: (c) => ({
    text: c.texts.ask.edit.ask,
    taps: [...shownFields(c.state).map((field) => c.texts.labels[field]), c.texts.taps.back],
  }),
  again: ({ texts }) => texts.ask.edit.again,
  answer(text, c) {
    const field = parseField(text, c)
    return field && { state: c.state, to: { fact: field } }
  },
  unknown: (c) => ({ state: c.state }),
}

/** The case is being created; what the citizen says now does not change it. */
const sending: Step = {
  inCase: true,
  aside: true,
  prompt: ({ texts }) => ({ text: texts.say.sending }),
  again: ({ texts }) => texts.say.stillSending,
  answer: () => undefined,
}

const failed: Step = {
  inCase: true,
  aside: true,
  prompt: (c) => ({
    text: c.texts.say.sendingFailed({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.tryAgain, c.texts.taps.help],
  }),
  again: (c) => c.texts.say.sendingFailed({ hotlines: hotlineLines(c) }),
  answer: (text, c) => (means(text, c, 'tryAgain', (w) => w.sendNow) ? send(c) : undefined),
}

/** Steps that complete a report. */
export const closingSteps = {
  lossAmount,
  contact,
  ...newsSteps,
  summary,
  editMenu,
  sending,
  failed,
} as const satisfies Partial<Record<StepId, Step>>
