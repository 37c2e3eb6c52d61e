import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostBeside, safeHref, toPieces } from '../../../../src/widget/chat/look/links.ts'
import { plural } from '../../../../src/widget/chat/texts/format.ts'
import { chooseLanguage } from '../../../../src/widget/chat/texts/ui-language.ts'
import { linkTricks } from '../../../support/link-tricks.ts'
import { holds } from '../../../support/properties.ts'

describe('links', () => {
  it.each([
    [
      'see https://example.org/a.',
      ['see ', { href: 'https://example.org/a', text: 'https://example.org/a' }, '.'],
    ],
    ['(https://example.org)', ['(', { href: 'https://example.org', text: 'https://example.org' }, ')']],
    ['https://example.org/a_(b)', [{ href: 'https://example.org/a_(b)', text: 'https://example.org/a_(b)' }]],
    ['to help@example.org!', ['to ', { href: 'mailto:help@example.org', text: 'help@example.org' }, '!']],
    ['tel:+442071234567', [{ href: 'tel:+442071234567', text: 'tel:+442071234567' }]],
    ['javascript:alert(1)', ['javascript:alert(1)']],
    ['data:text/html,<script>', ['data:text/html,<script>']],
    ['nothing here', ['nothing here']],
  ])('are found in %j', (text, pieces) => {
    expect(toPieces(text)).toEqual(pieces)
  })

  it('end at a mark that changes the writing direction', () => {
    expect(toPieces('https://example.org/\u202egro.knab')[0]).toEqual({
      href: 'https://example.org/',
      text: 'https://example.org/',
    })
  })

  it('lose no character of any text, and lead only where links may lead', () => {
    const text = fc
      .array(fc.constantFrom('https://', 'a.b', ' ', 'javascript:', 'x@y.z', '(', ')', '.', '\n', 'é'))
      .map((p) => p.join(''))
    holds(
      fc.property(text, (whole) => {
        const pieces = toPieces(whole)
        expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(whole)
        for (const piece of pieces)
          if (typeof piece !== 'string') expect(safeHref(piece.href)).toBe(piece.href)
      }),
    )
  })

  it.each([
    'javascript:alert(1)',
    ' https://x',
    'data:x',
    'vbscript:x',
    'file:///etc',
    '//host',
    '',
    undefined,
  ])('never lead to %j', (url) => {
    expect(safeHref(url)).toBeUndefined()
  })
})

describe('host next to a link', () => {
  it.each(linkTricks)('is $beside with $name', ({ label, href, beside }) => {
    expect(hostBeside(label, href)).toBe(beside)
  })

  it.each(['tel:+442071234567', 'mailto:help@example.org', 'https://', 'http://[', 'http://a b/'])(
    'is missing for %j',
    (href) => {
      expect(hostBeside('Help', href) || undefined).toBeUndefined()
    },
  )

  it('is shown whatever the label says, unless the label begins with it', () => {
    const label = fc
      .array(
        fc.constantFrom('evil.example', 'unitybank.com', 'https://', '@', '/', ':', '.', ' ', '\u202e', 'а'),
      )
      .map((parts) => parts.join(''))
    holds(
      fc.property(label, (text) => {
        if (/^(https:\/\/)?evil\.example([/:][^\s\u202e]*)?$/.test(text)) return
        expect(hostBeside(text, 'https://evil.example/')).toBe('evil.example')
      }),
    )
  })
})

describe('languages', () => {
  it.each([
    [['xx', 'en-GB'], 'en'],
    [[undefined, 'zz'], 'en'],
    [[], 'en'],
  ])('are chosen from %j', (wanted, chosen) => {
    expect(chooseLanguage(wanted)).toBe(chosen)
  })

  it('choose the plural form of a number by their own rules', () => {
    const forms = { one: '{n} message', other: '{n} messages' }
    expect([plural(forms, 1, 'en'), plural(forms, 2000, 'en')]).toEqual(['1 message', '2,000 messages'])
  })
})
