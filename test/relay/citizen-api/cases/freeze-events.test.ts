import { expect, it } from 'vitest'
import { toFreezeEvents } from '../../../../src/relay/citizen-api/cases/freeze-events.ts'

it('reports what happened to a held amount and when, but not where', () => {
  const timeline = [
    {
      freeze_id: 'F1',
      institution_code: 'MRDN',
      event: 'acknowledged',
      freeze_status: 'active',
      amount: 8200,
      at: '2026-11-21T09:31:00Z',
      account_hash: 'hm1:aa',
      holder_name: 'Ana Reyes',
    },
    { event: 'refused', amount: 'much', at: '2026-11-21T09:32:00Z' },
    { event: 'issued' },
    { at: '2026-11-21T09:33:00Z' },
  ]
  expect(toFreezeEvents(timeline)).toEqual([
    { event: 'acknowledged', amount: 8200, at: '2026-11-21T09:31:00Z' },
    { event: 'refused', at: '2026-11-21T09:32:00Z' },
  ])
})
