import { randomBytes } from 'node:crypto'
import type { BodyOf } from '../../../contract/operations/index.ts'
import type { ParticipantTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { OperationRequest } from '../../kit/handler.ts'
import { digest } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import {
  type CertificateAuthority,
  type CheckedRequest,
  checkRequest,
  holdsPrivateKey,
  type IssuedCertificate,
} from './certificate-authority.ts'
import { keepCertificate, refuseForeignKey } from './certificates.ts'

/** Dependencies of registering participants. */
export interface RegisterOptions {
  context: Context
  units: UnitsOfWork
  authority(): Promise<CertificateAuthority>
  now(): string
}

/**
 * Registers an institution, with its certificate and its credentials. Only this response shows the secret. A
 * repeated registration with the same key returns the first one, without the secret.
 * @throws Refusal `participant-exists` if the institution is registered with another key or other APIs
 */
export async function registerParticipant(
  { context, units, authority, now }: RegisterOptions,
  { body, principal }: OperationRequest<'registerParticipant'>,
  requestId: string,
) {
  const pem = body.certificate_signing_request
  if (holdsPrivateKey(pem)) {
    await units.write({ principal, requestId }, async (unit) =>
      unit.audit({
        action: 'secret.received',
        resourceType: 'participant',
        resourceId: body.institution_code,
      }),
    )
  }
  const request = await checkRequest(pem, body.institution_code, context.profile.minRsaBits)
  const ca = await authority()
  const issued = await ca.issueClient(request, now())
  const secret = randomBytes(32).toString('base64url')
  return units.write({ principal, requestId }, async (unit) => {
    const known = await unit.trx
      .selectFrom('pf_participant')
      .selectAll()
      .where('institution_code', '=', body.institution_code)
      .executeTakeFirst()
    if (known?.public_key_digest && known.public_key_digest !== request.publicKeyDigest) {
      throw new Refusal('participant-exists')
    }
    if (known?.public_key_digest) {
      refuseOtherApis(known, body)
      return { status: 200, body: toAnswer(known, ca, null) }
    }
    if (known && known.status !== 'active') throw new Refusal('participant-exists')
    await refuseForeignKey(unit.trx, request)
    const row = toRow({
      known,
      body,
      request,
      issued,
      secret,
      participantId: unit.newId('PRT'),
      now: unit.now,
    })
    await unit.trx
      .insertInto('pf_participant')
      .values(row)
      .onConflict((conflict) => conflict.column('institution_code').doUpdateSet(row))
      .execute()
    await keepCertificate(unit, request, issued)
    unit.audit({
      action: 'participant.registered',
      resourceType: 'participant',
      resourceId: row.participant_id,
      after: { ...row, client_secret_digest: null },
    })
    return { status: 201, body: toAnswer(row, ca, secret) }
  })
}

/** Rejects other APIs than the registered ones: registering again must neither grant access nor ignore the list. */
function refuseOtherApis(
  { apis }: ParticipantTable,
  { apis_to_enable }: BodyOf<'registerParticipant'>,
): void {
  const known: string[] = JSON.parse(apis)
  const given = new Set<string>(apis_to_enable)
  if (known.length === given.size && known.every((api) => given.has(api))) return
  const message = `The institution is registered with ${known.join(', ')}. Registering again cannot change that.`
  throw new Refusal('participant-exists', {
    detail: message,
    errors: [{ field: 'apis_to_enable', code: 'not_changeable', message }],
  })
}

interface RowParts {
  /** The row of a seeded institution that has no certificate yet. */
  known: ParticipantTable | undefined
  body: BodyOf<'registerParticipant'>
  request: CheckedRequest
  issued: IssuedCertificate
  secret: string
  participantId: string
  now: string
}

const toRow = ({ known, body, request, issued, secret, participantId, now }: RowParts): ParticipantTable => ({
  institution_code: body.institution_code,
  participant_id: known?.participant_id ?? participantId,
  institution_name: body.institution_name,
  contact_email: body.contact_email,
  status: 'active',
  behaviour: known?.behaviour ?? 'auto',
  apis: JSON.stringify([...new Set(body.apis_to_enable)]),
  data_retention_days: body.data_retention_days,
  public_key_digest: request.publicKeyDigest,
  certificate: issued.certificate,
  certificate_serial: issued.serial,
  certificate_expires_at: issued.expiresAt,
  client_id: `cl-${body.institution_code.toLowerCase()}-${randomBytes(6).toString('hex')}`,
  client_secret_digest: digest(secret),
  registered_at: now,
})

const toAnswer = (row: ParticipantTable, ca: CertificateAuthority, secret: string | null) => ({
  participant_id: row.participant_id,
  institution_code: row.institution_code,
  status: row.status,
  client_certificate: row.certificate ?? '',
  ca_certificate: ca.certificate,
  certificate_serial: row.certificate_serial ?? '',
  certificate_expires_at: toWireTime(row.certificate_expires_at ?? ''),
  api_credentials: { client_id: row.client_id ?? '', ...(secret !== null && { client_secret: secret }) },
  apis_enabled: JSON.parse(row.apis) as string[],
  data_retention_days: row.data_retention_days,
  registered_at: toWireTime(row.registered_at),
})
