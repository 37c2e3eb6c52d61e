import { expect, it } from 'vitest'
import { hostBeside } from '../../src/widget/chat/look/links.ts'
import { linkTricks } from '../support/link-tricks.ts'

it.each(linkTricks.filter(({ beside }) => beside !== undefined))(
  'a link with $name shows that it leads to $beside',
  ({ label, href, beside }) => {
    expect(hostBeside(label, href)).toBe(beside)
  },
)
