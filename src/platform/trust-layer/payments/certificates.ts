import { createHash, X509Certificate } from 'node:crypto'
import type { Db } from '../../../storage/database/storage.ts'
import type { CertificateTable } from '../../../storage/tables/platform.ts'
import { Refusal } from '../../kit/refusal.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import type { CheckedRequest, IssuedCertificate } from './certificate-authority.ts'

/**
 * Rejects a public key that another institution has or had: its holder could act for both.
 * @throws Refusal `participant-exists`, naming the field
 */
export async function refuseForeignKey(
  trx: Db,
  { institutionCode, publicKeyDigest }: CheckedRequest,
): Promise<void> {
  const other = await trx
    .selectFrom('pf_certificate')
    .select('serial')
    .where('public_key_digest', '=', publicKeyDigest)
    .where('institution_code', '!=', institutionCode)
    .executeTakeFirst()
  if (!other) return
  throw new Refusal('participant-exists', {
    detail: 'Another institution has this public key. Make a key pair of your own.',
    errors: [
      {
        field: 'certificate_signing_request',
        code: 'key_in_use',
        message: 'Another institution has this public key.',
      },
    ],
  })
}

/** Stores a certificate that was issued. */
export async function keepCertificate(
  unit: UnitOfWork,
  { institutionCode, publicKeyDigest }: CheckedRequest,
  { serial, certificate, expiresAt }: IssuedCertificate,
): Promise<void> {
  await unit.trx
    .insertInto('pf_certificate')
    .values({
      serial,
      institution_code: institutionCode,
      public_key_digest: publicKeyDigest,
      certificate,
      issued_at: unit.now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute()
}

/** Converts a certificate to its public view. */
export const toCertificateView = (row: CertificateTable) => ({
  serial: row.serial,
  /** SHA-256 of the certificate, hexadecimal, as `openssl x509 -fingerprint -sha256` computes it. */
  fingerprint: createHash('sha256').update(new X509Certificate(row.certificate).raw).digest('hex'),
  public_key_digest: row.public_key_digest,
  issued_at: toWireTime(row.issued_at),
  expires_at: toWireTime(row.expires_at),
  revoked_at: row.revoked_at === null ? null : toWireTime(row.revoked_at),
})
