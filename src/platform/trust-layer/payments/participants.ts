import { randomBytes } from 'node:crypto'
import type { OwnBodyOf } from '../../../contract/platform/index.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CertificateTable, ParticipantTable } from '../../../storage/tables/platform.ts'
import { digest, type Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { checkRequest, type IssuedCertificate } from './certificate-authority.ts'
import { keepCertificate, refuseForeignKey, toCertificateView } from './certificates.ts'
import type { RegisterOptions } from './register-participant.ts'

/** Who answers orders to hold money: the institution itself, or a simulation that holds what is there. */
type OrderAnswers = OwnBodyOf<'setOrderAnswers'>['answers']
const behaviours = { itself: 'silent', simulated: 'auto' } as const satisfies Record<OrderAnswers, string>

/** How long the previous certificate stays valid after a renewal, in milliseconds. */
const overlapMs = 24 * 3_600_000

/** Changes participants after their registration. Each change adds at least one row to the audit trail. */
export interface Participants {
  list(db: Db): Promise<object[]>
  /**
   * Issues a certificate for a new signing request; earlier ones stay valid for another day.
   * @throws Refusal `institution-not-found`, `invalid-state`, `csr-invalid`, `participant-exists` if the key
   * belongs to another
   */
  renewCertificate(principal: Principal, code: string, pem: string): Promise<object>
  /**
   * Generates a new API secret, shown only in this response; the previous one becomes invalid. @throws
   * Refusal
   */
  renewSecret(principal: Principal, code: string): Promise<object>
  /** Revokes one certificate immediately. @throws Refusal */
  revokeCertificate(principal: Principal, code: string, serial: string): Promise<object>
  /**
   * Sets whether an institution answers orders to hold money on the mTLS listener, or its answers are
   * simulated. @throws Refusal
   */
  setAnswers(principal: Principal, code: string, answers: OrderAnswers): Promise<object>
  /**
   * Suspends, reinstates or permanently revokes a participant. @throws Refusal `invalid-state` if it is
   * already revoked
   */
  setStatus(principal: Principal, code: string, status: ParticipantTable['status']): Promise<object>
}

/** Creates the changes of participants. */
export function createParticipants({ context, units, authority, now }: RegisterOptions): Participants {
  const changing = <T>(
    principal: Principal,
    code: string,
    work: (unit: UnitOfWork, row: ParticipantTable) => Promise<T>,
  ): Promise<T> =>
    units.write({ principal }, async (unit) => {
      const row = await findParticipant(unit.trx, code)
      if (row.status === 'revoked') throw revoked()
      return work(unit, row)
    })
  const viewOf = async (db: Db, code: string) => {
    const [row, certificates] = [await findParticipant(db, code), await certificatesOf(db, code)]
    return toView(row, certificates)
  }
  return {
    async list(db) {
      const rows = await db.selectFrom('pf_participant').selectAll().orderBy('institution_name').execute()
      const certificates = await certificatesOf(db)
      return rows.map((row) => toView(row, certificates))
    },
    async renewCertificate(principal, code, pem) {
      const request = await checkRequest(pem, code, context.profile.minRsaBits)
      const issued = await (await authority()).issueClient(request, now())
      return changing(principal, code, async (unit, row) => {
        if (row.certificate === null) throw notRegistered()
        await refuseForeignKey(unit.trx, request)
        await endOlder(unit, code)
        await keepCertificate(unit, request, issued)
        await makeCurrent(unit.trx, code, { issued, publicKeyDigest: request.publicKeyDigest })
        audit(unit, 'participant.certificate_renewed', code, issued.serial)
        return { ...(await viewOf(unit.trx, code)), client_certificate: issued.certificate }
      })
    },
    renewSecret: (principal, code) =>
      changing(principal, code, async (unit, row) => {
        if (row.client_id === null) throw notRegistered()
        const secret = randomBytes(32).toString('base64url')
        await unit.trx
          .updateTable('pf_participant')
          .set({ client_secret_digest: digest(secret) })
          .where('institution_code', '=', code)
          .execute()
        audit(unit, 'participant.secret_renewed', code)
        return { institution_code: code, client_id: row.client_id, client_secret: secret }
      }),
    revokeCertificate: (principal, code, serial) =>
      changing(principal, code, async (unit) => {
        const { numUpdatedRows } = await unit.trx
          .updateTable('pf_certificate')
          .set({ revoked_at: unit.now })
          .where('institution_code', '=', code)
          .where('serial', '=', serial)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refusal('not-found')
        audit(unit, 'participant.certificate_revoked', code, serial)
        return viewOf(unit.trx, code)
      }),
    setAnswers: (principal, code, answers) =>
      changing(principal, code, async (unit) => {
        await unit.trx
          .updateTable('pf_participant')
          .set({ behaviour: behaviours[answers] })
          .where('institution_code', '=', code)
          .execute()
        audit(unit, 'participant.changed', code, `orders answered: ${answers}`)
        return viewOf(unit.trx, code)
      }),
    setStatus: (principal, code, status) =>
      changing(principal, code, async (unit, row) => {
        await unit.trx
          .updateTable('pf_participant')
          .set({ status })
          .where('institution_code', '=', code)
          .execute()
        if (status === 'revoked') {
          await unit.trx
            .updateTable('pf_certificate')
            .set({ revoked_at: unit.now })
            .where('institution_code', '=', code)
            .where('revoked_at', 'is', null)
            .execute()
        }
        audit(unit, 'participant.changed', code, `${row.status} to ${status}`)
        return viewOf(unit.trx, code)
      }),
  }
}

const audit = (unit: UnitOfWork, action: string, code: string, reason?: string) =>
  unit.audit({ action, resourceType: 'participant', resourceId: code, ...(reason && { reason }) })

async function findParticipant(db: Db, code: string): Promise<ParticipantTable> {
  const row = await db
    .selectFrom('pf_participant')
    .selectAll()
    .where('institution_code', '=', code)
    .executeTakeFirst()
  if (!row) throw new Refusal('institution-not-found')
  return row
}

const certificatesOf = (db: Db, code?: string): Promise<CertificateTable[]> =>
  db
    .selectFrom('pf_certificate')
    .selectAll()
    .$if(code !== undefined, (query) => query.where('institution_code', '=', code ?? ''))
    .orderBy('issued_at', 'desc')
    .execute()

/** Ends earlier certificates a day from now, or at their own expiry if that is earlier. */
async function endOlder(unit: UnitOfWork, code: string): Promise<void> {
  const end = new Date(Date.parse(unit.now) + overlapMs).toISOString()
  await unit.trx
    .updateTable('pf_certificate')
    .set({ expires_at: end })
    .where('institution_code', '=', code)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', end)
    .execute()
}

const makeCurrent = (
  trx: Db,
  code: string,
  { issued, publicKeyDigest }: { issued: IssuedCertificate; publicKeyDigest: string },
) =>
  trx
    .updateTable('pf_participant')
    .set({
      public_key_digest: publicKeyDigest,
      certificate: issued.certificate,
      certificate_serial: issued.serial,
      certificate_expires_at: issued.expiresAt,
    })
    .where('institution_code', '=', code)
    .execute()

const toView = (row: ParticipantTable, certificates: readonly CertificateTable[]) => ({
  institution_code: row.institution_code,
  institution_name: row.institution_name,
  contact_email: row.contact_email,
  status: row.status,
  /** False for an institution that is only named by the configuration or the ledger and has no access. */
  is_registered: row.certificate !== null,
  /** Who answers orders to hold money. */
  answers: row.behaviour === 'silent' ? 'itself' : 'simulated',
  apis_enabled: JSON.parse(row.apis) as string[],
  data_retention_days: row.data_retention_days,
  client_id: row.client_id,
  registered_at: toWireTime(row.registered_at),
  certificates: certificates
    .filter(({ institution_code }) => institution_code === row.institution_code)
    .map(toCertificateView),
})

const revoked = () =>
  new Refusal('invalid-state', {
    detail: 'A participant that was revoked stays so.',
    extensions: { current_status: 'revoked', allowed: ['active', 'suspended'] },
  })

const notRegistered = () =>
  new Refusal('invalid-state', { detail: 'This institution has not registered yet.' })
