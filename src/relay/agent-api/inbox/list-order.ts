import { sql } from 'kysely'
import * as z from 'zod'
import type { InboxView } from '../../../contract/console/inbox.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { DeskRow } from './desk-rows.ts'

/** Position in a list after which the next page starts: the sort values and the chat id of the last row. */
const listPlace = z.tuple([z.number(), z.number(), z.string(), z.string()])
type ListPlace = z.infer<typeof listPlace>

/**
 * Returns the order of a list: closed chats by their end, all others by danger, urgency and the longest wait.
 */
export function listOrder(view: InboxView) {
  const isByEnd = view === 'closed'
  const danger = sql<number>`chat_desk.is_danger`
  const urgency = sql<number>`chat_desk.urgency`
  // Coalesced, so that no row lacks a position.
  const since = sql<string>`coalesce(chat_desk.queued_at, '')`
  const ended = sql<string>`chat_desk.changed_at`
  const chatId = sql<string>`chat_desk.chat_id`
  return {
    /** Sort order, as SQL. */
    by: isByEnd
      ? sql`${ended} desc, ${chatId} desc`
      : sql`${danger} desc, ${urgency} desc, ${since}, ${chatId}`,
    /** Limits a list to the rows after a position. */
    after: ([atDanger, atUrgency, at, id]: ListPlace) =>
      isByEnd
        ? sql<boolean>`(${ended}, ${chatId}) < (${at}, ${id})`
        : sql<boolean>`(-${danger}, -${urgency}, ${since}, ${chatId})
            > (cast(${-atDanger} as integer), cast(${-atUrgency} as double precision), ${at}, ${id})`,
    /** Encodes the position of a row as a cursor. */
    cursorOf(row: DeskRow): string {
      const place: ListPlace = [
        row.is_danger,
        row.urgency,
        isByEnd ? row.changed_at : (row.queued_at ?? ''),
        row.chat_id,
      ]
      return Buffer.from(JSON.stringify(place)).toString('base64url')
    },
  }
}

/** Decodes a cursor. @throws Problem `validation-error` */
export function readPlace(cursor: string): ListPlace {
  try {
    return listPlace.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new Problem('validation-error', {
      errors: [{ field: 'cursor', code: 'invalid', message: 'Begin again without it.' }],
    })
  }
}
