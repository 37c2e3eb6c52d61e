import { id3Bytes, readMp3Frame } from './mp3-frame.ts'

/** A chunk of a RIFF file: its name, where it stands, and how many bytes it says to hold. */
export interface WavChunk {
  id: string
  at: number
  size: number
}

/**
 * What the first bytes of a file show, whatever its name and declared type say. `unsure` asks for more
 * bytes. A `wav` is a RIFF file of the kind WAVE, with the chunks whose heads are there, up to its samples;
 * `next` is where the chunk after them begins. An `mp3` has frames from `startsAt` on, behind a tag of
 * `tagBytes`; it has none yet when all that came is a part of its tag.
 */
export type AudioHead =
  | { kind: 'unsure' }
  | { kind: 'other' }
  | { kind: 'wav'; chunks: readonly WavChunk[]; next: number }
  | { kind: 'mp3'; tagBytes: number; startsAt: number | undefined }

/** Between the tag and the first frame. */
const maxLeadBytes = 8192
/** MP3 frames in a row that are no accident. */
const framesWanted = 3

/** Tells mp3 from wav from anything else. With `complete` there are no more bytes than these. */
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

/** Tells whether frames of one kind follow each other from `start`. */
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

/** What a file begins with that packs sound in, together with other things. */
const signatures: readonly { at: number; text: string }[] = [
  // mp4, m4a, mov: the kind of their first box.
  ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((text) => ({ at: 4, text })),
  // zip, matroska and webm, ogg, flac, flash, caf, aiff, avi and wave of other kinds, asf.
  ...['PK\x03\x04', '\x1aE\xdf\xa3', 'OggS', 'fLaC', 'FLV\x01', 'caff', 'FORM', 'RIFF', 'RF64', 'riff'].map(
    (text) => ({ at: 0, text }),
  ),
  { at: 0, text: '0&\xb2u' },
  { at: 257, text: 'ustar' },
]

/**
 * Tells whether a file is one that packs sound in. Such a file may hold frames of mp3 in a row, and passes
 * for mp3 with a little dirt before it unless its beginning is known; a recogniser that is told "mp3"
 * cannot be trusted to read it.
 */
const isContainer = (head: Buffer): boolean => signatures.some(({ at, text }) => isAt(head, at, text))

const isAt = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text

/** What can be said of a file without following it: `unsure` asks for more bytes. */
export type AudioVerdict = 'mp3' | 'wav' | 'unsure' | 'neither'

/** Bytes after which there is nothing more to wait for, unless an ID3 tag says so. */
const enoughBytes = 8192

/**
 * Judges a file by its beginning alone, for whoever leaves the rest to the recogniser. With `complete` there
 * are no more bytes, and the answer is final.
 */
export function judgeAudio(head: Buffer, complete: boolean): AudioVerdict {
  const found = readAudioHead(head, complete)
  const ifNothing = complete || head.length >= enoughBytes ? 'neither' : 'unsure'
  if (found.kind === 'unsure') return 'unsure'
  if (found.kind === 'other') return 'neither'
  if (found.kind === 'mp3') {
    if (found.startsAt !== undefined) return 'mp3'
    // A picture in the tag can be larger than what is looked at; the tag alone must do then.
    return complete ? 'neither' : head.length < enoughBytes ? 'unsure' : 'mp3'
  }
  const decisive = found.chunks.find(({ id }) => id === 'fmt ' || id === 'data')
  if (!decisive) return ifNothing
  return decisive.id === 'fmt ' && decisive.size >= 16 ? 'wav' : 'neither'
}
