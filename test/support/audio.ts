/** Recordings made by arithmetic: small, valid, and silent. */

/** A PCM wav of 16 kHz, 16 bits, one channel. `extra` comes between the format and the data. */
export function createWav(seconds: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const data = Buffer.alloc(Math.round(seconds * 16_000) * 2)
  const head = Buffer.alloc(36)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + extra.length + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(16_000, 24)
  head.writeUInt32LE(32_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  const dataHead = Buffer.alloc(8)
  dataHead.write('data', 0, 'latin1')
  dataHead.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, extra, dataHead, data])
}

/** MPEG 2 layer III frames of 32 kbit/s at 16 kHz, mono: 144 bytes and 36 ms each. */
export function createMp3(frames: number): Buffer {
  const frame = Buffer.alloc(144)
  frame.writeUInt32BE(0xfff348c4, 0)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** An ID3v2 tag with `size` bytes of content. */
export function createTag(size: number): Buffer {
  const tag = Buffer.alloc(10 + size)
  tag.write('ID3\x04\x00\x00', 0, 'latin1')
  tag.set([(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127], 6)
  return tag
}
