import type { Logger } from 'pino'
import type { KnownPerson } from '../../../assistant/dialog/model/types.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import { toSecretName } from '../../config/secret-name.ts'
import { checkIdentityProof, type ProofOutcome } from '../../security/auth/identity-proof.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Chat } from './chats.ts'
import type { SessionRow } from './session-rows.ts'

/** Identity of a visitor. An unverified uid is only a claim, which opens no earlier chat. */
export interface Human {
  uid: string
  verified: boolean
}

/** The embedded platform's records about visitors, read in the caller's transaction if it has one. */
export interface HumanRecords {
  /** Undefined if there are no records of this person. */
  profileOf(db: Db, uid: string): Promise<KnownPerson | undefined>
  isBanned(db: Db, uid: string): Promise<boolean>
}

/** Dependencies of the identity check. */
export interface HumansDeps {
  /** Returns the identity secret of a channel, if it has one. */
  identitySecret: (gwId: string) => string | undefined
  security: SecurityLog
  logger: Logger
  clock: Clock
}

const refusals: Record<Exclude<ProofOutcome, 'proven'>, string> = {
  mismatch: 'The hash does not belong to this humanUid.',
  expired: 'The hash has expired; make a new one.',
  'expiry-required': 'This channel takes only a hash that expires.',
}

/**
 * Creates the function that checks a visitor's identity. It returns undefined if none is given. `earlier` is
 * the session that the visitor comes from.
 * @throws Problem `forbidden` naming `humanHash`
 */
export function createIdentify({ identitySecret, security, logger, clock }: HumansDeps) {
  const told = new Set<string>()
  /**
   * Warns the operator once per channel that no secret is set, so no hash can match. The page gets a mismatch
   * in any case.
   */
  const tellUnset = (gwId: string) => {
    if (told.has(gwId)) return
    told.add(gwId)
    const variable = toSecretName('IDENTITY_SECRET', gwId)
    logger.warn({ gwId, variable }, 'a humanHash came, and no secret is set that it could be checked with')
  }
  return (
    channel: Channel,
    given: { humanUid?: string | undefined; humanHash?: string | undefined },
    earlier?: { session: Pick<SessionRow, 'proven'>; chat: Chat },
  ) => {
    const { humanUid: uid, humanHash: hash } = given
    if (uid === undefined) return undefined
    if (hash === undefined) return { uid, verified: false } satisfies Human
    const { gwId, plainHumanHash } = channel
    const secret = identitySecret(gwId)
    const claim = { uid, hash, now: clock(), acceptsPlain: plainHumanHash }
    if (secret === undefined) tellUnset(gwId)
    const outcome = secret === undefined ? 'mismatch' : checkIdentityProof(secret, claim)
    // The hash is correct but expired, and the page's session has already proven the same uid.
    const isRenewed = outcome === 'expired' && earlier?.session.proven === 1 && earlier.chat.human_uid === uid
    if (outcome === 'proven' || isRenewed) return { uid, verified: true } satisfies Human
    security.record({ kind: 'identity-refused', gwId, detail: secret === undefined ? 'no-secret' : outcome })
    throw new Problem('forbidden', {
      errors: [{ field: 'humanHash', code: outcome, message: refusals[outcome] }],
    })
  }
}

/** Returns whether the chat is bound to another uid, proven or claimed. */
export const isOtherPerson = (chat: Chat, human: Human): boolean =>
  chat.human_uid !== null && human.uid !== chat.human_uid

/**
 * Returns whether a visitor may resume a chat. A chat bound to a uid requires this uid, and a proven uid must
 * be proven again.
 */
export const mayResume = (chat: Chat, human: Human | undefined): boolean =>
  chat.human_uid === null || (human?.uid === chat.human_uid && (human.verified || chat.human_verified === 0))

/** Stores the identity of a chat's visitor. */
export async function saveHuman(db: Db, chatId: string, human: Human): Promise<void> {
  await db
    .updateTable('chat')
    .set({ human_uid: human.uid, human_verified: human.verified ? 1 : 0 })
    .where('id', '=', chatId)
    // An unproven uid replaces neither a proven uid nor a different one.
    .$if(!human.verified, (query) =>
      query
        .where('human_verified', '=', 0)
        .where((eb) => eb.or([eb('human_uid', 'is', null), eb('human_uid', '=', human.uid)])),
    )
    .execute()
}
