import type { Storage } from '../storage/database/storage.ts'
import { authenticate, digest, type Principal } from './kit/principal.ts'

/** Knows who is calling. */
export interface Callers {
  /**
   * By what a request carries, and by the institution whose certificate opened its connection; null
   * when nothing proves who it is.
   */
  recognise(headers: Record<string, string>, certified?: string): Promise<Principal | null>
  /** The institution whose certificate has this serial number at `now`, or null. */
  institutionOf(serial: string, now: string): Promise<string | null>
}

/** `secret` is the bearer token of those who may say for whom they ask. */
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
  // Both sides are digests, so that how far they agree tells nothing of the secret.
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
