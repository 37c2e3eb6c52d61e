/** Tables of speech: the embedded platform's credits, the relay's clips and uploads. Booleans are 0 and 1. */
export interface VoiceTables {
  pf_teamspace: TeamspaceTable
  pf_voice_workspace: VoiceWorkspaceTable
  pf_voice_credit: VoiceCreditTable
  pf_credit_alert: CreditAlertTable
  speech_clip: SpeechClipTable
  speech_clip_use: SpeechClipUseTable
  speech_stand_in: SpeechStandInTable
  voice_upload: VoiceUploadTable
  voice_upload_part: VoiceUploadPartTable
}

/** A teamspace of a workspace. */
export interface TeamspaceTable {
  teamspace_id: string
  workspace_id: string
  /** SHA-256 of its takeover secret; null before one was generated. */
  secret_digest: string | null
  secret_made_at: string | null
  created_at: string
}

/** The voice credits of a workspace. */
export interface VoiceWorkspaceTable {
  workspace_id: string
  /** Credits that can be spent; never below 0. */
  balance: number
  unlimited: number
  /** More credits are bought automatically below this balance; null turns that off. */
  top_up_below: number | null
  /** JSON array of the addresses of the billing contacts. */
  billing_emails: string
  /** 1 once a low-balance alert was sent, until the balance is no longer low. */
  alerted: number
  created_at: string
}

/** One movement of credits. */
export interface VoiceCreditTable {
  id: string
  workspace_id: string
  /** The teamspace that used them; the workspace's id if there was none. */
  teamspace_id: string
  kind: 'start' | 'use' | 'purchase' | 'top-up' | 'set'
  /** `held` while a request runs; a failed one leaves no row. */
  state: 'held' | 'done'
  /** Negative for spent credits. */
  amount: number
  /** Price paid, in US cents. */
  price_minor: number
  at: string
  /** Who bought or set them; null for automatic movements. */
  actor: string | null
}

/** An email about low credits that is queued. */
export interface CreditAlertTable {
  alert_id: string
  workspace_id: string
  address: string
  /** Failed attempts. */
  attempts: number
  /** When it is mailed next. */
  next_at: string
}

/** A synthesised piece of speech, stored for further listeners. */
interface SpeechClipTable {
  /** Keyed hash of the text and the voice. */
  key: string
  content_type: string
  bytes: Uint8Array
  size: number
  /** Code of the language whose voice was used instead; null for the language's own voice. */
  approximate: string | null
  created_at: string
  /** Rounded to the hour, so that playing a clip seldom writes. */
  used_at: string
}

/** A chat in which a clip was played. */
interface SpeechClipUseTable {
  chat_id: string
  key: string
}

/** A language that is spoken by the voice of another. */
interface SpeechStandInTable {
  lang: string
  /** Code of the other language. */
  approximate: string
}

/** A voice note that is uploaded in parts. */
interface VoiceUploadTable {
  chat_id: string
  /** Upload id from the page; unique in a chat. */
  client_id: string
  /** Number of bytes received. */
  bytes: number
  /** The recognised words, encrypted; null until then. */
  words: string | null
  created_at: string
  /** Keyed hash of the network that it comes from. */
  address: string
}

interface VoiceUploadPartTable {
  chat_id: string
  client_id: string
  /** Position of its first byte in the recording. */
  at: number
  /** Its bytes, encrypted. */
  sealed: string
}
