import type { ChatMessage, TextChatMessage } from '../../../../contract/chat/chat.ts'
import { answerable } from '../../core/answerable.ts'
import type { Local } from '../../core/local.ts'
import type { ChatState } from '../../core/state.ts'
import { useMore, usePage } from '../../page/page.ts'
import { Facts } from './Facts.tsx'

const isCard = ({ view }: ChatMessage) => view === 'summary'

const newestCard = ({ messages }: ChatState, { after }: Local) =>
  [...after.values()].flat().findLast(isCard) ?? messages.findLast(isCard)

/**
 * Draws the facts recorded in the report. While the citizen is asked whether they are right, tapping a fact
 * requests a change.
 */
export function Summary({ message }: { message: TextChatMessage }) {
  const { chat, field, local } = usePage()
  const t = useMore()
  const asked = answerable(chat.state.value, local.value)
  const isAsked = asked?.view === 'confirm'
  const canChange = isAsked && newestCard(chat.state.value, local.value) === message
  const change = (label: string) => {
    void chat.sendText(label, asked?.replyToken)
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="callout summary" aria-label={t.summary}>
      <Facts text={message.data.text} {...(canChange && { onChange: change })} />
    </div>
  )
}
