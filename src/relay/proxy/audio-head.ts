import { isContainer } from '../upstream/audio-container.ts'

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
  const tag = tagBytes(head)
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
  const first = readFrame(head, start)
  let at = start
  for (let frames = 0; frames < framesWanted; frames++) {
    if (at + 4 > head.length) return complete && frames > 0
    const frame = readFrame(head, at)
    if (!frame || frame.sampleRate !== first?.sampleRate || frame.version !== first.version) return false
    at += frame.bytes
  }
  return true
}

/** kbit/s by index, of layer III. */
const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
/** Hz by version bits (0 is MPEG 2.5, 2 is MPEG 2, 3 is MPEG 1) and index. */
const sampleRates: Record<number, readonly number[]> = {
  0: [11025, 12000, 8000],
  2: [22050, 24000, 16000],
  3: [44100, 48000, 32000],
}

interface Frame {
  version: number
  sampleRate: number
  bytes: number
}

/** Reads the four bytes before a layer III frame (ISO/IEC 11172-3, 2.4.1.3). */
function readFrame(head: Buffer, at: number): Frame | undefined {
  if (at + 4 > head.length) return undefined
  const word = head.readUInt32BE(at)
  const version = (word >>> 19) & 3
  const layerThree = ((word >>> 17) & 3) === 1
  const sampleRate = sampleRates[version]?.[(word >>> 10) & 3]
  const bitrate = (version === 3 ? bitratesV1 : bitratesV2)[(word >>> 12) & 15]
  if (word >>> 21 !== 0x7ff || !layerThree || !sampleRate || !bitrate) return undefined
  const padding = (word >>> 9) & 1
  const bytes = Math.floor(((version === 3 ? 144_000 : 72_000) * bitrate) / sampleRate) + padding
  return { version, sampleRate, bytes }
}

/** Length of a leading ID3v2 tag, whose size is written in seven bits a byte. */
function tagBytes(head: Buffer): number {
  if (!isAt(head, 0, 'ID3')) return 0
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = head.subarray(5, 10)
  const footer = flags & 0x10 ? 10 : 0
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127) + footer
}

const isAt = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text
