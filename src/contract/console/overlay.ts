import * as z from 'zod'
import type { BrandColors } from '../chat/channel.ts'
import { freshProof } from './people.ts'

/** Console calls for settings that the configuration file does not contain. */

/** Schema of a change of a setting. */
export const settingChange = z.strictObject({
  /** Path of the setting, such as `channels.demo.allowedOrigins`. */
  path: z.string().min(1).max(200),
  /** Null resets the setting. */
  value: z.union([z.null(), z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
  /** Version that the user saw; 0 if the setting was never changed. */
  version: z.number().int().min(0),
})

/** Schema of the approval of a setting: of exactly this digest, by the approver personally, now. */
export const settingApproval = z.strictObject({
  digest: z.string().length(64),
  /** Optional only in a demonstration. */
  proof: freshProof.optional(),
})

/** Result of a change: in effect, or waiting for a second administrator. */
export interface SettingOutcome {
  path: string
  /** Undefined while it waits. */
  version?: number
  /** Id of the pending proposal. */
  proposal?: string
}

/** Change that waits for a second administrator. */
export interface SettingProposal {
  id: string
  path: string
  /** In display form; null if not set. */
  from: string | null
  to: string | null
  /** Digest that a passkey signs. */
  digest: string
  proposedBy: { id: string; firstName: string }
  proposedAt: string
  expiresAt: string
}

/** Change within the last 24 hours. */
interface SettingNews {
  path: string
  from: string | null
  to: string | null
  /** Login name. */
  changedBy: string
  approvedBy: string | null
  changedAt: string
}

/** Pending changes, and those of the last 24 hours. */
export interface SettingChanges {
  waiting: readonly SettingProposal[]
  news: readonly SettingNews[]
}

/** Setting that the console may change: its value and its source. */
export interface SettingView<T> {
  path: string
  /** Null if it is not set anywhere. */
  value: T | null
  /** The file takes precedence; the console's value applies only if the file has none. */
  from: 'file' | 'console' | 'nobody'
  version: number
  changedBy: string | null
  changedAt: string | null
}

/** Phone line. */
export interface LineView {
  label: string
  number: string
  hours?: string | undefined
}

/** Channel of the deployment. */
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
  /** Address of the chat page for a frame in this console, valid for an hour. */
  previewUrl: string
  /** Help on a customer's page while the chat cannot be used, in the channel's first language. */
  help: { lang: string; title: string; lines: readonly LineView[] }
}

/** Channels of the deployment. */
export interface ChannelsView {
  /** Address used in the snippet. */
  relayUrl: string
  /** False if the address is only the one that the relay listens on. */
  isPublic: boolean
  channels: readonly ChannelView[]
}

/** Phone numbers shown to the citizen. */
export interface NumbersView {
  /** Required in the configuration file, so that every chat has it. */
  emergencyNumber: string
  hotlines: readonly LineView[]
  crisisLine: SettingView<LineView>
  childLine: SettingView<LineView>
  violenceLine: SettingView<LineView>
  banks: readonly { code: string; name: string; fraudNumber: SettingView<string> }[]
  /** How they are displayed in each language of the chat. */
  previews: readonly { lang: string; lines: readonly string[] }[]
}

/** Texts of the dialogue in one language. */
export interface TextsView {
  lang: string
  /** Languages of the deployment, including this one. */
  languages: readonly string[]
  texts: readonly { key: string; own: string; wording: SettingView<string> }[]
}
