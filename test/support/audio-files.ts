import { createHash } from 'node:crypto'
import { createMp3Encoder } from 'wasm-media-encoders'

/** Valid and invalid recordings for tests, generated on the fly. */

const megabyte = 1024 * 1024

/** Returns pseudo-random bytes, the same in every run. */
export function noise(length: number, seed = 1): Buffer {
  const blocks: Buffer[] = []
  for (let i = 0; i * 32 < length; i++) blocks.push(createHash('sha256').update(`${seed}:${i}`).digest())
  return Buffer.concat(blocks).subarray(0, length)
}

const tone = (seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => 0.4 * Math.sin((i * 2 * Math.PI * 440) / rate))

export interface Mp3Options {
  seconds?: number
  rate?: number
  bitrate?: 8 | 16 | 24 | 32 | 64 | 128
}

export async function mp3({ seconds = 1, rate = 16_000, bitrate = 32 }: Mp3Options = {}): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: rate, bitrate })
  const parts: Buffer[] = []
  const samples = tone(Math.min(seconds, 10), rate)
  for (let left = seconds; left > 0; left -= 10) {
    parts.push(Buffer.from(encoder.encode([samples.subarray(0, Math.min(left, 10) * rate)])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}

export interface WavOptions {
  seconds?: number
  rate?: number
  channels?: number
  bits?: number
  tag?: number
  /** Declared size of the data chunk. */
  declared?: number
  /** Chunks between `fmt ` and `data`. */
  between?: Buffer
}

export function wav(options: WavOptions = {}): Buffer {
  const { seconds = 1, rate = 16_000, channels = 1, bits = 16, tag = 1, between = Buffer.alloc(0) } = options
  const frame = (channels * bits) / 8
  const size = Math.round(seconds * rate) * frame
  const head = Buffer.alloc(36)
  head.write('RIFF', 0)
  head.writeUInt32LE(28 + between.length + 8 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(tag, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * frame, 28)
  head.writeUInt16LE(frame, 32)
  head.writeUInt16LE(bits, 34)
  return Buffer.concat([head, between, chunk('data', noise(size), options.declared)])
}

function chunk(id: string, body: Buffer, declared = body.length): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 0)
  head.writeUInt32LE(declared, 4)
  return Buffer.concat([head, body])
}

function id3(size: number): Buffer {
  const tag = Buffer.alloc(10 + size)
  tag.write('ID3\x03\0\0', 0, 'latin1')
  for (let i = 0; i < 4; i++) tag[6 + i] = (size >> (21 - 7 * i)) & 127
  return tag
}

/** Returns MPEG audio frame headers of four bytes with empty content, repeated. */
const emptyFrames = (header: number[], bytes: number, times: number) => {
  const frame = Buffer.alloc(bytes)
  Buffer.from(header).copy(frame)
  return Buffer.concat(Array.from({ length: times }, () => frame))
}

/** Returns a box of ISO/IEC 14496-12: its length, its type, its content. */
const box = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length, 0)
  head.write(kind, 4)
  return Buffer.concat([head, body])
}

const zipHead = (name: string) => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name)])
}

const tarHead = (name: string) => {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write('ustar', 257)
  return head
}

export interface BadFile {
  name: string
  /** The expected error code. */
  fault: string
  make: () => Buffer | Promise<Buffer>
}

const magic = (hex: string, rest = 20_000) => Buffer.concat([Buffer.from(hex, 'hex'), noise(rest)])
const text = (words: string, times = 1) => Buffer.from(words.repeat(times))

