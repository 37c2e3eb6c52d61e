import * as z from 'zod'
import { firstPaymentYear, firstYear, normaliseInstant, readInstant } from '../primitives/instant.ts'
import { limits } from '../primitives/limits.ts'
import { maxAmount } from '../primitives/money.ts'

/** Building blocks of the operations' schemas. */

/** Allows line breaks and tabs, but no other control characters: PostgreSQL refuses a NUL in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/
/** Returns whether a text has no control characters but tabs and line breaks. */
export const isPrintable = (text: string): boolean => printable.test(text)
const printableMessage = 'must not contain control characters'

/** Schema of a string of 1 to `maxChars` characters, trimmed and without control characters. */
export const text = (maxChars: number) =>
  z.string().trim().min(1).max(maxChars).regex(printable, printableMessage)

/** Schema of a string of at most `maxChars` characters, possibly empty, without control characters. */
export const looseText = (maxChars: number) => z.string().max(maxChars).regex(printable, printableMessage)

/**
 * One line of well-formed text. The characters that change the direction of reading may show it as another
 * text.
 */
const plainLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u

/** Schema of a string of 1 to `maxChars` characters on one line, trimmed. */
export const oneLine = (maxChars: number) =>
  z.string().trim().min(1).max(maxChars).regex(plainLine, 'must be one line without control characters')

/** Schema of an opaque identifier: 1 to 128 characters on one line, trimmed. */
export const identifier = oneLine(128)

/** Schema of a hash that identifies an account or a person: 1 to 256 printable characters, trimmed. */
export const hash = z
  .string()
  .trim()
  .min(1)
  .max(256)
  .regex(/^\P{C}+$/u, 'must be printable')
  .meta({ description: 'Keyed hash of an identifier; never the identifier itself.', examples: ['hm1:5f2c…'] })

/** Schema of an institution's code, at most 64 characters. */
export const institutionCode = text(64).meta({ description: 'Code of an institution.', examples: ['UNTY'] })

const money = { description: 'Major units of the deployment’s currency, with at most its decimals.' }

/**
 * Schema of an amount in major units of the deployment's currency. The platform checks the decimals, which
 * depend on the currency.
 */
export const amount = z.number().min(0).max(maxAmount).meta(money)
/** Schema of an {@link amount} greater than zero. */
export const positiveAmount = z.number().positive().max(maxAmount).meta(money)

const instantFrom = (year: number) =>
  z
    .string()
    .overwrite(normaliseInstant)
    .refine((text) => readInstant(text) !== undefined, {
      message: 'must be an instant such as 2026-11-20T09:00:00Z',
      params: { code: 'invalid_format' },
    })
    .refine((text) => Number(text.slice(0, 4)) >= year, {
      message: `must be in the year ${year} or later`,
      params: { code: 'too_early' },
    })
    .meta({
      format: 'date-time',
      description: `RFC 3339, with its offset, in the year ${year} or later. A leap second means the second after it.`,
    })

/** Schema of an instant with its offset (RFC 3339), with `T` and `Z` in capitals afterwards. */
export const instant = instantFrom(firstYear)
/** Schema of an {@link instant} at which something was paid. */
export const paymentInstant = instantFrom(firstPaymentYear)

/**
 * Schema of a string that should be one of `values`. The platform refuses other values (422), so that a
 * deployment can extend the list.
 */
export const vocabulary = (values: readonly string[], maxChars = 64) =>
  text(maxChars).meta({
    description: 'A deployment may know more values.',
    examples: [values[0]],
    anyOf: [{ enum: [...values] }, { type: 'string' }],
  })

/**
 * Schema of a word in a response: `values` are those of the embedded platform. The interface lists none, so
 * any string passes and readers must handle unknown values.
 */
export const answered = (values: readonly string[]) =>
  z.string().meta({
    description: 'Another host may answer other words.',
    anyOf: [{ enum: [...values] }, { type: 'string' }],
  })

const maxObjectBytes = 8 * 1024

/** Schema of an object with arbitrary members, of at most `maxDepth` levels and 8 KiB of JSON. */
export const openObject = (maxDepth: number) =>
  z
    .record(z.string().max(128), z.unknown())
    .refine((value) => depthOf(value) <= maxDepth, `must not be nested deeper than ${maxDepth} levels`)
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= maxObjectBytes, 'must be at most 8 KiB')

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

/** Schema of the members that Parley adds to a response of the interface. */
export const extensions = z
  .record(z.string(), z.unknown())
  .optional()
  .meta({ description: 'What the platform adds to the documented members.' })

/** Maximum size of an operation's JSON body, in bytes. */
export const jsonBytes = limits.operationBodyBytes
