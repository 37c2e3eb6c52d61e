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

/** Says who is chatting; what is not verified is a claim, which opens nothing. */
export interface Human {
  uid: string
  verified: boolean
}

/** Reads what the embedded platform has recorded of somebody who chats; in the caller's transaction, if it has one. */
export interface HumanRecords {
  /** Undefined where nothing is recorded of her. */
  profileOf(db: Db, uid: string): Promise<KnownPerson | undefined>
  isBanned(db: Db, uid: string): Promise<boolean>
}

/** Lists what telling people apart needs. */
export interface HumansDeps {
  /** A channel's identity secret, when it has one. */
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
 * Creates the check of who is chatting; it gives undefined for nobody. `earlier` is the session by which somebody comes.
 * @throws Problem `forbidden` naming `humanHash`
 */
export function createIdentify({ identitySecret, security, logger, clock }: HumansDeps) {
  const told = new Set<string>()
  /** The page hears of a mismatch, whatever is set here; the operator has to hear that none could match, once a channel. */
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
    // Right, and only late: the page has proven the same uid to the session that it comes with.
    const isRenewed = outcome === 'expired' && earlier?.session.proven === 1 && earlier.chat.human_uid === uid
    if (outcome === 'proven' || isRenewed) return { uid, verified: true } satisfies Human
    security.record({ kind: 'identity-refused', gwId, detail: secret === undefined ? 'no-secret' : outcome })
    throw new Problem('forbidden', {
      errors: [{ field: 'humanHash', code: outcome, message: refusals[outcome] }],
    })
  }
}

/** Tells whether the chat is bound to another uid, proven or claimed. */
export const isOtherPerson = (chat: Chat, human: Human): boolean =>
  chat.human_uid !== null && human.uid !== chat.human_uid

/**
 * Tells whether a chat may be resumed by whoever comes: one that is bound to a uid by those alone who name it, and one whose
 * uid was proven by those alone who prove it again.
 */
export const mayResume = (chat: Chat, human: Human | undefined): boolean =>
  chat.human_uid === null || (human?.uid === chat.human_uid && (human.verified || chat.human_verified === 0))

/** Writes down who is chatting. */
export async function saveHuman(db: Db, chatId: string, human: Human): Promise<void> {
  await db
    .updateTable('chat')
    .set({ human_uid: human.uid, human_verified: human.verified ? 1 : 0 })
    .where('id', '=', chatId)
    // An unproven uid replaces neither a proven one nor another.
    .$if(!human.verified, (query) =>
      query
        .where('human_verified', '=', 0)
        .where((eb) => eb.or([eb('human_uid', 'is', null), eb('human_uid', '=', human.uid)])),
    )
    .execute()
}
