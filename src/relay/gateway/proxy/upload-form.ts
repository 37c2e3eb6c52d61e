import { limits } from '../../../contract/primitives/limits.ts'
import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import { judgeAudio } from '../audio/audio-head.ts'
import { createHeadPieces } from '../audio/head-pieces.ts'
import { createMultipartReader } from './multipart.ts'

/** Validates a form with a recording as its bytes pass, and keeps only its small fields. */
export interface UploadForm {
  /** @throws Problem when the form is malformed or too large */
  push(chunk: Buffer): void
  /** Whether the first bytes of the file have been judged, valid or not. */
  judged(): boolean
  /** Whether the closing boundary has been read. */
  finished(): boolean
  /**
   * Throws all errors found so far. With `final`, missing fields count as well.
   * @throws Problem
   */
  check(final: boolean): void
}

/** Requirements on a form. */
export interface UploadFormOptions {
  boundary: string
  /** Maximum size of the whole form in bytes. */
  maxBytes: number
  /** Returns the errors in the fields other than the file. */
  checkFields(fields: Record<string, string>): FieldError[]
}

const maxFieldBytes = 4096
const maxParts = 16

/** Creates a validator for one form with a recording. */
export function createUploadForm({ boundary, maxBytes, checkFields }: UploadFormOptions): UploadForm {
  const fields = new Map<string, Buffer[]>()
  const file = createFilePart()
  let open: { name: string; bytes: Buffer[]; size: number } | undefined
  let parts = 0
  let total = 0
  const reader = createMultipartReader(boundary, {
    onPart({ name, filename }) {
      parts += 1
      const repeated = fields.has(name) || (name === 'file' && file.state() !== 'missing')
      if (parts > maxParts || repeated) throw refuse([wrong(name || '$', 'repeated', 'Give this once.')])
      if (name === 'file') file.open(filename !== undefined)
      else open = { name, bytes: [], size: 0 }
    },
    onData(bytes) {
      if (!open) return file.push(bytes)
      open.size += bytes.length
      if (open.size > maxFieldBytes) throw refuse([wrong(open.name, 'too_big', 'This field is too long.')])
      open.bytes.push(bytes)
    },
    onPartEnd() {
      if (open) fields.set(open.name, open.bytes)
      else file.close()
      open = undefined
    },
  })
  const fieldErrors = () =>
    checkFields(
      Object.fromEntries([...fields].map(([name, bytes]) => [name, Buffer.concat(bytes).toString()])),
    )
  return {
    push(chunk) {
      total += chunk.length
      if (total > maxBytes) throw tooLarge()
      reader.push(chunk)
    },
    judged: () => file.state() === 'audio' || file.state() === 'other',
    finished: () => reader.finished(),
    check(final) {
      // A missing field may still arrive before the end.
      const errors = fieldErrors().filter(({ field }) => final || fields.has(field))
      if (final && !reader.finished())
        errors.push(wrong('$', 'multipart', 'The form has no closing boundary.'))
      if (final && file.state() === 'missing') errors.push(wrong('file', 'required', 'Send the recording.'))
      if (file.state() === 'other') errors.push(notAudio)
      if (errors.length > 0) throw refuse(errors)
    },
  }
}

type FileState = 'missing' | 'opened' | 'audio' | 'other'

function createFilePart() {
  let state: FileState = 'missing'
  const head = createHeadPieces()
  let size = 0
  const judge = (complete: boolean) => {
    const verdict = judgeAudio(head.bytes(), complete)
    if (verdict === 'unsure') return
    state = verdict === 'neither' ? 'other' : 'audio'
    head.clear()
  }
  return {
    state: () => state,
    open(isFile: boolean) {
      if (!isFile) throw refuse([wrong('file', 'file', 'Send this as a file, with a file name.')])
      state = 'opened'
    },
    push(bytes: Buffer) {
      size += bytes.length
      if (size > limits.asrBytes) throw tooLarge()
      if (state !== 'opened') return
      if (head.add(bytes)) judge(false)
    },
    close() {
      if (state === 'opened') judge(true)
    },
  }
}

const wrong = (field: string, code: string, message: string): FieldError => ({ field, code, message })

const notAudio = wrong('file', 'content-type', 'The file must be mp3 or wav, by its content.')

/** A wrong file type alone is a 415; together with other errors it is one of them. */
const refuse = (errors: FieldError[]) =>
  new Problem(errors.length === 1 && errors[0] === notAudio ? 'unsupported-media-type' : 'validation-error', {
    errors,
  })

const tooLarge = () =>
  new Problem('payload-too-large', {
    errors: [wrong('file', 'too_big', `The file may have at most ${limits.asrBytes} bytes.`)],
  })
