import type { ChatMessage } from '../../../contract/chat/chat.ts'

/** Returns a message as plain text, for screen readers and for places where it cannot be drawn. */
export function toSpoken(message: ChatMessage): string {
  switch (message.type) {
    case 'text':
      return message.data.text
    case 'carousel':
      return message.data.cards.map(({ title, description }) => `${title}. ${description}`).join('\n')
    case 'media':
      return message.data.filename
    case 'hyperlink':
      return message.data.label
    default:
      return message satisfies never
  }
}
