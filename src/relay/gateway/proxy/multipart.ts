import { Problem } from '../../../contract/primitives/problem.ts'

/** The headers of a part. */
interface PartHead {
  name: string
  /** Undefined for a part that is not a file. */
  filename: string | undefined
}

/** Receives each part in turn: its headers, its bytes in pieces, its end. */
export interface PartSink {
  onPart(head: PartHead): void
  onData(bytes: Buffer): void
  onPartEnd(): void
}

/** Parses a form as it passes; the bytes themselves go elsewhere. */
export interface MultipartReader {
  /** @throws Problem `validation-error` when this is not a multipart form. */
  push(chunk: Buffer): void
  /** Whether the closing boundary has been read. */
  finished(): boolean
}

const maxHeadBytes = 8192
const headEnd = Buffer.from('\r\n\r\n')
const nothing = Buffer.alloc(0)

/** Returns the boundary in a Content-Type; undefined if it is not a multipart form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return match?.[1] ?? match?.[2]
}

/**
 * Creates a reader of forms (RFC 7578): a state machine over chunks that are split anywhere. It holds back at
 * most a boundary, or 8 KB of headers.
 */
export function createMultipartReader(boundary: string, sink: PartSink): MultipartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  let state: 'body' | 'delimiter' | 'head' | 'end' = 'body'
  // The first delimiter has no line break before it if nothing precedes it.
  let held: Buffer = Buffer.from('\r\n')
  let inPart = false
  /** The headers of a part so far. The buffer fits all of them, since they may arrive byte by byte. */
  const head = Buffer.alloc(maxHeadBytes + headEnd.length)
  let headSize = 0
  /** Bytes of the last line break of the headers that still precede the content. */
  let lead = 0

  const readBody = (bytes: Buffer): Buffer | undefined => {
    const at = bytes.indexOf(delimiter)
    // Some parsers take the line break that ends the headers as the one before a boundary.
    if (lead === 2 && at === 0) throw malformed()
    const sure = at === -1 ? Math.max(0, bytes.length - delimiter.length + 1) : at
    const from = Math.min(lead, sure)
    lead -= from
    if (inPart && sure > from) sink.onData(bytes.subarray(from, sure))
    if (at === -1) {
      held = bytes.subarray(sure)
      return undefined
    }
    if (inPart) sink.onPartEnd()
    inPart = false
    state = 'delimiter'
    return bytes.subarray(at + delimiter.length)
  }
  const readDelimiter = (bytes: Buffer): Buffer | undefined => {
    if (bytes.length < 2) return hold(bytes)
    const ending = bytes.toString('latin1', 0, 2)
    if (ending !== '\r\n' && ending !== '--') throw malformed()
    state = ending === '--' ? 'end' : 'head'
    return bytes.subarray(2)
  }
  const readHead = (bytes: Buffer): Buffer | undefined => {
    const before = headSize
    headSize += bytes.copy(head, before)
    const at = head.subarray(0, headSize).indexOf(headEnd, Math.max(0, before - headEnd.length + 1))
    if (at === -1 && headSize === head.length) throw malformed()
    if (at === -1) return undefined
    sink.onPart(parseHead(head.toString('utf8', 0, at)))
    inPart = true
    lead = 2
    state = 'body'
    headSize = 0
    return Buffer.concat([headEnd.subarray(0, lead), bytes.subarray(at + headEnd.length - before)])
  }
  const hold = (bytes: Buffer): undefined => {
    held = bytes
  }
  const read = { body: readBody, delimiter: readDelimiter, head: readHead, end: () => undefined }

  return {
    push(chunk) {
      let bytes: Buffer | undefined = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
      held = nothing
      while (bytes !== undefined) bytes = read[state](bytes)
    },
    finished: () => state === 'end',
  }
}

/**
 * Parses the headers of a part by one strict grammar. Anything that a lenient parser could read as another
 * name (a repeated parameter or disposition, a folded line, an escaped quotation mark) is rejected.
 */
function parseHead(text: string): PartHead {
  const lines = text.split('\r\n')
  const dispositions = lines.filter((line) => /^content-disposition:/i.test(line))
  const [disposition = ''] = dispositions
  if (dispositions.length !== 1 || !lines.every((line) => headerLine.test(line))) throw malformed()
  const list = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/i.exec(disposition)?.[1] ?? ''
  const parameters = new Map<string, string>()
  let read = 0
  for (const match of list.matchAll(parameter)) {
    const name = (match[1] ?? '').toLowerCase()
    if (match.index !== read || parameters.has(name)) throw malformed()
    parameters.set(name, match[2] ?? match[3] ?? '')
    read += match[0].length
  }
  const name = parameters.get('name')
  if (name === undefined || read !== list.length || parameters.has('name*')) throw malformed()
  return { name, filename: parameters.get('filename') ?? parameters.get('filename*') }
}

/** An RFC 9110 field name, a colon, and a value without control characters. */
const headerLine = /^[!#$%&'*+.^_`|~0-9a-z-]+:[\t\P{Cc}]*$/iu
/** `; name="value"`, or with a token as value. Escaped quotation marks are not allowed. */
const parameter =
  /;[ \t]*([!#$%&'*+.^_`|~0-9a-z-]+)=(?:"((?:[^"\\]|\\[^"])*)"|([!#$%&'*+.^_`|~0-9a-z-]+))[ \t]*/gi

const malformed = () =>
  new Problem('validation-error', {
    errors: [{ field: '$', code: 'multipart', message: 'The body is not a well-formed multipart form.' }],
  })