/** Invalid files that people, phones and attackers send as voice notes. */
export const badFiles: readonly BadFile[] = [
  { name: 'nothing', fault: 'not-audio', make: () => Buffer.alloc(0) },
  { name: 'one byte', fault: 'not-audio', make: () => Buffer.from([0xff]) },
  { name: 'webm renamed', fault: 'not-audio', make: () => magic('1a45dfa3') },
  { name: 'ogg renamed', fault: 'not-audio', make: () => Buffer.concat([text('OggS\0\x02'), noise(20_000)]) },
  { name: 'mp4 renamed', fault: 'not-audio', make: () => magic('00000020667479704d344120') },
  { name: 'zip renamed', fault: 'not-audio', make: () => magic('504b0304') },
  {
    name: 'mp4 with mp3 in it',
    fault: 'not-audio',
    make: async () =>
      Buffer.concat([box('ftyp', text('isom\0\0\x02\0isommp41')), box('mdat', await mp3({ seconds: 5 }))]),
  },
  {
    name: 'old quicktime with mp3 in it',
    fault: 'not-audio',
    make: async () => Buffer.concat([box('wide', Buffer.alloc(0)), box('mdat', await mp3({ seconds: 5 }))]),
  },
  {
    name: 'zip with an mp3 in it, not packed',
    fault: 'not-audio',
    make: async () => Buffer.concat([zipHead('voice.mp3'), await mp3({ seconds: 5 })]),
  },
  {
    name: 'tar with an mp3 in it',
    fault: 'not-audio',
    make: async () => Buffer.concat([tarHead('voice.mp3'), await mp3({ seconds: 5 })]),
  },
  { name: 'flac renamed', fault: 'not-audio', make: () => magic('664c6143') },
  {
    name: 'aac (adts) renamed',
    fault: 'not-audio',
    make: () => emptyFrames([0xff, 0xf1, 0x6c, 0x40], 200, 60),
  },
  { name: 'amr renamed', fault: 'not-audio', make: () => text('#!AMR\n\x3c', 900) },
  { name: 'png renamed', fault: 'not-audio', make: () => magic('89504e470d0a1a0a') },
  { name: 'pdf renamed', fault: 'not-audio', make: () => text('%PDF-1.7\nstream and so on\n', 900) },
  { name: 'a program renamed', fault: 'not-audio', make: () => magic('7f454c46') },
  { name: 'a page', fault: 'not-audio', make: () => text('<!doctype html><p>Sorry</p>', 900) },
  { name: 'json', fault: 'not-audio', make: () => text('{"audio":"QUJD"}', 900) },
  { name: 'zeros', fault: 'not-audio', make: () => Buffer.alloc(30_000) },
  { name: 'ones', fault: 'not-audio', make: () => Buffer.alloc(30_000, 0xff) },
  { name: 'noise', fault: 'not-audio', make: () => noise(60_000, 7) },
  { name: 'mp2', fault: 'not-audio', make: () => emptyFrames([0xff, 0xfd, 0x84, 0xc0], 576, 40) },
  {
    name: 'mp3 of a free bit rate',
    fault: 'not-audio',
    make: () => emptyFrames([0xff, 0xfb, 0x00, 0xc0], 300, 40),
  },
  {
    name: 'avi (riff, not wave)',
    fault: 'not-audio',
    make: () => Buffer.concat([text('RIFF\0\0\0\0AVI LIST'), noise(9000)]),
  },
  { name: 'a tag and nothing else', fault: 'not-audio', make: () => id3(2000) },
  {
    name: 'a tag and a page',
    fault: 'not-audio',
    make: () => Buffer.concat([id3(2000), text('<html>', 5000)]),
  },
  { name: 'a tag of 100 KB', fault: 'mp3-tag', make: async () => Buffer.concat([id3(100_000), await mp3()]) },
  {
    name: 'a tag of 14 MB',
    fault: 'mp3-tag',
    make: async () => Buffer.concat([id3(14 * megabyte), await mp3()]),
  },
  {
    name: 'mp3 with a film behind it',
    fault: 'mp3-garbage',
    make: async () => Buffer.concat([await mp3(), noise(200_000, 3)]),
  },
  { name: 'mp3 of 50 ms', fault: 'too-short', make: () => mp3({ seconds: 0.05 }) },
  { name: 'mp3 of 3 minutes', fault: 'too-long', make: () => mp3({ seconds: 180, bitrate: 8 }) },
  {
    name: 'mp3 of four hours in 15 MB',
    fault: 'too-long',
    make: () => emptyFrames([0xff, 0xf3, 0x18, 0xc0], 36, 400_000),
  },
  {
    name: 'wav of more than 15 MB',
    fault: 'too-big',
    make: () => {
      const start = wav({ seconds: 0.1, rate: 48_000, channels: 2, bits: 32, declared: 0xffff_ffff })
      return Buffer.concat([start, Buffer.alloc(16 * megabyte)])
    },
  },
  { name: 'wav without samples', fault: 'wav-no-samples', make: () => wav().subarray(0, 36) },
  { name: 'wav that is its header alone', fault: 'wav-truncated', make: () => wav().subarray(0, 44) },
  { name: 'wav cut in half', fault: 'wav-truncated', make: () => wav().subarray(0, 16_000) },
  { name: 'wav with its format cut', fault: 'wav-no-samples', make: () => wav().subarray(0, 30) },
  { name: 'wav of no length', fault: 'too-short', make: () => wav({ seconds: 0 }) },
  { name: 'wav of 3 minutes', fault: 'too-long', make: () => wav({ seconds: 180, rate: 8000, bits: 8 }) },
  { name: 'wav at 192 kHz', fault: 'wav-format', make: () => wav({ rate: 192_000 }) },
  { name: 'wav at 4 kHz', fault: 'wav-format', make: () => wav({ rate: 4000 }) },
  { name: 'wav of six channels', fault: 'wav-format', make: () => wav({ channels: 6 }) },
  { name: 'wav of 12 bits', fault: 'wav-format', make: () => wav({ bits: 12 }) },
  { name: 'adpcm in wav', fault: 'wav-encoding', make: () => wav({ tag: 2 }) },
  { name: 'ima adpcm in wav', fault: 'wav-encoding', make: () => wav({ tag: 17 }) },
  { name: 'a-law in wav', fault: 'wav-encoding', make: () => wav({ tag: 6, bits: 8 }) },
  { name: 'mp3 in wav', fault: 'wav-encoding', make: () => wav({ tag: 85 }) },
  {
    name: 'wav that lies about its rate',
    fault: 'wav-format',
    make: () => {
      const file = wav()
      file.writeUInt32LE(1, 28)
      return file
    },
  },
  {
    name: 'wav with samples before their format',
    fault: 'wav-order',
    make: () => Buffer.concat([text('RIFF\0\0\0\0WAVE'), chunk('data', noise(8000))]),
  },
  {
    name: 'wav with a chunk of 1 MB before its samples',
    fault: 'wav-no-samples',
    make: () => wav({ between: chunk('JUNK', noise(megabyte)) }),
  },
]

