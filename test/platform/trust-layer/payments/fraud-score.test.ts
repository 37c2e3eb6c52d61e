import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRiskCategory } from '../../../../src/platform/kit/vocabulary.ts'
import {
  type FraudScoreInput,
  hasKeyword,
  medianMinor,
  scoreFraud,
} from '../../../../src/platform/trust-layer/payments/fraud-score.ts'
import { holds } from '../../../support/properties.ts'

const quiet: FraudScoreInput = {
  receiverMulePoints: 0,
  isHighValue: false,
  isGeographicAnomaly: false,
  isTimeOfDayAnomaly: false,
  isFirstPaymentToPayee: false,
  amountMinor: 1000,
  medianMinor: 1000,
  pastPayments: 10,
  hasNarrativeKeyword: false,
  nameCheck: null,
  hasInstitutionFraudSpike: false,
}

describe('Example 17, the fraud score', () => {
  it.each([
    [
      'a',
      {
        receiverMulePoints: 757,
        isHighValue: true,
        isGeographicAnomaly: true,
        isFirstPaymentToPayee: true,
        amountMinor: 6200,
        hasNarrativeKeyword: true,
      },
      713,
      'high',
      'extra_verification',
      'OVL-MULE',
      'receiver_mule_score:+303; geographic_anomaly:+120; high_value:+100; amount_ratio:+70; first_payment_to_payee:+60; narrative_keyword:+60',
    ],
    ['b', { receiverMulePoints: 50 }, 20, 'low', 'allow', null, 'receiver_mule_score:+20'],
    [
      'c',
      {
        receiverMulePoints: 900,
        isHighValue: true,
        isGeographicAnomaly: true,
        isTimeOfDayAnomaly: true,
        isFirstPaymentToPayee: true,
        amountMinor: 12_000,
        hasNarrativeKeyword: true,
        nameCheck: 'no_match',
      },
      960,
      'critical',
      'delay_settlement',
      'OVL-MULE',
      'receiver_mule_score:+360; geographic_anomaly:+120; amount_ratio:+100; high_value:+100; name_mismatch:+100; first_payment_to_payee:+60; narrative_keyword:+60; time_of_day_anomaly:+60',
    ],
    [
      'd',
      {
        receiverMulePoints: 350,
        isTimeOfDayAnomaly: true,
        isFirstPaymentToPayee: true,
        amountMinor: 3400,
        nameCheck: 'close_match',
        hasInstitutionFraudSpike: true,
      },
      380,
      'medium',
      'show_overlay',
      'OVL-MULE',
      'receiver_mule_score:+140; first_payment_to_payee:+60; time_of_day_anomaly:+60; institution_fraud_spike:+50; amount_ratio:+40; name_mismatch:+30',
    ],
    [
      'e',
      { isHighValue: true, isFirstPaymentToPayee: true, medianMinor: null, pastPayments: 0 },
      190,
      'low',
      'allow',
      null,
      'high_value:+100; first_payment_to_payee:+60; amount_ratio:+30',
    ],
  ] as const)('of case %s', (_, changes, points, category, action, overlay, reason) => {
    expect(scoreFraud({ ...quiet, ...changes })).toEqual({ points, category, action, overlay, reason })
  })
})

describe('fraud score', () => {
  it.each([
    [2999, 10, 0],
    [3000, 10, 40],
    [4999, 10, 40],
    [5000, 10, 70],
    [9999, 10, 70],
    [10_000, 10, 100],
    [10_000, 2, 30],
  ])(
    'gives an amount of %i after %i payments of a median of 1000 %i points',
    (amountMinor, pastPayments, points) => {
      expect(scoreFraud({ ...quiet, amountMinor, pastPayments }).points).toBe(points)
    },
  )

  it('shows the payer the most important warning', () => {
    const medium = { ...quiet, isGeographicAnomaly: false, nameCheck: 'no_match' as const }
    const overlay = (changes: Partial<FraudScoreInput>) => scoreFraud({ ...medium, ...changes }).overlay
    const others = { isHighValue: true, isTimeOfDayAnomaly: true, hasInstitutionFraudSpike: true }
    expect(overlay({ ...others, receiverMulePoints: 300 })).toBe('OVL-MULE')
    expect(
      overlay({ ...others, isHighValue: false, isFirstPaymentToPayee: true, hasNarrativeKeyword: true }),
    ).toBe('OVL-NAME')
    expect(overlay({ ...others, isGeographicAnomaly: true })).toBe('OVL-GENERIC')
    const newPayee = {
      ...quiet,
      isFirstPaymentToPayee: true,
      isTimeOfDayAnomaly: true,
      hasNarrativeKeyword: true,
    }
    expect(
      scoreFraud({ ...newPayee, hasInstitutionFraudSpike: true, amountMinor: 3000, nameCheck: 'close_match' })
        .overlay,
    ).toBe('OVL-NEWPAYEE')
  })

  it('stays within its range and agrees with its reasons for any input', () => {
    const input = fc.record({
      receiverMulePoints: fc.nat(1000),
      isHighValue: fc.boolean(),
      isGeographicAnomaly: fc.boolean(),
      isTimeOfDayAnomaly: fc.boolean(),
      isFirstPaymentToPayee: fc.boolean(),
      amountMinor: fc.integer({ min: 1, max: 99_999_999_999_999 }),
      medianMinor: fc.option(fc.integer({ min: 1, max: 99_999_999_999_999 })),
      pastPayments: fc.nat(6),
      hasNarrativeKeyword: fc.boolean(),
      nameCheck: fc.constantFrom('match' as const, 'close_match' as const, 'no_match' as const, null),
      hasInstitutionFraudSpike: fc.boolean(),
    })
    holds(
      fc.property(input, (drawn) => {
        const { points, category, overlay, reason } = scoreFraud(drawn)
        const reasons = reason === '' ? [] : reason.split('; ').map((part) => Number(part.split('+')[1]))
        expect(points).toBe(
          Math.min(
            1000,
            reasons.reduce((sum, value) => sum + value, 0),
          ),
        )
        expect([...reasons].sort((a, b) => b - a)).toEqual(reasons)
        expect(category).toBe(toRiskCategory(points))
        expect(overlay === null).toBe(category === 'low')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('narrative', () => {
  const words = ['safe account', 'cuenta segura', 'frais de déblocage', 'gift card', '  ']
  it.each([
    ['Move it to the SAFE   account now', true],
    ['safe-account', true],
    ['frais de deblocage', true],
    ['unsafe accounts', false],
    ['rent for May', false],
    ['', false],
  ])('%s: contains a word of the list is %s', (text, expected) => {
    expect(hasKeyword(text, words)).toBe(expected)
  })
})

describe('median', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[9, 1, 5], 5],
    [[1, 2], 2],
    [[4, 1, 3, 2], 3],
  ])('of %j is %s', (amounts, expected) => {
    expect(medianMinor(amounts)).toBe(expected)
  })
})
