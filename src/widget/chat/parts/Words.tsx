import { hostBeside, toPieces } from '../look/links.ts'
import { usePage } from '../page/page.ts'

/**
 * Draws a link out of the chat that does not tell the other site where she came from. Where its label does not say
 * where it leads, the host does.
 */
export function OutLink({
  href,
  label = '',
  class: name,
  children,
}: {
  href: string
  /** The words of the link; by default none, as of a picture. */
  label?: string
  class?: string
  children: preact.ComponentChildren
}) {
  const { texts } = usePage()
  const leaves = /^http/i.test(href)
  const host = hostBeside(label, href)
  return (
    <a class={name} href={href} rel="noreferrer" {...(leaves && { target: '_blank' })}>
      {children}
      {host && <small dir="ltr"> {host}</small>}
      {leaves && <span class="sr"> {texts.value.newWindow}</span>}
    </a>
  )
}

/** Draws the words of a message as text, with its addresses as links. */
export const Words = ({ text }: { text: string }) => (
  <>
    {toPieces(text).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <OutLink href={piece.href} label={piece.text}>
          {piece.text}
        </OutLink>
      ),
    )}
  </>
)
