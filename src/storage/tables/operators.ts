import type { Generated } from 'kysely'

/** Lists the tables of the people who work at the console. Instants are ISO strings in UTC, booleans are 0 and 1. */
export interface OperatorsTables {
  operator_person: OperatorPersonTable
  operator_invite: OperatorInviteTable
  operator_backup_code: OperatorBackupCodeTable
  operator_session: OperatorSessionTable
  operator_passkey: OperatorPasskeyTable
  operator_challenge: OperatorChallengeTable
}

/** Describes a person who may sign in. */
export interface OperatorPersonTable {
  id: string
  login: string
  first_name: string
  role: string
  /** JSON: `"all"` or an array of channels. */
  channels: string
  /** Argon2id, in its usual form. */
  password_hash: string | null
  /** The secret of her authenticator, sealed; with `code_confirmed` 0 it was not proven yet. */
  code_sealed: string | null
  code_confirmed: number
  /** The step of the last code that was taken, so that each works once. */
  code_step: number
  /** Wrong codes since the last right one, and when the last of them was given. */
  code_failures: Generated<number>
  code_failed_at: string | null
  disabled_at: string | null
  /** SHA-256 of the issuer and the subject by which she first came from the provider, in hexadecimal; null before. */
  provider_identity: Generated<string | null>
  created_at: string
}

/** A link that lets a person in once. */
interface OperatorInviteTable {
  /** SHA-256 of the link's token, in hexadecimal. */
  token_hash: string
  person_id: string
  expires_at: string
}

interface OperatorBackupCodeTable {
  person_id: string
  /** HMAC-SHA-256 of the code by the authenticator's secret, in hexadecimal. */
  code_hash: string
  used_at: string | null
}

/** A person who is signed in. */
interface OperatorSessionTable {
  /** SHA-256 of what the cookie holds, in hexadecimal. */
  id_hash: string
  /** What she knows it by in the list of her sessions. */
  public_id: string
  person_id: string
  /** The role that she had when she signed in; another one ends the session. */
  role: string
  /** Browser and system in a few words. */
  device: string
  /** 1 when she came by a link that works once. */
  by_link: number
  /** When a provider whose second factor counts has seen her; null for other sessions. */
  proven_at: string | null
  created_at: string
  /** When she last did something. */
  seen_at: string
  expires_at: string
}

/** A passkey of a person. */
export interface OperatorPasskeyTable {
  /** What she knows it by in the list of her passkeys. */
  id: string
  person_id: string
  /** As the authenticator names it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often the authenticator says that it has signed; 0 for those that do not count. */
  counter: number
  /** JSON: how browsers reach it. */
  transports: string
  /** The name of the console's address that it was made for. */
  rp_id: string
  name: string
  created_at: string
  used_at: string | null
}

/** What a passkey is asked to sign, once. */
interface OperatorChallengeTable {
  /** Base64url, as the signed client data hold it. */
  challenge: string
  purpose: string
  /** Null while nobody is signed in. */
  person_id: string | null
  /** For a proof: what is done, and the random part of the challenge. */
  digest: string | null
  nonce: string | null
  origin: string
  rp_id: string
  expires_at: string
}
