import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { signedText } from '../../../contract/console/signed-words.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { OperatorsTables } from '../../../storage/tables/operators.ts'
import type { RelyingParty } from './relying-party.ts'

/** Purpose of a passkey challenge. */
type ChallengeWish =
  | { purpose: 'sign-in' }
  | { purpose: 'add'; personId: string }
  | { purpose: 'proof'; personId: string; digest: string }

/** Issued challenge for a passkey. */
export type GivenChallenge = Selectable<OperatorsTables['operator_challenge']>

/** Issues challenges for passkeys, each usable once and valid for a few minutes. */
export interface PasskeyChallenges {
  /** Issues a challenge for the address of the request. */
  make(wish: ChallengeWish, at: RelyingParty): Promise<{ challenge: string; nonce: string }>
  /**
   * Consumes the signed challenge; undefined if it is unknown, expired, used, or was issued for another
   * purpose.
   */
  take(clientData: string, purpose: ChallengeWish['purpose']): Promise<GivenChallenge | undefined>
}

/** Dependencies of the challenges. */
export interface PasskeyChallengesDeps {
  db: Db
  clock: Clock
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

/** Users may have to fetch and unlock their phone. */
const lifeMs = 5 * 60_000

/** Creates the challenges. They are in the database, so that another relay on it can accept the answer. */
export function createPasskeyChallenges(deps: PasskeyChallengesDeps): PasskeyChallenges {
  const { db, clock, random = randomBytes } = deps
  return {
    async make(wish, { rpId, origin }) {
      const nonce = Buffer.from(random(32)).toString('base64url')
      const digest = wish.purpose === 'proof' ? wish.digest : null
      const challenge = digest === null ? nonce : challengeOver(nonce, digest)
      const now = clock()
      await db.deleteFrom('operator_challenge').where('expires_at', '<=', now).execute()
      await db
        .insertInto('operator_challenge')
        .values({
          challenge,
          purpose: wish.purpose,
          person_id: wish.purpose === 'sign-in' ? null : wish.personId,
          digest,
          nonce,
          origin,
          rp_id: rpId,
          expires_at: new Date(Date.parse(now) + lifeMs).toISOString(),
        })
        .execute()
      return { challenge, nonce }
    },
    async take(clientData, purpose) {
      const row = await db
        .deleteFrom('operator_challenge')
        .where('challenge', '=', challengeIn(clientData))
        .returningAll()
        .executeTakeFirst()
      return row && row.purpose === purpose && row.expires_at > clock() ? row : undefined
    },
  }
}

/** Returns the challenge over the digest of an action; the page computes the same from what it displays. */
const challengeOver = (nonce: string, digest: string): string =>
  hash('sha256', signedText(nonce, digest), 'base64url')

/** Reads the challenge from the client data; anything malformed yields one that was never issued. */
function challengeIn(clientData: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return isObject(data) && typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}
