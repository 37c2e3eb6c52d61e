/** One channel of sound as samples in [-1, 1]. */
export interface Sound {
  samples: Float32Array
  sampleRateHz: number
}

/** Audio format of synthesised or recorded speech. */
export type AudioFormat = 'mp3' | 'wav'

/** Returns the length of a sound, in seconds. */
export const secondsOf = ({ samples, sampleRateHz }: Sound): number => samples.length / sampleRateHz

/** Concatenates sounds; all must have the rate of the first. */
export function joinSounds(sounds: readonly Sound[]): Sound {
  const samples = new Float32Array(sounds.reduce((sum, sound) => sum + sound.samples.length, 0))
  let at = 0
  for (const sound of sounds) {
    samples.set(sound.samples, at)
    at += sound.samples.length
  }
  return { samples, sampleRateHz: sounds[0]?.sampleRateHz ?? 0 }
}

/** The content is not the audio that it claims to be. */
export class BadAudio extends Error {
  override readonly name = 'BadAudio'
}
