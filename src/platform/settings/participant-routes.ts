import * as z from 'zod'
import { limits } from '../../contract/primitives/limits.ts'
import { orderAnswers, type Participants } from '../ips/participants.ts'
import type { UnitsOfWork } from '../kernel/unit-of-work.ts'
import { parseBody, type SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import { settingRoute } from './setting-route.ts'

const code = { institution_code: z.string().regex(/^[A-Z0-9]{3,12}$/) }
const certificateBody = z.strictObject({
  ...code,
  certificate_signing_request: z.string().min(1).max(limits.signingRequestChars),
})
const secretBody = z.strictObject(code)
const revokeBody = z.strictObject({ ...code, serial: z.string().regex(/^[0-9A-F]{1,64}$/) })
const answersBody = z.strictObject({ ...code, answers: z.enum(orderAnswers) })
const statusBody = z.strictObject({ ...code, status: z.enum(['active', 'suspended', 'revoked']) })

/** Creates the routes for participants after their registration, which is an operation of the interface. */
export const createParticipantRoutes = ({
  units,
  participants,
}: {
  units: UnitsOfWork
  participants: Participants
}): SandboxRoute[] => [
  settingRoute('GET', 'participants', () =>
    units.read(async ({ trx }) => ({ participants: await participants.list(trx) })),
  ),
  settingRoute('POST', 'participants/certificate', ({ principal, body }) => {
    const wish = parseBody(certificateBody, body)
    return participants.renewCertificate(principal, wish.institution_code, wish.certificate_signing_request)
  }),
  settingRoute('POST', 'participants/secret', ({ principal, body }) =>
    participants.renewSecret(principal, parseBody(secretBody, body).institution_code),
  ),
  settingRoute('POST', 'participants/revoke-certificate', ({ principal, body }) => {
    const wish = parseBody(revokeBody, body)
    return participants.revokeCertificate(principal, wish.institution_code, wish.serial)
  }),
  settingRoute('POST', 'participants/answers', ({ principal, body }) => {
    const wish = parseBody(answersBody, body)
    return participants.setAnswers(principal, wish.institution_code, wish.answers)
  }),
  settingRoute('POST', 'participants/status', ({ principal, body }) => {
    const wish = parseBody(statusBody, body)
    return participants.setStatus(principal, wish.institution_code, wish.status)
  }),
]
