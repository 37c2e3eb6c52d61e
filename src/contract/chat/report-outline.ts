import * as z from 'zod'
import { deliveryChannels } from '../operations/vocabulary.ts'
import { channelInfo } from './channel.ts'

/** What a page needs to continue a report while there is no network. */

/**
 * Describes the state of a report for the citizen's own page. `state` is the memory of the dialogue, which
 * the page returns unread; it leaves out what the page does not need, and all but the last digits of her
 * number.
 */
export const reportPlace = z.object({
  /** Sequence number of the last event that the state includes. */
  seq: z.number().int(),
  state: z.record(z.string(), z.unknown()),
})

/** Checks which channel's outline is wanted, and in which language. */
export const reportOutlineQuery = z.object({
  gwId: z.string().min(1).max(128),
  /** Language of the deployment's own wording. */
  lang: z.string().max(35).default('en'),
})

/** Code of a language that the dialogue speaks, such as `ceb`. */
const dialogLang = z.string().regex(/^[a-z]{2,3}$/)

const hotline = z.object({ label: z.string(), number: z.string(), hours: z.string().optional() })

const newsAbilities = deliveryChannels.map((channel) => `news-${channel}` as const)

/** Whom somebody in danger can call in a country. */
const dangerLines = {
  emergencyNumber: z.string(),
  crisisLine: hotline.optional(),
  childLine: hotline.optional(),
}

/** Describes the public part of a deployment: what anybody who wants to report there may know. */
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
    /** What the relay does besides creating and reading cases. */
    can: z.array(z.enum(['send-report', 'find-case', 'hand-over', ...newsAbilities])),
  })
  .meta({ id: 'ReportOutline' })

/** Holds the state of a report for the citizen's own page; see {@link reportPlace}. */
export type ReportPlace = z.infer<typeof reportPlace>
/** Holds the public part of a deployment; see {@link reportOutline}. */
export type ReportOutline = z.infer<typeof reportOutline>
