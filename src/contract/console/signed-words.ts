import type { KeyWish } from './keys.ts'
import type { PersonWish } from './own-ways.ts'
import type { ProvenRouteName } from './routes.ts'

/** Texts that console passkeys sign; page and relay each compute the SHA-256 of them. */

/** Returns the text whose SHA-256 a passkey signs: a single-use nonce and the digest of the action. */
export const signedText = (nonce: string, digest: string): string => `parley proof\n${nonce}\n${digest}`

/**
 * Returns the text whose SHA-256 identifies a short hold, which has no proposal for a second person to read.
 */
export const holdText = (hold: {
  caseId: string
  traceId: string
  amount: number
  accountHash: string
  institution: string
  reason: string
}): string =>
  JSON.stringify([
    'hold',
    hold.caseId,
    hold.traceId,
    hold.amount,
    hold.accountHash,
    hold.institution,
    hold.reason,
  ])

/** Returns the text whose SHA-256 identifies a change of the user's own sign-in methods. */
export const wayText = (change: 'password' | 'code' | 'passkey'): string =>
  JSON.stringify(['own way', change])

/** Returns the text whose SHA-256 identifies a new API key. */
export const keyText = (wish: KeyWish): string =>
  JSON.stringify([
    'key',
    wish.scopes,
    wish.role,
    wish.teamspaces ?? null,
    wish.companies ?? null,
    wish.institution ?? null,
    wish.citizenRef ?? null,
    wish.expires,
    ...(wish.owner === undefined ? [] : [wish.owner]),
  ])

/**
 * Returns the text whose SHA-256 identifies a setting that outlives the session.
 * @param body request body without the proof, with its fields in the order sent
 */
export const settingText = (name: ProvenRouteName, id: string | undefined, body: object): string =>
  JSON.stringify(['setting', name, id ?? null, body])

/**
 * Returns the text whose SHA-256 identifies an administrator's action on a person.
 * @param who login name of the person to add; otherwise the person's id
 */
export const personText = (act: 'add' | 'change' | 'reset', who: string, wish: PersonWish = {}): string =>
  JSON.stringify([
    'person',
    act,
    who,
    wish.firstName ?? null,
    wish.role ?? null,
    wish.channels ?? null,
    wish.isDisabled ?? null,
  ])
