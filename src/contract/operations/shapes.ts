import * as z from 'zod'
import { limits } from '../primitives/limits.ts'
import { maxAmount } from '../primitives/money.ts'

/** Building blocks of the operations' schemas. */

/** Allows line breaks and tabs, and no other control character: PostgreSQL refuses a NUL in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/
const printableMessage = 'must not contain control characters'

/** Checks a text of 1 to `maxChars` characters, trimmed and without control characters. */
export const text = (maxChars: number) =>
  z.string().trim().min(1).max(maxChars).regex(printable, printableMessage)

/** Checks a text of at most `maxChars` characters, perhaps empty, without control characters. */
export const looseText = (maxChars: number) => z.string().max(maxChars).regex(printable, printableMessage)

/** Checks an opaque identifier: 1 to 128 characters on one line, trimmed. */
export const identifier = z
  .string()
  .trim()
  .min(1)
  .max(128)
  .regex(/^\P{Cc}+$/u, 'must not contain control characters')

/** Checks a hash that stands for an account or a person: 1 to 256 printable characters, trimmed. */
export const hash = z
  .string()
  .trim()
  .min(1)
  .max(256)
  .regex(/^\P{C}+$/u, 'must be printable')
  .meta({ description: 'Keyed hash of an identifier; never the identifier itself.', examples: ['hm1:5f2c…'] })

/** Checks the code of an institution, at most 64 characters. */
export const institutionCode = text(64).meta({ description: 'Code of an institution.', examples: ['UNTY'] })

const money = { description: 'Major units of the deployment’s currency, with at most its decimals.' }

/**
 * Checks money in major units of the deployment's currency. The platform checks the decimals, which depend on
 * it.
 */
export const amount = z.number().min(0).max(maxAmount).meta(money)
/** Checks money as {@link amount} does, and refuses zero. */
export const positiveAmount = z.number().positive().max(maxAmount).meta(money)

/** Checks an instant with its offset (RFC 3339). */
export const instant = z.iso
  .datetime({ offset: true, message: 'must be an instant such as 2026-11-20T09:00:00Z' })
  .meta({ description: 'RFC 3339, with its offset.' })

/**
 * Checks a text that should be one of `values`. The platform refuses other values (422), so that a deployment
 * may have more of them.
 */
export const vocabulary = (values: readonly string[], maxChars = 64) =>
  text(maxChars).meta({
    description: 'A deployment may know more values.',
    examples: [values[0]],
    anyOf: [{ enum: [...values] }, { type: 'string' }],
  })

/**
 * Describes a word of an answer: `values` are the embedded platform's. The interface lists none, so that any text passes, and
 * whoever reads it must be ready for others.
 */
export const answered = (values: readonly string[]) =>
  z.string().meta({
    description: 'Another host may answer other words.',
    anyOf: [{ enum: [...values] }, { type: 'string' }],
  })

const maxObjectBytes = 8 * 1024

/** Checks an object with any members, of at most `maxDepth` levels and 8 KiB of JSON. */
export const openObject = (maxDepth: number) =>
  z
    .record(z.string().max(128), z.unknown())
    .refine((value) => depthOf(value) <= maxDepth, `must not be nested deeper than ${maxDepth} levels`)
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= maxObjectBytes, 'must be at most 8 KiB')

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

/** Checks the members that Parley adds to an answer of the interface. */
export const extensions = z
  .record(z.string(), z.unknown())
  .optional()
  .meta({ description: 'What the platform adds to the documented members.' })

/** Limits the JSON body of an operation, in bytes. */
export const jsonBytes = limits.operationBodyBytes
