import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { readAudioHead, type WavChunk } from './audio-head.ts'
import { createHeadPieces } from './head-pieces.ts'
import { readMp3Frame } from './mp3-frame.ts'

/** Accepted recording formats. */
export type AudioFormat = 'mp3' | 'wav'

/** Why a recording is rejected. Never renamed: tests and pages rely on these codes. */
type AudioFault =
  | 'not-audio'
  | 'too-short'
  | 'too-long'
  | 'too-big'
  | 'wav-encoding'
  | 'wav-format'
  | 'wav-order'
  | 'wav-no-samples'
  | 'wav-truncated'
  | 'mp3-garbage'
  | 'mp3-tag'

/**
 * Validates a recording while its bytes pass, and measures its duration, regardless of its name and declared
 * type.
 */
export interface AudioGate {
  /** @throws Problem as soon as the bytes so far cannot be a valid recording */
  push(chunk: Uint8Array): void
  /** Undefined until the first bytes have shown the format. */
  format(): AudioFormat | undefined
  /** @throws Problem when the recording is incomplete */
  finish(): { format: AudioFormat; seconds: number }
}

/** Limits on recordings, and the field that problems name. */
export interface AudioGateOptions {
  /** Name of the field in problems. Default `$`. */
  field?: string
  /** Default 15 MB. */
  maxBytes?: number
  /** Default 120. */
  maxSeconds?: number
  /** Default 0.2. */
  minSeconds?: number
}

/** Number of bytes within which the format must be recognised. */
const headBytes = 64 * 1024
/** Maximum size of a tag: voice notes have no cover pictures. */
const maxTagBytes = 64 * 1024
/** Maximum fraction of the bytes that may not be frames. */
const maxGarbage = 0.1
const garbageFree = 4096

/**
 * Creates an audio gate. WAV is followed by its chunks: PCM or float, one or two channels, 8 to 48 kHz. MP3
 * is walked frame by frame, because duration costs more than bytes: 15 MB can be four hours.
 */
export function createAudioGate(options: AudioGateOptions = {}): AudioGate {
  const { field = '$', maxBytes = limits.asrBytes, maxSeconds = 120, minSeconds = 0.2 } = options
  const head = createHeadPieces()
  let total = 0
  let track: Track | undefined
  const refuse = (fault: AudioFault): never => {
    throw toProblem(fault, field, { maxBytes, maxSeconds, minSeconds })
  }

  const judge = (complete: boolean): void => {
    const bytes = head.bytes()
    track = openTrack(bytes, complete, refuse)
    if (!track) return
    track.push(bytes)
    head.clear()
  }

  return {
    push(chunk) {
      total += chunk.length
      if (total > maxBytes) refuse('too-big')
      if (track) track.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
      else if (head.add(chunk)) judge(false)
      if (track && track.seconds() > maxSeconds) refuse('too-long')
    },
    format: () => track?.format,
    finish() {
      if (!track) judge(true)
      if (!track) return refuse('not-audio')
      track.finish(total)
      const seconds = track.seconds()
      if (seconds > maxSeconds) refuse('too-long')
      if (seconds < minSeconds) refuse('too-short')
      return { format: track.format, seconds }
    },
  }
}

type Refuse = (fault: AudioFault) => never

/** A recording with a known format. */
interface Track {
  format: AudioFormat
  push(bytes: Buffer): void
  seconds(): number
  /** `total` is the number of bytes in all. */
  finish(total: number): void
}

const textAt = (bytes: Buffer, at: number, length = 4) => bytes.toString('latin1', at, at + length)

/** Returns undefined if more bytes are needed. */
function openTrack(head: Buffer, complete: boolean, refuse: Refuse): Track | undefined {
  const found = readAudioHead(head, complete)
  if (found.kind === 'unsure') return undefined
  if (found.kind === 'other') return refuse('not-audio')
  if (found.kind === 'wav') {
    const track = openWav(head, found.chunks, refuse)
    if (track) return track
    if (complete || head.length >= headBytes || found.next > headBytes) return refuse('wav-no-samples')
    return undefined
  }
  if (found.tagBytes > maxTagBytes) return refuse('mp3-tag')
  if (found.startsAt !== undefined) return trackMp3(found.startsAt, found.tagBytes, refuse)
  return complete ? refuse('not-audio') : undefined
}

/** Returns undefined if more bytes are needed. */
function openWav(head: Buffer, chunks: readonly WavChunk[], refuse: Refuse): Track | undefined {
  let bytesPerSecond = 0
  for (const { id, at, size } of chunks) {
    if (id === 'data') {
      if (bytesPerSecond === 0) return refuse('wav-order')
      return trackWav(at + 8, size, bytesPerSecond, refuse)
    }
    if (id === 'fmt ') {
      if (size < 16 || size > 64) return refuse('wav-format')
      if (at + 8 + size > head.length) return undefined
      bytesPerSecond = readWavFormat(head.subarray(at + 8, at + 8 + size), refuse)
    }
  }
  return undefined
}

