import { createHmac, randomBytes } from 'node:crypto'
import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** Dependencies of the sign-in methods. */
export interface PersonWaysDeps {
  storage: Storage
  seal: Seal
  clock: Clock
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

/** Credentials of people: a password, and a second factor. */
export interface PersonWays {
  setPassword(personId: string, password: string): Promise<void>
  /** Finds the person with this name and password; takes equally long if there is no such name. */
  checkPassword(login: string, password: string): Promise<string | undefined>
  /**
   * Sets up a new authenticator, which becomes active with its first correct code. One that is in use stays
   * unchanged.
   */
  startCode(personId: string, login: string): Promise<{ secret: string; uri: string }>
  /**
   * Activates the authenticator and returns the backup codes, which cannot be read again. An active one is
   * not confirmed again, and wrong codes count as in {@link takeCode}.
   */
  confirmCode(personId: string, code: string): Promise<string[] | 'wrong' | 'none'>
  hasCode(personId: string): Promise<boolean>
  /**
   * Verifies a code of the authenticator, or a backup code; each works once. After {@link maxFailures} wrong
   * codes in a row, all are rejected for a quarter of an hour.
   */
  takeCode(personId: string, code: string): Promise<boolean>
  backupCodesLeft(personId: string): Promise<number>
}

/** Returns the encryption context of an authenticator's secret. */
export const codeContext = (personId: string) => `operator-code:${personId}`

const backupCodes = 10
/** Otherwise someone with the password could try codes all day: one in 300,000 is right. */
const maxFailures = 10
const lockedMs = 15 * 60_000
/** Codes of the previous step are still accepted: people type slowly, and clocks differ. */
const window = 1
/** As OWASP recommends for Argon2id: 19 MiB, two passes. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Creates the sign-in methods. */
export function createPersonWays(deps: PersonWaysDeps): PersonWays {
  const { storage } = deps
  const { db } = storage
  /** Hash of a password that no one has, so that an unknown name takes the same effort. */
  let nobodys: Promise<string> | undefined

  return {
    async setPassword(id, password) {
      const password_hash = await hashPassword(password, argon)
      await db.updateTable('operator_person').set({ password_hash }).where('id', '=', id).execute()
    },
    async checkPassword(login, password) {
      const query = db.selectFrom('operator_person').select(['id', 'password_hash'])
      const row = await query.where('login', '=', login).where('disabled_at', 'is', null).executeTakeFirst()
      nobodys ??= hashPassword(Buffer.from((deps.random ?? randomBytes)(16)).toString('hex'), argon)
      const isRight = await verifyPassword(row?.password_hash ?? (await nobodys), password)
      return isRight && row && row.password_hash !== null ? row.id : undefined
    },
    startCode: (id, login) => startCode(deps, id, login),
    confirmCode: (id, code) => confirmCode(deps, id, code),
    async hasCode(id) {
      return (await rowOf(db, id))?.code_confirmed === 1
    },
    takeCode: (id, code) => takeCode(deps, id, code),
    async backupCodesLeft(id) {
      const rows = await db
        .selectFrom('operator_backup_code')
        .select('code_hash')
        .where('person_id', '=', id)
        .where('used_at', 'is', null)
        .execute()
      return rows.length
    },
  }
}

async function startCode(
  deps: PersonWaysDeps,
  id: string,
  login: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ buffer: new Uint8Array((deps.random ?? randomBytes)(20)).slice().buffer })
    .base32
  await deps.storage.db
    .updateTable('operator_person')
    .set({ code_sealed: deps.seal.encrypt(secret, codeContext(id)), code_confirmed: 0, code_step: 0 })
    .where('id', '=', id)
    .where('code_confirmed', '=', 0)
    .execute()
  return { secret, uri: totpOf(secret, login).toString() }
}

