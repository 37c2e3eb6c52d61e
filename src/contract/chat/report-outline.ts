import * as z from 'zod'
import { dialogueLanguages } from '../language/dialogue-languages.ts'
import { channelInfo } from './channel.ts'

/** What lets a page go on with a report while there is no network. */

/**
 * Where a report stands, told to her own page alone. `state` is the dialogue's memory, to be handed back
 * to it unread; it lacks what the page has no use for, and her number but for its last digits.
 */
export const reportPlace = z.object({
  /** The chat's last event that it takes into account. */
  seq: z.number().int(),
  state: z.record(z.string(), z.unknown()),
})

export const reportOutlineQuery = z.object({
  gwId: z.string().min(1).max(128),
  /** Language whose own wording of the deployment is wanted. */
  lang: z.string().max(35).default('en'),
})

const dialogLang = z.enum(dialogueLanguages)

/** The public part of a deployment: what everybody may know who wants to report something there. */
export const reportOutline = z
  .object({
    channel: channelInfo,
    profile: z.object({
      currency: z.string(),
      currencyExponent: z.number().int(),
      timezone: z.string(),
      country: z.string(),
      banks: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          aliases: z.array(z.string()).optional(),
          fraudNumber: z.string().optional(),
        }),
      ),
      hotlines: z.array(z.object({ label: z.string(), number: z.string(), hours: z.string().optional() })),
      emergencyNumber: z.string(),
      retentionDays: z.number().int(),
      referenceAmountMinor: z.number().int(),
      languages: z.array(dialogLang),
      texts: z.partialRecord(dialogLang, z.record(z.string(), z.string())).optional(),
    }),
    /** What the relay does besides creating and reading cases. */
    can: z.array(z.enum(['send-report', 'find-case', 'hand-over'])),
  })
  .meta({ id: 'ReportOutline' })

export type ReportPlace = z.infer<typeof reportPlace>
export type ReportOutline = z.infer<typeof reportOutline>
