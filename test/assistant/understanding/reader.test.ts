import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingWords } from '../../../src/assistant/languages/reading-words.ts'
import { createAnswerTeller } from '../../../src/assistant/understanding/facts/told-answer.ts'
import { createReader } from '../../../src/assistant/understanding/reader.ts'
import type { Decisions } from '../../../src/assistant/understanding/roles/decisions.ts'
import { decisionNames } from '../../../src/assistant/understanding/roles/decisions.ts'
import { adversarialText } from '../../support/adversarial-text.ts'
import { holds } from '../../support/properties.ts'
import { now, profile, reader } from './fixtures.ts'

const read = (text: string, lang = 'en', expected?: string) =>
  reader.read({ text, lang, now, ...(expected && { expected }) })

describe('a story', () => {
  it('is read as a payment, with the words that say so', () => {
    const [payment, ...others] = read(
      'yesterday at 3 in the afternoon i sent 48,500 from my Meridian to Coastal Savings 3301 7745 902 name there is Arvin Q. Salonga',
    ).payments
    expect(others).toEqual([])
    expect(payment?.amount).toMatchObject({ value: 48_500, quote: '48,500' })
    expect(payment?.paidAt?.value).toEqual({ at: '2026-11-21T07:00:00.000Z', precision: 'minute' })
    expect(payment?.bank).toMatchObject({ value: 'MRDN', quote: 'Meridian' })
    expect(payment?.receiver.account?.value).toBe('33017745902')
    expect(payment?.receiver.bank?.value).toBe('CSTL')
    expect(payment?.receiver.name?.value).toBe('Arvin Q. Salonga')
  })

  it('yields no facts that the citizen did not state', () => {
    expect(read('i was scammed').payments).toEqual([])
    expect(read('hello').payments).toEqual([])
    const asked = read('they want 9,000 from me, I did not pay anything')
    expect(asked.payments.flatMap(({ amount }) => amount ?? [])).toEqual([])
    expect(asked.moneyLeft?.value).toBe('no')
  })

  it.each([
    ['en', 'he says he will kill me if I do not pay, he is outside my house with a gun'],
    ['en', 'they took everything and I do not want to live anymore'],
    ['tl', 'ayoko na pong mabuhay'],
    ['fr', 'je veux mourir, je n’ai plus rien'],
    ['ur', 'میں مرنا چاہتی ہوں'],
  ])('is recognised as danger (%s): %s', (lang, text) => {
    expect(read(text, lang).danger?.value).toBe(true)
  })

  it.each(['my husband will kill me lol', 'the deadline is killing me', 'my phone died'])(
    'is not mistaken for danger: %s',
    (text) => {
      expect(read(text).danger).toBeUndefined()
    },
  )
})

describe('any text', () => {
  const texts = fc.oneof(adversarialText(4000), fc.string({ unit: 'grapheme', maxLength: 4000 }))

  it('is quoted verbatim', () => {
    holds(
      fc.property(texts, (text) => {
        const reading = read(text)
        const told = [
          ...reading.payments.flatMap(({ amount, paidAt, bank, reference, receiver }) => [
            amount,
            paidAt,
            bank,
            reference,
            ...Object.values(receiver),
          ]),
          reading.contact,
          reading.danger,
        ]
        for (const one of told) if (one) expect(text).toContain(one.quote)
      }),
    )
  })

  it('is read with a number of features in proportion to its length', () => {
    let weighed = 0
    const counting = {
      classes: ['none'],
      probabilities: (features: ReadonlyMap<string, number>) => {
        weighed += features.size
        return new Float64Array(1)
      },
      probability: (features: ReadonlyMap<string, number>) => {
        weighed += features.size
        return 0
      },
    }
    const decisions = Object.fromEntries(
      decisionNames.map((name) => [name, counting]),
    ) as unknown as Decisions
    const counted = createReader({ profile, words: readingWords, decisions, answers: createAnswerTeller })
    holds(
      fc.property(texts, (text) => {
        weighed = 0
        counted.read({ text, lang: 'en', now })
        expect(weighed).toBeLessThan(mostFeatures)
      }),
    )
  })
})

/**
 * 14 decisions over a message of 400 words, and 250 features for each of at most 40 candidates of five kinds.
 */
const mostFeatures = 14 * 8000 + 250 * 40 * 7
