import { fieldProblem } from './record.ts'

/** Creates a cursor for the rows of a list after the change with this number. Opaque to the caller. */
export const createCursor = (afterSeq: number): string =>
  Buffer.from(JSON.stringify([afterSeq])).toString('base64url')

/**
 * Parses the number of a cursor.
 * @throws Problem `validation-error` if it is not one of ours
 */
export function readCursor(text: string): number {
  try {
    const [afterSeq] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (Number.isSafeInteger(afterSeq)) return afterSeq
  } catch {}
  throw fieldProblem('validation-error', {
    field: 'cursor',
    code: 'invalid',
    message: 'Give the next_cursor of the page before.',
  })
}
