import { createHash } from 'node:crypto'
import type { CaseReport } from '../../../assistant/dialog/model/types.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { equalSecrets } from '../../../http/secrets.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from './case-numbers.ts'

/** A case, and the citizen in whose name it is asked for. */
export interface CaseLink {
  caseId: string
  citizenRef: string
}

/** Which chats know which cases, and by what a case is found again from another device. */
export interface CaseLinks {
  /**
   * Remembers a new case with the digits that its telephone number ends in. Gives the number that she is shown: the short
   * one, or the long id where there is none.
   */
  opened(
    trx: Db,
    opening: { caseId: string; citizenRef: string; lastDigits?: string | undefined },
  ): Promise<string>
  /** Lets a chat know a case as it is now; true when that is news to the chat. */
  know(trx: Db, chatId: string, report: CaseReport, citizenRef: string): Promise<boolean>
  citizenRefOf(db: Db, chatId: string, caseId: string): Promise<string | undefined>
  /** Lists the cases that a chat knows. */
  ofChat(db: Db, chatId: string): Promise<CaseLink[]>
  /**
   * The case of this number, the short or the long one, whose telephone number ends in these digits. Five wrong tries,
   * from whatever chat, close a case to this for 15 minutes.
   */
  find(called: string, lastDigits: string): Promise<{ caseId: string; citizenRef: string } | undefined>
}

/** Lists what linking cases needs. */
export interface CaseLinksDeps {
  storage: Storage
  keyedHash: KeyedHash
  numbers: CaseNumbers
  clock: Clock
}

const maxTries = 5
const pauseMs = 15 * 60_000
/** After these nothing more comes. */
const finalStatuses: ReadonlySet<string> = new Set(['closed', 'rejected'])

/** Creates the links between chats and cases. */
export function createCaseLinks({ storage, keyedHash, numbers, clock }: CaseLinksDeps): CaseLinks {
  // Bound to the case, so that equal digits do not look equal in the table. Today's hash first.
  const digitsHashes = (caseId: string, digits: string) =>
    keyedHash.all('citizen', `digits:${caseId}:${digits}`)
  return {
    async opened(trx, { caseId, citizenRef, lastDigits }) {
      await trx
        .insertInto('case_opening')
        .values({
          case_id: caseId,
          citizen_ref: citizenRef,
          digits_hash: lastDigits ? digitsHashes(caseId, lastDigits)[0] : null,
          tries: 0,
          tried_at: null,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await numbers.give(trx, caseId)) ?? caseId
    },
    async know(trx, chatId, report, citizenRef) {
      const seen = digestOf(report)
      const known = await trx
        .selectFrom('chat_case')
        .select('seen')
        .where('chat_id', '=', chatId)
        .where('case_id', '=', report.case_id)
        .executeTakeFirst()
      const values = { seen, is_over: finalStatuses.has(report.status) ? 1 : 0, checked_at: clock() }
      await trx
        .insertInto('chat_case')
        .values({
          chat_id: chatId,
          case_id: report.case_id,
          citizen_ref: citizenRef,
          ...values,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.columns(['chat_id', 'case_id']).doUpdateSet(values))
        .execute()
      return known?.seen !== seen
    },
    async citizenRefOf(db, chatId, caseId) {
      const row = await db
        .selectFrom('chat_case')
        .select('citizen_ref')
        .where('chat_id', '=', chatId)
        .where('case_id', '=', caseId)
        .executeTakeFirst()
      return row?.citizen_ref
    },
    ofChat: (db, chatId) =>
      db
        .selectFrom('chat_case')
        .select(['case_id as caseId', 'citizen_ref as citizenRef'])
        .where('chat_id', '=', chatId)
        .execute(),
    async find(called, lastDigits) {
      const caseId = await numbers.caseOf(storage.db, called)
      return storage.write(`case:${caseId}`, async (trx) => {
        const row = await trx
          .selectFrom('case_opening')
          .selectAll()
          .where('case_id', '=', caseId)
          .executeTakeFirst()
        if (!row) return undefined
        const paused = row.tried_at !== null && Date.parse(clock()) - Date.parse(row.tried_at) < pauseMs
        if (row.tries >= maxTries && paused) return undefined
        const { digits_hash: kept } = row
        const hashes = digitsHashes(caseId, lastDigits)
        const right = kept !== null && hashes.some((hash) => equalSecrets(kept, hash))
        const tries = right ? 0 : (paused ? row.tries : 0) + 1
        await trx
          .updateTable('case_opening')
          .set({ tries, tried_at: right ? null : clock(), ...(right && { digits_hash: hashes[0] }) })
          .where('case_id', '=', caseId)
          .execute()
        if (right) await numbers.renew(trx, caseId)
        return right ? { caseId, citizenRef: row.citizen_ref } : undefined
      })
    },
  }
}

/** Counts the cases opened before an instant that are found by digits; an older pepper may have hashed those. */
export async function countOpenings(db: Db, before: string): Promise<number> {
  const { count } = await db
    .selectFrom('case_opening')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('digits_hash', 'is not', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const digestOf = (report: CaseReport) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        report.status,
        report.next_milestone,
        report.recovery_trace_summary,
        report.freeze_status_timeline,
      ]),
    )
    .digest('base64url')
