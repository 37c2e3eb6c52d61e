/** Reason why nothing can be recorded. */
export type MicTrouble = 'refused' | 'missing' | 'busy' | 'unsupported'

/** Reason why a voice message was not transcribed. Text chat keeps working in every case. */
export type VoiceTrouble =
  | MicTrouble
  /** No one spoke; nothing was sent. */
  | 'silent'
  /** Someone spoke, but no word was understood. */
  | 'unheard'
  | 'network'
  | 'credits'
  | 'engine'
  /** The relay is still loading its voices. */
  | 'loading'
  | 'slowly'
  | 'other'

/** Reason why a message cannot be read aloud. */
export type PlayTrouble = 'credits' | 'engine' | 'loading' | 'network' | 'blocked' | 'other'

/** Texts of the voice controls. Words in braces are placeholders. */
export interface VoiceTexts {
  opening: string
  /** Announced by screen readers while the microphone is on. */
  recording: string
  /** {seconds} */
  left: string
  cancel: string
  stop: string
  /** {percent} */
  uploading: string
  listening: string
  /** Shown in the composer, above the transcript. */
  check: string
  again: string
  hear: string
  remove: string
  dismiss: string
  troubles: Record<VoiceTrouble, string>
  playTroubles: Record<PlayTrouble, string>
  stopReading: string
  speed: string
  settings: string
  auto: string
  voice: string
  anyVoice: string
  male: string
  female: string
  youSpeak: string
  youHear: string
  asMessage: string
  /** {language} */
  noMale: string
  /** {language} */
  noFemale: string
  /** {language} */
  converted: string
  /** {language} */
  general: string
  /** {language} */
  notHeard: string
  /** {language}; {other}: the language whose voice is used instead. */
  approximate: string
}
