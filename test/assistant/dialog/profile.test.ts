import { describe, expect, it } from 'vitest'
import { parseDialogProfile } from '../../../src/assistant/dialog/deployment/profile.ts'
import { profileExamples } from '../../../src/assistant/dialog/deployment/profile-examples.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { texts as rwandan } from '../../../src/assistant/languages/rw/dialog-texts.ts'
import { talk } from './talk.ts'

const { PH } = profileExamples

describe('parseDialogProfile', () => {
  it.each(Object.entries(profileExamples))('accepts the example of %s', (_, example) => {
    expect(parseDialogProfile(JSON.parse(JSON.stringify(example)))).toEqual(example)
  })

  it.each([
    [{ ...PH, currency: 'pesos' }, 'currency'],
    [{ ...PH, timezone: 'Manila' }, 'timezone'],
    [{ ...PH, banks: [] }, 'banks'],
    [{ ...PH, banks: [...PH.banks, PH.banks[0]] }, 'banks.4.code'],
    [{ ...PH, languages: ['xx'] }, 'languages.0'],
    [{ ...PH, hotlines: [{ label: 'x', number: 'call us' }] }, 'hotlines.0.number'],
    [{ ...PH, texts: { en: { 'ask.nothing': 'x' } } }, 'texts.en.ask.nothing'],
    [{ ...PH, pin: true }, 'pin'],
  ])('names the wrong setting (%#)', (value, name) => {
    expect(() => parseDialogProfile(value)).toThrow(name)
  })
})

describe('a deployment', () => {
  it('can override a text in one language', () => {
    const texts = { en: { 'ask.amount.ask': 'Sum of the payment?', 'say.noted': 'Got {fact}!' } }
    const dialog = createScamReport(parseDialogProfile({ ...PH, texts }))
    const { turns } = talk(dialog, ['I paid, or they took money', 'no', 'unity', '25k'], { lang: 'en' })
    expect(turns.at(-2)?.messages.at(-1)).toMatchObject({ text: 'Sum of the payment?' })
    expect(turns.at(-1)?.messages.at(-1)).toMatchObject({
      text: expect.stringContaining('Got PHP 25,000.00!'),
    })
  })

  it('counts whole units if its currency has no decimals', () => {
    const dialog = createScamReport(profileExamples.RW)
    const { taps } = rwandan
    const { state } = talk(dialog, [taps.paid, 'oya', 'unity', '25.000 frw'], { lang: 'rw' })
    expect(state.answers.payments[0]?.amountMinor).toBe(25_000)
  })
})
