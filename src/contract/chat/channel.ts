import * as z from 'zod'

/**
 * A channel's colours in one theme as `#rrggbb`, keyed by the page's custom properties. They are computed
 * from `brandColor` so that all text on them is readable.
 */
const brandColors = z.object({
  '--brand': z.string(),
  '--on-brand': z.string(),
  '--brand-text': z.string(),
  '--tint': z.string(),
})

/** Schema of the channel information that a chat page may read. */
export const channelInfo = z.object({
  gwId: z.string(),
  title: z.string(),
  assistant: z.enum(['scam-report', 'platform']),
  locales: z.array(z.string()),
  brandColor: z.string(),
  colors: z.object({ light: brandColors, dark: brandColors }).optional(),
  /** https address of the assistant's picture. */
  avatar: z.string().optional(),
  /** Whether the device stores nothing. */
  ephemeral: z.boolean(),
  /** Whether speech input and output are available. */
  voice: z.boolean().optional(),
})

/** A channel's colours in one theme, each as `#rrggbb` with enough contrast to be readable. */
export type BrandColors = z.infer<typeof brandColors>
/** Channel information that a chat page may read; validated by {@link channelInfo}. */
export type ChannelInfo = z.infer<typeof channelInfo>
