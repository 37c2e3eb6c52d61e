import { sampleRateHz } from './listener.ts'

const windowSamples = 400
const hopSamples = 160
const bins = windowSamples / 2 + 1
/** Number of mel bands that Whisper was trained on. */
export const melBands = 80
/** Frames of 10 ms in a spectrogram: 30 seconds, as the model was trained on. */
export const melFrames = 3000

/** Slaney's mel scale: linear below 1 kHz, logarithmic above. */
const toMel = (hz: number): number =>
  hz < 1000 ? (hz * 3) / 200 : 15 + Math.log(hz / 1000) / (Math.log(6.4) / 27)
const fromMel = (mel: number): number =>
  mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp((mel - 15) * (Math.log(6.4) / 27))

/** Creates triangles of equal area, each over two neighbours of the mel scale. */
function filterBank(): Float32Array[] {
  const top = toMel(sampleRateHz / 2)
  const edges = Array.from({ length: melBands + 2 }, (_, i) => fromMel((top * i) / (melBands + 1)))
  return Array.from({ length: melBands }, (_, band) => {
    const [low = 0, mid = 0, high = 0] = edges.slice(band, band + 3)
    return Float32Array.from({ length: bins }, (_, bin) => {
      const hz = (bin * sampleRateHz) / windowSamples
      const height = Math.min((hz - low) / (mid - low), (high - hz) / (high - mid))
      return (Math.max(0, height) * 2) / (high - low)
    })
  })
}

/**
 * Creates the input of Whisper: 80 logarithmic mel bands, a frame every 10 ms, 30 s (Radford et al., 2022).
 * Accepts at most 30 s of 16 kHz samples; shorter input is padded with silence.
 */
export function createLogMel(): (samples: Float32Array) => Float32Array {
  const bank = filterBank()
  const hann = Float32Array.from(
    { length: windowSamples },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / windowSamples),
  )
  const cos = Float32Array.from({ length: windowSamples }, (_, i) =>
    Math.cos((2 * Math.PI * i) / windowSamples),
  )
  const sin = Float32Array.from({ length: windowSamples }, (_, i) =>
    Math.sin((2 * Math.PI * i) / windowSamples),
  )
  const power = new Float32Array(bins)
  const windowed = new Float32Array(windowSamples)

  const transform = (): void => {
    for (let bin = 0; bin < bins; bin++) {
      let real = 0
      let imaginary = 0
      for (let i = 0, turn = 0; i < windowSamples; i++) {
        const value = windowed[i] ?? 0
        real += value * (cos[turn] ?? 0)
        imaginary -= value * (sin[turn] ?? 0)
        turn += bin
        if (turn >= windowSamples) turn -= windowSamples
      }
      power[bin] = real * real + imaginary * imaginary
    }
  }

  return (samples) => {
    const padded = pad(samples.subarray(0, sampleRateHz * 30))
    const out = new Float32Array(melBands * melFrames).fill(-10)
    // Frames of pure silence need no transform.
    const last = Math.min(melFrames, Math.ceil((samples.length + windowSamples) / hopSamples))
    for (let frame = 0; frame < last; frame++) {
      for (let i = 0; i < windowSamples; i++) {
        windowed[i] = (padded[frame * hopSamples + i] ?? 0) * (hann[i] ?? 0)
      }
      transform()
      for (let band = 0; band < melBands; band++) {
        const row = bank[band]
        let sum = 0
        for (let bin = 0; bin < bins; bin++) sum += (row?.[bin] ?? 0) * (power[bin] ?? 0)
        out[band * melFrames + frame] = Math.log10(Math.max(sum, 1e-10))
      }
    }
    return normalise(out)
  }
}

/** Adds half a window before the first sample, mirrored, as in training. */
function pad(samples: Float32Array): Float32Array {
  const half = windowSamples / 2
  const out = new Float32Array(sampleRateHz * 30 + windowSamples)
  out.set(samples, half)
  for (let i = 0; i < half; i++) out[half - 1 - i] = out[half + 1 + i] ?? 0
  return out
}

/** Limits the range to 80 dB below the loudest value, and scales it to at most about 1. */
function normalise(values: Float32Array): Float32Array {
  let top = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > top) top = value
  for (let i = 0; i < values.length; i++) values[i] = (Math.max(values[i] ?? 0, top - 8) + 4) / 4
  return values
}