/** Checks a `fmt ` chunk; returns bytes per second. */
function readWavFormat(chunk: Buffer, refuse: Refuse): number {
  // "Extensible" carries the real tag in the first two bytes of its sub-format.
  const first = chunk.readUInt16LE(0)
  const tag = first === 0xfffe && chunk.length >= 26 ? chunk.readUInt16LE(24) : first
  if (tag !== 1 && tag !== 3) return refuse('wav-encoding')
  const channels = chunk.readUInt16LE(2)
  const rate = chunk.readUInt32LE(4)
  const bytesPerSecond = chunk.readUInt32LE(8)
  const frame = chunk.readUInt16LE(12)
  const bits = chunk.readUInt16LE(14)
  const isKnown = tag === 3 ? bits === 32 : [8, 16, 24, 32].includes(bits)
  const isPlain = (channels === 1 || channels === 2) && rate >= 8000 && rate <= 48_000
  const isTrue = frame === (channels * bits) / 8 && bytesPerSecond === rate * frame
  return isKnown && isPlain && isTrue ? bytesPerSecond : refuse('wav-format')
}

function trackWav(dataAt: number, declared: number, bytesPerSecond: number, refuse: Refuse): Track {
  // Writers that could not seek back leave 0 or the maximum value.
  const size = declared === 0 || declared >= 0xffff_fff0 ? Number.POSITIVE_INFINITY : declared
  let seen = -dataAt
  return {
    format: 'wav',
    push(bytes) {
      seen += bytes.length
    },
    seconds: () => Math.max(0, Math.min(seen, size)) / bytesPerSecond,
    finish() {
      if (size !== Number.POSITIVE_INFINITY && seen < size) refuse('wav-truncated')
    },
  }
}

function trackMp3(startAt: number, tagBytes: number, refuse: Refuse): Track {
  let skip = startAt
  let rest: Buffer = Buffer.alloc(0)
  let rate = 0
  let samples = 0
  let garbage = startAt - tagBytes
  return {
    format: 'mp3',
    push(chunk) {
      let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      const jump = Math.min(skip, bytes.length)
      skip -= jump
      bytes = bytes.subarray(jump)
      let at = 0
      while (at + 4 <= bytes.length) {
        const frame = readMp3Frame(bytes, at)
        if (frame && (rate === 0 || frame.sampleRateHz === rate)) {
          rate = frame.sampleRateHz
          samples += frame.samples
          at += frame.bytes
        } else if (textAt(bytes, at, 3) === 'TAG') at += 128
        else {
          at += 1
          garbage += 1
        }
      }
      skip += Math.max(0, at - bytes.length)
      rest = Buffer.from(bytes.subarray(Math.min(at, bytes.length)))
    },
    seconds: () => (rate === 0 ? 0 : samples / rate),
    finish(total) {
      if (garbage > Math.max(garbageFree, total * maxGarbage)) refuse('mp3-garbage')
    },
  }
}

interface Bounds {
  maxBytes: number
  maxSeconds: number
  minSeconds: number
}

const messages: Record<AudioFault, (bounds: Bounds) => string> = {
  'not-audio': () => 'The recording must be mp3 or wav, by its content.',
  'too-short': ({ minSeconds }) => `The recording is shorter than ${minSeconds} seconds.`,
  'too-long': ({ maxSeconds }) => `The recording may last at most ${maxSeconds} seconds.`,
  'too-big': ({ maxBytes }) => `The recording may have at most ${maxBytes} bytes.`,
  'wav-encoding': () => 'A wav file must hold PCM or float samples.',
  'wav-format': () => 'A wav file must have one or two channels of 8 to 48 kHz, and say so rightly.',
  'wav-order': () => 'The samples of the wav file come before their format.',
  'wav-no-samples': () => 'The wav file has no samples.',
  'wav-truncated': () => 'The wav file ends before its samples do.',
  'mp3-garbage': () => 'Too much of the mp3 file is no sound.',
  'mp3-tag': () => 'The tag of the mp3 file is too large.',
}

const codes: Partial<Record<AudioFault, 'payload-too-large' | 'validation-error'>> = {
  'too-big': 'payload-too-large',
  'too-long': 'validation-error',
  'too-short': 'validation-error',
}

const toProblem = (fault: AudioFault, field: string, bounds: Bounds): Problem =>
  new Problem(codes[fault] ?? 'unsupported-media-type', {
    errors: [{ field, code: fault, message: messages[fault](bounds) }],
  })
