import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { signedText } from '../../../contract/console/signed-words.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { OperatorsTables } from '../../../storage/tables/operators.ts'
import type { RelyingParty } from './relying-party.ts'

/** Says what a passkey is asked to sign. */
type ChallengeWish =
  | { purpose: 'sign-in' }
  | { purpose: 'add'; personId: string }
  | { purpose: 'proof'; personId: string; digest: string }

/** Holds what a passkey was asked to sign. */
export type GivenChallenge = Selectable<OperatorsTables['operator_challenge']>

/** Gives out what passkeys sign, each once and for a few minutes. */
export interface PasskeyChallenges {
  /** Makes one for the address that asks. */
  make(wish: ChallengeWish, at: RelyingParty): Promise<{ challenge: string; nonce: string }>
  /** Uses up the one that was signed; undefined when it is unknown, too old, used, or was made for another purpose. */
  take(clientData: string, purpose: ChallengeWish['purpose']): Promise<GivenChallenge | undefined>
}

/** Lists what challenges need. */
export interface PasskeyChallengesDeps {
  db: Db
  clock: Clock
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

/** Somebody has to find her telephone, and unlock it. */
const lifeMs = 5 * 60_000

/** Creates the challenges. They stand in the database, so that another relay on it takes the answer. */
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

/** Gives what a passkey signs over the digest of an act: the page computes the same from what it shows. */
const challengeOver = (nonce: string, digest: string): string =>
  hash('sha256', signedText(nonce, digest), 'base64url')

/** Reads which challenge somebody says that was signed; what is no such thing was never given out. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
