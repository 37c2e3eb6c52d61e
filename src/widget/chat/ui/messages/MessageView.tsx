import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { toSpoken } from '../../look/spoken.ts'
import { lazyRich } from '../../parts/lazy.tsx'
import { Words } from '../../parts/Words.tsx'
import type { RichMessage } from './Rich.tsx'
import { TextMessage } from './TextMessage.tsx'

/** Returns the plain-text form that is shown without the chunk: it can be read, and its link followed. */
const plain = (message: RichMessage): string =>
  message.type === 'hyperlink' ? `${message.data.label} ${message.data.url}` : toSpoken(message)

const Rich = lazyRich<'Rich', { message: RichMessage; onClose?: () => void }>(
  () => import('./Rich.tsx'),
  'Rich',
  ({ message }) => (
    <p class="bubble words">
      <Words text={plain(message)} />
    </p>
  ),
)

/** Draws the content of a message, by its type. */
export function MessageView({ message }: { message: ChatMessage }) {
  switch (message.type) {
    case 'text':
      return <TextMessage message={message} />
    case 'carousel':
    case 'media':
    case 'hyperlink':
      return <Rich message={message} />
    default:
      return message satisfies never
  }
}
