/** Why nothing can be recorded. */
export type MicTrouble = 'refused' | 'missing' | 'busy' | 'unsupported'

/** Why a note did not become words. Text chat goes on with all of them. */
export type VoiceTrouble =
  | MicTrouble
  /** Nobody spoke: nothing was sent. */
  | 'silent'
  /** Somebody spoke, and no word was understood. */
  | 'unheard'
  | 'network'
  | 'credits'
  | 'engine'
  /** The voices are still on their way to the relay. */
  | 'loading'
  | 'slowly'
  | 'other'

/** Names why a message cannot be read out. */
export type PlayTrouble = 'credits' | 'engine' | 'loading' | 'network' | 'blocked' | 'other'

/** Everything that voice says. Words in braces are put in by the page. */
export interface VoiceTexts {
  opening: string
  /** For screen readers, when the microphone is open. */
  recording: string
  /** {seconds} */
  left: string
  cancel: string
  stop: string
  /** {percent} */
  uploading: string
  listening: string
  /** In the composer, above the words. */
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
  /** {language}, {other}: the one whose voice stands in */
  approximate: string
}
