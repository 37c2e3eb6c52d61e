import { Problem } from '../../../contract/primitives/problem.ts'

/** Position in a list after which the next page starts: the sort value and id of a row. */
export interface ListPlace {
  value: string | number
  id: string
}

/** Encodes a position as a cursor. */
export const writeCursor = (value: string | number, id: string): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** Decodes a cursor. @throws Problem `validation-error` */
export function readCursor(cursor: string): ListPlace {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const [value, id]: unknown[] = Array.isArray(place) ? place : []
    if ((typeof value === 'string' || typeof value === 'number') && typeof id === 'string')
      return { value, id }
  } catch {}
  throw new Problem('validation-error', {
    errors: [{ field: 'cursor', code: 'invalid', message: 'Begin again without it.' }],
  })
}

/**
 * Returns a person's channels for a query, which requires at least one; no channel is named by a single
 * space.
 */
export const channelsOf = (channels: readonly string[]): string[] =>
  channels.length > 0 ? [...channels] : [' ']
