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
  aliases: z
    .array(z.string().min(1).max(80))
    .optional()
    .describe('other ways in which people write the name'),
  fraudNumber: dialable.optional().describe('the number to call about fraud'),
})

const hotline = z.strictObject({
  label: z.string().min(1).max(80),
  number: dialable,
  hours: z.string().min(1).max(80).optional().describe('when it answers'),
})

/** Numbers that someone in danger can call in a country. */
const dangerLines = {
  emergencyNumber: dialable.describe('for those in danger'),
  crisisLine: hotline
    .optional()
    .describe('for those who may harm themselves, said beside the emergency number'),
  childLine: hotline.optional().describe('for those under 18, and where a child is in danger'),
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
    hotlines: z.array(hotline).min(1).describe('whom she can call'),
    ...dangerLines,
    otherCountries: z
      .record(
        z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
        z.strictObject(dangerLines),
      )
      .optional()
      .describe(
        'the same three lines of other countries, by ISO 3166-1 alpha-2 code, for citizens whose telephone number is of one of them',
      ),
    retentionDays: z
      .number()
      .int()
      .min(1)
      .max(3650)
      .describe(
        'what the dialogue tells her, and after which relay and embedded platform delete what she said and how to reach her (privacy.md)',
      ),
    referenceAmountMinor: z
      .number()
      .int()
      .positive()
      .describe('a middling loss in minor units; 100 times as much is read back twice'),
    languages: z
      .array(z.enum(dialogueLanguages))
      .min(1)
      .describe('languages of the dialogue, the first being the default'),
    officialDomains: z
      .array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host such as bank.example'))
      .optional()
      .describe(
        'sites that messages of the embedded platform to her, and texts that are set at the console, may name, with those below them; by default none',
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
