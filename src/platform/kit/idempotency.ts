import { canonical } from '../../contract/primitives/canonical.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { Answer } from './handler.ts'
import type { Seal } from './ports.ts'
import { digest, type Principal } from './principal.ts'
import { Refusal } from './refusal.ts'
import { sealContexts } from './seal-contexts.ts'
import { plusHours } from './time.ts'

const keptHours = 24

/** Identity of a request that may be repeated: its key, and the digest of its body. */
export interface RepeatKey {
  key: string
  bodyDigest: string
}

/**
 * Where and when responses are stored. A response can contain a secret that is shown only once, so it is
 * encrypted.
 */
export interface RepeatStore {
  trx: Db
  now: string
  seal: Seal
}

/**
 * Builds the key of a request with an Idempotency-Key; null for a request without one.
 * @throws Refusal `validation-error` if the header is too long
 */
export function toRepeatKey(
  principal: Principal,
  route: string,
  header: string | undefined,
  body: unknown,
): RepeatKey | null {
  if (header === undefined) return null
  if (!/^[\x20-\x7e]{1,128}$/.test(header)) {
    throw new Refusal('validation-error', {
      errors: [
        { field: 'Idempotency-Key', code: 'invalid', message: 'Must have 1 to 128 printable characters.' },
      ],
    })
  }
  return {
    key: digest(JSON.stringify([principal.id, route, header])),
    bodyDigest: digest(canonical(body)),
  }
}

/**
 * Finds the response to the same request from before, or null.
 * @throws Refusal `idempotency-key-reused` if the body differs
 */
export async function findRepeat(
  { trx, now, seal }: RepeatStore,
  repeat: RepeatKey,
): Promise<Required<Answer> | null> {
  const row = await trx
    .selectFrom('pf_idempotency')
    .selectAll()
    .where('key', '=', repeat.key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_digest !== repeat.bodyDigest) throw new Refusal('idempotency-key-reused')
  return {
    status: row.status,
    headers: { ...JSON.parse(row.headers), 'idempotency-replayed': 'true' },
    body: seal.decrypt(row.body, sealContexts.repeat(repeat.key)),
  }
}

/** Stores a response for 24 hours. */
export async function keepRepeat(
  { trx, now, seal }: RepeatStore,
  repeat: RepeatKey,
  answer: Required<Answer>,
): Promise<void> {
  const row = {
    body_digest: repeat.bodyDigest,
    status: answer.status,
    headers: JSON.stringify(answer.headers),
    body: seal.encrypt(answer.body, sealContexts.repeat(repeat.key)),
    expires_at: plusHours(now, keptHours),
  }
  await trx
    .insertInto('pf_idempotency')
    .values({ key: repeat.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Deletes responses older than 24 hours. */
export async function sweepRepeats(trx: Db, now: string): Promise<void> {
  await trx.deleteFrom('pf_idempotency').where('expires_at', '<=', now).execute()
}
