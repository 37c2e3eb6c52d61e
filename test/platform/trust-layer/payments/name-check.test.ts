import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jaroWinkler } from '../../../../src/platform/trust-layer/payments/jaro-winkler.ts'
import {
  compareNames,
  nameScore,
  toNameTokens,
} from '../../../../src/platform/trust-layer/payments/name-check.ts'
import { holds } from '../../../support/properties.ts'

describe('Example 21, the names', () => {
  it.each([
    ['Santos, Maria', 'Maria Santos', 1, 'match'],
    ['Ma. Santos', 'Maria Santos', 1, 'match'],
    ['Juan Dela Cruz', 'Juan de la Cruz', 1, 'match'],
    ['José Peña', 'Jose Pena', 1, 'match'],
    ['Mohammed Ali', 'Muhammad Ali', 1, 'match'],
    ['Dr. Ali Khan', 'Ali Khan', 1, 'match'],
    ['Acme Trading Limited', 'ACME TRADING LTD.', 1, 'match'],
    ['Jhon Smith', 'John Smith', 0.9625, 'close_match'],
    ['J Smith', 'John Smith', 0.95, 'close_match'],
    ['Catherine Lee', 'Katherine Lee', 0.963, 'close_match'],
    ['Maria Santos', 'Maria Clara Santos', 0.9, 'close_match'],
    ['Ndapewa Shikongo', 'Ndapewa Shikongo-Amutenya', 0.9, 'close_match'],
    ['Ali Khan', 'Ali Raza Khan Niazi', 0.8333, 'close_match'],
    ['Maria Santos', 'Mario Santos', 0.96, 'close_match'],
    ['Smith', 'John Smith', 0.8333, 'no_match'],
    ['Maria Reyes', 'Maria Santos', 0.5, 'no_match'],
  ])('%s and %s score %d: %s', (a, b, score, band) => {
    const decimals = String(score).split('.')[1]?.length ?? 0
    expect(nameScore(a, b).toFixed(decimals)).toBe(score.toFixed(decimals))
    expect(compareNames(a, b)).toBe(band)
  })

  it.each([
    ['martha', 'marhta', 0.9611],
    ['dixon', 'dicksonx', 0.8133],
    ['dwayne', 'duane', 0.84],
  ])('%s and %s have the similarity %d', (a, b, likeness) => {
    expect(jaroWinkler(a, b).toFixed(4)).toBe(likeness.toFixed(4))
  })
})

describe('name check', () => {
  it.each([
    ['Robert Cruz', 'Bob Cruz', 'close_match'],
    ['محمد علی', 'Muhammad Ali', 'match'],
    ['فاطمة خان', 'Fatima Khan', 'match'],
    ['عائشہ صدیقی', 'Ayesha Siddiqui', 'match'],
    ['مُحَمَّد علي', 'Mohd Ali', 'match'],
    ['Łukasz Müller', 'Lukasz Muller', 'match'],
    ["Sean O'Brien", 'Sean OBrien', 'match'],
    ['MARIA SANTOS JR.', 'Maria Santos', 'match'],
    ['Ｍａｒｉａ Santos', 'Maria Santos', 'match'],
    ['Maria Clara', 'Santos Reyes', 'no_match'],
    ['Johnsmith', 'John Smith', 'match'],
    ['John', 'John', 'match'],
    ['John', 'Jhon', 'close_match'],
  ])('of %s and %s is a %s', (a, b, band) => {
    expect(compareNames(a, b)).toBe(band)
  })

  it.each(['', '   ', '🙂🙂', 'Dr.', '---', 'Mr Jr'])('of %j is impossible', (name) => {
    expect(compareNames(name, 'Maria Santos')).toBe('unable_to_verify')
  })

  it('keeps at most eight words, including the last', () => {
    expect(toNameTokens('a b c d e f g h i Last')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'last'])
  })

  const word = fc.oneof(
    fc.constantFrom(
      'maria',
      'ma',
      'santos',
      'jhon',
      'john',
      'j',
      'bob',
      'robert',
      'md',
      'dr',
      'de',
      'la',
      'cruz',
    ),
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ä', 'م'), minLength: 1, maxLength: 8 }),
  )
  const name = fc.array(word, { minLength: 1, maxLength: 10 }).map((words) => words.join(' '))

  it('is symmetric', () => {
    holds(
      fc.property(name, name, (a, b) => {
        expect(compareNames(a, b)).toBe(compareNames(b, a))
        if (compareNames(a, b) !== 'unable_to_verify') expect(nameScore(a, b)).toBe(nameScore(b, a))
      }),
      { numRuns: 5000 },
    )
  })

  it('matches every name with itself, and scores between zero and one', () => {
    holds(
      fc.property(name, name, (a, b) => {
        if (toNameTokens(a).length === 0) return
        expect(compareNames(a, a)).toBe('match')
        if (toNameTokens(b).length === 0) return
        expect(nameScore(a, b)).toBeGreaterThanOrEqual(0)
        expect(nameScore(a, b)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2000 },
    )
  })

  it('accepts any text', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (text) => {
        expect(['match', 'close_match', 'no_match', 'unable_to_verify']).toContain(
          compareNames(text, 'Maria Santos'),
        )
      }),
      { numRuns: 2000 },
    )
  })
})

describe('similarity of two words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 12 })

  it('is symmetric, between zero and one, and one for equal words only', () => {
    holds(
      fc.property(text, text, (a, b) => {
        const likeness = jaroWinkler(a, b)
        expect(jaroWinkler(b, a)).toBe(likeness)
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1)
        expect(likeness === 1).toBe(a === b)
      }),
      { numRuns: 5000 },
    )
  })
})
