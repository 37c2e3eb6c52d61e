/** Input of every recogniser: one channel, 16 kHz. */
export const sampleRateHz = 16_000

/** Converts a piece of speech to text. */
export interface Listener {
  /** Longest piece that it accepts, in seconds. */
  maxSeconds: number
  /** `lang` is the model's own code; recognisers of one language ignore it. */
  transcribe(samples: Float32Array, lang: string): Promise<string>
}

/** Returns the index of the greatest value between `from` and `to`. */
export function argmax(values: Float32Array, from = 0, to = values.length): number {
  let best = from
  for (let i = from + 1; i < to; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i
  return best
}

/** Relative to the loudest sample: quieter edges contain no speech. */
const edgeLevel = 0.02
const beforeSeconds = 0.1
const afterSeconds = 0.2

/**
 * Trims the silence at both ends, except for a short margin. The models were trained on speech: given a short
 * word and two seconds of silence, they often recognise nothing at all.
 */
export function trimSilence(samples: Float32Array): Float32Array {
  let peak = 0
  for (const value of samples) peak = Math.max(peak, Math.abs(value))
  const isLoud = (value: number) => Math.abs(value) > peak * edgeLevel
  const first = samples.findIndex(isLoud)
  const last = samples.findLastIndex(isLoud)
  if (first < 0) return samples
  return samples.subarray(
    Math.max(0, first - beforeSeconds * sampleRateHz),
    Math.min(samples.length, last + 1 + afterSeconds * sampleRateHz),
  )
}

/** How far before the limit to search for the quietest place to cut, in seconds. */
const searchSeconds = 6
const windowSamples = 800

/**
 * Cuts a long recording into pieces of at most `maxSeconds` at its quietest places, so that few words are cut
 * in two.
 */
export function cutAtPauses(samples: Float32Array, maxSeconds: number): Float32Array[] {
  const most = maxSeconds * sampleRateHz
  const pieces: Float32Array[] = []
  let start = 0
  while (samples.length - start > most) {
    const cut = quietest(samples, start + most - searchSeconds * sampleRateHz, start + most)
    pieces.push(samples.subarray(start, cut))
    start = cut
  }
  pieces.push(samples.subarray(start))
  return pieces
}

function quietest(samples: Float32Array, from: number, to: number): number {
  let best = to
  let least = Number.POSITIVE_INFINITY
  for (let at = from; at + windowSamples <= to; at += windowSamples) {
    let energy = 0
    for (let i = at; i < at + windowSamples; i++) energy += (samples[i] ?? 0) ** 2
    if (energy < least) {
      least = energy
      best = at + windowSamples / 2
    }
  }
  return best
}
