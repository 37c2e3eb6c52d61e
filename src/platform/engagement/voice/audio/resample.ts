import type { Sound } from './sound.ts'

/** Zero crossings of the sinc on each side: enough to keep aliasing below -50 dB. */
const reach = 12

/**
 * Changes the sample rate with a windowed sinc, and filters out what the lower of the two rates cannot
 * represent (J. O. Smith, "Digital Audio Resampling", the direct form with a Hann window).
 */
export function resample({ samples, sampleRateHz }: Sound, toRateHz: number): Sound {
  if (sampleRateHz === toRateHz) return { samples, sampleRateHz }
  const step = sampleRateHz / toRateHz
  const cut = Math.min(1, 1 / step)
  const half = reach / cut
  const out = new Float32Array(Math.floor(samples.length / step))
  for (let i = 0; i < out.length; i++) {
    const centre = i * step
    const first = Math.max(0, Math.ceil(centre - half))
    const last = Math.min(samples.length - 1, Math.floor(centre + half))
    let sum = 0
    let weight = 0
    for (let k = first; k <= last; k++) {
      const w = kernel((k - centre) * cut)
      sum += (samples[k] ?? 0) * w
      weight += w
    }
    out[i] = weight === 0 ? 0 : sum / weight
  }
  return { samples: out, sampleRateHz: toRateHz }
}

const resolution = 512
const table = Float32Array.from({ length: reach * resolution + 2 }, (_, i) => {
  const x = i / resolution
  if (x >= reach) return 0
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
  return sinc * 0.5 * (1 + Math.cos((Math.PI * x) / reach))
})

/** Returns the windowed sinc from a table; x counts zero crossings. */
const kernel = (x: number): number => table[Math.round(Math.abs(x) * resolution)] ?? 0
