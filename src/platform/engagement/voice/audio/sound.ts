/** One channel of sound as numbers in [-1, 1]. */
export interface Sound {
  samples: Float32Array
  sampleRateHz: number
}

/** Names the formats that are spoken and heard. */
export type AudioFormat = 'mp3' | 'wav'

/** Length of a sound, in seconds. */
export const secondsOf = ({ samples, sampleRateHz }: Sound): number => samples.length / sampleRateHz

/** One sound after the other; all at the rate of the first. */
export function joinSounds(sounds: readonly Sound[]): Sound {
  const samples = new Float32Array(sounds.reduce((sum, sound) => sum + sound.samples.length, 0))
  let at = 0
  for (const sound of sounds) {
    samples.set(sound.samples, at)
    at += sound.samples.length
  }
  return { samples, sampleRateHz: sounds[0]?.sampleRateHz ?? 0 }
}

/** What was sent is not the audio that it claims to be. */
export class BadAudio extends Error {
  override readonly name = 'BadAudio'
}
