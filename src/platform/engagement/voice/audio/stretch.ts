import type { Sound } from './sound.ts'

const windowSeconds = 0.03
const searchSeconds = 0.008

/**
 * Makes a sound `factor` times as long at the same pitch: overlapping windows are placed at a different
 * spacing from the one they were taken at, each shifted to where it best matches the output so far (WSOLA;
 * Verhelst and Roelands, 1993).
 */
export function stretch({ samples, sampleRateHz }: Sound, factor: number): Sound {
  const half = Math.round((windowSeconds * sampleRateHz) / 2)
  const search = Math.round(searchSeconds * sampleRateHz)
  const length = Math.round(samples.length * factor)
  if (Math.abs(factor - 1) < 0.02 || samples.length < 4 * half) return { samples, sampleRateHz }
  const out = new Float32Array(length + 2 * half)
  const fade = Float32Array.from({ length: half }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / half))
  let from = 0
  for (let to = 0; to < length; to += half) {
    if (to > 0)
      from = bestStart(samples, { natural: from + half, wanted: Math.round(to / factor), half, search })
    for (let i = 0; i < half; i++) {
      const rise = to === 0 ? 1 : (fade[i] ?? 0)
      out[to + i] = (out[to + i] ?? 0) + (samples[from + i] ?? 0) * rise
      out[to + half + i] = (samples[from + half + i] ?? 0) * (1 - (fade[i] ?? 0))
    }
  }
  return { samples: out.subarray(0, length), sampleRateHz }
}

interface Search {
  /** Where the last window would continue naturally. */
  natural: number
  /** Ideal start of the next window. */
  wanted: number
  half: number
  search: number
}

/** Returns the start near `wanted` that is most similar to the natural continuation. */
function bestStart(samples: Float32Array, { natural, wanted, half, search }: Search): number {
  let best = wanted
  let bestScore = Number.NEGATIVE_INFINITY
  for (let at = Math.max(0, wanted - search); at <= wanted + search; at += 2) {
    let dot = 0
    let energy = 1e-9
    for (let i = 0; i < half; i += 4) {
      const one = samples[at + i] ?? 0
      dot += one * (samples[natural + i] ?? 0)
      energy += one * one
    }
    const score = dot / Math.sqrt(energy)
    if (score > bestScore) {
      bestScore = score
      best = at
    }
  }
  return best
}
