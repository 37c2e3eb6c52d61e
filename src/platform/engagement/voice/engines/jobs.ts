import { decodeMp3, encodeMp3 } from '../audio/mp3.ts'
import { resample } from '../audio/resample.ts'
import { type AudioFormat, joinSounds, type Sound, secondsOf } from '../audio/sound.ts'
import { stretch } from '../audio/stretch.ts'
import { decodeWav, encodeWav } from '../audio/wav.ts'
import { cutAtPauses, type Listener, sampleRateHz, trimSilence } from './listener.ts'
import { loadEnglishListener } from './listener-en.ts'
import { loadManyListener } from './listener-many.ts'
import type { EngineName, VoiceJob, VoiceResult, VoiceShape } from './protocol.ts'
import { type Inference, loadRuntime } from './runtime.ts'
import { loadSpeaker, type Speaker, type SpeakerLang } from './speaker.ts'
import { toPieces } from './text-pieces.ts'

/** Sample rate of all synthesised speech. */
const outputRateHz = 24_000
/** Pause between two pieces of a text. */
const breathSeconds = 0.18
/** Outside this range the voice swallows or drawls sounds; the rest is stretched. */
const nativeSpeed = { min: 0.5, max: 2 }

/** The recording exceeds the maximum length. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** Creates the job runner of a voice thread. Engines are loaded on first use and stay loaded. */
export function createJobs(weights: string): (job: VoiceJob) => Promise<VoiceResult> {
  const once = createOnce()
  const inference = (): Promise<Inference> => once('runtime', () => loadRuntime(weights))
  const speaker = (lang: SpeakerLang): Promise<Speaker> =>
    once(`speak-${lang}`, async () => loadSpeaker(await inference(), weights, lang))
  const listener = (model: 'english' | 'many'): Promise<Listener> =>
    once(`hear-${model}`, async () =>
      (model === 'english' ? loadEnglishListener : loadManyListener)(await inference(), weights),
    )
  // The first run of a model is slower than later ones.
  const warmUp: Record<EngineName, () => Promise<unknown>> = {
    'speak-en': async () => (await speaker('en')).say('ready', 1),
    'speak-de': async () => (await speaker('de')).say('bereit', 1),
    'hear-english': async () => (await listener('english')).transcribe(new Float32Array(sampleRateHz), 'en'),
    'hear-many': () => listener('many'),
  }

  return async (job) => {
    switch (job.kind) {
      case 'speak':
        return toAudio(await speak(await speaker(job.lang), job), job.format)
      case 'shape':
        return toAudio(shape(decodeWav(job.wav), job.shape), job.format)
      case 'hear':
        return { kind: 'text', text: await hear(await listener(job.model), job) }
      case 'warm':
        await once(`warm-${job.engine}`, warmUp[job.engine])
        return { kind: 'done' }
      default:
        return job satisfies never
    }
  }
}

async function speak(voice: Speaker, { text, speed, pitch }: Extract<VoiceJob, { kind: 'speak' }>) {
  const native = Math.min(nativeSpeed.max, Math.max(nativeSpeed.min, speed))
  const sounds: Sound[] = []
  for (const piece of toPieces(text)) {
    const { sound, wantedSeconds } = await voice.say(piece, native)
    const lengthen = (wantedSeconds / secondsOf(sound)) * (native / speed)
    sounds.push(shape(sound, { pitch, lengthen }))
    const pause = Math.round((breathSeconds * outputRateHz) / speed)
    sounds.push({ samples: new Float32Array(pause), sampleRateHz: outputRateHz })
  }
  return joinSounds(sounds)
}

/** Played faster, a voice becomes higher and shorter; it is then stretched to the right length. */
function shape({ samples, sampleRateHz: rate }: Sound, { pitch, lengthen }: VoiceShape): Sound {
  const played = resample({ samples, sampleRateHz: rate * pitch }, outputRateHz)
  return stretch(played, lengthen * pitch)
}

async function toAudio(sound: Sound, format: AudioFormat): Promise<VoiceResult> {
  const bytes = format === 'mp3' ? await encodeMp3(sound) : encodeWav(sound)
  return { kind: 'audio', bytes, seconds: secondsOf(sound) }
}

async function hear(listener: Listener, job: Extract<VoiceJob, { kind: 'hear' }>): Promise<string> {
  const decoded = job.format === 'wav' ? decodeWav(job.audio) : await decodeMp3(job.audio)
  if (secondsOf(decoded) > job.maxSeconds) throw new TooLong(`longer than ${job.maxSeconds} seconds`)
  const { samples } = resample(decoded, sampleRateHz)
  const words: string[] = []
  for (const piece of cutAtPauses(samples, listener.maxSeconds).map(trimSilence)) {
    // Shorter than any word; the models would invent one.
    if (piece.length < sampleRateHz / 10 || isSilent(piece)) continue
    words.push(await listener.transcribe(piece, job.lang))
  }
  return words.filter((part) => part !== '').join(' ')
}

/**
 * Returns whether a piece is below -60 dB: no one is speaking, and a model would recognise "you" or "thank
 * you" in it.
 */
const isSilent = (samples: Float32Array): boolean => {
  let energy = 0
  for (const value of samples) energy += value * value
  return Math.sqrt(energy / samples.length) < 0.001
}

/** Creates each thing once; a failure is retried. */
function createOnce() {
  const made = new Map<string, Promise<unknown>>()
  return <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const existing = made.get(name) as Promise<T> | undefined
    if (existing) return existing
    const fresh = make()
    made.set(name, fresh)
    fresh.catch(() => made.delete(name))
    return fresh
  }
}
