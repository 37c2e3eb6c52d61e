import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { Carousel } from './Carousel.tsx'
import { Hyperlink } from './Hyperlink.tsx'
import { Media } from './Media.tsx'

/** Is a message that is more than words. */
export type RichMessage = Extract<ChatMessage, { type: 'carousel' | 'media' | 'hyperlink' }>

/** Draws cards, pictures, sounds, files and links. It is a chunk of its own that is fetched with the first of them. */
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
