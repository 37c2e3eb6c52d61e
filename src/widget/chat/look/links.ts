/** A piece of a message: plain text, or a link. */
export type TextPiece = string | { href: string; text: string }

const safe = /^(?:https?:\/\/|tel:|mailto:)/i
// Marks that change the writing direction could make an address look like a different one.
const notInAddress = '\\s<>"\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const addresses = new RegExp(
  `https?://[^${notInAddress}]+|(?:mailto:)?[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+|tel:\\+?[\\d().-]{3,24}`,
  'gi',
)

/** Returns the address if a link may lead there: only http, https, tel and mailto. */
export const safeHref = (url: string | undefined): string | undefined =>
  url !== undefined && safe.test(url) ? url : undefined

/**
 * Returns the text shown next to a link so that the citizen knows where it leads: the host, in its ASCII form
 * and without `www.`; a long host is cut to its end, which shows who owns it. Undefined if the label is that
 * host or an address that begins with it, and if there is no host. An address that cannot be read plainly,
 * for example because of marks that change the writing direction, has no host.
 */
export function hostBeside(label: string, href: string): string | undefined {
  let host: string
  try {
    host = new URL(href).hostname
      .replace(/^www\.|\.$/g, '')
      // The last three names; an IPv4 address, which ends in a digit, is read from its start.
      .replace(/^.+\.(?=([^.]+\.){2}[^.]*[a-z]$)/, '…')
  } catch {
    return undefined
  }
  const said = label.toLowerCase().replace(/^(https?:\/\/)?(www\.)?|[:/?#][^\s\p{Cf}]*$/gu, '')
  return said === host ? undefined : host
}

/** Finds the addresses in a text. A full stop or bracket after an address is not part of it. */
export function toPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const found of text.matchAll(addresses)) {
    const address = trimEnd(found[0])
    if (found.index > end) pieces.push(text.slice(end, found.index))
    pieces.push({ href: safeHref(address) ?? `mailto:${address}`, text: address })
    end = found.index + address.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

function trimEnd(address: string): string {
  const trimmed = address.replace(/[.,;:!?'"»”’*]+$/, '')
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimEnd(trimmed.slice(0, -1)) : trimmed
}
