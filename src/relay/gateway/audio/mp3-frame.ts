/** The four-byte header of an MPEG layer III frame. */
export interface Mp3Frame {
  /** Size of the whole frame, including its header. */
  bytes: number
  samples: number
  sampleRateHz: number
  /** 3 is MPEG 1, 2 is MPEG 2, 0 is MPEG 2.5. */
  version: number
}

/** kbit/s by index. */
const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
/** Hz by version and index. */
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
}

/** Reads a frame's header (ISO/IEC 11172-3, 2.4.1.3); undefined if there is none at `at`. */
export function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | undefined {
  const second = bytes[at + 1]
  const third = bytes[at + 2]
  const fourth = bytes[at + 3]
  if (bytes[at] !== 0xff || second === undefined || third === undefined || fourth === undefined)
    return undefined
  const version = (second >> 3) & 3
  const isLayerThree = (second & 0xe6) === 0xe2
  const sampleRateHz = sampleRates[version]?.[(third >> 2) & 3]
  const kilobits = (version === 3 ? bitratesV1 : bitratesV2)[third >> 4]
  const hasKnownEmphasis = (fourth & 3) !== 2
  if (!isLayerThree || !sampleRateHz || !kilobits || !hasKnownEmphasis) return undefined
  const samples = version === 3 ? 1152 : 576
  const padding = (third >> 1) & 1
  const size = Math.floor((samples / 8) * ((kilobits * 1000) / sampleRateHz)) + padding
  return { bytes: size, samples, sampleRateHz, version }
}

/** Length of a leading ID3v2 tag, or 0. Its size has seven bits in each byte. */
export function id3Bytes(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33 || bytes.length < 10) return 0
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(5, 10)
  const size = ((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127)
  return 10 + size + (flags & 0x10 ? 10 : 0)
}
