/** Tables of speech: the embedded platform's credits, and the relay's clips. Booleans are 0 and 1. */
export interface VoiceTables {
  pf_voice_workspace: VoiceWorkspaceTable
  pf_voice_credit: VoiceCreditTable
  speech_clip: SpeechClipTable
  speech_stand_in: SpeechStandInTable
  voice_upload: VoiceUploadTable
  voice_upload_part: VoiceUploadPartTable
}

export interface VoiceWorkspaceTable {
  teamspace_id: string
  /** Credits that can be spent; never below 0. */
  balance: number
  unlimited: number
  /** Buys more by itself below this balance; null: never. */
  top_up_below: number | null
  /** JSON array of the addresses of those who may view billing. */
  billing_emails: string
  /** 1 once they have been told that the balance is low, until it is not. */
  alerted: number
  created_at: string
}

/** One movement of credits. */
export interface VoiceCreditTable {
  id: string
  teamspace_id: string
  kind: 'start' | 'use' | 'purchase' | 'top-up' | 'set'
  /** `held` while a request runs; a failed one leaves no row. */
  state: 'held' | 'done'
  /** Negative for what was spent. */
  amount: number
  /** What was paid, in US cents. */
  price_minor: number
  at: string
}

/** A piece of speech that was paid for once. */
interface SpeechClipTable {
  /** Keyed hash of what is spoken and how. */
  key: string
  content_type: string
  bytes: Uint8Array
  size: number
  /** Code of the language whose voice stood in; null for a voice of its own. */
  approximate: string | null
  created_at: string
  /** To the hour, so that playing a clip seldom writes. */
  used_at: string
}

/** A language that is spoken by the voice of another. */
interface SpeechStandInTable {
  lang: string
  /** Code of the other language. */
  approximate: string
}

/** A voice note that comes in parts. */
interface VoiceUploadTable {
  chat_id: string
  /** The page's own name for it; unique in a chat. */
  client_id: string
  /** So many have come. */
  bytes: number
  /** What it was found to say, encrypted; null until then. */
  words: string | null
  created_at: string
}

interface VoiceUploadPartTable {
  chat_id: string
  client_id: string
  /** Of its first byte in the recording. */
  at: number
  /** Its bytes, encrypted. */
  sealed: string
}
