import type { QuickReply } from '../../../contract/chat/message.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { answerable } from '../core/answerable.ts'
import { usePage } from '../page/page.ts'

/**
 * Draws the answers that the citizen can give with one tap. They are above the composer, so that they never
 * scroll out of view.
 */
export function QuickReplies() {
  const { chat, texts, field, local } = usePage()
  const message = answerable(chat.state.value, local.value)
  const replies = message?.type === 'text' && message.data.quickReplies
  if (!replies) return null
  const choose = (reply: QuickReply, event: MouseEvent): void => {
    void chat.sendText(reply.payload, message.replyToken)
    // A button pressed by keyboard would lose the focus when it disappears.
    if (event.detail === 0) field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend.
    <div
      class={message.view === 'confirm' ? 'replies confirm' : 'replies'}
      role="group"
      aria-label={texts.value.answers}
      lang={message.lang}
      dir={directionOf(message.lang)}
    >
      {replies.map((reply) => (
        <button key={reply.text} type="button" class="pill" onClick={(event) => choose(reply, event)}>
          {reply.text}
        </button>
      ))}
    </div>
  )
}
