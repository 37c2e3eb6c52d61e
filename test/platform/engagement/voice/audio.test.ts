import { describe, expect, it } from 'vitest'
import { decodeMp3, encodeMp3 } from '../../../../src/platform/engagement/voice/audio/mp3.ts'
import { resample } from '../../../../src/platform/engagement/voice/audio/resample.ts'
import { BadAudio, type Sound, secondsOf } from '../../../../src/platform/engagement/voice/audio/sound.ts'
import { stretch } from '../../../../src/platform/engagement/voice/audio/stretch.ts'
import { decodeWav, encodeWav } from '../../../../src/platform/engagement/voice/audio/wav.ts'

const tone = (hz: number, seconds: number, sampleRateHz: number): Sound => ({
  samples: Float32Array.from(
    { length: seconds * sampleRateHz },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / sampleRateHz),
  ),
  sampleRateHz,
})

/** Returns the frequency of a tone by counting its rising zero crossings, without its edges. */
function pitchOf({ samples, sampleRateHz }: Sound): number {
  const middle = samples.subarray(Math.floor(samples.length * 0.1), Math.floor(samples.length * 0.9))
  let rises = 0
  for (let i = 1; i < middle.length; i++) if ((middle[i - 1] ?? 0) < 0 && (middle[i] ?? 0) >= 0) rises++
  return rises / (middle.length / sampleRateHz)
}

const loudness = ({ samples }: Sound) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

describe('wav file', () => {
  it('returns the samples that were written to it', () => {
    const sound = tone(440, 0.1, 16_000)
    const again = decodeWav(encodeWav(sound))
    expect(again.sampleRateHz).toBe(16_000)
    expect(again.samples.length).toBe(sound.samples.length)
    again.samples.forEach((value, i) => {
      expect(value).toBeCloseTo(sound.samples[i] ?? 0, 3)
    })
  })

  const written = (tag: number, bits: number, channels: number, put: (b: Buffer, at: number) => void) => {
    const width = bits / 8
    const bytes = Buffer.alloc(44 + width * channels * 100)
    bytes.write('RIFF', 0)
    bytes.write('WAVEfmt ', 8)
    bytes.writeUInt32LE(16, 16)
    bytes.writeUInt16LE(tag, 20)
    bytes.writeUInt16LE(channels, 22)
    bytes.writeUInt32LE(8000, 24)
    bytes.writeUInt16LE(bits, 34)
    bytes.write('data', 36)
    bytes.writeUInt32LE(bytes.length - 44, 40)
    for (let at = 44; at < bytes.length; at += width) put(bytes, at)
    return bytes
  }
  it.each([
    { name: '8-bit', file: written(1, 8, 1, (b, at) => b.writeUInt8(192, at)) },
    { name: '16-bit stereo', file: written(1, 16, 2, (b, at) => b.writeInt16LE(16_384, at)) },
    { name: '24-bit', file: written(1, 24, 1, (b, at) => b.writeIntLE(4_194_304, at, 3)) },
    { name: '32-bit', file: written(1, 32, 1, (b, at) => b.writeInt32LE(1_073_741_824, at)) },
    { name: 'float', file: written(3, 32, 1, (b, at) => b.writeFloatLE(0.5, at)) },
  ])('is read as $name', ({ file }) => {
    const { samples, sampleRateHz } = decodeWav(file)
    expect(sampleRateHz).toBe(8000)
    expect(samples.length).toBe(100)
    expect(samples.every((value) => Math.abs(value - 0.5) < 0.01)).toBe(true)
  })

  it.each([
    { name: 'not a RIFF/WAVE file', file: Buffer.from('OggS and so on and on') },
    { name: 'samples before their format', file: Buffer.from('RIFF\0\0\0\0WAVEdata\x04\0\0\0\0\0\0\0') },
    { name: 'an encoding that is not PCM', file: written(2, 4, 1, () => {}) },
  ])('that is $name is refused', ({ file, name }) => {
    expect(() => decodeWav(file)).toThrow(new BadAudio(name))
  })
})

describe('mp3 file', () => {
  it('has the length of its sound, and sounds like it', async () => {
    const again = await decodeMp3(await encodeMp3(tone(300, 1, 24_000)))
    expect(again.sampleRateHz).toBe(24_000)
    expect(secondsOf(again)).toBeGreaterThan(0.95)
    expect(secondsOf(again)).toBeLessThan(1.15)
    expect(pitchOf(again)).toBeCloseTo(300, -1)
  })

  it('that is noise is refused', async () => {
    await expect(decodeMp3(Buffer.alloc(5000, 7))).rejects.toThrow(BadAudio)
  })
})

describe('resampling', () => {
  it.each([
    { from: 44_100, to: 16_000 },
    { from: 8000, to: 16_000 },
    { from: 48_000, to: 24_000 },
  ])('keeps length and pitch from $from Hz to $to Hz', ({ from, to }) => {
    const changed = resample(tone(440, 1, from), to)
    expect(secondsOf(changed)).toBeCloseTo(1, 2)
    expect(pitchOf(changed)).toBeCloseTo(440, -1)
    expect(loudness(changed)).toBeCloseTo(0.354, 1)
  })

  it('removes what the lower rate cannot represent', () => {
    expect(loudness(resample(tone(7000, 0.5, 44_100), 8000))).toBeLessThan(0.01)
  })
})

describe('stretching', () => {
  it.each([0.25, 0.5, 0.8, 1.3, 2, 4])('by %s changes the length but not the pitch', (factor) => {
    const changed = stretch(tone(220, 2, 24_000), factor)
    expect(secondsOf(changed)).toBeCloseTo(2 * factor, 2)
    expect(Math.abs(pitchOf(changed) - 220)).toBeLessThan(5)
    expect(loudness(changed)).toBeGreaterThan(0.3)
  })
})
