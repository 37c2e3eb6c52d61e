import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialogueLanguages, notificationTexts } from '../../../../src/assistant/languages/at-once.ts'
import { texts as inEnglish } from '../../../../src/assistant/languages/en/notification-texts.ts'
import { newsMilestones } from '../../../../src/assistant/languages/tables/notification-texts.ts'
import { notificationTypes } from '../../../../src/contract/operations/vocabulary.ts'
import { defaultProfile } from '../../../../src/platform/kit/profile.ts'
import { createNotificationFormat } from '../../../../src/platform/trust-layer/redress/notification-format.ts'
import {
  notificationLanguage,
  writeNews,
  writeNotification,
} from '../../../../src/platform/trust-layer/redress/notification-texts.ts'
import { demoConfig } from '../../../../src/relay/config/file.ts'
import { holds } from '../../../support/properties.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const values = {
  case_id: 'CASE-1',
  amount: 'PHP 25,000.00',
  amount_located: 'PHP 21,500.00',
  amount_frozen: 'PHP 20,700.00',
  amount_returned: 'PHP 800.00',
  settlement_authority: 'Financial Ombudsman',
  institution: 'Birch Bank',
  response_due_at: 'Friday',
  freeze_expires_at: 'Monday',
  question: 'Which app was it?',
}

describe.each(dialogueLanguages)('a notification in %s', (language) => {
  const texts = notificationTexts[language] ?? expect.fail('has no texts')
  it.each(notificationTypes)('of type %s contains the same values as the English one', (type) => {
    const [own, english] = [texts[type], inEnglish[type]]
    expect(placeholders(own.subject)).toEqual(placeholders(english.subject))
    expect(placeholders(own.body)).toEqual(placeholders(english.body))
    if (language !== 'en') expect(own.body).not.toBe(english.body)
    const { subject, text, missing } = writeNotification({ type, language, values, dispute: 'escalated' })
    expect(missing).toEqual([])
    expect(`${subject} ${text}`).not.toMatch(/[{}]/)
    expect(text).toContain(texts.footer)
  })

  it('describes the state of a dispute in a sentence, not with the interface’s word', () => {
    const { text } = writeNotification({ type: 'odr_result', language, values, dispute: 'settled' })
    expect(text).toContain(texts.disputes.settled)
    expect(text).not.toContain('settled')
  })
})

it.each([
  { language: 'en', amount: 'PHP 25,000.50', moment: /^Monday,? 23 November at 17:31$/ },
  { language: 'fr', amount: '25 000,50 PHP', moment: /^lundi 23 novembre à 17:31$/ },
  { language: 'tl', amount: 'PHP 25,000.50', moment: /Nobyembre.*17:31/ },
  { language: 'ur', amount: /25,000\.50/, moment: /23.*نومبر.*17:31/ },
  { language: 'rw', amount: /25\.000,50/, moment: /23.*17:31/ },
  { language: 'kj', amount: /25[ ,]000[.,]50/, moment: /^Omaandaxa,? 23 Novemba.*17:31/ },
  { language: 'ceb', amount: /25,000\.50/, moment: /23.*17:31/ },
] as const)('writes amounts and times as people do in $language', ({ language, amount, moment }) => {
  const format = createNotificationFormat(defaultProfile, language)
  const written = format.amount(25_000.5)
  if (typeof amount === 'string') expect(written).toBe(amount)
  else expect(written).toMatch(amount)
  expect(format.moment('2026-11-23T09:31:00Z')).toMatch(moment)
})

it('gives a currency its decimals', () => {
  const format = createNotificationFormat({ ...defaultProfile, currency: 'RWF', currencyExponent: 0 }, 'en')
  expect(format.amount(25_000)).toBe('RWF 25,000')
})

it.each([
  ['fil-PH', 'tl'],
  ['ceb', 'ceb'],
  ['de', 'en'],
  ['constructor', 'en'],
])('uses for %s the language %s', (wanted, language) => {
  expect(notificationLanguage(wanted)).toBe(language)
})

describe('unsolicited news', () => {
  const secrets = [
    ...demoConfig.profile.banks.map(({ name }) => name),
    'Aster Bank',
    demoConfig.profile.currency,
    'PHP',
  ]

  it('never contains an amount, a bank or an account, for any case and language', () => {
    holds(
      fc.property(
        fc.constantFrom(...dialogueLanguages),
        fc.constantFrom(...newsMilestones),
        fc.stringMatching(/^CASE-[0-9A-Z]{26}$/),
        fc.option(fc.webUrl(), { nil: undefined }),
        (language, milestone, caseId, address) => {
          const { subject, text } = writeNews({ milestone, language, caseId, address })
          expect(text).toContain(caseId)
          if (address) expect(text).toContain(` ${address}\n`)
          const told = `${subject}\n${text}`.replaceAll(caseId, '').replace(` ${address}\n`, '\n')
          // No digit, so no amount, no account, no telephone number; and no unfilled placeholder.
          expect(told).not.toMatch(/[\p{Nd}{}]|undefined/u)
          for (const secret of secrets) expect(told).not.toContain(secret)
        },
      ),
    )
  })

  it.each(dialogueLanguages)('is different for each milestone, in %s in its own words', (language) => {
    const textsOf = (lang: string) =>
      newsMilestones.map((milestone) => writeNews({ milestone, language: lang, caseId: 'CASE-1' }).text)
    const told = textsOf(language)
    expect(new Set(told).size).toBe(newsMilestones.length)
    const english = new Set(textsOf('en'))
    if (language !== 'en') expect(told.filter((text) => english.has(text))).toEqual([])
  })

  it('states in each message that nothing is ever requested', () => {
    const { text } = writeNews({ milestone: 'held', language: 'en', caseId: 'CASE-1', address: undefined })
    expect(text).toBe(
      `News about your report CASE-1: money is being held. It is not back with you yet.\n\n${inEnglish.footer}`,
    )
  })
})
