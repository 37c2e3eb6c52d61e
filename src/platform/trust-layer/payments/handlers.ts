import type { Context } from '../../kit/context.ts'
import { change, type Handlers } from '../../kit/handler.ts'
import type { ReadAuditBuffer } from '../../kit/read-audit-buffer.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import { toFraudRisk } from './fraud-risk.ts'
import { type RegisterOptions, registerParticipant } from './register-participant.ts'
import { assertKnown, reportIncident } from './report-incident.ts'
import type { MetadataQueue } from './transaction-metadata.ts'
import { toTransactionStatus } from './transaction-status.ts'
import { contextOf, type VerifyAccount } from './verify-account.ts'

type IpsId =
  | 'submitTransactionMetadata'
  | 'getFraudRiskScore'
  | 'verifyAccount'
  | 'getTransactionStatus'
  | 'registerParticipant'
  | 'reportIncident'

/** Dependencies of the operations of the instant payment system. */
export interface IpsOptions {
  context: Context
  units: UnitsOfWork
  readAudit: ReadAuditBuffer
  metadata: MetadataQueue
  verify: VerifyAccount
  register: RegisterOptions
  now(): string
}

/** Creates the handlers of the six operations of the instant payment system. */
export const createIpsHandlers = (options: IpsOptions): Pick<Handlers, IpsId> => ({
  submitTransactionMetadata: {
    kind: 'free',
    patienceMs: 50,
    answer: async ({ principal, body }) => {
      const receivedAt = await options.metadata.submit(principal, body, options.now())
      return {
        body: { transaction_id: body.transaction_id, accepted: true, received_at: toWireTime(receivedAt) },
      }
    },
  },

  getFraudRiskScore: {
    kind: 'free',
    answer: async (call) => {
      const { principal, body } = call
      await options.metadata.flushed()
      await options.readAudit.verificationsKept()
      const view = await options.units.read((snapshot) => toFraudRisk(options.context, snapshot, call))
      options.readAudit.read(principal, {
        action: 'score.read',
        resourceType: 'transaction',
        resourceId: body.transaction_id,
        reason: view.fraud_risk_category,
      })
      return { body: view }
    },
  },

  verifyAccount: {
    kind: 'free',
    answer: async ({ principal, query }) => {
      const { accountHash, answer } = await options.verify(principal, query)
      const context = contextOf(query)
      options.readAudit.read(principal, {
        action: 'verify.queried',
        resourceType: 'account',
        reason: context === 'pre_payment' ? answer.match_result : `${answer.match_result}: ${context}`,
      })
      if (accountHash !== '') {
        options.readAudit.verified({
          verification_id: answer.verification_id,
          account_hash: accountHash,
          match_result: answer.match_result,
          query_context: context,
          actor: principal.id,
          at: options.now(),
        })
      }
      return { body: answer }
    },
  },

  getTransactionStatus: {
    kind: 'view',
    view: async (snapshot, call) => ({ body: await toTransactionStatus(options.context, snapshot, call) }),
  },

  registerParticipant: {
    kind: 'free',
    answer: (call, requestId) => registerParticipant(options.register, call, requestId),
  },

  reportIncident: change({
    find: (unit, { body }) => assertKnown(unit, body.affected_institutions),
    run: async (unit, call) => ({ body: await reportIncident(options.context, unit, call) }),
  }),
})
