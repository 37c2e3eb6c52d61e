import type { ChatMessage } from '../../../../contract/chat.ts'
import { safeHref } from '../../look/links.ts'
import { Icon } from '../icons.tsx'
import { Carousel } from './Carousel.tsx'
import { Media } from './Media.tsx'
import { TextMessage } from './TextMessage.tsx'
import { OutLink } from './Words.tsx'

/** Draws what a message says, by its type. */
export function MessageView({ message }: { message: ChatMessage }) {
  switch (message.type) {
    case 'text':
      return <TextMessage message={message} />
    case 'carousel':
      return <Carousel message={message} />
    case 'media':
      return <Media message={message} />
    case 'hyperlink': {
      const { label, url } = message.data
      const href = safeHref(url)
      if (href === undefined) return <p class="bubble words">{label}</p>
      return (
        <OutLink class="bubble hyperlink" href={href}>
          <span>{label}</span>
          <Icon name="external" />
        </OutLink>
      )
    }
    default:
      return message satisfies never
  }
}
