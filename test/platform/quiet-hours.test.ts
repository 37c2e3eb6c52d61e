import { describe, expect, it } from 'vitest'
import { quietUntil } from '../../src/platform/kit/message-limits.ts'

describe('end of the quiet hours', () => {
  const night = { quietHours: { from: '21:00', to: '08:00' } }
  const noon = { quietHours: { from: '12:00', to: '13:30' } }

  it.each([
    { when: 'in the evening', at: '2026-11-20T13:00:00.000Z', until: '2026-11-21T00:00:00.000Z' },
    { when: 'after midnight', at: '2026-11-20T20:30:00.000Z', until: '2026-11-21T00:00:00.000Z' },
    { when: 'a second before', at: '2026-11-20T12:59:59.000Z', until: undefined },
    { when: 'at their end', at: '2026-11-21T00:00:00.000Z', until: undefined },
  ])('is computed $when', ({ at, until }) => {
    expect(quietUntil(night, 'Asia/Manila', 'sms', at)).toBe(until)
  })

  it('is on the same day if they do not cross midnight', () => {
    expect(quietUntil(noon, 'UTC', 'voice_callback', '2026-11-20T12:10:00.000Z')).toBe(
      '2026-11-20T13:30:00.000Z',
    )
    expect(quietUntil(noon, 'UTC', 'voice_callback', '2026-11-20T23:00:00.000Z')).toBeUndefined()
  })

  it('follows the local clocks, also in the night when they change', () => {
    const at = (instant: string) => quietUntil(night, 'Europe/Paris', 'sms', instant)
    // On 25 October 2026 clocks go back from 3:00 to 2:00, and on 29 March forward from 2:00 to 3:00.
    expect(at('2026-10-24T21:00:00.000Z')).toBe('2026-10-25T07:00:00.000Z')
    expect(at('2026-03-28T22:00:00.000Z')).toBe('2026-03-29T06:00:00.000Z')
  })

  it.each(['email', 'chat'])('does not delay %s, nor any channel if there are no quiet hours', (channel) => {
    expect(quietUntil(night, 'UTC', channel, '2026-11-20T23:00:00.000Z')).toBeUndefined()
    expect(quietUntil({ quietHours: null }, 'UTC', 'sms', '2026-11-20T23:00:00.000Z')).toBeUndefined()
  })
})
