import { isContainer } from './audio-container.ts'
import { id3Bytes, readMp3Frame } from './mp3-frame.ts'

/** What the first bytes of a file show, whatever its name and declared type say. */
export type AudioVerdict = 'mp3' | 'wav' | 'unsure' | 'neither'

/** Bytes after which there is nothing more to wait for, unless an ID3 tag says so. */
const enoughBytes = 8192
/** MP3 frames in a row that are no accident. */
const framesWanted = 3

/**
 * Tells mp3 from wav from anything else by content. `unsure` asks for more bytes; with `complete`
 * there are none, and the answer is final.
 */
export function judgeAudio(head: Buffer, complete: boolean): AudioVerdict {
  if (head.length < 12) return complete ? 'neither' : 'unsure'
  if (isAt(head, 0, 'RIFF') && isAt(head, 8, 'WAVE')) return judgeWav(head, complete)
  if (isContainer(head)) return 'neither'
  return judgeMp3(head, complete)
}

/** A RIFF file is a wav when a `fmt ` chunk comes before the `data` chunk. */
function judgeWav(head: Buffer, complete: boolean): AudioVerdict {
  let at = 12
  while (at + 8 <= head.length) {
    if (isAt(head, at, 'fmt ')) return head.readUInt32LE(at + 4) >= 16 ? 'wav' : 'neither'
    if (isAt(head, at, 'data')) return 'neither'
    const size = head.readUInt32LE(at + 4)
    at += 8 + size + (size & 1)
  }
  return complete || head.length >= enoughBytes ? 'neither' : 'unsure'
}

function judgeMp3(head: Buffer, complete: boolean): AudioVerdict {
  const tag = id3Bytes(head)
  // A picture in the tag can be larger than what is looked at; the tag alone must do then.
  if (tag >= head.length)
    return !complete && head.length < enoughBytes ? 'unsure' : complete ? 'neither' : 'mp3'
  const last = Math.min(head.length - 4, tag + enoughBytes)
  for (let at = tag; at <= last; at++) {
    if (head[at] === 0xff && followFrames(head, at, complete)) return 'mp3'
  }
  return complete || head.length >= tag + enoughBytes ? 'neither' : 'unsure'
}

function followFrames(head: Buffer, start: number, complete: boolean): boolean {
  const first = readMp3Frame(head, start)
  let at = start
  for (let frames = 0; frames < framesWanted; frames++) {
    if (at + 4 > head.length) return complete && frames > 0
    const frame = readMp3Frame(head, at)
    if (!frame || frame.sampleRateHz !== first?.sampleRateHz || frame.version !== first.version) return false
    at += frame.bytes
  }
  return true
}

const isAt = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text
