import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newState } from '../../src/assistant/dialog/model/state.ts'
import { removeSecrets } from '../../src/assistant/dialog/redaction/secrets.ts'
import { createScamReport } from '../../src/assistant/dialog/scam-report.ts'
import { allSteps } from '../../src/assistant/dialog/steps/index.ts'
import { matchBank } from '../../src/assistant/dialog/understand/bank.ts'
import { createParseCountry } from '../../src/assistant/dialog/understand/country.ts'
import { fold } from '../../src/assistant/dialog/understand/fold.ts'
import {
  findAccount,
  parsePhone,
  parseReceiver,
  parseReference,
} from '../../src/assistant/dialog/understand/identifiers.ts'
import { parseMoment } from '../../src/assistant/dialog/understand/moment.ts'
import { limits } from '../../src/contract/primitives/limits.ts'
import { now, profile, understanding } from '../assistant/dialog/talk.ts'
import { candidatesOf } from '../assistant/understanding/fixtures.ts'
import { adversarialText, repeated } from '../support/adversarial-text.ts'
import { heldTooLongMs, loopTime } from '../support/loop-time.ts'
import { holds } from '../support/properties.ts'
import { isLong } from '../support/thoroughness.ts'

/** As many banks as a country has. */
const banks = [
  ...profile.banks,
  ...Array.from({ length: 40 }, (_, index) => ({
    code: `BK${index}`,
    name: `${['Rural', 'Metro', 'Pacific', 'Golden'][index % 4]} ${['Harvest', 'Union', 'Planters'][index % 3]} Bank ${index}`,
    aliases: [`Alias${index}`],
  })),
]
const numbers = understanding.words.map((words) => words.numbers)
const momentRules = {
  now,
  timezone: profile.timezone,
  monthFirst: false,
  words: understanding.words.map(({ time }) => time),
  units: numbers.map(({ units }) => units),
}
const parseCountry = createParseCountry(profile.languages)
const dialog = createScamReport({ ...profile, banks }, { can: ['find-case', 'hand-over', 'send-report'] })

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'folding of a text': fold,
  'removal of secrets': removeSecrets,
  'reading of a time': (text) => parseMoment(text, momentRules),
  'reading of amounts': (text) => candidatesOf(text, 'en', 'amount'),
  'matching of banks': (text) => matchBank(text, banks),
  'reading of a reference': parseReference,
  'reading of an account': findAccount,
  'reading of a receiver': (text) =>
    parseReceiver(text, { profile: { ...profile, banks }, institutions: () => [] }),
  'reading of a telephone number': (text) => parsePhone(text, profile.country),
  'reading of a country': parseCountry,
}

const { messageChars } = limits
const messages = repeated(messageChars)
const shown = (text: string) => JSON.stringify(text.slice(0, 24))
const slow = (texts: readonly string[], work: (text: string) => unknown) =>
  texts.flatMap((text) => {
    const ms = loopTime(() => work(text))
    return ms > heldTooLongMs ? [`${ms.toFixed(1)} ms: ${shown(text)}`] : []
  })

describe('a message of 4,000 characters', () => {
  it.each(Object.keys(parsers))('does not block the event loop in the %s', (name) => {
    expect(slow(messages, parsers[name] ?? (() => {}))).toEqual([])
  })

  it.each(Object.keys(parsers))('generated to be slow, does not block it in the %s', (name) => {
    holds(
      fc.property(adversarialText(messageChars), (text) => {
        expect(loopTime(() => parsers[name]?.(text))).toBeLessThanOrEqual(heldTooLongMs)
      }),
      { numRuns: 300, few: 40 },
    )
  })

  it.each(profile.languages.map((lang, index) => ({ lang, index })))(
    'does not block it in a whole turn of the dialogue, at every step, in $lang',
    ({ lang, index }) => {
      // In `npm test`, each text is tried at each step in only one of the languages.
      const mine = isLong ? messages : messages.filter((_, at) => at % profile.languages.length === index)
      const found = allSteps.flatMap(({ id }, step) => {
        const state = { ...newState(lang), step: id, consentAt: now }
        const here = isLong ? mine : mine.filter((_, at) => at % 16 === step % 16)
        return slow(here, (text) => dialog.next(state, { type: 'text', text }, now)).map(
          (entry) => `${id}: ${entry}`,
        )
      })
      expect(found).toEqual([])
    },
  )

  it('generated to be slow, does not block it in a whole turn, including the removal of secrets', () => {
    const step = fc.constantFrom(...allSteps.map(({ id }) => id))
    const lang = fc.constantFrom(...profile.languages)
    holds(
      fc.property(adversarialText(messageChars), step, lang, (text, at, spoken) => {
        const state = { ...newState(spoken), step: at, consentAt: now }
        const turn = () => dialog.next(state, { type: 'text', text: removeSecrets(text).text }, now)
        expect(loopTime(turn)).toBeLessThanOrEqual(heldTooLongMs)
      }),
      { numRuns: 2000, few: 120 },
    )
  })
})
