import { Problem } from '../../../contract/primitives/problem.ts'

/** The place in a list after which a page goes on: the value that it is ordered by, and the row's id. */
export interface ListPlace {
  value: string | number
  id: string
}

/** Writes a place for a page to keep. */
export const writeCursor = (value: string | number, id: string): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** Reads a place. @throws Problem `validation-error` */
export function readCursor(cursor: string): ListPlace {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[]
    if ((typeof value === 'string' || typeof value === 'number') && typeof id === 'string')
      return { value, id }
  } catch {}
  throw new Problem('validation-error', {
    errors: [{ field: 'cursor', code: 'invalid', message: 'Begin again without it.' }],
  })
}

/** Gives the channels of a person for a query, which wants at least one; no channel is called by a blank. */
export const channelsOf = (channels: readonly string[]): string[] =>
  channels.length > 0 ? [...channels] : [' ']
