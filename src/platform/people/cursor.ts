import { fieldProblem } from './record.ts'

/** Where a list goes on: after this row, in the order of change. */
export interface Cursor {
  modifiedAt: string
  id: string
}

export const createCursor = ({ modifiedAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([modifiedAt, id])).toString('base64url')

/** @throws Problem `validation-error` when it is none of ours */
export function readCursor(text: string): Cursor {
  try {
    const [modifiedAt, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof modifiedAt === 'string' && typeof id === 'string') return { modifiedAt, id }
  } catch {}
  throw fieldProblem('validation-error', {
    field: 'cursor',
    code: 'invalid',
    message: 'Give the next_cursor of the page before.',
  })
}
