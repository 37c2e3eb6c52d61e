import { UnreadableFile } from './ledger-entry.ts'

/** Bytes of a file, in chunks. */
export type Bytes = AsyncIterable<Uint8Array>

/** Characters per piece: few enough that processing them does not block the event loop. */
const pieceChars = 8192

/**
 * Decodes a file of UTF-8, or of UTF-16 that begins with its byte order mark, piece by piece. Other work can
 * run between any two pieces.
 * @throws UnreadableFile `encoding`
 */
export async function* readText(bytes: Bytes): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let start = new Uint8Array(0)
  const decode = (chunk: Uint8Array | undefined): string => {
    try {
      decoder ??= new TextDecoder(encodingOf(start), { fatal: true })
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
    } catch {
      throw new UnreadableFile('encoding', 0)
    }
  }
  for await (const bytesNow of bytes) {
    let chunk = bytesNow
    if (!decoder) {
      start = Buffer.concat([start, chunk])
      if (start.length < 2) continue
      chunk = start
    }
    // A chunk may be large, such as a whole body in memory.
    for (let at = 0; at < chunk.length; at += pieceChars) {
      yield decode(chunk.subarray(at, at + pieceChars))
      await new Promise(setImmediate)
    }
  }
  if (!decoder && start.length > 0) yield decode(start)
  yield decode(undefined)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
