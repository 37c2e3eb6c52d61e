import * as z from 'zod'

/**
 * A channel's colours in one theme as `#rrggbb`, by the page's custom properties; computed from `brandColor`
 * so that every text on them can be read.
 */
const brandColors = z.object({
  '--brand': z.string(),
  '--on-brand': z.string(),
  '--brand-text': z.string(),
  '--tint': z.string(),
})

/** Describes what a chat page may know of its channel. */
export const channelInfo = z.object({
  gwId: z.string(),
  title: z.string(),
  assistant: z.enum(['scam-report', 'platform']),
  locales: z.array(z.string()),
  brandColor: z.string(),
  colors: z.object({ light: brandColors, dark: brandColors }).optional(),
  /** Address of a picture (https) of the assistant. */
  avatar: z.string().optional(),
  /** Nothing is kept on the device. */
  ephemeral: z.boolean(),
  /** Whether there is speech, both ways. */
  voice: z.boolean().optional(),
})

/** Holds a channel's colours in one theme, each as `#rrggbb` with enough contrast to be read. */
export type BrandColors = z.infer<typeof brandColors>
/** Describes what a chat page may know of its channel; checked by {@link channelInfo}. */
export type ChannelInfo = z.infer<typeof channelInfo>
