import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { Carousel } from './Carousel.tsx'
import { Media } from './Media.tsx'

/** Is a message that is more than words. */
export type RichMessage = Extract<ChatMessage, { type: 'carousel' | 'media' }>

/** Draws cards, pictures, sounds and files. It is a chunk of its own that is fetched with the first of them. */
export const Rich = ({ message }: { message: RichMessage }) =>
  message.type === 'carousel' ? <Carousel message={message} /> : <Media message={message} />
