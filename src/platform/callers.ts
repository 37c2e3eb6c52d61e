import type { Storage } from '../storage/database/storage.ts'
import { authenticate, digest, type Principal } from './kit/principal.ts'

/** Identifies callers. */
export interface Callers {
  /**
   * Identifies the caller by the request's credentials and by the institution whose certificate opened the
   * connection; null if nothing proves the caller's identity.
   */
  recognise(headers: Record<string, string>, certified?: string): Promise<Principal | null>
  /** Returns the institution whose certificate has this serial number at `now`, or null. */
  institutionOf(serial: string, now: string): Promise<string | null>
}

/** `secret` is the bearer token of callers that may name the principal on whose behalf they act. */
export const createCallers = (storage: Storage, secret: string): Callers => ({
  recognise: (headers, certified) =>
    authenticate(headers, {
      secret,
      findClient: (clientId, clientSecret) => findClient(storage, clientId, clientSecret),
      certified,
    }),
  institutionOf: (serial, now) => findBySerial(storage, serial, now),
})

async function findClient(storage: Storage, clientId: string, clientSecret: string): Promise<string | null> {
  const client = await storage.db
    .selectFrom('pf_participant')
    .select(['institution_code', 'client_secret_digest'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  // Both sides are digests, so that the timing reveals nothing about the secret.
  return client?.client_secret_digest === digest(clientSecret) ? client.institution_code : null
}

async function findBySerial(storage: Storage, serial: string, now: string): Promise<string | null> {
  const participant = await storage.db
    .selectFrom('pf_certificate as certificate')
    .innerJoin(
      'pf_participant as participant',
      'participant.institution_code',
      'certificate.institution_code',
    )
    .select('participant.institution_code')
    .where('certificate.serial', '=', serial)
    .where('certificate.expires_at', '>', now)
    .where('certificate.revoked_at', 'is', null)
    .where('participant.status', '=', 'active')
    .executeTakeFirst()
  return participant?.institution_code ?? null
}
