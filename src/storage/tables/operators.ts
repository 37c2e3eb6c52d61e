import type { Generated } from 'kysely'
import type { ConsoleRole } from '../../contract/console/roles.ts'

/** Tables of the users of the console. Instants are ISO strings in UTC, booleans are 0 and 1. */
export interface OperatorsTables {
  operator_person: OperatorPersonTable
  operator_invite: OperatorInviteTable
  operator_backup_code: OperatorBackupCodeTable
  operator_session: OperatorSessionTable
  operator_passkey: OperatorPasskeyTable
  operator_challenge: OperatorChallengeTable
}

/** A person who may sign in. */
export interface OperatorPersonTable {
  id: string
  login: string
  first_name: string
  role: ConsoleRole
  /** JSON: `"all"` or an array of channels. */
  channels: string
  /** Argon2id, in its usual form. */
  password_hash: string | null
  /**
   * The secret of the person's authenticator, encrypted; with `code_confirmed` 0 it has not been proven yet.
   */
  code_sealed: string | null
  code_confirmed: number
  /** The step of the last accepted code, so that each code works once. */
  code_step: number
  /** Wrong codes since the last right one, and when the last of them was given. */
  code_failures: Generated<number>
  code_failed_at: string | null
  disabled_at: string | null
  /**
   * SHA-256 of the issuer and the subject with which the person first signed in from the provider, in
   * hexadecimal; null before.
   */
  provider_identity: Generated<string | null>
  created_at: string
}

/** A link that lets a person sign in once. */
interface OperatorInviteTable {
  /** SHA-256 of the link's token, in hexadecimal. */
  token_hash: string
  person_id: string
  expires_at: string
}

interface OperatorBackupCodeTable {
  person_id: string
  /** HMAC-SHA-256 of the code with the authenticator's secret, in hexadecimal. */
  code_hash: string
  used_at: string | null
}

/** A person who is signed in. */
interface OperatorSessionTable {
  /** SHA-256 of the cookie's value, in hexadecimal. */
  id_hash: string
  /** Its id in the person's list of sessions. */
  public_id: string
  person_id: string
  /** The person's role at sign-in; another role ends the session. */
  role: ConsoleRole
  /** Browser and system in a few words. */
  device: string
  /** 1 if the person signed in with a one-time link. */
  by_link: number
  /** When a provider whose second factor counts has verified the person; null for other sessions. */
  proven_at: string | null
  created_at: string
  /** When the person was last active. */
  seen_at: string
  expires_at: string
}

/** A passkey of a person. */
export interface OperatorPasskeyTable {
  /** Its id in the person's list of passkeys. */
  id: string
  person_id: string
  /** The authenticator's id of it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** The authenticator's signature counter; 0 for those without one. */
  counter: number
  /** JSON: how browsers communicate with it. */
  transports: string
  /** The host name of the console that it was created for. */
  rp_id: string
  name: string
  created_at: string
  used_at: string | null
}

/** A challenge that a passkey signs once. */
interface OperatorChallengeTable {
  /** Base64url, as in the signed client data. */
  challenge: string
  purpose: string
  /** Null before sign-in. */
  person_id: string | null
  /** For a proof: the action, and the random part of the challenge. */
  digest: string | null
  nonce: string | null
  origin: string
  rp_id: string
  expires_at: string
}
