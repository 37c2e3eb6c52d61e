import { describe, expect, it } from 'vitest'
import { createHumanRecords } from '../src/platform/engagement/customers/human-records.ts'
import { humanRecordsOf } from '../src/server/from-settings.ts'

describe('the embedded platform’s records of citizens', () => {
  const records = createHumanRecords({ clock: () => '2026-11-20T09:00:00.000Z' })
  const asked = (baseUrls: object) => Object.keys(humanRecordsOf({ baseUrls }, records))

  it('are used for the host that it replaces: bans as the platform, profiles as the gateway', () => {
    expect(asked({})).toEqual(['profileOf', 'isBanned'])
    expect(asked({ gateway: 'https://gateway.example' })).toEqual(['isBanned'])
    expect(asked({ platform: 'https://platform.example' })).toEqual(['profileOf'])
    expect(asked({ gateway: 'https://gateway.example', platform: 'https://platform.example' })).toEqual([])
  })
})
