import { expect, it, vi } from 'vitest'
import { draw, said } from '../../support/draw.tsx'

// As on a network that lets nothing but the messages through.
vi.mock('../../../src/widget/chat/parts/load-style.ts', () => ({ loadStyle: () => new Promise(() => {}) }))

it('shows advice and links as text that can be read and followed, until their styles have loaded', () => {
  const { root } = draw({
    messages: [
      said(1, { type: 'text', view: 'advice', data: { text: 'Call your bank\nNow' } }),
      said(2, { type: 'hyperlink', data: { label: 'The police', url: 'https://police.example/report' } }),
    ],
  })
  expect(root.textContent).toContain('Call your bank')
  expect(root.textContent).toContain('The police')
  expect(root.querySelector('.rows a')?.getAttribute('href')).toBe('https://police.example/report')
})
