import { createHash } from 'node:crypto'
import type { CaseReport } from '../../../assistant/dialog/model/types.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { equalSecrets } from '../../../http/secrets.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from './case-numbers.ts'

/** A case and the reference of the citizen on whose behalf it is requested. */
export interface CaseLink {
  caseId: string
  citizenRef: string
}

/** Links between chats and cases, and the lookup of a case from another device. */
export interface CaseLinks {
  /**
   * Stores a new case with the last digits of the citizen's phone number. Returns the case number to show:
   * the short one, or the long id if there is none.
   */
  opened(
    trx: Db,
    opening: { caseId: string; citizenRef: string; lastDigits?: string | undefined },
  ): Promise<string>
  /** Stores the current state of a case for a chat. Returns true if it has changed for this chat. */
  know(trx: Db, chatId: string, report: CaseReport, citizenRef: string): Promise<boolean>
  citizenRefOf(db: Db, chatId: string, caseId: string): Promise<string | undefined>
  /** Returns the cases linked to a chat. */
  ofChat(db: Db, chatId: string): Promise<CaseLink[]>
  /**
   * Returns the case with this number (short or long) whose phone number ends in these digits. After five
   * wrong attempts from any chats, this lookup is blocked for the case for 15 minutes.
   */
  find(called: string, lastDigits: string): Promise<{ caseId: string; citizenRef: string } | undefined>
}

/** Dependencies of the case links. */
export interface CaseLinksDeps {
  storage: Storage
  keyedHash: KeyedHash
  numbers: CaseNumbers
  clock: Clock
}

const maxTries = 5
const pauseMs = 15 * 60_000
/** A case with one of these statuses does not change any more. */
const finalStatuses: ReadonlySet<string> = new Set(['closed', 'rejected'])

/** Creates the links between chats and cases. */
export function createCaseLinks(deps: CaseLinksDeps): CaseLinks {
  const { numbers, clock } = deps

  return {
    async opened(trx, { caseId, citizenRef, lastDigits }) {
      await trx
        .insertInto('case_opening')
        .values({
          case_id: caseId,
          citizen_ref: citizenRef,
          digits_hash: lastDigits ? digitsHashes(deps, caseId, lastDigits)[0] : null,
          tries: 0,
          tried_at: null,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await numbers.give(trx, caseId)) ?? caseId
    },
    know: (trx, chatId, report, citizenRef) => know(deps, trx, chatId, report, citizenRef),
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
    find: (called, lastDigits) => find(deps, called, lastDigits),
  }
}

async function know(
  { clock }: CaseLinksDeps,
  trx: Db,
  chatId: string,
  report: CaseReport,
  citizenRef: string,
): Promise<boolean> {
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
}

async function find(deps: CaseLinksDeps, called: string, lastDigits: string): Promise<CaseLink | undefined> {
  const { numbers, storage, clock } = deps
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
    const hashes = digitsHashes(deps, caseId, lastDigits)
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
}

// The case id is part of the hash, so equal digits have different hashes in the table. The current hash is
// first.
const digitsHashes = ({ keyedHash }: CaseLinksDeps, caseId: string, digits: string) =>
  keyedHash.all('citizen', `digits:${caseId}:${digits}`)

/**
 * Counts the cases opened before `before` that can be found by digits; an older pepper may have hashed these
 * digits.
 */
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
