import { describe, expect, it } from 'vitest'
import { createRetentionView } from '../../../src/server/settings-api/retention-view.ts'

describe('retention view of the console', () => {
  const kept = (isEmbedded: boolean) =>
    new Map(createRetentionView({ retentionDays: 30, isEmbedded }).rows.map((row) => [row.what, row]))

  it('shows the days promised to citizens, and twice as many for data that never becomes inactive', () => {
    expect(kept(true).get('chats')).toEqual({
      what: 'chats',
      days: 30,
      atMostDays: 60,
      setting: 'profile.retentionDays',
    })
  })

  it('makes no claims about the cases stored by a real trust layer', () => {
    expect([...kept(false).keys()]).not.toContain('platform-cases')
    expect(kept(false).get('remote-cases')).toMatchObject({ days: null, setting: null })
    expect([...kept(true).keys()]).not.toContain('remote-cases')
  })
})
