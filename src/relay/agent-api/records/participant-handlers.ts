import type { RecordRouteName } from '../../../contract/console/record-routes.ts'
import {
  certificateRequest,
  goneCertificateRequest,
  nothingMore,
  type ParticipantGift,
  type ParticipantList,
  type ParticipantView,
  participantRequest,
  participantStatusRequest,
} from '../../../contract/console/records.ts'
import { answering, keyOf } from '../cases/answer.ts'
import { idIn } from '../cases/visible-case.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { RecordDeps } from './record-deps.ts'

type ParticipantRouteName = Extract<
  RecordRouteName,
  | 'listParticipants'
  | 'registerParticipant'
  | 'renewCertificate'
  | 'revokeCertificate'
  | 'renewParticipantSecret'
  | 'setParticipantStatus'
>

/** Participant as the host lists it. */
interface Listed {
  institution_code: string
  institution_name: string
  contact_email: string | null
  status: string
  is_registered: boolean
  apis_enabled: readonly string[]
  data_retention_days: number
  client_id: string | null
  certificates: readonly {
    serial: string
    fingerprint: string
    expires_at: string
    revoked_at: string | null
  }[]
}

/**
 * Creates the handlers for participating institutions. Credentials issued to an institution are in a single
 * answer, and nowhere else.
 */
export const createParticipantHandlers = ({
  trust,
  ids,
  note,
  readMeant,
}: RecordDeps): ConsoleHandlers<ParticipantRouteName> => ({
  listParticipants: answering(async (c): Promise<ParticipantList> => {
    const answer = await trust.read('listParticipants', c.get('operator').id)
    const listed = answer as { participants: Listed[] } | undefined
    return { isListed: listed !== undefined, participants: listed?.participants.map(toView) ?? [] }
  }),
  registerParticipant: answering(async (c): Promise<ParticipantGift> => {
    const { wish, prove } = await readMeant(c, 'registerParticipant', participantRequest)
    await prove()
    const body = {
      institution_code: wish.code,
      institution_name: wish.name,
      contact_email: wish.email,
      certificate_signing_request: wish.signingRequest,
      apis_to_enable: wish.apis,
      data_retention_days: wish.retentionDays,
    }
    const by = c.get('operator').id
    const made = await trust.call('registerParticipant', { body, key: keyOf(c, ids) }, by)
    note(c, `participant registered: ${wish.code}`)
    const { client_id, client_secret } = made.api_credentials
    return {
      code: wish.code,
      certificate: made.client_certificate,
      authority: made.ca_certificate,
      clientId: client_id,
      ...(client_secret !== undefined && { clientSecret: client_secret }),
    }
  }),
  renewCertificate: answering(async (c): Promise<ParticipantGift> => {
    const { wish: asked, prove } = await readMeant(c, 'renewCertificate', certificateRequest)
    await prove()
    const { signingRequest } = asked
    const wish = { institution_code: idIn(c), certificate_signing_request: signingRequest }
    const made = await trust.change('renewCertificate', wish, c.get('operator').id)
    note(c, `certificate renewed: ${idIn(c)}`)
    return { code: idIn(c), certificate: String(made.client_certificate) }
  }),
  revokeCertificate: answering(async (c) => {
    const { wish: asked, prove } = await readMeant(c, 'revokeCertificate', goneCertificateRequest)
    await prove()
    const { serial } = asked
    const wish = { institution_code: idIn(c), serial }
    await trust.change('revokeCertificate', wish, c.get('operator').id)
    note(c, `certificate revoked: ${idIn(c)} ${serial}`)
    return { code: idIn(c) }
  }),
  renewParticipantSecret: answering(async (c): Promise<ParticipantGift> => {
    const { prove } = await readMeant(c, 'renewParticipantSecret', nothingMore)
    await prove()
    const wish = { institution_code: idIn(c) }
    const made = await trust.change('renewParticipantSecret', wish, c.get('operator').id)
    note(c, `API secret renewed: ${idIn(c)}`)
    return { code: idIn(c), clientId: String(made.client_id), clientSecret: String(made.client_secret) }
  }),
  setParticipantStatus: answering(async (c) => {
    const { wish: asked, prove } = await readMeant(c, 'setParticipantStatus', participantStatusRequest)
    await prove()
    const { status } = asked
    const wish = { institution_code: idIn(c), status }
    await trust.change('setParticipantStatus', wish, c.get('operator').id)
    note(c, `participant ${status}: ${idIn(c)}`)
    return { code: idIn(c) }
  }),
})

const toView = (row: Listed): ParticipantView => ({
  code: row.institution_code,
  name: row.institution_name,
  email: row.contact_email,
  status: row.status,
  isRegistered: row.is_registered,
  apis: row.apis_enabled,
  retentionDays: row.data_retention_days,
  clientId: row.client_id,
  certificates: row.certificates.map(({ serial, fingerprint, expires_at, revoked_at }) => ({
    serial,
    fingerprint,
    expiresAt: expires_at,
    revokedAt: revoked_at,
  })),
})
