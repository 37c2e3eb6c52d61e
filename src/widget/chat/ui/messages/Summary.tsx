import type { TextChatMessage } from '../../../../contract/chat/chat.ts'
import { answerable } from '../../core/answerable.ts'
import { usePage } from '../../page/page.ts'
import { Facts } from './Facts.tsx'

/**
 * Draws what has been noted of her report. While she is asked whether all of it is right, a tap on a fact says that she wants
 * to change it.
 */
export function Summary({ message }: { message: TextChatMessage }) {
  const { chat, texts, field, local } = usePage()
  const { messages } = chat.state.value
  const asked = answerable(chat.state.value, local.value)
  const cards = [...messages, ...[...local.value.after.values()].flat()].filter(
    ({ view }) => view === 'summary',
  )
  const canChange = asked?.view === 'confirm' && cards.at(-1) === message
  const change = (label: string) => {
    void chat.sendText(label, asked?.replyToken)
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="callout summary" aria-label={texts.value.summary}>
      <Facts text={message.data.text} {...(canChange && { onChange: change })} />
    </div>
  )
}
