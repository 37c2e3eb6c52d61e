import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, toBrandColors } from '../../../src/widget/chat/look/color.ts'
import { directionOf } from '../../../src/widget/chat/look/direction.ts'
import { safeHref, toPieces } from '../../../src/widget/chat/look/links.ts'
import { plural } from '../../../src/widget/chat/texts/format.ts'
import { chooseLanguage } from '../../../src/widget/chat/texts/languages.ts'

describe('brand colours', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  const surfaces = {
    light: { page: '#fdfcfa', bubble: '#f1efeb', text: '#1d1c1a', soft: '#5d5a54' },
    dark: { page: '#17181b', bubble: '#26282d', text: '#ecebe8', soft: '#b1afa9' },
  }

  it.each(['light', 'dark'] as const)('are readable in the %s theme, whatever colour is set', (theme) => {
    const { page, bubble, text, soft } = surfaces[theme]
    fc.assert(
      fc.property(hex, (brand) => {
        const colors = toBrandColors(brand, theme)
        expect(contrast(colors['--on-brand'], colors['--brand'])).toBeGreaterThanOrEqual(4.5)
        for (const under of [page, bubble, colors['--tint']]) {
          expect(contrast(colors['--brand-text'], under)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(text, colors['--tint'])).toBeGreaterThanOrEqual(7)
      }),
      { numRuns: 500 },
    )
    expect(contrast(soft, bubble)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['', 'red', '#12', 'url(x)', '#ggg'])('fall back to ours for %j', (bad) => {
    expect(toBrandColors(bad, 'light')).toEqual(toBrandColors('#4a5462', 'light'))
  })

  it('keep a colour that is already readable', () => {
    expect(toBrandColors('#0f6e5c', 'light')['--brand']).toBe('#0f6e5c')
  })
})

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

  it('end where a mark turns the direction of writing', () => {
    expect(toPieces('https://example.org/\u202egro.knab')[0]).toEqual({
      href: 'https://example.org/',
      text: 'https://example.org/',
    })
  })

  it('lose no character of any text, and lead only where links may lead', () => {
    const text = fc
      .array(fc.constantFrom('https://', 'a.b', ' ', 'javascript:', 'x@y.z', '(', ')', '.', '\n', 'é'))
      .map((p) => p.join(''))
    fc.assert(
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

describe('languages', () => {
  it.each([
    [['xx', 'en-GB'], 'en'],
    [[undefined, 'zz'], 'en'],
    [[], 'en'],
  ])('are chosen from %j', (wanted, chosen) => {
    expect(chooseLanguage(wanted)).toBe(chosen)
  })

  it.each([
    ['ur', 'rtl'],
    ['ar-EG', 'rtl'],
    ['en', 'ltr'],
    ['rw', 'ltr'],
    ['', 'ltr'],
  ])('write %j in the direction %s', (lang, direction) => {
    expect(directionOf(lang)).toBe(direction)
  })

  it('choose the form of a number by their own rules', () => {
    const forms = { one: '{n} message', other: '{n} messages' }
    expect([plural(forms, 1, 'en'), plural(forms, 2000, 'en')]).toEqual(['1 message', '2,000 messages'])
  })
})
