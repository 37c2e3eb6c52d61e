/** Result of speech detection for a block of sound. */
export interface Activity {
  /** 0 to 1, for display. */
  level: number
  /** Whether there has been enough speech for a word. */
  hasSpoken: boolean
  /** Time since the last speech, in milliseconds. */
  silenceMs: number
}

/** Decibels above the noise floor at which speech begins and ends. */
const onDb = 7
const offDb = 4
/** Quieter blocks are never speech, even in the quietest room. */
const minimumRms = 0.0025
const wordMs = 200
/** Pause that resets the detection before the first word: a click is not speech. */
const forgetMs = 300
const floorMs = 4000

/**
 * Distinguishes speech from noise by its energy between 250 and 3400 Hz over the noise floor of the last four
 * seconds, with hysteresis. As good as a neural detector in steady noise, at a ten-thousandth of the size.
 */
export function createActivity(sampleRateHz: number): (samples: Float32Array) => Activity {
  const filters = [createFilter(250, true, sampleRateHz), createFilter(3400, false, sampleRateHz)]
  const recent: number[] = []
  let isSpeech = false
  let hasSpoken = false
  let spokenMs = 0
  let silenceMs = 0

  return (samples) => {
    const ms = (samples.length / sampleRateHz) * 1000
    let energy = 0
    for (const sample of samples) {
      const value = filters.reduce((signal, filter) => filter(signal), sample)
      energy += value * value
    }
    const rms = Math.sqrt(energy / samples.length)
    recent.push(rms)
    if (recent.length > floorMs / ms) recent.shift()
    const floor = Math.max([...recent].sort((a, b) => a - b)[Math.floor(recent.length * 0.15)] ?? 0, 2e-4)
    const db = 20 * Math.log10(rms / floor)
    isSpeech = rms > minimumRms && db > (isSpeech ? offDb : onDb)
    if (isSpeech) {
      spokenMs += ms
      silenceMs = 0
      if (spokenMs >= wordMs) hasSpoken = true
    } else {
      silenceMs += ms
      if (!hasSpoken && silenceMs > forgetMs) spokenMs = 0
    }
    // -60 dB to -12 dB is the range of a voice near a telephone.
    const level = Math.min(1, Math.max(0, (20 * Math.log10(rms + 1e-6) + 60) / 48))
    return { level, hasSpoken, silenceMs }
  }
}

/** A second-order Butterworth high-pass or low-pass filter (R. Bristow-Johnson's cookbook). */
function createFilter(hz: number, isHigh: boolean, sampleRateHz: number): (sample: number) => number {
  const turn = (2 * Math.PI * hz) / sampleRateHz
  const cos = Math.cos(turn)
  const alpha = Math.sin(turn) / Math.SQRT2
  const edge = (isHigh ? 1 + cos : 1 - cos) / 2 / (1 + alpha)
  const middle = isHigh ? -2 * edge : 2 * edge
  const a1 = (-2 * cos) / (1 + alpha)
  const a2 = (1 - alpha) / (1 + alpha)
  let z1 = 0
  let z2 = 0
  return (sample) => {
    const out = edge * sample + z1
    z1 = middle * sample - a1 * out + z2
    z2 = edge * sample - a2 * out
    return out
  }
}
