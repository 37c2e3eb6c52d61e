import { UnreadableFile } from './ledger-entry.ts'
import type { Bytes } from './read-text.ts'

/** A field of a SWIFT message, or where a message begins or ends. */
export type SwiftRecord =
  | { kind: 'field'; tag: string; lines: readonly string[]; line: number; isTooLarge: boolean }
  | { kind: 'header'; text: string }
  | { kind: 'end' }

/** Bytes per piece: few enough that processing them does not block the event loop. */
const pieceBytes = 8192
const maxLineBytes = 16 * 1024
/** Characters of a field; the standard allows 390 in the longest one. */
const maxFieldChars = 8 * 1024
/** Lines before the first field, which some banks put there in place of a header. */
const maxPreambleLines = 8
const newline = 0x0a

/**
 * Reads the fields of SWIFT messages, with or without their block headers, and holds at most one field in
 * memory.
 * @throws UnreadableFile
 */
export async function* readSwiftFields(bytes: Bytes): AsyncGenerator<SwiftRecord> {
  const reader = createFieldReader()
  for await (const { text, line } of readLines(bytes)) yield* reader.read(text, line)
  yield* reader.end()
}

/**
 * Decodes a file line by line: UTF-8 or, for a line that is not, Windows-1252, which banks use for names.
 * @throws UnreadableFile `too_long`
 */
async function* readLines(bytes: Bytes): AsyncGenerator<{ text: string; line: number }> {
  const decoders = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('windows-1252')]
  const decode = (part: Uint8Array) => {
    for (const decoder of decoders) {
      try {
        return decoder.decode(part)
      } catch {}
    }
    return ''
  }
  let line = 1
  let rest = Buffer.alloc(0)
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      let piece = Buffer.concat([rest, chunk.subarray(at, at + pieceBytes)])
      for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline)) {
        yield { text: decode(piece.subarray(0, end)), line }
        piece = piece.subarray(end + 1)
        line += 1
      }
      if (piece.length > maxLineBytes) throw new UnreadableFile('too_long', line)
      rest = piece
      await new Promise(setImmediate)
    }
  }
  if (rest.length > 0) yield { text: decode(rest), line }
}

interface OpenField {
  tag: string
  lines: string[]
  line: number
  chars: number
}

function createFieldReader() {
  let current: OpenField | undefined
  let preambleLines = 0
  let isKnown = false
  const close = (): SwiftRecord[] => {
    if (!current) return []
    const { tag, lines, line, chars } = current
    current = undefined
    return [{ kind: 'field', tag, lines, line, isTooLarge: chars > maxFieldChars }]
  }
  const add = (text: string) => {
    if (!current) return
    current.chars += text.length
    if (current.chars <= maxFieldChars) current.lines.push(text)
  }
  const read = (said: string, line: number): SwiftRecord[] => {
    const text = said.replace(/\p{Cc}+/gu, '').trimEnd()
    const field = /^:(\d\d[A-Z]?|NS):(.*)$/u.exec(text)
    if (field) {
      const before = close()
      isKnown = true
      current = { tag: field[1] ?? '', lines: [], line, chars: 0 }
      add(field[2] ?? '')
      return before
    }
    if (/^\{[1-5S]:/.test(text)) {
      const [header = '', body = ''] = text.split('{4:', 2)
      return [...close(), { kind: 'header', text: header }, ...(body ? read(body, line) : [])]
    }
    if (text === '-' || text.startsWith('-}')) {
      // Some files have the next message on the same line.
      const next = text.indexOf('{1:')
      return [...close(), { kind: 'end' }, ...(next < 0 ? [] : read(text.slice(next), line))]
    }
    if (text === '') return []
    if (current) {
      add(text)
      return []
    }
    preambleLines += 1
    if (!isKnown && preambleLines > maxPreambleLines) throw new UnreadableFile('unknown_message', 1)
    return [{ kind: 'header', text }]
  }
  return { read, end: close }
}
