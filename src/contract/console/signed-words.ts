import type { KeyWish } from './keys.ts'
import type { PersonWish } from './own-ways.ts'
import type { ProvenRouteName } from './routes.ts'

/** What passkeys of the console sign, in words of which page and relay each take the SHA-256. */

/** Gives the words whose SHA-256 a passkey signs: one use, and the digest of what is done. */
export const signedText = (nonce: string, digest: string): string => `parley proof\n${nonce}\n${digest}`

/** Gives the words whose SHA-256 stands for a short hold, which has no proposal that somebody else would read. */
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

/** Gives the words whose SHA-256 stands for a change of one's own ways in. */
export const wayText = (change: 'password' | 'code' | 'passkey'): string =>
  JSON.stringify(['own way', change])

/** Gives the words whose SHA-256 stands for an API key that is to be made. */
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
  ])

/**
 * Gives the words whose SHA-256 stands for a setting that outlives the session.
 * @param body what is sent, without the proof, in the order in which it is sent
 */
export const settingText = (name: ProvenRouteName, id: string | undefined, body: object): string =>
  JSON.stringify(['setting', name, id ?? null, body])

/**
 * Gives the words whose SHA-256 stands for what an administrator does with a person.
 * @param who the name for signing in of whom she adds; the id of anybody else
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
