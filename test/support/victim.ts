import type { ChatMessage } from '../../src/contract/chat/chat.ts'
import type { ChatClient } from './chat-client.ts'

/** What somebody who has just been scammed answers, by the question that is asked. */
export const answers: readonly [question: RegExp, answer: string][] = [
  [/OK to go on\?$/, 'Yes'],
  [/still happening/, 'No'],
  [/Did money leave/, 'Yes'],
  [/scam was it\?$/, 'Bank or police call'],
  [/safe account/, 'No'],
  [/pay from\?$/, 'Unity Bank'],
  [/How much was the payment/, '25,000'],
  [/When did you pay/, 'an hour ago'],
  [/reference or transaction number/, 'TX-1001'],
  [/Where did it go/, '0917 555 0101'],
  [/can we reach you/, '0917 555 0199'],
  [/Is this right/, 'Send now'],
]

/** And what a deployment asks besides that can tell its news, and the card of a report that began with what was told. */
export const everyAnswer: typeof answers = [
  ...answers,
  [/How shall we tell you/, 'SMS'],
  [/share your report with/, 'Send now'],
]

export const textOf = (message: ChatMessage): string => (message.type === 'text' ? message.data.text : '')

/** The answer to the newest question, when there is one that waits for it. */
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

/** The number of the case that the chat has been told. */
export const caseNumberIn = (messages: readonly ChatMessage[]): string | undefined =>
  messages.map((message) => caseNumber.exec(textOf(message))?.[0]).find((id) => id !== undefined)

/** The long id of the case that the chat has been told of, which no message has in it. */
export const caseIdIn = ({ events }: Pick<ChatClient, 'events'>): string | undefined =>
  events.flatMap((event) => (event.type === 'case' ? [event.caseId] : []))[0]

const hasCase = (chat: ChatClient) =>
  caseNumberIn(chat.messages()) !== undefined && caseIdIn(chat) !== undefined

interface TellOptions {
  /** How long each answer may take. */
  patienceMs?: number
  /** When she paid, in her words. */
  paid?: string
  /** What the citizen paid from, in their words. */
  bank?: string
}

let people = 0

/**
 * Tells the whole story, answer by answer, and gives the long id of the case. Each time it is somebody else's
 * telephone: the same person with the same payment would be given her first case again.
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
    const other = /When did you pay/.test(question) ? paid : /pay from\?$/.test(question) ? bank : undefined
    const seq = await chat.say(/can we reach you/.test(question) ? contact : (other ?? answer))
    // Her own words have to come back before the next question can be told from this one.
    await chat.until((all) => all.some((message) => message.seq === seq), patienceMs)
  }
  throw new Error('the story has no end')
}

/** What she says, question by question, when nothing is lost and nothing is asked twice. */
export function storyOf(messages: readonly ChatMessage[]): string[] {
  return messages.flatMap((message, index) => {
    if (message.author.kind !== 'visitor') return []
    const asked = answerTo(messages.slice(0, index))
    // Her telephone number is stored masked.
    return [asked && textOf(message).includes('•') ? textOf(message) : (asked?.answer ?? '(not asked)')]
  })
}
