import * as z from 'zod'
import { deliveryChannels } from '../operations/vocabulary.ts'
import { channelInfo } from './channel.ts'

/** Data that a page needs to continue a report offline. */

/**
 * Schema of the state of a report, for the citizen's own page. `state` is the memory of the dialogue, which
 * the page returns unread; it omits what the page does not need, and all but the last digits of the citizen's
 * number.
 */
export const reportPlace = z.object({
  /** Sequence number of the last event that the state includes. */
  seq: z.number().int(),
  state: z.record(z.string(), z.unknown()),
})

/** Schema of the query: which channel's outline, in which language. */
export const reportOutlineQuery = z.object({
  gwId: z.string().min(1).max(128),
  /** Language of the deployment's own wording. */
  lang: z.string().max(35).default('en'),
})

/** Code of a language that the dialogue speaks, such as `ceb`. */
const dialogLang = z.string().regex(/^[a-z]{2,3}$/)

const hotline = z.object({ label: z.string(), number: z.string(), hours: z.string().optional() })

const newsAbilities = deliveryChannels.map((channel) => `news-${channel}` as const)

/** Numbers to call in a country for a person in danger. */
const dangerLines = {
  emergencyNumber: z.string(),
  crisisLine: hotline.optional(),
  childLine: hotline.optional(),
  violenceLine: hotline.optional(),
}

/** Schema of the public part of a deployment: everything visible to anyone who reports there. */
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
      hotlines: z.array(hotline),
      ...dangerLines,
      otherCountries: z.record(z.string(), z.object(dangerLines)).optional(),
      retentionDays: z.number().int(),
      referenceAmountMinor: z.number().int(),
      languages: z.array(dialogLang),
      texts: z.record(dialogLang, z.record(z.string(), z.string())).optional(),
    }),
    /** Abilities of the relay in addition to creating and reading cases. */
    can: z.array(z.enum(['send-report', 'find-case', 'hand-over', ...newsAbilities])),
  })
  .meta({ id: 'ReportOutline' })

/** State of a report for the citizen's own page; see {@link reportPlace}. */
export type ReportPlace = z.infer<typeof reportPlace>
/** Public part of a deployment; see {@link reportOutline}. */
export type ReportOutline = z.infer<typeof reportOutline>
