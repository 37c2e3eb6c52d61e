import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Sound } from '../audio/sound.ts'
import type { Inference } from './runtime.ts'
import { weightsFolder } from './weights.ts'

/** Languages that have a neural voice, with the name of its weights. */
export const speakerWeights = { en: 'speech-en', de: 'speech-de' } as const
/** Language for which there is a speech synthesis model. */
export type SpeakerLang = keyof typeof speakerWeights

/** Speaks short texts with one voice. */
export interface Speaker {
  /** `speed` is 0.5 to 2; the sound is as long as at speed 1, divided by `speed`, within 3 %. */
  say(text: string, speed: number): Promise<{ sound: Sound; wantedSeconds: number }>
}

interface Metadata {
  symbols: string[]
  tone_offset: number
  language_id: number
  sample_rate: number
}

type ToPhonemes = (
  text: string,
  options: { symbolSet: ReadonlySet<string> },
) => { phones: string[]; tones: number[] }

interface Language {
  toPhonemes: ToPhonemes
  prepare?: (options: { assetBase: string }) => Promise<void>
}

const functionNames: Record<SpeakerLang, string> = { en: 'graphemeToPhonemeEN', de: 'graphemeToPhonemeDE' }

/** Samples per frame of the model: durations are whole frames. */
const frameSamples = 512

/** Loads a voice of dittli-tts (Apache-2.0), a VITS model with its own grapheme-to-phoneme rules. */
export async function loadSpeaker(
  inference: Inference,
  weights: string,
  lang: SpeakerLang,
): Promise<Speaker> {
  const home = weightsFolder(weights, speakerWeights[lang])
  const { toPhonemes, prepare } = await loadLanguage(home, lang)
  await prepare?.({ assetBase: `${join(home, 'assets')}/` })
  const metadata: Metadata = JSON.parse(readFileSync(join(home, 'assets', lang, 'metadata.json'), 'utf8'))
  const session = await inference.open(join(home, 'assets', lang, 'model.onnx'))
  const numbers = new Map(metadata.symbols.map((symbol, index) => [symbol, index]))
  const symbolSet = new Set(metadata.symbols)
  const unknown = numbers.get('UNK') ?? 0

  return {
    async say(text, speed) {
      const { phones, tones } = toPhonemes(text, { symbolSet })
      const { integers, floats } = inference
      const length = phones.length * 2 + 1
      const shape = [1, length]
      const { audio } = await session.run({
        x: integers(spaced(phones.map((phone) => numbers.get(phone) ?? unknown)), shape),
        x_lengths: integers([length], [1]),
        sid: integers([0], [1]),
        tone: integers(spaced(tones.map((tone) => tone + metadata.tone_offset)), shape),
        language: integers(spaced(phones.map(() => metadata.language_id)), shape),
        // Features of a text model that these voices were trained without.
        bert: floats(new Float32Array(length * 1024), [1, 1024, length]),
        ja_bert: floats(new Float32Array(length * 768), [1, 768, length]),
        noise_scale: floats([0.667], [1]),
        noise_scale_w: floats([0.8], [1]),
        length_scale: floats([1 / speed], [1]),
      })
      const sound = { samples: audio?.data ?? new Float32Array(), sampleRateHz: metadata.sample_rate }
      // Each symbol is rounded up to whole frames, by half a frame on average at any speed.
      const rounding = (length * frameSamples) / 2
      const wanted = (rounding + speed * (sound.samples.length - rounding)) / speed
      return { sound, wantedSeconds: wanted / metadata.sample_rate }
    },
  }
}

/** Inserts the empty symbol that the model requires between symbols. */
function spaced(values: readonly number[]): number[] {
  const out: number[] = [0]
  for (const value of values) out.push(value, 0)
  return out
}

async function loadLanguage(home: string, lang: SpeakerLang): Promise<Language> {
  readAssetsByFetch()
  const module: Record<string, unknown> = await import(
    /* @vite-ignore */ pathToFileURL(join(home, `src/g2p_${lang}.js`)).href
  )
  const toPhonemes = module[functionNames[lang]] as ToPhonemes & { prepare?: Language['prepare'] }
  return { toPhonemes, ...(toPhonemes.prepare && { prepare: toPhonemes.prepare }) }
}

/**
 * Replaces `fetch` for the voice's own code, which was made for pages and fetches its tables. In this thread
 * a path is a file; `data:` works as before, and there is no network.
 */
function readAssetsByFetch(): void {
  const before = globalThis.fetch
  globalThis.fetch = async (target) => {
    const path = String(target)
    return path.startsWith('data:') ? before(path) : new Response(await readFile(path))
  }
}
