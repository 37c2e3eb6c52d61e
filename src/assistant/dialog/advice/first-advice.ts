import { actionTexts } from '../../languages/action-texts.ts'
import { type Situation, situations } from '../../languages/tables/vocabulary.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import { longestTold } from '../../understanding/facts/told-situations.ts'
import { isOwnWords } from '../engine/own-words.ts'
import { isLongStory, isStory } from '../engine/story.ts'
import { isWaiting, type ScamTurn } from '../engine/turn.ts'
import { hasBegun, isEarly, isTip } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, callCards, hotlineLine, knownBank } from '../report/contacts.ts'
import { besideDanger, callsBank, type FirstAction, firstActions, urgent } from './policy.ts'

/**
 * From which probability on a situation is acted on: in the first story, beside danger to life, and in the middle of
 * a report, where a few words are likely an answer.
 */
const least = { first: 0.2, inDanger: 0.4, other: 0.6, answer: 0.85 } as const
/** How long after a payment a call to the bank is likely to stop it. */
const justMs = 12 * 3_600_000
const mostActions = 4

/** Says the one thing to do now, once for each action. */
export function withFirstAdvice(turn: ScamTurn, said: string | undefined, c: Context): ScamTurn {
  const { state } = turn
  if (said === undefined || said.length > longestTold) return turn
  if (state.caseId !== undefined || isWaiting(state.step)) return turn
  if (!isOwnWords(said, c) && !isTip(state)) return turn
  const saidNow = turn.messages.flatMap((message) => (message.type === 'text' ? (message.advises ?? []) : []))
  const advised = [...(c.state.advised ?? []), ...saidNow]
  // How to talk with somebody who believes them is said to whoever helps without their yes.
  const isTipNow = isTip(state) && !isTip(c.state)
  const found = isTipNow
    ? firstActions.believes
    : actionsFor(c.read(said), {
        said,
        isFirst: isFirstTold(said, c),
        isInDanger: state.step === 'safety',
        c,
      })
  const fresh = found.filter((action) => !advised.includes(action)).slice(0, mostActions)
  if (fresh.length + advised.length === 0) return turn
  const here = c.at(state)
  const messages = isEarly(state) ? turn.messages.filter((one) => !isGeneral(one, here)) : turn.messages
  if (fresh.length === 0) return { ...turn, messages }
  return {
    ...turn,
    state: { ...state, advised: [...advised, ...fresh] },
    messages: beforeQuestion(toMessages(fresh, here), messages),
  }
}

/** General advice for a kind of scam. The first action replaces it. */
function isGeneral(message: DialogMessage, { texts }: Context): boolean {
  if (message.type !== 'text' || message.view !== 'advice') return false
  const general = [...Object.values(texts.advice), texts.adviceMore.ongoing, texts.say.callBankUnknown]
  return general.includes(message.text)
}

/** Puts the advice right above the question, where it is on the screen of a phone. */
const beforeQuestion = (
  advice: readonly DialogMessage[],
  said: readonly DialogMessage[],
): DialogMessage[] => [...said.slice(0, -1), ...advice, ...said.slice(-1)]

/** Whether nothing has been advised yet and the message may tell what happened: taps and short answers before it do not. */
const isFirstTold = (said: string, { state }: Context): boolean =>
  state.advised === undefined && (!hasBegun(state) || isStory(said))

function actionsFor(
  reading: Reading,
  { said, isFirst, isInDanger, c }: { said: string; isFirst: boolean; isInDanger: boolean; c: Context },
): FirstAction[] {
  // "Oui d'accord" tells nothing of what happened.
  if (reading.consent || reading.says) return []
  const isTold = isStory(said)
  if (!isFirst && !isTold) return []
  const likely = (reading.situations ?? []).filter(({ value, confidence }) =>
    isInDanger
      ? urgent.has(value) && confidence >= least.inDanger
      : isFirst && isTold
        ? confidence >= least.first
        : urgent.has(value) && confidence >= (isLongStory(said) ? least.other : least.answer),
  )
  const isOther = reading.forOther !== undefined || c.state.answers.forOther === true
  const found = likely
    .filter(({ value, confidence }) => value !== 'believes' || isOther || confidence >= least.other)
    .map(({ value }) => byTime(value, reading, c))
  const inOrder = situations.filter((one) => found.includes(one))
  const isChild = reading.minor !== undefined || c.state.answers.minor === true
  return [
    ...new Set([
      ...inOrder.flatMap((one) => firstActions[one]).filter((one) => !isInDanger || besideDanger.has(one)),
      ...(isChild && !isInDanger && c.profile.childLine && inOrder.includes('pictures')
        ? ['childLine' as const]
        : []),
    ]),
  ]
}

/** When the money left decides whether it is likely to be stopped, whatever the words sound like. */
function byTime(situation: Situation, { payments }: Reading, c: Context): Situation {
  const at = payments.map(({ paidAt }) => paidAt?.value.at).find((instant) => instant !== undefined)
  if (at === undefined || (situation !== 'justPaid' && situation !== 'paidEarlier')) return situation
  return Date.parse(c.now) - Date.parse(at) <= justMs ? 'justPaid' : 'paidEarlier'
}

function toMessages(advises: readonly FirstAction[], c: Context): DialogMessage[] {
  const texts = actionTexts[c.state.lang] ?? actionTexts.en
  const lines = advises.map((action) => texts?.[action])
  const { childLine } = c.profile
  if (advises.includes('childLine') && childLine) lines.push(hotlineLine(childLine, c.texts))
  const cards = advises.some((action) => callsBank.has(action)) ? callCardsFor(c) : []
  return [{ type: 'text', text: lines.join('\n'), view: 'advice', advises }, ...cards]
}

/** The number of the citizen's bank; where it is not known, those of the deployment. */
const callCardsFor = (c: Context) => (knownBank(c)?.fraudNumber ? bankCards(c) : callCards(c))
