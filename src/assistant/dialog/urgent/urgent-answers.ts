import type { Action } from '../../../contract/chat/message.ts'
import { urgentTexts } from '../../languages/action-texts.ts'
import { sureOf } from '../model/plan.ts'
import { hasBegun, reportsLoss, type ScamState } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, emergencyNumber, hotlineLines, knownBank } from '../report/contacts.ts'
import { giftCards } from '../understand/cards.ts'
import { hasQuestionMark } from '../understand/choice.ts'
import { urgentTopicsOf } from './urgent-topic.ts'
import { type UrgentTopic, urgentTopics } from './urgent-topics.ts'

/** What the dialogue says to urgent questions and to feelings. */
export interface UrgentReply {
  /** Replies to feelings and greetings. */
  comfort: readonly DialogMessage[]
  /** Answers to questions; empty if there is none. */
  answers: readonly DialogMessage[]
  /** The message only asks this and tells nothing: it is not read as a story or as an answer. */
  isOnly: boolean
  /** The status of the case answers it. */
  asksCase?: true
  /** The open question offers an agent. */
  offersPerson?: true
  state: ScamState
}

/** Feelings, and a greeting: each gets one sentence per chat. */
const feelings = ['ashamed', 'tired', 'childCries', 'needed'] as const
const isFeeling = (topic: UrgentTopic): boolean =>
  topic === 'hello' || feelings.some((feeling) => feeling === topic)

/** Topics that also tell what happened. */
const tellsToo: ReadonlySet<UrgentTopic> = new Set<UrgentTopic>([
  'gaveCode',
  'hacked',
  'takeDown',
  'policeThreat',
  'needed',
])
/** Longer messages tell more than they ask. */
const mostWordsOnly = 14
/** The same for feelings. */
const mostWordsFelt = 7

/** Replies to a message that asks an urgent question or names a feeling by its words; undefined if it does not. */
export function urgentReply(text: string, c: Context): UrgentReply | undefined {
  // Safety has its own texts, and a person who may be in danger is not sent to sleep.
  if (c.state.step === 'danger' || c.state.step === 'safety' || c.namedDanger(text)) return undefined
  const found = topicsIn(text, c)
  const [first] = found
  if (first === undefined) return undefined
  const { comforted = [] } = c.state
  const isAlone = isOnlyAsked(text, found, c)
  const felt = found.filter(isFeeling).filter((topic) => topic === 'hello' || !comforted.includes(topic))
  const comfort = felt.flatMap((topic) => comfortFor(topic, isAlone, c))
  const asked = found.filter((topic) => !isFeeling(topic))
  const answers = asked.flatMap((topic) => answerTo(topic, text, c)).slice(0, mostAnswers)
  const asksCase = asked.includes('isFrozen') && hasCase(c.state)
  if (comfort.length + answers.length === 0 && !asksCase) return undefined
  return {
    comfort,
    answers,
    isOnly: isAlone,
    ...(asksCase && { asksCase }),
    ...(asked.includes('personCame') && !c.state.personAwaited && { offersPerson: true as const }),
    state: felt.length === 0 ? c.state : { ...c.state, comforted: [...new Set([...comforted, ...felt])] },
  }
}
const mostAnswers = 2

/** Whether a message asks such a question and nothing else. */
export const isUrgentOnly = (text: string, c: Context): boolean => urgentReply(text, c)?.isOnly === true

/** The topics of a message that fit the state, in the order of their table. */
function topicsIn(text: string, c: Context): UrgentTopic[] {
  const found = urgentTopicsOf(text)
  if (found.size === 0) return []
  const { danger, situations = [] } = c.hearsAll ? c.read(text) : {}
  const isTroubled = danger !== undefined && danger.confidence >= sureOf.dangerInAnswer
  const isHere = (topic: UrgentTopic): boolean => {
    switch (topic) {
      case 'rest':
        return !isTroubled
      case 'hacked':
        return !found.has('gaveCode')
      case 'gaveCode':
        // A code of a gift card is money, and the first advice already says what to do about a secret.
        return (
          !giftCards.test(text) &&
          (hasQuestionMark(text) ||
            hasBegun(c.state) ||
            !situations.some(
              ({ value, confidence }) => value === 'secretGiven' && confidence >= sureOf.situation,
            ))
        )
      case 'punished':
        return !found.has('policeThreat') || hasQuestionMark(text)
      default:
        return true
    }
  }
  return urgentTopics.filter((topic) => found.has(topic) && isHere(topic))
}

