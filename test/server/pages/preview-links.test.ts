import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSeal } from '../../../src/relay/security/auth/seal.ts'
import { createPreviewLinks } from '../../../src/server/pages/preview-links.ts'

describe('preview link', () => {
  let now = '2026-11-23T08:00:00.000Z'
  const seal = createSeal(randomBytes(32))
  const links = createPreviewLinks({ seal, clock: () => now, chatUrl: () => 'https://help.example' })
  const tokenOf = (link: string) => new URL(link).searchParams.get('preview') ?? undefined

  it('lets the console that requested it show that channel, for an hour', () => {
    now = '2026-11-23T08:00:00.000Z'
    const link = links.link('demo', 'https://console.internal')
    expect(link.startsWith('https://help.example/chat?gwId=demo&')).toBe(true)
    expect(links.originIn(tokenOf(link), 'demo')).toBe('https://console.internal')
    now = '2026-11-23T09:00:00.001Z'
    expect(links.originIn(tokenOf(link), 'demo')).toBeUndefined()
  })

  it('is not valid for another channel', () => {
    now = '2026-11-23T08:00:00.000Z'
    expect(links.originIn(tokenOf(links.link('demo', 'https://console.internal')), 'other')).toBeUndefined()
  })

  it.each([undefined, '', 'x', 's2.00000000.AAAA', 'x'.repeat(5000)])(
    'rejects tokens that it did not create: %s',
    (text) => {
      expect(links.originIn(text?.slice(0, 2000), 'demo')).toBeUndefined()
    },
  )

  it('rejects a text that was encrypted for another purpose', () => {
    const other = seal.encrypt({ gwId: 'demo', origin: 'https://evil.example', until: Infinity }, 'chat')
    expect(links.originIn(other, 'demo')).toBeUndefined()
  })
})
