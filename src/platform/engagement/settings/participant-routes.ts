import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import type { Participants } from '../../trust-layer/payments/participants.ts'
import type { SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'

type ParticipantRouteId =
  | 'listParticipants'
  | 'renewCertificate'
  | 'renewParticipantSecret'
  | 'revokeCertificate'
  | 'setOrderAnswers'
  | 'setParticipantStatus'

/** Creates the handlers for participants after their registration, which is an operation of the interface. */
export const createParticipantHandlers = ({
  units,
  participants,
}: {
  units: UnitsOfWork
  participants: Participants
}): SandboxHandlers<ParticipantRouteId> => ({
  listParticipants: () => units.read(async ({ trx }) => ({ participants: await participants.list(trx) })),
  renewCertificate: ({ principal, body }) =>
    participants.renewCertificate(principal, body.institution_code, body.certificate_signing_request),
  renewParticipantSecret: ({ principal, body }) => participants.renewSecret(principal, body.institution_code),
  revokeCertificate: ({ principal, body }) =>
    participants.revokeCertificate(principal, body.institution_code, body.serial),
  setOrderAnswers: ({ principal, body }) =>
    participants.setAnswers(principal, body.institution_code, body.answers),
  setParticipantStatus: ({ principal, body }) =>
    participants.setStatus(principal, body.institution_code, body.status),
})
