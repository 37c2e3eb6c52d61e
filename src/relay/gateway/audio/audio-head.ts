import { id3Bytes, readMp3Frame } from './mp3-frame.ts'

/** A chunk of a RIFF file: its name, its offset, and its declared size in bytes. */
export interface WavChunk {
  id: string
  at: number
  size: number
}

/**
 * Result of inspecting the first bytes of a file, whatever its name and declared type say. `unsure` needs
 * more bytes. A `wav` is a RIFF file of the kind WAVE, with the chunks whose headers have arrived, up to its
 * samples; `next` is where the chunk after them begins. An `mp3` has frames from `startsAt` on, behind a tag
 * of `tagBytes`; it has none yet if only a part of its tag has arrived.
 */
export type AudioHead =
  | { kind: 'unsure' }
  | { kind: 'other' }
  | { kind: 'wav'; chunks: readonly WavChunk[]; next: number }
  | { kind: 'mp3'; tagBytes: number; startsAt: number | undefined }

/** Maximum number of bytes between the tag and the first frame. */
const maxLeadBytes = 8192
/** Number of consecutive MP3 frames that cannot be a coincidence. */
const framesWanted = 3

/** Distinguishes MP3, WAV and anything else. With `complete` there are no more bytes than these. */
export function readAudioHead(head: Buffer, complete: boolean): AudioHead {
  if (head.length < 12) return complete ? { kind: 'other' } : { kind: 'unsure' }
  if (isAt(head, 0, 'RIFF') && isAt(head, 8, 'WAVE')) return readWav(head)
  if (isContainer(head)) return { kind: 'other' }
  return readMp3(head, complete)
}

function readWav(head: Buffer): AudioHead {
  const chunks: WavChunk[] = []
  let next = 12
  while (next + 8 <= head.length) {
    const chunk = { id: head.toString('latin1', next, next + 4), at: next, size: head.readUInt32LE(next + 4) }
    chunks.push(chunk)
    next += 8 + chunk.size + (chunk.size & 1)
    if (chunk.id === 'data') break
  }
  return { kind: 'wav', chunks, next }
}

function readMp3(head: Buffer, complete: boolean): AudioHead {
  const tagBytes = id3Bytes(head)
  if (tagBytes >= head.length) return { kind: 'mp3', tagBytes, startsAt: undefined }
  const last = Math.min(head.length - 4, tagBytes + maxLeadBytes)
  for (let at = tagBytes; at <= last; at++) {
    const fit = followFrames(head, at, complete)
    if (fit === 'yes') return { kind: 'mp3', tagBytes, startsAt: at }
    if (fit === 'unsure') return { kind: 'unsure' }
  }
  return complete || head.length >= tagBytes + maxLeadBytes ? { kind: 'other' } : { kind: 'unsure' }
}

/** Checks whether frames of one kind follow each other from `start`. */
function followFrames(head: Buffer, start: number, complete: boolean): 'yes' | 'no' | 'unsure' {
  const first = readMp3Frame(head, start)
  if (!first) return 'no'
  let at = start
  for (let frames = 0; frames < framesWanted; frames++) {
    if (at + 4 > head.length) {
      if (!complete) return 'unsure'
      // A recording of one or two frames ends with the last of them.
      return frames > 0 && at === head.length ? 'yes' : 'no'
    }
    const frame = readMp3Frame(head, at)
    if (frame?.sampleRateHz !== first.sampleRateHz || frame.version !== first.version) return 'no'
    at += frame.bytes
  }
  return 'yes'
}

/** Signatures of container formats, which hold audio together with other data. */
const signatures: readonly { at: number; text: string }[] = [
  // mp4, m4a, mov: the type of their first box.
  ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((text) => ({ at: 4, text })),
  // zip, Matroska and WebM, Ogg, FLAC, Flash, CAF, AIFF, AVI and other kinds of WAVE, ASF.
  ...['PK\x03\x04', '\x1aE\xdf\xa3', 'OggS', 'fLaC', 'FLV\x01', 'caff', 'FORM', 'RIFF', 'RF64', 'riff'].map(
    (text) => ({ at: 0, text }),
  ),
  { at: 0, text: '0&\xb2u' },
  { at: 257, text: 'ustar' },
]

/**
 * Returns whether a file is in a container format. Such a file may contain consecutive MP3 frames, and with a
 * few bytes before them it would pass for MP3 if its signature were not recognised. A recogniser that is told
 * "mp3" may misread it.
 */
const isContainer = (head: Buffer): boolean => signatures.some(({ at, text }) => isAt(head, at, text))

const isAt = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text

/** Verdict from the beginning of a file; `unsure` needs more bytes. */
export type AudioVerdict = 'mp3' | 'wav' | 'unsure' | 'neither'

/** Number of bytes after which waiting for more is pointless, unless an ID3 tag says otherwise. */
const enoughBytes = 8192

/**
 * Judges a file by its beginning alone, for callers that leave the rest to the recogniser. With `complete`
 * there are no more bytes and the verdict is final.
 */
export function judgeAudio(head: Buffer, complete: boolean): AudioVerdict {
  const found = readAudioHead(head, complete)
  const ifNothing = complete || head.length >= enoughBytes ? 'neither' : 'unsure'
  if (found.kind === 'unsure') return 'unsure'
  if (found.kind === 'other') return 'neither'
  if (found.kind === 'mp3') {
    if (found.startsAt !== undefined) return 'mp3'
    // A picture in the tag can be larger than the inspected bytes; then the tag alone must be enough.
    return complete ? 'neither' : head.length < enoughBytes ? 'unsure' : 'mp3'
  }
  const decisive = found.chunks.find(({ id }) => id === 'fmt ' || id === 'data')
  if (!decisive) return ifNothing
  return decisive.id === 'fmt ' && decisive.size >= 16 ? 'wav' : 'neither'
}
