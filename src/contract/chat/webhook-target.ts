import * as z from 'zod'
import { type CustomerEventType, customerEventTypes } from './customer-event-names.ts'

/** What a server that is told what happens in chats is named by, in the configuration file and at the console. */

/** Checks the name of a target. */
export const targetName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits or -')

/** Checks the address of a target. */
export const targetUrl = z
  .string()
  .max(2_048)
  .regex(/^https?:\/\/[^\s#@]+$/, 'must be an https address without password or fragment')
  .refine((url) => URL.canParse(url), 'must be an address')

/** Checks what a target is told. */
export const targetEvents = z
  .array(z.enum(customerEventTypes as [CustomerEventType, ...CustomerEventType[]]))
  .min(1)

/** A channel has at most so many targets. */
export const maxTargets = 10
