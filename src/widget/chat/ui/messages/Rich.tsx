import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { Carousel } from './Carousel.tsx'
import { Hyperlink } from './Hyperlink.tsx'
import { Media } from './Media.tsx'

/** A message with more than text. */
export type RichMessage = Extract<ChatMessage, { type: 'carousel' | 'media' | 'hyperlink' }>

/**
 * Draws cards, pictures, audio, files and links. It is a separate chunk that is fetched with the first such
 * message.
 */
export function Rich({ message }: { message: RichMessage }) {
  switch (message.type) {
    case 'carousel':
      return <Carousel message={message} />
    case 'media':
      return <Media message={message} />
    case 'hyperlink':
      return <Hyperlink message={message} />
    default:
      return message satisfies never
  }
}
