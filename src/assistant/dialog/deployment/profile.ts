import * as z from 'zod'
import { identityTypes } from '../../../contract/chat/scam-report.ts'
import { isTimeZone } from '../../../contract/primitives/time-zone.ts'
import { dialogueLanguages } from '../../languages/at-once.ts'
import { texts as english } from '../../languages/en/dialog-texts.ts'
import type { DialogProfile } from '../model/types.ts'
import { textKeys } from '../model/wording.ts'

/** Checks the deployment's part of the dialogue in a configuration file. */

const dialable = z.string().regex(/^\+?[\d ()-]{2,30}$/, 'must be a telephone number')
const keys = new Set(textKeys(english))

const bank = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z0-9]{3,12}$/, 'must be 3 to 12 capital letters or digits')
    .describe('participant code, as the trust layer knows it'),
  name: z.string().min(1).max(80),
  aliases: z.array(z.string().min(1).max(80)).optional().describe('other spellings of the name'),
  fraudNumber: dialable.optional().describe('number of the fraud line'),
})

const hotline = z.strictObject({
  label: z.string().min(1).max(80),
  number: dialable,
  hours: z.string().min(1).max(80).optional().describe('opening hours'),
})

/** Numbers that someone in danger can call in a country. */
const dangerLines = {
  emergencyNumber: dialable.describe('number for people in danger'),
  crisisLine: hotline
    .optional()
    .describe('for people who may harm themselves, shown next to the emergency number'),
  childLine: hotline.optional().describe('for people under 18, and if a child is in danger'),
  violenceLine: hotline.optional().describe('for people whose partner or family is violent'),
}

/**
 * The deployment's wording by key. A template may use the values of the text that it replaces, as `{amount}`.
 */
const wording = z.record(z.string(), z.string().min(1).max(2000)).superRefine((texts, context) => {
  for (const key of Object.keys(texts)) {
    if (!keys.has(key))
      context.addIssue({ code: 'custom', path: [key], message: 'is no text of the dialogue' })
  }
})

/** Checks the profile of a deployment: its currency, banks, hotlines and wording. */
export const dialogProfile = z
  .strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')
      .describe('ISO 4217 code'),
    currencyExponent: z
      .number()
      .int()
      .min(0)
      .max(3)
      .describe('decimals of the currency: 2 for PHP, 0 for RWF'),
    timezone: z
      .string()
      .refine(isTimeZone, 'must be an IANA time zone such as Asia/Manila')
      .describe('IANA time zone'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code')
      .describe('ISO 3166-1 alpha-2 code: telephone numbers, and the law of the embedded platform’s drafts'),
    banks: z.array(bank).min(1),
    hotlines: z.array(hotline).min(1).describe('numbers that the citizen can call'),
    ...dangerLines,
    otherCountries: z
      .record(
        z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
        z.strictObject(dangerLines),
      )
      .optional()
      .describe(
        'the same three numbers in other countries, by ISO 3166-1 alpha-2 code, for citizens with a phone number of that country',
      ),
    retentionDays: z
      .number()
      .int()
      .min(1)
      .max(3650)
      .describe(
        'days after which the relay and the embedded platform delete messages and contact details of the citizen; the dialogue states it (privacy.md)',
      ),
    referenceAmountMinor: z
      .number()
      .int()
      .positive()
      .describe(
        'typical loss in minor units; the dialogue reads back an amount of 100 times as much for confirmation',
      ),
    languages: z
      .array(z.enum(dialogueLanguages))
      .min(1)
      .describe('languages of the dialogue; the first is the default'),
    officialDomains: z
      .array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host such as bank.example'))
      .optional()
      .describe(
        'sites that messages of the embedded platform to the citizen, and texts that are set at the console, may mention, including their subdomains; by default none',
      ),
    identityTypes: z
      .array(z.enum(identityTypes))
      .min(1)
      .optional()
      .describe('identity documents that the detailed report offers; by default all'),
    texts: z
      .partialRecord(z.enum(dialogueLanguages), wording)
      .optional()
      .describe('own wording by language and key, such as `ask.contact.ask`'),
  })
  .superRefine(({ banks }, context) => {
    const codes = banks.map(({ code }) => code)
    const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index)
    if (twice >= 0)
      context.addIssue({ code: 'custom', path: ['banks', twice, 'code'], message: 'must be unique' })
  })

/**
 * Checks the dialogue's part of a configuration.
 * @throws Error naming each wrong setting and what it requires.
 */
export function parseDialogProfile(value: unknown): DialogProfile {
  const result = dialogProfile.safeParse(value)
  // zod leaves out optional members that are absent, as the type requires.
  if (result.success) return result.data as DialogProfile
  const wrong = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the profile'}: ${message}`,
  )
  throw new Error(`The dialogue's profile is wrong:\n  ${wrong.join('\n  ')}`)
}
