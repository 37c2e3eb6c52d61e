import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawCaseNumber, parseCaseNumber } from '../../../src/contract/primitives/case-number.ts'
import { holds } from '../../support/properties.ts'

const signs = '0123456789CFHJKMPRTVWXY'
/** A number from a run of dice, each with the requested number of faces. */
const numbers = fc
  .array(fc.nat(1e6), { minLength: 6, maxLength: 6 })
  .map((dice) => {
    let next = 0
    return drawCaseNumber((below) => (dice[next++] ?? 0) % below)
  })
  .filter((number) => number !== undefined)
const place = fc.nat(6)
const bare = (number: string) => number.replaceAll('-', '')

describe('short case number', () => {
  it('has three groups, starts with a letter, and has a digit and no ambiguous signs', () => {
    holds(
      fc.property(numbers, (number) => {
        expect(number).toMatch(/^[CFHJKMPRTVWXY][\dCFHJKMPRTVWXY]{2}-[\dCFHJKMPRTVWXY]{3}-[\dCFHJKMPRTVWXY]$/)
        expect(number).toMatch(/\d/)
        expect(parseCaseNumber(number)).toBe(number)
      }),
    )
  })

  it('is not generated without a digit', () => {
    // KKK-KKK-J: its check sign is a letter, too.
    expect(drawCaseNumber((below) => (below === 13 ? 4 : 14))).toBe(undefined)
  })

  it('detects every single wrong sign', () => {
    holds(
      fc.property(numbers, place, (number, at) => {
        const all = bare(number)
        for (const sign of signs) {
          if (sign === all[at]) continue
          expect(parseCaseNumber(all.slice(0, at) + sign + all.slice(at + 1))).toBe(undefined)
        }
      }),
    )
  })

  it('detects every swap of two signs, neighbours or not', () => {
    holds(
      fc.property(numbers, place, place, (number, one, other) => {
        const swapped = [...bare(number)]
        fc.pre(swapped[one] !== swapped[other])
        ;[swapped[one], swapped[other]] = [swapped[other] ?? '', swapped[one] ?? '']
        expect(parseCaseNumber(swapped.join(''))).toBe(undefined)
      }),
    )
  })

  it('detects every pair of equal neighbours that becomes another pair, such as 33 that becomes 44', () => {
    holds(
      fc.property(numbers, fc.nat(5), fc.constantFrom(...signs), (number, at, sign) => {
        const all = bare(number)
        fc.pre(all[at] === all[at + 1] && all[at] !== sign)
        expect(parseCaseNumber(all.slice(0, at) + sign + sign + all.slice(at + 2))).toBe(undefined)
      }),
      { numRuns: 100, few: 20 },
    )
  })

  it('detects a missing or superfluous sign', () => {
    holds(
      fc.property(numbers, place, fc.constantFrom(...signs), (number, at, sign) => {
        const all = bare(number)
        expect(parseCaseNumber(all.slice(0, at) + all.slice(at + 1))).toBe(undefined)
        expect(parseCaseNumber(all.slice(0, at) + sign + all.slice(at))).toBe(undefined)
      }),
    )
  })

  it('is parsed in lower case, in any grouping, and with letters that look like its signs', () => {
    const as: Record<string, string> = {
      0: 'oOqQ',
      1: 'iIlL',
      2: 'zZ',
      5: 'sS',
      6: 'gG',
      8: 'bB',
      V: 'uU',
      M: 'nN',
    }
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '–', '. '), { minLength: 7, maxLength: 7 })
    const dice = fc.array(fc.nat(99), { minLength: 7, maxLength: 7 })
    holds(
      fc.property(numbers, gaps, dice, (number, gap, throws) => {
        const typed = [...bare(number)].map((sign, at) => {
          const ways = `${sign}${sign.toLowerCase()}${as[sign] ?? ''}`
          return `${gap[at]}${ways[(throws[at] ?? 0) % ways.length]}`
        })
        expect(parseCaseNumber(typed.join(''))).toBe(number)
      }),
    )
  })

  it('is not parsed from text with letters that stand for no sign', () => {
    for (const letter of 'ADE') expect(parseCaseNumber(`R4X-80${letter}-5`)).toBe(undefined)
  })
})
