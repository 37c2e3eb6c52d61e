import { Problem } from '../../contract/primitives/problem.ts'

/** What stands before the content of a part. */
interface PartHead {
  name: string
  /** Present for files. */
  filename: string | undefined
}

export interface PartSink {
  onPart(head: PartHead): void
  onData(bytes: Buffer): void
  onPartEnd(): void
}

/** Reads a form as it passes; the bytes themselves go elsewhere. */
export interface MultipartReader {
  /** @throws Problem `validation-error` when this is no multipart form. */
  push(chunk: Buffer): void
  /** Whether the closing boundary was seen. */
  finished(): boolean
}

const maxHeadBytes = 8192
const headEnd = Buffer.from('\r\n\r\n')
const nothing = Buffer.alloc(0)

/** The boundary that a Content-Type names; undefined when it is not a multipart form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return match?.[1] ?? match?.[2]
}

/** RFC 7578, as a state machine over chunks that are cut anywhere. Holds back at most a boundary. */
export function createMultipartReader(boundary: string, sink: PartSink): MultipartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  let state: 'body' | 'delimiter' | 'head' | 'end' = 'body'
  // The first delimiter has no line break before it when nothing precedes it.
  let held: Buffer = Buffer.from('\r\n')
  let inPart = false

  const readBody = (bytes: Buffer): Buffer | undefined => {
    const at = bytes.indexOf(delimiter)
    const sure = at === -1 ? Math.max(0, bytes.length - delimiter.length + 1) : at
    if (inPart && sure > 0) sink.onData(bytes.subarray(0, sure))
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
    const at = bytes.indexOf(headEnd)
    if ((at === -1 ? bytes.length : at) > maxHeadBytes) throw malformed()
    if (at === -1) return hold(bytes)
    sink.onPart(parseHead(bytes.toString('utf8', 0, at)))
    inPart = true
    state = 'body'
    return bytes.subarray(at + headEnd.length)
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

function parseHead(text: string): PartHead {
  const disposition = /(?:^|\r\n)content-disposition:\s*form-data\s*;([^\r\n]*)/i.exec(text)?.[1]
  const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition ?? '')?.[1]
  if (name === undefined) throw malformed()
  const filename = /(?:^|[;\s])filename\*?="?([^";]*)/i.exec(disposition ?? '')?.[1]
  return { name, filename }
}

const malformed = () =>
  new Problem('validation-error', {
    errors: [{ field: '$', code: 'multipart', message: 'The body is not a well-formed multipart form.' }],
  })
