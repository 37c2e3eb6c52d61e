/** What every recogniser takes: one channel, 16 kHz. */
export const sampleRateHz = 16_000

/** Turns a piece of speech into words. */
export interface Listener {
  /** Longest piece that it takes, in seconds. */
  maxSeconds: number
  /** `lang` is a code of the model's own; recognisers of one language ignore it. */
  transcribe(samples: Float32Array, lang: string): Promise<string>
}

/** Index of the greatest value between `from` and `to`. */
export function argmax(values: Float32Array, from = 0, to = values.length): number {
  let best = from
  for (let i = from + 1; i < to; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i
  return best
}

/** Of the loudest sample: what is below it at the edges is no speech. */
const edgeLevel = 0.02
const beforeSeconds = 0.1
const afterSeconds = 0.2

/**
 * Takes the silence off both ends, but for a breath. The models were trained on speech: behind a
 * short word and two seconds of nothing they often hear nothing at all.
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

/** Looked at before the limit for the quietest place to cut, in seconds. */
const searchSeconds = 6
const windowSamples = 800

/**
 * Cuts a long recording into pieces of at most `maxSeconds`, where it is quietest, so that few words
 * are cut in two.
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
