import { drawCaseNumber, parseCaseNumber } from '../../../contract/primitives/case-number.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** The short numbers of cases, under which people know them; between servers a case keeps its long id. */
export interface CaseNumbers {
  /** Gives a case its number, or the one that it has. Undefined when none that is free was drawn. */
  give(trx: Db, caseId: string): Promise<string | undefined>
  /** Reads what she is shown as the number of each case: the short one, or the long id of a case without. */
  shownOf(db: Db, caseIds: readonly string[]): Promise<(caseId: string) => string>
  /** Puts what she is shown in the place of each long id in a text, such as a notification. */
  putInto(db: Db, text: string): Promise<string>
  /** Finds the long id of the case that people call so: by its short number, or by the long id itself. */
  caseOf(db: Db, called: string): Promise<string>
  /** Hashes the number of a case anew, so that it is found when the older peppers are forgotten. */
  renew(trx: Db, caseId: string): Promise<void>
}

/** Lists what the numbers of cases need. */
export interface CaseNumbersDeps {
  seal: Seal
  keyedHash: KeyedHash
  /** Gives a whole number from 0 to below its argument; it must not be foreseeable. */
  random: (below: number) => number
  clock: Clock
}

/** Of 148 million numbers so many in a row are taken only when the randomness is none. */
const maxDraws = 20

/** The ids of cases as the trust layer makes them. */
const longIds = /\bCASE-[0-9A-Z]+\b/g

/** Names the row that a number is sealed for. */
export const caseNumberContext = (caseId: string) => `case-number:${caseId}`

/** Creates the short numbers of cases. */
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
        // Read anew after each draw: another chat may be told of the same case at this moment.
        const known = (await read(trx, [caseId])).get(caseId)
        if (known !== undefined) return known
        const number = drawCaseNumber(random)
        // The table itself tells two of today's hashes apart, but not one of today from an older pepper's.
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