export interface GoodFile {
  name: string
  format: 'mp3' | 'wav'
  seconds: number
  make: () => Buffer | Promise<Buffer>
}

export const goodFiles: readonly GoodFile[] = [
  { name: 'mp3 as the chat page makes it', format: 'mp3', seconds: 3, make: () => mp3({ seconds: 3 }) },
  {
    name: 'mp3 at 44.1 kHz',
    format: 'mp3',
    seconds: 2,
    make: () => mp3({ seconds: 2, rate: 44_100, bitrate: 128 }),
  },
  {
    name: 'mp3 at 8 kHz',
    format: 'mp3',
    seconds: 2,
    make: () => mp3({ seconds: 2, rate: 8000, bitrate: 8 }),
  },
  {
    name: 'mp3 between two tags',
    format: 'mp3',
    seconds: 2,
    make: async () =>
      Buffer.concat([id3(3000), await mp3({ seconds: 2 }), Buffer.concat([text('TAG'), Buffer.alloc(125)])]),
  },
  {
    name: 'mp3 with a little dirt before it',
    format: 'mp3',
    seconds: 2,
    make: async () => Buffer.concat([Buffer.alloc(700, 1), await mp3({ seconds: 2 })]),
  },
  {
    name: 'mp3 cut in its last frame',
    format: 'mp3',
    seconds: 3,
    make: async () => (await mp3({ seconds: 3 })).subarray(0, -50),
  },
  { name: 'wav as the chat page makes it', format: 'wav', seconds: 3, make: () => wav({ seconds: 3 }) },
  {
    name: 'wav in stereo at 48 kHz',
    format: 'wav',
    seconds: 1,
    make: () => wav({ rate: 48_000, channels: 2 }),
  },
  { name: 'wav of floats', format: 'wav', seconds: 1, make: () => wav({ tag: 3, bits: 32 }) },
  { name: 'wav of 24 bits', format: 'wav', seconds: 1, make: () => wav({ bits: 24 }) },
  { name: 'wav of unknown length', format: 'wav', seconds: 1, make: () => wav({ declared: 0xffff_ffff }) },
  {
    name: 'wav with a list before its samples',
    format: 'wav',
    seconds: 1,
    make: () => wav({ between: chunk('LIST', noise(26)) }),
  },
]
