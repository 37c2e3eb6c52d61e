import { toPieces } from '../look/links.ts'
import { usePage } from '../page/page.ts'

/** Draws a link out of the chat that does not tell the other site where she came from. */
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
    <a class={name} href={href} rel="noreferrer" {...(leaves && { target: '_blank' })}>
      {children}
      {leaves && <span class="sr"> {texts.value.newWindow}</span>}
    </a>
  )
}

/** Draws the words of a message as text, with its addresses as links. */
export const Words = ({ text }: { text: string }) => (
  <>
    {toPieces(text).map((piece) =>
      typeof piece === 'string' ? piece : <OutLink href={piece.href}>{piece.text}</OutLink>,
    )}
  </>
)
