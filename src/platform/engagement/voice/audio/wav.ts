import { BadAudio, type Sound } from './sound.ts'

const headBytes = 44

/** Encodes RIFF/WAVE with 16-bit PCM, one channel. */
export function encodeWav({ samples, sampleRateHz }: Sound): Uint8Array {
  const bytes = Buffer.alloc(headBytes + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRateHz, 24)
  bytes.writeUInt32LE(sampleRateHz * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (let i = 0; i < samples.length; i++) {
    const value = Math.max(-1, Math.min(1, samples[i] ?? 0))
    bytes.writeInt16LE(Math.round(value * 32767), headBytes + i * 2)
  }
  return bytes
}

interface Format {
  tag: number
  channels: number
  sampleRateHz: number
  bits: number
}

/** Readers of one sample, by format tag and bits: 1 is PCM, 3 is IEEE float. */
const readers: Record<string, (bytes: Buffer, at: number) => number> = {
  '1:8': (bytes, at) => (bytes.readUInt8(at) - 128) / 128,
  '1:16': (bytes, at) => bytes.readInt16LE(at) / 32768,
  '1:24': (bytes, at) => bytes.readIntLE(at, 3) / 8388608,
  '1:32': (bytes, at) => bytes.readInt32LE(at) / 2147483648,
  '3:32': (bytes, at) => bytes.readFloatLE(at),
}

/**
 * Decodes RIFF/WAVE as PCM or float; channels are averaged. A data chunk of unknown length (0 or all ones, as
 * streaming writers leave it) extends to the end.
 * @throws BadAudio
 */
export function decodeWav(content: Uint8Array): Sound {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') {
    throw new BadAudio('not a RIFF/WAVE file')
  }
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const body = at + 8
    if (id === 'fmt ') format = readFormat(bytes, body, size)
    if (id === 'data') {
      if (!format) throw new BadAudio('samples before their format')
      const open = size === 0 || size >= 0x7ffff000
      return readSamples(bytes.subarray(body, open ? bytes.length : body + size), format)
    }
    at = body + size + (size & 1)
  }
  throw new BadAudio('no samples')
}

function readFormat(bytes: Buffer, at: number, size: number): Format {
  if (size < 16 || at + 16 > bytes.length) throw new BadAudio('a format chunk that is too short')
  const tag = bytes.readUInt16LE(at)
  // "Extensible" carries the real tag in the first two bytes of its sub-format.
  const extensible = tag === 0xfffe && size >= 40 && at + 26 <= bytes.length
  return {
    tag: extensible ? bytes.readUInt16LE(at + 24) : tag,
    channels: bytes.readUInt16LE(at + 2),
    sampleRateHz: bytes.readUInt32LE(at + 4),
    bits: bytes.readUInt16LE(at + 14),
  }
}

function readSamples(data: Buffer, { tag, channels, sampleRateHz, bits }: Format): Sound {
  const read = readers[`${tag}:${bits}`]
  if (!read || channels < 1 || sampleRateHz < 1) throw new BadAudio('an encoding that is not PCM')
  const width = bits / 8
  const frame = width * channels
  const samples = new Float32Array(Math.floor(data.length / frame))
  for (let i = 0; i < samples.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += read(data, i * frame + channel * width)
    samples[i] = sum / channels
  }
  return { samples, sampleRateHz }
}
