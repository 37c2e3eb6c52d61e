import type { AudioFormat } from '../audio/sound.ts'
import type { SpeakerLang } from './speaker.ts'

/** How a voice is modified after synthesis. */
export interface VoiceShape {
  /** Pitch factor: 1.18 is played that much faster and thus higher. The length stays as requested. */
  pitch: number
  /** Factor by which the length is multiplied. */
  lengthen: number
}

/** Jobs of a voice thread. */
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
  /** Modifies and encodes the output of another engine, given as a WAV file. */
  | { kind: 'shape'; wav: Uint8Array; shape: VoiceShape; format: AudioFormat }
  | {
      kind: 'hear'
      model: 'english' | 'many'
      lang: string
      audio: Uint8Array
      format: AudioFormat
      maxSeconds: number
    }
  /** Only loads what the job would need. */
  | { kind: 'warm'; engine: EngineName }

/** Name of an engine. */
export type EngineName = 'speak-en' | 'speak-de' | 'hear-english' | 'hear-many'

/** Result of an engine's thread for a job. */
export type VoiceResult =
  | { kind: 'audio'; bytes: Uint8Array; seconds: number }
  | { kind: 'text'; text: string }
  | { kind: 'done' }

/** Message from the thread. `bad-audio` is the caller's fault; everything else is the engine's. */
export type VoiceAnswer =
  | { id: number; ok: true; result: VoiceResult }
  | { id: number; ok: false; code: 'bad-audio' | 'too-long' | 'failed'; message: string }

/** Request for a job, sent to an engine's thread. */
export interface VoiceRequest {
  id: number
  job: VoiceJob
}

/** Start parameters of a thread. */
export interface ThreadData {
  /** Folder with the model weights. */
  weights: string
}
