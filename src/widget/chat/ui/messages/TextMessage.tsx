import type { MessageView, TextChatMessage } from '../../../../contract/chat/chat.ts'
import { usePage } from '../../page/page.ts'
import { Icon } from '../../parts/icons.tsx'
import { lazyRich } from '../../parts/lazy.tsx'
import { Words } from '../../parts/Words.tsx'
import { linesOf } from './lines.ts'

type MessageProps = { message: TextChatMessage; onClose?: () => void }

const Bubble = ({ message }: MessageProps) => (
  <p class="bubble words">
    <Words text={message.data.text} />
  </p>
)

/** Is fetched with the chunk of the cases; until then what it says is drawn as plain words. */
const CaseMessage = lazyRich<MessageProps>(
  async () => (await import('./CaseMessage.tsx')).CaseMessage,
  Bubble,
)

/** Draws a text in the form that its `view` asks for. The words are the same without it. */
export function TextMessage({ message }: { message: TextChatMessage }) {
  const { text } = message.data
  switch (message.view as MessageView | undefined) {
    case 'advice':
      return <Advice text={text} />
    case 'summary':
    case 'case':
    case 'checklist':
      return <CaseMessage message={message} />
    default:
      return <Bubble message={message} />
  }
}

/** Draws advice on what to do at once. The first of several lines is the heading. */
function Advice({ text }: { text: string }) {
  const { texts } = usePage()
  const lines = linesOf(text)
  const [first = '', ...rest] = lines
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="callout advice" aria-label={texts.value.advice}>
      <Icon name="shield" />
      <div class="words">
        {rest.length > 0 ? (
          <strong>{<Words text={first} />}</strong>
        ) : (
          <p>
            <Words text={first} />
          </p>
        )}
        {rest.map((line) => (
          <p key={line}>
            <Words text={line} />
          </p>
        ))}
      </div>
    </div>
  )
}
