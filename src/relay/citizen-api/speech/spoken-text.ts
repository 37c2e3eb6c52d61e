import { languages, toLanguage } from '../../../assistant/languages/languages.ts'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { limits } from '../../../contract/primitives/limits.ts'

/** Spoken before the quick replies, in languages that the chat page does not support. */
const youCanSay: Readonly<Record<string, string>> = { de: 'Sie können sagen', id: 'Anda bisa mengatakan' }

/** Returns the text of a message to speak, without addresses and symbols that no one would read out. */
export function spokenText(message: ChatMessage): string {
  return shorten(tidy(wordsOf(message)))
}

function wordsOf(message: ChatMessage): string {
  switch (message.type) {
    case 'text': {
      const { text, quickReplies = [] } = message.data
      const choices = quickReplies.map((reply) => reply.text)
      return choices.length > 0 ? `${endSentence(text)} ${offer(message.lang, choices)}` : text
    }
    case 'carousel':
      return message.data.cards
        .map((card) => [card.title, ...(card.buttons ?? []).map((button) => button.text)].join(', '))
        .map(endSentence)
        .join(' ')
    case 'media':
      return message.data.filename
    case 'hyperlink':
      return message.data.label
    default:
      return message satisfies never
  }
}

function offer(lang: string, choices: readonly string[]): string {
  const phrase = languages[toLanguage(lang) ?? '']?.youCanSay ?? youCanSay[lang.split('-')[0] ?? '']
  return `${phrase ? `${phrase}: ` : ''}${choices.join(', ')}.`
}

const endSentence = (text: string) => (/[.!?:…؟۔。]\s*$/u.test(text) ? text : `${text}.`)

/** Turns line breaks into pauses, and removes addresses, pictographs, and what no voice can speak. */
const tidy = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index, lines) => (index < lines.length - 1 ? endSentence(line) : line))
    .join(' ')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

/** Returns as many whole sentences as one request may contain. */
function shorten(text: string): string {
  if (text.length <= limits.ttsChars) return text
  const head = text.slice(0, limits.ttsChars)
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '))
  return end > 0 ? head.slice(0, end + 1) : head
}
