import type { MessageView, TextChatMessage } from '../../../../contract/chat/chat.ts'
import { lazyRich } from '../../parts/lazy.tsx'
import { Words } from '../../parts/Words.tsx'

type MessageProps = { message: TextChatMessage; onClose?: () => void }

const Bubble = ({ message }: MessageProps) => (
  <p class="bubble words">
    <Words text={message.data.text} />
  </p>
)

/** Fetched with the chunk for cases; until then the message is drawn as plain text. */
const CaseMessage = lazyRich(() => import('./CaseMessage.tsx'), 'CaseMessage', Bubble)

/** Draws a text in the form that its `view` requests. The words are the same without it. */
export function TextMessage({ message }: { message: TextChatMessage }) {
  switch (message.view as MessageView | undefined) {
    case 'advice':
    case 'summary':
    case 'case':
    case 'checklist':
      return <CaseMessage message={message} />
    default:
      return <Bubble message={message} />
  }
}
