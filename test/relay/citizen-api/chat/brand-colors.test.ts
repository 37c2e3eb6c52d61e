import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, toBrandColors } from '../../../../src/relay/citizen-api/chat/brand-colors.ts'
import { holds } from '../../../support/properties.ts'

describe('brand colours', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  const surfaces = {
    light: { page: '#fdfcfa', bubble: '#f1efeb', text: '#1d1c1a', soft: '#5d5a54' },
    dark: { page: '#17181b', bubble: '#26282d', text: '#ecebe8', soft: '#b1afa9' },
  }

  it.each(['light', 'dark'] as const)('are readable in the %s theme for any colour', (theme) => {
    const { page, bubble, text, soft } = surfaces[theme]
    holds(
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

  it.each(['', 'red', '#12', 'url(x)', '#ggg'])('fall back to the default for %j', (bad) => {
    expect(toBrandColors(bad, 'light')).toEqual(toBrandColors('#4a5462', 'light'))
  })

  it('keep a colour that is already readable', () => {
    expect(toBrandColors('#0f6e5c', 'light')['--brand']).toBe('#0f6e5c')
  })
})
