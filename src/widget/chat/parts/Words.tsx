import { toPieces } from '../look/links.ts'
import { usePage } from '../page/page.ts'

/** A link out of the chat: tells the other side nothing of where she came from. */
export function OutLink({
  href,
  class: name,
  children,
}: {
  href: string
  class?: string
  children: preact.ComponentChildren
}) {
  const { texts } = usePage()
  const leaves = /^http/i.test(href)
  return (
    <a
      class={name}
      href={href}
      rel="noopener noreferrer"
      referrerpolicy="no-referrer"
      {...(leaves && { target: '_blank' })}
    >
      {children}
      {leaves && <span class="sr"> {texts.value.newWindow}</span>}
    </a>
  )
}

/** A message's own words: always text, with its addresses made into links. */
export const Words = ({ text }: { text: string }) => (
  <>
    {toPieces(text).map((piece) =>
      typeof piece === 'string' ? piece : <OutLink href={piece.href}>{piece.text}</OutLink>,
    )}
  </>
)
