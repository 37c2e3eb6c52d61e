import type { ChatMessage } from '../../src/contract/chat/chat.ts'
import type { ChatClient } from './chat-client.ts'

/** Returns one message with every fact that a case needs. */
const happened = ({
  paid = 'an hour ago',
  bank = 'from Unity Bank',
}: {
  paid?: string
  bank?: string
} = {}) =>
  `A man called and said he was from the bank. I sent 25,000 ${bank} to 0917 555 0101 ${paid}, reference TX-1001.`

/** The first tap, and the answer to each question after it. */
export const answers: readonly [question: RegExp, answer: string][] = [
  [/Nobody else sees this/, 'I paid, or they took money'],
  [/still happening/, 'No'],
  [/pay from\?$/, 'Unity Bank'],
  [/How much was the payment/, '25,000'],
  [/can we reach you/, '0917 555 0199'],
  [/anti-scam centre now\?$/, 'Send now'],
]

const asksStory = /Nobody else sees this|tap what fits|own words what happened/
const asksContact = /can we reach you|phone number may we call/

/** The same for a citizen who first describes what happened, with everything that is asked after the case. */
export const everyAnswer: typeof answers = [
  [asksStory, happened()],
  ...answers.slice(1),
  [/When did you pay/, 'an hour ago'],
  [/reference or transaction number/, 'TX-1001'],
  [/Where did it go/, '0917 555 0101'],
  [/scam was it\?$/, 'Bank or police call'],
  [/How shall we tell you/, 'SMS'],
  // The same questions in other words.
  [/still in contact/, 'No'],
  [/money before it left/, 'Unity Bank'],
  [/How much money was it/, '25,000'],
  [asksContact, '0917 555 0199'],
  [/send it like this/, 'Send now'],
  [/Did money leave|money paid or sent/, 'Yes'],
  [/Is this right\?$/, 'Send now'],
]

export const textOf = (message: ChatMessage): string => (message.type === 'text' ? message.data.text : '')

/** Returns the newest question and its answer, if it is waiting for one. */
export function answerTo(messages: readonly ChatMessage[]): { question: string; answer: string } | undefined {
  const last = messages.findLastIndex((message) => message.author.kind === 'visitor')
  const question = messages
    .slice(last + 1)
    .map(textOf)
    .findLast((text) => everyAnswer.some(([pattern]) => pattern.test(text)))
  const answer = everyAnswer.find(([pattern]) => pattern.test(question ?? ''))?.[1]
  return question !== undefined && answer !== undefined ? { question, answer } : undefined
}

/** A short number of a case. */
export const caseNumber = /\b[A-Z][0-9A-Z]{2}-[0-9A-Z]{3}-[0-9A-Z]\b/

/** Returns the case number that was given in the chat. */
export const caseNumberIn = (messages: readonly ChatMessage[]): string | undefined =>
  messages.map((message) => caseNumber.exec(textOf(message))?.[0]).find((id) => id !== undefined)

/** Returns the long id of the chat's case, which no message contains. */
export const caseIdIn = ({ events }: Pick<ChatClient, 'events'>): string | undefined =>
  events.flatMap((event) => (event.type === 'case' ? [event.caseId] : []))[0]

const hasCase = (chat: ChatClient) =>
  caseNumberIn(chat.messages()) !== undefined && caseIdIn(chat) !== undefined

interface TellOptions {
  /** How long each answer may take. */
  patienceMs?: number
  /** When the citizen paid, in their words. */
  paid?: string
  /** The account the citizen paid from, in their words. */
  bank?: string
}

let people = 0

/**
 * Makes a whole report, answer by answer, and returns the long id of the case. The phone number is different
 * each time: the same person with the same payment would get their first case again.
 */
export async function tellTheStory(
  chat: ChatClient,
  { patienceMs = 40_000, paid, bank }: TellOptions = {},
): Promise<string> {
  const contact = `0917 555 ${String(1000 + people++)}`
  for (let turn = 0; turn < 40; turn++) {
    const messages = await chat.until((all) => hasCase(chat) || answerTo(all) !== undefined, patienceMs)
    const id = hasCase(chat) ? caseIdIn(chat) : undefined
    if (id !== undefined) return id
    const { question = '', answer = '' } = answerTo(messages) ?? {}
    const other = asksStory.test(question)
      ? happened({ ...(paid && { paid }), ...(bank && { bank }) })
      : undefined
    const seq = await chat.say(asksContact.test(question) ? contact : (other ?? answer))
    // The citizen's own words must be echoed first, to distinguish the next question from this one.
    await chat.until((all) => all.some((message) => message.seq === seq), patienceMs)
  }
  throw new Error('the story has no end')
}

/** Returns the citizen's answers, question by question, if nothing is lost and nothing is asked twice. */
export function storyOf(messages: readonly ChatMessage[]): string[] {
  return messages.flatMap((message, index) => {
    if (message.author.kind !== 'visitor') return []
    const asked = answerTo(messages.slice(0, index))
    // The citizen's phone number is stored masked.
    return [asked && textOf(message).includes('•') ? textOf(message) : (asked?.answer ?? '(not asked)')]
  })
}
