import * as z from 'zod'
import type { BrandColors } from '../chat/channel.ts'
import { freshProof } from './people.ts'

/** The calls of the console for what is set there where the configuration file names nothing. */

/** Checks what is to be set. */
export const settingChange = z.strictObject({
  /** The way to the setting, such as `channels.demo.allowedOrigins`. */
  path: z.string().min(1).max(200),
  /** Null takes back what was set. */
  value: z.union([z.null(), z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
  /** The version that the person has seen; 0 where nothing was ever set. */
  version: z.number().int().min(0),
})

/** Checks which change of a setting is approved: this digest and no other, by the person herself, now. */
export const settingApproval = z.strictObject({
  digest: z.string().length(64),
  /** May be left out in a demonstration alone. */
  proof: freshProof.optional(),
})

/** Says what came of a change: it counts, or waits for a second administrator. */
export interface SettingOutcome {
  path: string
  /** Undefined while it waits. */
  version?: number
  /** The proposal that waits. */
  proposal?: string
}

/** Describes a change that waits for a second administrator. */
export interface SettingProposal {
  id: string
  path: string
  /** As they are shown; null where nothing is set. */
  from: string | null
  to: string | null
  /** What a passkey signs. */
  digest: string
  proposedBy: { id: string; firstName: string }
  proposedAt: string
  expiresAt: string
}

/** Describes a change of the last day. */
interface SettingNews {
  path: string
  from: string | null
  to: string | null
  /** Names for signing in. */
  changedBy: string
  approvedBy: string | null
  changedAt: string
}

/** Describes what waits, and what has changed within a day. */
export interface SettingChanges {
  waiting: readonly SettingProposal[]
  news: readonly SettingNews[]
}

/** Describes a setting that the console may have: its value, and who says so. */
export interface SettingView<T> {
  path: string
  /** Null where nobody says anything. */
  value: T | null
  /** The file wins; the console counts where the file names nothing. */
  from: 'file' | 'console' | 'nobody'
  version: number
  changedBy: string | null
  changedAt: string | null
}

/** Describes a line that can be called. */
export interface LineView {
  label: string
  number: string
  hours?: string | undefined
}

/** Describes a channel of the deployment. */
export interface ChannelView {
  gwId: string
  title: string
  assistant: 'scam-report' | 'platform'
  locales: readonly string[]
  brandColor: string
  colors: { light: BrandColors; dark: BrandColors }
  ephemeral: boolean
  hasVoice: boolean
  allowedOrigins: SettingView<readonly string[]>
  /** The chat page's address for a frame of this console, good for an hour. */
  previewUrl: string
}

/** Describes the channels. */
export interface ChannelsView {
  /** The address that stands in the snippet. */
  relayUrl: string
  /** False where the address is only the one that the relay listens on. */
  isPublic: boolean
  channels: readonly ChannelView[]
}

/** Describes the telephone numbers that she is told. */
export interface NumbersView {
  /** Needed in the file, so that no chat is without them. */
  emergencyNumber: string
  hotlines: readonly LineView[]
  crisisLine: SettingView<LineView>
  childLine: SettingView<LineView>
  banks: readonly { code: string; name: string; fraudNumber: SettingView<string> }[]
  /** How they stand in each language that the chat speaks. */
  previews: readonly { lang: string; lines: readonly string[] }[]
}

/** Describes what the dialogue says in a language. */
export interface TextsView {
  lang: string
  /** The other languages of the deployment, and this one. */
  languages: readonly string[]
  texts: readonly { key: string; own: string; wording: SettingView<string> }[]
}
