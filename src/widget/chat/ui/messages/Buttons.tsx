import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import type { Button } from '../../../../contract/chat/message.ts'
import { safeHref } from '../../look/links.ts'
import { usePage } from '../../page/page.ts'
import { MoreIcon } from '../../parts/more-icons.tsx'
import { OutLink } from '../../parts/Words.tsx'

/**
 * Draws the buttons of a card. Text and postback buttons send a message from the citizen; URL buttons open a
 * link and send nothing to the relay.
 */
export const Buttons = ({ buttons, message }: { buttons: readonly Button[]; message: ChatMessage }) => (
  <div class="buttons">
    {buttons.map((button) => (
      <CardButton button={button} message={message} />
    ))}
  </div>
)

function CardButton({ button, message }: { button: Button; message: ChatMessage }) {
  const { chat } = usePage()
  const { text } = button
  if (button.type === 'url') {
    const href = safeHref(button.url)
    if (href === undefined) return <span class="card-button inert">{text}</span>
    return (
      <OutLink class="card-button" href={href} label={text}>
        <MoreIcon name={/^tel:/i.test(href) ? 'phone' : 'external'} />
        {text}
      </OutLink>
    )
  }
  const press = (): void => {
    if (button.type === 'text') void chat.sendText(button.reply ?? text, message.replyToken)
    else void chat.sendPostback(button.payload ?? '', text, message.replyToken)
  }
  return (
    <button type="button" class="card-button" onClick={press}>
      {text}
    </button>
  )
}
