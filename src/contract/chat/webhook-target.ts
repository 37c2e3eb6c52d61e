import * as z from 'zod'
import { customerEventTypes } from './customer-event-names.ts'

/** How a server that receives chat events is identified, in the configuration file and in the console. */

/** Schema of a target's name. */
export const targetName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits or -')

/** Schema of a target's address. */
export const targetUrl = z
  .string()
  .max(2_048)
  .regex(/^https?:\/\/[^\s#@]+$/, 'must be an https address without password or fragment')
  .refine((url) => URL.canParse(url), 'must be an address')

/** Schema of the events that a target receives. */
export const targetEvents = z.array(z.enum(customerEventTypes)).min(1)

/** Maximum number of targets per channel. */
export const maxTargets = 10
