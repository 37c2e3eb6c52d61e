import { describe, expect, it } from 'vitest'
import { createRetentionView } from '../../../src/server/settings-api/retention-view.ts'

describe('what the console says of retention', () => {
  const kept = (isEmbedded: boolean) =>
    new Map(createRetentionView({ retentionDays: 30, isEmbedded }).rows.map((row) => [row.what, row]))

  it('has the days that she is told, and twice as many for what never rests', () => {
    expect(kept(true).get('chats')).toEqual({
      what: 'chats',
      days: 30,
      atMostDays: 60,
      setting: 'profile.retentionDays',
    })
  })

  it('claims nothing of the cases that a real trust layer keeps', () => {
    expect([...kept(false).keys()]).not.toContain('platform-cases')
    expect(kept(false).get('remote-cases')).toMatchObject({ days: null, setting: null })
    expect([...kept(true).keys()]).not.toContain('remote-cases')
  })
})