function isOnlyAsked(text: string, topics: readonly UrgentTopic[], c: Context): boolean {
  if (topics.some((topic) => tellsToo.has(topic))) return false
  if (topics.includes('callsAgain') && !hasBegun(c.state)) return false
  // "No number, my husband will find out" refuses it.
  if (topics.includes('family') && c.state.step === 'contact') return false
  const words = text.trim().split(/\s+/).length
  const isCall = topics.includes('callAbroad')
  if (!isCall && /\p{Nd}{2}/u.test(text)) return false
  return words <= (topics.every(isFeeling) ? mostWordsFelt : mostWordsOnly)
}

const textsFor = ({ state: { lang } }: Context) => urgentTexts[lang] ?? urgentTexts.en

/** A greeting is returned, and a feeling gets one sentence; "hello" at the start of a story is passed over. */
function comfortFor(topic: UrgentTopic, isAlone: boolean, c: Context): DialogMessage[] {
  const texts = textsFor(c)
  if (!texts) return []
  if (topic === 'hello')
    return isAlone
      ? [say(c.state.comforted?.includes('hello') ? texts.greeting.again : texts.greeting.first)]
      : []
  const feeling = feelings.find((one) => one === topic)
  return feeling ? [say(texts.comfort[feeling])] : []
}

const hasCase = (state: ScamState): boolean =>
  state.caseId !== undefined || state.step === 'sending' || (state.earlierCases ?? []).length > 0

/** Whether the citizen's account was used to pass on money of others. */
function isMule(text: string, c: Context): boolean {
  const { situations = [] } = c.hearsAll ? c.read(text) : {}
  return (
    c.state.advised?.includes('stopPassingOn') === true ||
    situations.some(({ value, confidence }) => value === 'mule' && confidence >= sureOf.lossSituation)
  )
}

function answerTo(topic: UrgentTopic, text: string, c: Context): DialogMessage[] {
  const own = textsFor(c)?.answers
  if (!own) return []
  const { answers, taps } = c.texts
  const send = taps.sendNow
  switch (topic) {
    case 'callsAgain':
      return [advising(own.callsAgain, ['doNotAnswer'])]
    case 'takeDown':
      return [say(answers.take_down)]
    case 'callAbroad':
      return [say(own.callAbroad), ...(knownBank(c)?.fraudNumber?.startsWith('+') ? bankCards(c) : [])]
    case 'hacked':
      return [advising(own.hacked, ['changePassword'])]
    case 'gaveCode':
      return [say(answers.gave_code)]
    case 'isFrozen':
      return hasCase(c.state) ? [] : [say(own.frozenNotYet({ send }))]
    case 'punished':
      return [isMule(text, c) ? advising(own.passedOn, ['stopPassingOn']) : say(answers.legal_trouble)]
    case 'reportMe':
      return [say(own.reportMe({ send }))]
    case 'rest':
      return [say(restAnswer(own, c))]
    case 'family':
      return [say(answers.family_knows)]
    case 'policeThreat':
      return [say(own.policeThreat({ number: emergencyNumber(c) }))]
    case 'personCame':
      return [say(personAnswer(own, c))]
    default:
      return []
  }
}

const advising = (text: string, advises: readonly Action[]): DialogMessage => ({
  type: 'text',
  text,
  advises,
})

type Own = (typeof urgentTexts)[string]['answers']

/** Whether the citizen can rest depends on what was done: the report and the call to the bank. */
function restAnswer(own: Own, { state, texts }: Context): string {
  if (!hasCase(state)) return own.restAfterSending({ send: texts.taps.sendNow })
  const isDone = state.called === true || state.stepsDone === true || !reportsLoss(state)
  return isDone && state.answers.ongoing !== 'yes' ? own.restYes : own.restAfterCall
}

/** Whether an agent is on the way, as far as the relay has said. */
function personAnswer(own: Own, c: Context): string {
  const { can, state, texts } = c
  if (!can.has('hand-over')) return texts.answers.call_me({ hotlines: hotlineLines(c) })
  if (state.handOverAsked || state.personAwaited === 'there') return own.personOnTheWay
  if (state.personAwaited === 'later') return texts.say.handOverLater({ hotlines: hotlineLines(c) })
  return own.personNotAsked({ person: texts.taps.person })
}