const confirmCode = (deps: PersonWaysDeps, id: string, code: string): Promise<string[] | 'wrong' | 'none'> =>
  deps.storage.write(`person:${id}`, async (trx) => {
    const row = await rowOf(trx, id)
    const secret = row && secretOf(deps, row)
    if (!row || secret === undefined || row.code_confirmed === 1) return 'none'
    if (isLocked(deps, row)) return 'wrong'
    const step = stepOf(deps, row, code)
    if (step === undefined) {
      await changeCode(trx, id, { code_failures: row.code_failures + 1, code_failed_at: deps.clock() })
      return 'wrong'
    }
    await changeCode(trx, id, { code_confirmed: 1, code_step: step, code_failures: 0 })
    const codes = Array.from({ length: backupCodes }, () => toBackupCode((deps.random ?? randomBytes)(7)))
    await trx.deleteFrom('operator_backup_code').where('person_id', '=', id).execute()
    await trx
      .insertInto('operator_backup_code')
      .values(codes.map((one) => ({ person_id: id, code_hash: hashOf(secret, one), used_at: null })))
      .execute()
    return codes
  })

function takeCode(deps: PersonWaysDeps, id: string, code: string): Promise<boolean> {
  const { storage, clock } = deps
  return storage.write(`person:${id}`, async (trx) => {
    const row = await rowOf(trx, id)
    if (row?.code_confirmed !== 1 || isLocked(deps, row)) return false
    const secret = secretOf(deps, row)
    const step = stepOf(deps, row, code)
    const isBackup =
      step === undefined &&
      secret !== undefined &&
      (await takeBackupCode(trx, { id, hash: hashOf(secret, code), now: clock() }))
    if (step !== undefined) await changeCode(trx, id, { code_step: step, code_failures: 0 })
    else if (isBackup) await changeCode(trx, id, { code_failures: 0 })
    else await changeCode(trx, id, { code_failures: row.code_failures + 1, code_failed_at: clock() })
    return step !== undefined || isBackup
  })
}

/** Returns the time step of a code; undefined if the code is wrong, expired or already used. */
function stepOf(
  deps: PersonWaysDeps,
  row: { id: string; code_sealed: string | null; code_step: number },
  code: string,
) {
  const secret = secretOf(deps, row)
  if (secret === undefined) return undefined
  const totp = totpOf(secret)
  const now = Date.parse(deps.clock())
  const delta = totp.validate({ token: code, timestamp: now, window })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp: now }) + delta
  return step > row.code_step ? step : undefined
}

const secretOf = ({ seal }: PersonWaysDeps, row: { id: string; code_sealed: string | null }) =>
  row.code_sealed === null ? undefined : seal.decrypt<string>(row.code_sealed, codeContext(row.id))

const isLocked = ({ clock }: PersonWaysDeps, row: { code_failures: number; code_failed_at: string | null }) =>
  row.code_failures >= maxFailures && Date.parse(row.code_failed_at ?? '') > Date.parse(clock()) - lockedMs

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Parley', label, secret: Secret.fromBase32(secret) })

const rowOf = (from: Db, id: string) =>
  from.selectFrom('operator_person').selectAll().where('id', '=', id).executeTakeFirst()

const changeCode = (
  trx: Db,
  id: string,
  set: { code_confirmed?: number; code_step?: number; code_failures: number; code_failed_at?: string },
) => trx.updateTable('operator_person').set(set).where('id', '=', id).execute()

async function takeBackupCode(trx: Db, { id, hash, now }: { id: string; hash: string; now: string }) {
  const { numUpdatedRows } = await trx
    .updateTable('operator_backup_code')
    .set({ used_at: now })
    .where('person_id', '=', id)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * A code has 50 bits, so a plain hash would reveal it to anyone with the database; the key is encrypted
 * there.
 */
const hashOf = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`backup code ${code}`).digest('hex')

/** Ten characters from an alphabet of 32 without look-alikes in lower case: 50 random bits. */
function toBackupCode(bytes: Uint8Array): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  let bits = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let sign = 0; sign < 10; sign++) {
    code += alphabet[Number(bits & 31n)]
    bits >>= 5n
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
