import { drawCaseNumber, parseCaseNumber } from '../../../contract/primitives/case-number.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** Short case numbers shown to people. Servers exchange the long id. */
export interface CaseNumbers {
  /**
   * Assigns a number to a case, or returns the existing one. Returns undefined if no free number was drawn.
   */
  give(trx: Db, caseId: string): Promise<string | undefined>
  /** Looks up the number to show for each case: the short one, or the long id of a case without one. */
  shownOf(db: Db, caseIds: readonly string[]): Promise<(caseId: string) => string>
  /** Replaces each long id in a text, such as a notification, with the number to show. */
  putInto(db: Db, text: string): Promise<string>
  /** Returns the long id of a case, given its short number or the long id itself. */
  caseOf(db: Db, called: string): Promise<string>
  /** Hashes the number of a case again, so that it is still found after the older peppers are removed. */
  renew(trx: Db, caseId: string): Promise<void>
}

/** Dependencies of the case numbers. */
export interface CaseNumbersDeps {
  seal: Seal
  keyedHash: KeyedHash
  /** Returns an unpredictable integer from 0 up to, but not including, its argument. */
  random: (below: number) => number
  clock: Clock
}

/** Of 148 million numbers, so many in a row are only taken if the random numbers are not random. */
const maxDraws = 20

/** Format of the case ids that the trust layer generates. */
const longIds = /\bCASE-[0-9A-Z]+\b/g

/** Encryption context of a case number. */
export const caseNumberContext = (caseId: string) => `case-number:${caseId}`

/** Creates the short case numbers. */
export function createCaseNumbers({ seal, keyedHash, random, clock }: CaseNumbersDeps): CaseNumbers {
  const hashesOf = (number: string) => keyedHash.all('citizen', `case-number:${number}`)
  const find = (db: Db, number: string) =>
    db
      .selectFrom('case_number')
      .select('case_id')
      .where('number_hash', 'in', hashesOf(number))
      .executeTakeFirst()
  const read = async (db: Db, caseIds: readonly string[]) => {
    const rows =
      caseIds.length > 0
        ? await db.selectFrom('case_number').selectAll().where('case_id', 'in', caseIds).execute()
        : []
    return new Map(
      rows.map(({ case_id: caseId, sealed }) => [
        caseId,
        seal.decrypt<string>(sealed, caseNumberContext(caseId)),
      ]),
    )
  }
  const put = async (trx: Db, caseId: string, number: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('case_number')
      .values({
        case_id: caseId,
        number_hash: hashesOf(number)[0],
        sealed: seal.encrypt(number, caseNumberContext(caseId)),
        drawn_at: clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const shownOf: CaseNumbers['shownOf'] = async (db, caseIds) => {
    const numbers = await read(db, caseIds)
    return (caseId) => numbers.get(caseId) ?? caseId
  }
  return {
    shownOf,
    async give(trx, caseId) {
      for (let draw = 0; draw < maxDraws; draw++) {
        // Read again after each draw, since another chat may store a number for the same case at this moment.
        const known = (await read(trx, [caseId])).get(caseId)
        if (known !== undefined) return known
        const number = drawCaseNumber(random)
        // The unique index only compares today's hashes; a number hashed with an older pepper must be looked
        // up.
        if (number === undefined || (await find(trx, number))) continue
        if (await put(trx, caseId, number)) return number
      }
      return undefined
    },
    async putInto(db, text) {
      return text.replace(longIds, await shownOf(db, [...new Set(text.match(longIds))]))
    },
    async caseOf(db, called) {
      const number = parseCaseNumber(called)
      return (number && (await find(db, number))?.case_id) || called
    },
    async renew(trx, caseId) {
      const number = (await read(trx, [caseId])).get(caseId)
      if (number === undefined) return
      await trx
        .updateTable('case_number')
        .set({ number_hash: hashesOf(number)[0] })
        .where('case_id', '=', caseId)
        .execute()
    },
  }
}
