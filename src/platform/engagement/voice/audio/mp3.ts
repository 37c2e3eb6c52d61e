import { MPEGDecoder } from 'mpg123-decoder'
import { createMp3Encoder } from 'wasm-media-encoders'
import { BadAudio, type Sound } from './sound.ts'

/** Clear speech at 24 kHz; a minute takes 360 kB. */
const bitrate = 48
/** Samples per encoder call; the encoder's own buffers grow with it. */
const blockSamples = 48_000

/** Encodes to MP3 with a constant bit rate of 48 kbit/s. The sample rate must be one that MP3 supports. */
export async function encodeMp3({ samples, sampleRateHz }: Sound): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: sampleRateHz, bitrate })
  const parts: Buffer[] = []
  for (let at = 0; at < samples.length; at += blockSamples) {
    // The result is a view of the encoder's memory, which the next call overwrites.
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + blockSamples)])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}

/**
 * Decodes MP3; channels are averaged.
 * @throws BadAudio if none of it can be decoded
 */
export async function decodeMp3(content: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(content)
    const [left, right] = channelData
    if (!left || samplesDecoded === 0 || sampleRate === 0) throw new BadAudio('no MP3 frame')
    const samples = left.slice(0, samplesDecoded)
    if (right) for (let i = 0; i < samples.length; i++) samples[i] = ((samples[i] ?? 0) + (right[i] ?? 0)) / 2
    return { samples, sampleRateHz: sampleRate }
  } finally {
    decoder.free()
  }
}
