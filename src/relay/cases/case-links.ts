import { createHash } from 'node:crypto'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { CaseReport } from '../../dialog/model/types.ts'
import { equalSecrets } from '../../http/secrets.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'

/** Which chats know which cases, and by what a case is found again from another device. */
export interface CaseLinks {
  /** Remembers a new case with the digits that its telephone number ends in. */
  opened(
    trx: Db,
    opening: { caseId: string; citizenRef: string; lastDigits?: string | undefined },
  ): Promise<void>
  /** Lets a chat know a case as it is now; true when that is news to the chat. */
  know(trx: Db, chatId: string, report: CaseReport, citizenRef: string): Promise<boolean>
  citizenRefOf(db: Db, chatId: string, caseId: string): Promise<string | undefined>
  /**
   * The citizen reference of a case whose telephone number ends in these digits. Five wrong tries, from
   * whatever chat, close a case to this for 15 minutes.
   */
  find(caseId: string, lastDigits: string): Promise<string | undefined>
}

/** Lists what linking cases needs. */
export interface CaseLinksDeps {
  storage: Storage
  keyedHash: KeyedHash
  clock: Clock
}

const maxTries = 5
const pauseMs = 15 * 60_000
/** After these nothing more comes. */
const finalStatuses: ReadonlySet<string> = new Set(['closed', 'rejected'])

/** Creates the links between chats and cases. */
export function createCaseLinks({ storage, keyedHash, clock }: CaseLinksDeps): CaseLinks {
  // Bound to the case, so that equal digits do not look equal in the table.
  const digitsHash = (caseId: string, digits: string) => keyedHash('citizen', `digits:${caseId}:${digits}`)
  return {
    async opened(trx, { caseId, citizenRef, lastDigits }) {
      await trx
        .insertInto('case_opening')
        .values({
          case_id: caseId,
          citizen_ref: citizenRef,
          digits_hash: lastDigits ? digitsHash(caseId, lastDigits) : null,
          tries: 0,
          tried_at: null,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
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
    find: (caseId, lastDigits) =>
      storage.write(`case:${caseId}`, async (trx) => {
        const row = await trx
          .selectFrom('case_opening')
          .selectAll()
          .where('case_id', '=', caseId)
          .executeTakeFirst()
        if (!row) return undefined
        const paused = row.tried_at !== null && Date.parse(clock()) - Date.parse(row.tried_at) < pauseMs
        if (row.tries >= maxTries && paused) return undefined
        const right =
          row.digits_hash !== null && equalSecrets(row.digits_hash, digitsHash(caseId, lastDigits))
        const tries = right ? 0 : (paused ? row.tries : 0) + 1
        await trx
          .updateTable('case_opening')
          .set({ tries, tried_at: right ? null : clock() })
          .where('case_id', '=', caseId)
          .execute()
        return right ? row.citizen_ref : undefined
      }),
  }
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
