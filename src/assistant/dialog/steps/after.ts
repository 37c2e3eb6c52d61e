import {
  isTip,
  newState,
  paymentOf,
  reportsLoss,
  type ScamState,
  type StepId,
  without,
  withPayment,
} from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, hotlineLines, knownBank } from '../report/contacts.ts'
import { todoText } from '../report/todo.ts'
import { means, parseTri } from '../understand/choice.ts'
import { parseReference } from '../understand/identifiers.ts'
import { withNextPayment } from './details.ts'
import { wantsNews } from './news.ts'
import { isUntraceable } from './payment.ts'

/** After the case exists: the citizen chooses what to do next, as often as they like. */
const reported: Step = {
  prompt: (c) => ({ text: c.texts.ask.reported, taps: reportedTaps(c) }),
  again: ({ texts }) => texts.ask.reportedAgain,
  answer(text, c) {
    const { state, texts } = c
    const stay = (line: string): Outcome => ({ state, say: [say(line)], to: 'reported' })
    if (means(text, c, 'called', (w) => w.called)) return hasCalled(c)
    if (offersDetails(c)) {
      if (means(text, c, 'addDetails', (w) => w.addDetails))
        return { state: { ...state, detailing: true }, say: [say(texts.say.detailsIntro)] }
      if (means(text, c, 'addPayment', (w) => w.addPayment)) return { state: withNextPayment(state) }
    }
    if (means(text, c, 'thatsAll', (w) => w.thanks) || parseTri(text, c) === 'no')
      return stay(texts.say.thanks)
    return lateReference(text, c)
  },
  unknown: (c) => ({ state: c.state, to: 'reported' }),
}

/** A reference that the citizen finds after the case was sent continues with the details. */
function lateReference(text: string, c: Context): Outcome | undefined {
  const { reference } = paymentOf(c.state)
  const found = reference === null && offersDetails(c) ? parseReference(text) : undefined
  return found
    ? {
        state: withPayment(c.state, { reference: found }),
        say: [say(c.texts.say.referenceAdded)],
        to: 'reported',
      }
    : undefined
}

/** Nothing was lost: there is nothing more to report in detail. */
const offersDetails = ({ state, can }: Context) =>
  can.has('send-report') && state.caseId !== undefined && reportsLoss(state)

/** Returns the quick replies after the report is sent. */
export const reportedTaps = (c: Context): string[] => {
  const { taps } = c.texts
  return [
    ...(c.state.called ? [] : [taps.called]),
    taps.status,
    ...(offersDetails(c) ? [taps.addPayment, ...(c.state.delivered ? [] : [taps.addDetails])] : []),
    ...(wantsNews(c.state) ? [taps.stopNews] : []),
    taps.newReport,
    taps.thatsAll,
  ]
}

/** The citizen has called the bank, so they are not asked to again. */
export const hasCalled = ({ state, texts }: Context): Outcome => ({
  state: { ...state, called: true },
  say: [say(texts.say.called)],
  to: state.step,
})

/** Says that the case exists, and only what was done in it. */
export function caseText(caseId: string, { state, texts }: Context): string {
  if (isTip(state)) return texts.say.reportedTip({ caseId })
  if (state.answers.moneyLeft === 'no') return texts.say.reportedIntelligence({ caseId })
  const { amountMinor, reference, receiver } = state.answers.payments[0] ?? {}
  const isKnown = amountMinor !== undefined && amountMinor !== null && Boolean(reference ?? receiver?.account)
  return isKnown ? texts.say.reported({ caseId }) : texts.say.reportedUntraced({ caseId })
}

/** The case number, and the most important call to make now. */
export function caseMessages(caseId: string, c: Context): DialogMessage[] {
  const { state, texts } = c
  const isStopped = !reportsLoss(state)
  const byHand = isUntraceable(state) || (!isStopped && state.answers.payments[0]?.amountMinor === null)
  const called = { type: 'postback', text: texts.taps.called, payload: 'called' } as const
  const cards = knownBank(c)?.fraudNumber ? bankCards(c, [called]) : []
  // Nobody who passed on money for others asks for it back.
  const isMule = state.advised?.includes('stopPassingOn') === true
  const lines = [
    ...(cards.length > 0 ? [] : [texts.say.nowCallAnyBank]),
    ...(isMule ? [] : [texts.say.recallWords]),
  ]
  return [
    say(caseText(caseId, c), 'case'),
    ...(byHand ? [say(texts.say.reportedByHand)] : []),
    ...(isStopped ? [] : cards),
    ...(isStopped || lines.length === 0 ? [] : [say(lines.join('\n'), 'advice')]),
    say(todoText(c), 'checklist'),
  ]
}

/** Stopping loses nothing; the citizen can continue at any time. */
const stopped: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.stopped, taps: [texts.taps.goOn, texts.taps.startAgain] }),
  again: ({ texts }) => texts.ask.stopped,
  answer: (text, c) => (means(text, c, 'goOn') || parseTri(text, c) === 'yes' ? resumed(c.state) : undefined),
}

const restart: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.restart, taps: [texts.taps.yes, texts.taps.no] }),
  again: ({ texts }) => texts.ask.restart,
  answer(text, c) {
    const tri = parseTri(text, c)
    if (tri === 'yes') return { state: freshState(c.state), say: [say(c.texts.say.deleted)] }
    return tri ? resumed(c.state) : undefined
  },
}

const resumed = (state: ScamState): Outcome => ({
  state: without(state, 'resume'),
  ...(state.resume && { to: state.resume }),
})

/** Starts a new report in the same chat: only the case number of the last one is kept. */
export const freshState = (state: ScamState): ScamState => {
  const cases = [...(state.earlierCases ?? []), ...(state.caseId ? [state.caseId] : [])]
  return {
    ...newState(state.lang),
    ...(cases.length > 0 && { earlierCases: cases }),
    ...(state.lookup && { lookup: state.lookup }),
  }
}

/** A no to the first question: the chat stays open, and the citizen learns whom to call. Only a tap deletes what they told. */
const declined: Step = {
  tellsFirst: true,
  hearsStory: true,
  prompt: (c) => ({
    text: c.texts.say.declined({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.goOn, c.texts.taps.startAgain],
    before: bankCards(c),
    view: 'advice',
  }),
  again: (c) => c.texts.say.declined({ hotlines: hotlineLines(c) }),
  answer: (text, c) =>
    means(text, c, 'goOn') || parseTri(text, c) === 'yes' ? { state: c.state } : undefined,
}

/** Steps after the report, or instead of it. */
export const afterSteps = { reported, stopped, restart, declined } as const satisfies Partial<
  Record<StepId, Step>
>
