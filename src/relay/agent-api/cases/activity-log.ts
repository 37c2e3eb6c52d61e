import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** Kind of an action on a case. Data that no operation can list is recovered from these records. */
export type DeedKind =
  | 'assign'
  | 'route'
  | 'trace'
  | 'classify'
  | 'dispute'
  | 'answer-dispute'
  | 'end-dispute'
  | 'document'
  | 'notify'
  | 'reveal'
  | 'report'
  | 'hold'
  | 'freeze'
  | 'extend'
  | 'release'
  | 'return'
  | 'lapse'
  | 'propose'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'supersede'
  | 'fail'

/** Person recorded with an action. */
export interface DeedPerson {
  id: string
  firstName: string
}

/** Record of one action on a case. */
export interface Deed {
  id: string
  kind: DeedKind
  /** Id of the object that it created or concerns. */
  ref: string | null
  /** Null if it was the relay itself, or a person outside the console. */
  by: DeedPerson | null
  at: string
  /** Request and answer. */
  details: Record<string, unknown>
}

/** Activity log of cases. */
export interface Deeds {
  add(db: Db, caseId: string, deed: NewDeed): Promise<void>
  /** Reads all actions on a case, oldest first. */
  of(db: Db, caseId: string): Promise<Deed[]>
  /** Finds the action that created an object, with its case. */
  find(db: Db, kind: DeedKind, ref: string): Promise<{ caseId: string; deed: Deed } | undefined>
}

/** New action to record. */
type NewDeed = Pick<Deed, 'kind'> & Partial<Pick<Deed, 'ref' | 'by' | 'details'>>

/** Returns the encryption context of an action's row. */
export const deedContext = (id: string) => `case-deed:${id}`

/** Creates the activity log. */
export function createDeeds({ seal, clock, ids }: { seal: Seal; clock: Clock; ids: Ids }): Deeds {
  const toDeed = (row: Row): Deed => ({
    id: row.id,
    kind: row.kind as DeedKind,
    ref: row.ref,
    by: row.person_id === null ? null : { id: row.person_id, firstName: row.person_name ?? '' },
    at: row.at,
    details: row.sealed === '' ? {} : seal.decrypt(row.sealed, deedContext(row.id)),
  })
  return {
    async add(db, caseId, { kind, ref = null, by = null, details }) {
      const id = ids()
      await db
        .insertInto('case_deed')
        .values({
          id,
          case_id: caseId,
          kind,
          ref,
          person_id: by?.id ?? null,
          person_name: by?.firstName ?? null,
          at: clock(),
          sealed: details ? seal.encrypt(details, deedContext(id)) : '',
        })
        .execute()
    },
    async of(db, caseId) {
      const rows = await db
        .selectFrom('case_deed')
        .selectAll()
        .where('case_id', '=', caseId)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(toDeed)
    },
    async find(db, kind, ref) {
      const row = await db
        .selectFrom('case_deed')
        .selectAll()
        .where('kind', '=', kind)
        .where('ref', '=', ref)
        .executeTakeFirst()
      return row && { caseId: row.case_id, deed: toDeed(row) }
    },
  }
}

interface Row {
  id: string
  kind: string
  ref: string | null
  person_id: string | null
  person_name: string | null
  at: string
  sealed: string
}
