import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { safeHref } from '../../look/links.ts'
import { MoreIcon } from '../../parts/more-icons.tsx'
import { OutLink } from '../../parts/Words.tsx'

/** Draws a standalone link; if its address is not allowed, only its text. */
export function Hyperlink({ message }: { message: Extract<ChatMessage, { type: 'hyperlink' }> }) {
  const { label, url } = message.data
  const href = safeHref(url)
  if (href === undefined) return <p class="bubble words">{label}</p>
  return (
    <OutLink class="bubble hyperlink" href={href} label={label}>
      <span>{label}</span>
      <MoreIcon name="external" />
    </OutLink>
  )
}
