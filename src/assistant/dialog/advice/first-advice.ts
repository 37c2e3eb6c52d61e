import type { Action } from '../../../contract/chat/message.ts'
import { actionTexts } from '../../languages/action-texts.ts'
import { type Situation, situations } from '../../languages/tables/vocabulary.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import { isOwnWords } from '../engine/own-words.ts'
import { isStory } from '../engine/story.ts'
import { isWaiting, type ScamTurn } from '../engine/turn.ts'
import type { Context } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, callCards, knownBank } from '../report/contacts.ts'
import { callsBank, firstActions, urgent } from './policy.ts'

/** From which probability on a situation is acted on: in the first message, and in one in the middle of a report. */
const least = { first: 0.2, later: 0.6 } as const
/** How long after a payment a call to the bank is likely to stop it. */
const justMs = 12 * 3_600_000
const mostActions = 4
/** The situation of a longer message is not decided. */
const mostChars = 2_000

/** Says the one thing to do now, once for each action. */
export function withFirstAdvice(turn: ScamTurn, said: string | undefined, c: Context): ScamTurn {
  const { state } = turn
  if (said === undefined || said.length > mostChars) return turn
  if (state.caseId !== undefined || isWaiting(state.step)) return turn
  if (state.step === 'safety' || state.step === 'danger' || !isOwnWords(said, c)) return turn
  const advised = c.state.advised ?? []
  const found = actionsFor(c.read(said), { said, isFirst: isFirstTold(said, c), c })
  const fresh = found.filter((action) => !advised.includes(action)).slice(0, mostActions)
  if (fresh.length === 0) return turn
  const here = c.at(state)
  return {
    ...turn,
    state: { ...state, advised: [...advised, ...fresh] },
    messages: beforeQuestion(toMessages(fresh, here), turn.messages),
  }
}

/** Puts the advice right above the question, where it is on the screen of a phone. */
const beforeQuestion = (
  advice: readonly DialogMessage[],
  said: readonly DialogMessage[],
): DialogMessage[] => [...said.slice(0, -1), ...advice, ...said.slice(-1)]

/** Whether nothing has been advised yet and the message may tell what happened: taps and short answers before it do not. */
const isFirstTold = (said: string, { state }: Context): boolean =>
  state.advised === undefined && (state.consentAt === undefined || isStory(said))

function actionsFor(
  reading: Reading,
  { said, isFirst, c }: { said: string; isFirst: boolean; c: Context },
): Action[] {
  const likely = (reading.situations ?? []).filter(
    ({ value, confidence }) =>
      confidence >= (isFirst ? least.first : least.later) &&
      (isFirst || (urgent.has(value) && isStory(said))),
  )
  const found = likely.map(({ value }) => byTime(value, reading, c))
  const inOrder = situations.filter((one) => found.includes(one))
  const isChild = reading.minor !== undefined || c.state.answers.minor === true
  return [
    ...new Set([
      ...inOrder.flatMap((one) => firstActions[one]),
      ...(isChild && c.profile.childLine && inOrder.includes('pictures') ? ['childLine' as const] : []),
    ]),
  ]
}

/** When the money left decides whether it is likely to be stopped, whatever the words sound like. */
function byTime(situation: Situation, { payments }: Reading, c: Context): Situation {
  const at = payments.map(({ paidAt }) => paidAt?.value.at).find((instant) => instant !== undefined)
  if (at === undefined || (situation !== 'justPaid' && situation !== 'paidEarlier')) return situation
  return Date.parse(c.now) - Date.parse(at) <= justMs ? 'justPaid' : 'paidEarlier'
}

function toMessages(advises: readonly Action[], c: Context): DialogMessage[] {
  const texts = actionTexts[c.state.lang] ?? actionTexts.en
  const lines = advises.map((action) =>
    action === 'emergency' || action === 'crisisLine' ? '' : texts?.[action],
  )
  const { childLine } = c.profile
  const numbers =
    advises.includes('childLine') && childLine ? [`${childLine.label}: ${childLine.number}`] : []
  const text = [...lines, ...numbers].filter(Boolean).join('\n')
  const bank = knownBank(c)
  const cards = !advises.some((action) => callsBank.has(action))
    ? []
    : bank?.fraudNumber
      ? bankCards(c)
      : callCards(c)
  return [{ type: 'text', text, view: 'advice', advises }, ...cards]
}
