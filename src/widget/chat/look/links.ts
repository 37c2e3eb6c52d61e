/** Holds a piece of a message: plain text, or a link. */
export type TextPiece = string | { href: string; text: string }

const safe = /^(?:https?:\/\/|tel:|mailto:)/i
// Marks that change the writing direction could make an address look like another one.
const notInAddress = '\\s<>"\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const addresses = new RegExp(
  `https?://[^${notInAddress}]+|(?:mailto:)?[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|tel:\\+?[\\d().-]{3,24}`,
  'gi',
)

/** Returns the address if a link may lead there: http, https, tel and mailto only. */
export const safeHref = (url: string | undefined): string | undefined =>
  url !== undefined && safe.test(url) ? url : undefined

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
