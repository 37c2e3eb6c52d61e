import { expect, it } from 'vitest'
import { hostBeside, toPieces } from '../../src/widget/chat/look/links.ts'
import { linkTricks } from '../support/link-tricks.ts'
import { heldTooLongMs, loopTime } from '../support/loop-time.ts'

it.each(linkTricks.filter(({ beside }) => beside !== undefined))(
  'a link with $name shows that it leads to $beside',
  ({ label, href, beside }) => {
    expect(hostBeside(label, href)).toBe(beside)
  },
)

it.each(['a.', 'a', '.-', 'a@', 'a@b.', 'https://', 'https://a)', 'tel:+1', 'mailto:', 'ä.a@'])(
  'a message of 4,000 characters that repeats %j is searched for links without blocking',
  (piece) => {
    const text = piece.repeat(4000 / piece.length)
    expect(loopTime(() => toPieces(text))).toBeLessThanOrEqual(heldTooLongMs)
  },
)
