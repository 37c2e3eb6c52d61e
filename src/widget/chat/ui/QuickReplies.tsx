import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { QuickReply } from '../../../contract/chat/message.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import type { Local } from '../core/local.ts'
import type { ChatState } from '../core/state.ts'
import { usePage } from '../page/page.ts'

/**
 * Finds the message whose quick replies can be tapped: the newest one, when she has written nothing after it.
 */
function answerable({ messages, outbox }: ChatState, local: Local): ChatMessage | undefined {
  const unsent = outbox.findLast((item) => item.status !== 'failed')
  const last = unsent
    ? local.after.get(unsent.request.clientId)?.at(-1)
    : (messages.at(-1) ?? local.opening.at(-1))
  if (!last) return undefined
  return last.author.kind !== 'visitor' && last.type === 'text' && last.data.quickReplies?.length
    ? last
    : undefined
}

/**
 * Draws the answers that she can give in one tap. They stand above the composer, so that they never scroll
 * away.
 */
export function QuickReplies() {
  const { chat, texts, field, local } = usePage()
  const message = answerable(chat.state.value, local.value)
  if (message?.type !== 'text') return null
  const choose = (reply: QuickReply, event: MouseEvent): void => {
    void chat.sendText(reply.payload, message.replyToken)
    // A button that was pressed by keyboard would take the focus with it when it disappears.
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
      {message.data.quickReplies?.map((reply) => (
        <button key={reply.text} type="button" class="pill" onClick={(event) => choose(reply, event)}>
          {reply.text}
        </button>
      ))}
    </div>
  )
}
