import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseStatuses } from '../../../../src/contract/operations/answer-words.ts'
import { type CaseFacts, toCaseStanding } from '../../../../src/platform/trust-layer/cases/case-status.ts'
import { holds } from '../../../support/properties.ts'

const now = '2026-11-20T10:00:00.000Z'
const later = (hour: number) => `2026-11-20T${hour}:30:00.000Z`

const fresh: CaseFacts = {
  isClassified: false,
  isRejected: false,
  amountMinor: 1000,
  paidMinor: 0,
  returns: [],
  odrs: [],
  freezes: [],
  traces: [],
  traceStartDueAt: null,
  routingDueAt: '2026-11-20T09:35:00.000Z',
}

const freeze = { status: 'active' as const, expiryAt: later(12), acknowledgementDueAt: later(10) }
const odr = { status: 'opened' as const, responseDueAt: later(11), resolutionDueAt: later(20) }

/** From the weakest fact to the strongest; each line adds one, which determines the status. */
const ladder: readonly (readonly [Partial<CaseFacts>, string, string])[] = [
  [{}, 'received', 'routing_by 2026-11-20T09:35:00Z'],
  [{ traceStartDueAt: later(10) }, 'routed', 'trace_start_by 2026-11-20T10:30:00Z'],
  [{ traces: [{ status: 'completed', resultDueAt: later(10) }] }, 'traced', 'intervention_decision'],
  [
    {
      traces: [
        { status: 'completed', resultDueAt: later(10) },
        { status: 'queued', resultDueAt: later(12) },
        { status: 'running', resultDueAt: later(11) },
      ],
    },
    'tracing',
    'trace_results_by 2026-11-20T11:30:00Z',
  ],
  [{ paidMinor: 1 }, 'partially_recovered', 'classification'],
  [
    { freezes: [{ ...freeze, status: 'pending_ack' }] },
    'freeze_pending',
    'institution_acknowledgement_by 2026-11-20T10:30:00Z',
  ],
  [
    { freezes: [{ ...freeze, status: 'pending_ack' }, { ...freeze, expiryAt: later(13) }, freeze] },
    'frozen',
    'freeze_expires_at 2026-11-20T12:30:00Z',
  ],
  [{ odrs: [odr] }, 'disputed', 'institution_response_by 2026-11-20T11:30:00Z'],
  [{ paidMinor: 1000 }, 'recovered', 'classification'],
  [
    {
      returns: [
        { status: 'processing', expectedBy: later(15) },
        { status: 'initiated', expectedBy: later(14) },
      ],
    },
    'returning',
    'funds_delivery_by 2026-11-20T14:30:00Z',
  ],
  [{ amountMinor: 0 }, 'intelligence_only', 'analyst_review'],
  [{ isRejected: true }, 'rejected', 'none'],
  [{ isClassified: true }, 'closed', 'none'],
]

describe('status of a case', () => {
  it.each(ladder.map((entry, index) => [entry[1], index] as const))(
    'is %s by the first matching rule',
    (status, index) => {
      const facts: CaseFacts = Object.assign(
        {},
        fresh,
        ...ladder.slice(0, index + 1).map(([change]) => change),
      )
      expect(toCaseStanding(facts, now)).toEqual({ status, nextMilestone: ladder[index]?.[2] })
    },
  )

  it('covers every value', () => {
    expect(ladder.map(([, status]) => status).sort()).toEqual([...caseStatuses].sort())
  })

  it('waits for a decision once the institution has answered, or its time is over', () => {
    const answered = { ...fresh, odrs: [{ ...odr, status: 'institution_responded' as const }] }
    const expected = { status: 'disputed', nextMilestone: 'odr_resolution_by 2026-11-20T20:30:00Z' }
    expect(toCaseStanding(answered, now)).toEqual(expected)
    expect(toCaseStanding({ ...fresh, odrs: [odr] }, later(11))).toEqual(expected)
  })

  it('treats a freeze as ended at its exact expiry, whether or not it was recorded', () => {
    const held = { ...fresh, freezes: [freeze] }
    expect(toCaseStanding(held, '2026-11-20T12:29:59.999Z').status).toBe('frozen')
    expect(toCaseStanding(held, later(12)).status).toBe('received')
  })

  it('ignores what has ended', () => {
    const ended: CaseFacts = {
      ...fresh,
      returns: [{ status: 'delivered', expectedBy: later(12) }],
      odrs: [{ ...odr, status: 'settled' }],
      freezes: [{ ...freeze, status: 'released' }],
      traces: [{ status: 'failed', resultDueAt: later(12) }],
    }
    expect(toCaseStanding(ended, now).status).toBe('received')
  })

  it('is recovered exactly when everything is paid and nothing is in transit', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.nat(1e12), (amountMinor, paid) => {
        const paidMinor = Math.min(paid, amountMinor)
        const { status } = toCaseStanding({ ...fresh, amountMinor, paidMinor }, now)
        expect(status === 'recovered').toBe(paidMinor === amountMinor)
      }),
    )
  })
})
