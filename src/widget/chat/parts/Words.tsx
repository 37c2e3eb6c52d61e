import { hostBeside, toPieces } from '../look/links.ts'
import { usePage } from '../page/page.ts'

/**
 * Draws a link out of the chat that sends no referrer to the other site. If its label does not show where it
 * leads, the host is shown as well.
 */
export function OutLink({
  href,
  label = '',
  class: name,
  children,
}: {
  href: string
  /** The link text; empty by default, as for a picture. */
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

/** Draws the text of a message, with its addresses as links. */
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
