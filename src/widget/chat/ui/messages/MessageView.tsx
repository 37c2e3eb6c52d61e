import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { safeHref } from '../../look/links.ts'
import { toSpoken } from '../../look/spoken.ts'
import { Icon } from '../../parts/icons.tsx'
import { lazyRich } from '../../parts/lazy.tsx'
import { OutLink } from '../../parts/Words.tsx'
import type { RichMessage } from './Rich.tsx'
import { TextMessage } from './TextMessage.tsx'

const Rich = lazyRich<{ message: RichMessage; onClose?: () => void }>(
  async () => (await import('./Rich.tsx')).Rich,
  ({ message }) => <p class="bubble words">{toSpoken(message)}</p>,
)

/** Draws what a message says, by its type. */
export function MessageView({ message }: { message: ChatMessage }) {
  switch (message.type) {
    case 'text':
      return <TextMessage message={message} />
    case 'carousel':
    case 'media':
      return <Rich message={message} />
    case 'hyperlink': {
      const { label, url } = message.data
      const href = safeHref(url)
      if (href === undefined) return <p class="bubble words">{label}</p>
      return (
        <OutLink class="bubble hyperlink" href={href} label={label}>
          <span>{label}</span>
          <Icon name="external" />
        </OutLink>
      )
    }
    default:
      return message satisfies never
  }
}
