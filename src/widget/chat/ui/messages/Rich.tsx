import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { Carousel } from './Carousel.tsx'
import { Media } from './Media.tsx'

export type RichMessage = Extract<ChatMessage, { type: 'carousel' | 'media' }>

/** Cards, pictures, sounds and files: a chunk of its own, fetched with the first of them. */
export const Rich = ({ message }: { message: RichMessage }) =>
  message.type === 'carousel' ? <Carousel message={message} /> : <Media message={message} />
