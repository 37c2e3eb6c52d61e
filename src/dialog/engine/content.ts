import type { MessageContent } from '../../contract/chat/message.ts'
import type { DialogMessage } from '../model/types.ts'

/** What the dialogue says, in the form in which messages travel. */
export function toContent(message: DialogMessage): MessageContent {
  if (message.type === 'carousel') {
    const cards = message.cards.map(({ buttons, ...card }) => ({
      ...card,
      ...(buttons && { buttons: [...buttons] }),
    }))
    return { type: 'carousel', data: { cards } }
  }
  const { text, quickReplies } = message
  return { type: 'text', data: { text, ...(quickReplies && { quickReplies: [...quickReplies] }) } }
}
