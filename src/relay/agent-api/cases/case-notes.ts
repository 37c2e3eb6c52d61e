import type { NoteView } from '../../../contract/console/inbox.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { DeedPerson } from './activity-log.ts'

/** Notes between colleagues on a case; no call of the citizen API can read them. */
export interface CaseNotes {
  /** Repeating a `clientId` of the same person returns the same note. */
  add(db: Db, caseId: string, note: { by: DeedPerson; clientId: string; text: string }): Promise<NoteView>
  of(db: Db, caseId: string): Promise<NoteView[]>
}

/** Returns the encryption context of a note's row. */
export const caseNoteContext = (id: string) => `case-note:${id}`

/** Creates the case notes. */
export function createCaseNotes({ seal, clock, ids }: { seal: Seal; clock: Clock; ids: Ids }): CaseNotes {
  const toNote = (row: {
    id: string
    person_id: string
    person_name: string
    at: string
    sealed: string
  }): NoteView => ({
    id: row.id,
    by: { id: row.person_id, firstName: row.person_name },
    text: seal.decrypt<string>(row.sealed, caseNoteContext(row.id)),
    at: row.at,
  })
  return {
    async add(db, caseId, { by, clientId, text }) {
      const id = ids()
      await db
        .insertInto('case_note')
        .values({
          id,
          case_id: caseId,
          client_id: clientId,
          person_id: by.id,
          person_name: by.firstName,
          at: clock(),
          sealed: seal.encrypt(text, caseNoteContext(id)),
        })
        .onConflict((conflict) => conflict.columns(['person_id', 'client_id']).doNothing())
        .execute()
      const row = await db
        .selectFrom('case_note')
        .selectAll()
        .where('person_id', '=', by.id)
        .where('client_id', '=', clientId)
        .executeTakeFirstOrThrow()
      return toNote(row)
    },
    async of(db, caseId) {
      const rows = await db
        .selectFrom('case_note')
        .selectAll()
        .where('case_id', '=', caseId)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(toNote)
    },
  }
}
