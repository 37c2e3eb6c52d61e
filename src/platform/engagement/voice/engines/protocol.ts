import type { AudioFormat } from '../audio/sound.ts'
import type { SpeakerLang } from './speaker.ts'

/** How a voice is changed after it has spoken. */
export interface VoiceShape {
  /** 1.18 is played so much faster, and so much higher. The length stays as wanted. */
  pitch: number
  /** Times as long as it is. */
  lengthen: number
}

/** What a voice thread can do. */
export type VoiceJob =
  | {
      kind: 'speak'
      lang: SpeakerLang
      text: string
      /** 0.25 to 4. */
      speed: number
      pitch: number
      format: AudioFormat
    }
  /** Changes and encodes what another engine has spoken, as a WAV file. */
  | { kind: 'shape'; wav: Uint8Array; shape: VoiceShape; format: AudioFormat }
  | {
      kind: 'hear'
      model: 'english' | 'many'
      lang: string
      audio: Uint8Array
      format: AudioFormat
      maxSeconds: number
    }
  /** Loads what the job would need, and does nothing else. */
  | { kind: 'warm'; engine: EngineName }

/** Names the engines. */
export type EngineName = 'speak-en' | 'speak-de' | 'hear-english' | 'hear-many'

/** Holds what an engine's thread gives back for a piece of work. */
export type VoiceResult =
  | { kind: 'audio'; bytes: Uint8Array; seconds: number }
  | { kind: 'text'; text: string }
  | { kind: 'done' }

/** From the thread. `bad-audio` is the caller's fault; everything else is the engine's. */
export type VoiceAnswer =
  | { id: number; ok: true; result: VoiceResult }
  | { id: number; ok: false; code: 'bad-audio' | 'too-long' | 'failed'; message: string }

/** Asks an engine's thread for a piece of work. */
export interface VoiceRequest {
  id: number
  job: VoiceJob
}

/** What a thread is started with. */
export interface ThreadData {
  /** Folder of the weights. */
  weights: string
}
