import { describe, expect, it } from 'vitest'
import { quoteAround } from '../../src/console/inbox/quote.ts'

const message =
  'A man called and said he was from the bank. I sent 25,000 from Unity Bank to 0917 555 0101 an hour ago, reference TX-1001.'

describe('the quote of a fact', () => {
  it.each([
    ['PHP 25,000.00', '25,000'],
    ['Unity Bank', 'Unity Bank'],
    ['Unity Savings Bank', 'Unity'],
    ['account ending in 0101', '0917 555 0101'],
    ['TX-1001', 'TX-1001'],
  ])('marks the words that say it: %s', (value, said) => {
    const quote = quoteAround(message, value)
    expect(quote.said).toBe(said)
    const whole = quote.before + quote.said + quote.after
    expect(whole.length).toBeLessThanOrEqual(96)
    expect(message).toContain(whole.replace(/^… | …$/g, ''))
  })

  it('is the beginning if the message says it in other words', () => {
    const { before, said, after } = quoteAround(message, 'Someone posed as police')
    expect([before, said]).toEqual(['', ''])
    expect(after).toMatch(/^A man called and said .* …$/)
  })

  it('is a short message, whole', () => {
    expect(quoteAround('gcash', 'GCash')).toEqual({ before: '', said: 'gcash', after: '' })
    expect(quoteAround('25k', 'PHP 25,000.00')).toEqual({ before: '', said: '', after: '25k' })
  })
})
