import type { TrustId } from '../../src/platform/kit/handler.ts'
import { makeRequest } from './certificate-requests.ts'
import type { TestPlatform } from './platform.ts'
import { freezeOrder, returnOrder, story } from './trust-story.ts'
import type { ValidCall } from './valid-calls.ts'

/** Creates what a call requires, and returns the call with its ids. */
export type PrepareCall = (call: ValidCall) => Promise<ValidCall>

/**
 * For each operation of the trust layer a valid call, each with its own case. The ledger is that of the
 * worked example. A missing operation does not compile.
 */
export function createTrustCalls(
  platform: () => Pick<TestPlatform, 'as' | 'settle'>,
): Record<TrustId, PrepareCall> {
  const analyst = () => platform().as('analyst')
  let made = 0
  const newCase = async (): Promise<string> =>
    (await analyst().post('/v1/cases/intake', { ...story.intake, citizen_id_hash: `hm1:citizen-${made++}` }))
      .body.case_id
  const newTrace = async () => {
    const caseId = await newCase()
    const { body } = await analyst().post('/v1/recovery/trace', traceOf(caseId))
    await platform().settle()
    return { caseId, traceId: body.trace_id as string }
  }
  const newFreeze = async () => {
    const ids = await newTrace()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 10))
    return { ...ids, freezeId: body.freeze_id as string }
  }
  const ofCase = async (body?: Record<string, unknown>): Promise<ValidCall> => ({
    params: { case_id: await newCase() },
    ...(body && { body }),
  })
  return {
    receiveComplaint: async () => ({ body: { ...story.intake } }),
    getCaseStatus: () => ofCase(),
    routeCase: (call) => ofCase(call.body),
    initiateOdr: async () => {
      const { caseId } = await newTrace()
      return { params: { case_id: caseId }, body: { institution_code: 'BNKB', dispute_amount: 100 } }
    },
    classifyCase: (call) => ofCase(call.body),
    notifyCitizen: (call) => ofCase(call.body),
    initiateTrace: async () => ({ body: traceOf(await newCase()) }),
    getTraceResults: async () => ({ params: { trace_id: (await newTrace()).traceId } }),
    initiateFreeze: async () => ({ body: freezeOrder(await newTrace(), 'hm1:B', 'WLTC', 10) }),
    getFreezeStatus: async () => ({ params: { freeze_id: (await newFreeze()).freezeId } }),
    extendFreeze: async (call) => ({
      params: { freeze_id: (await newFreeze()).freezeId },
      body: { ...call.body, legal_order_reference: undefined },
    }),
    releaseFreeze: async () => ({
      params: { freeze_id: (await newFreeze()).freezeId },
      body: {
        release_reason: 'non_fraud_determination',
        release_authority: 'Anti-scam centre',
        release_authorization_token: 'sbx-release',
      },
    }),
    returnFunds: async () => {
      const { caseId, freezeId } = await newFreeze()
      return { body: returnOrder(caseId, freezeId, 5) }
    },
    getMuleScore: async () => ({ body: { account_hash: 'hm1:A', institution_code: 'BNKB' } }),
    generateLegalDocument: async () => {
      const { caseId } = await newFreeze()
      return {
        body: {
          case_id: caseId,
          document_type: 'freeze_order',
          jurisdiction: 'PH',
          account_hash: 'hm1:A',
          institution_code: 'BNKB',
          freeze_amount: 10,
          freeze_duration_days: 3,
        },
      }
    },
    submitTransactionMetadata: async (call) => ({
      body: { ...call.body, sender_institution_code: 'BNKA', receiver_institution_code: 'BNKB' },
    }),
    getFraudRiskScore: async () => ({ body: { transaction_id: 'TX-1001' } }),
    verifyAccount: async (call) => ({
      query: { ...call.query, receiver_account_identifier: 'hm1:A', receiver_institution_code: 'BNKB' },
    }),
    getTransactionStatus: async () => ({ query: { transaction_id: 'TX-1001' } }),
    registerParticipant: async (call) => ({
      body: {
        ...call.body,
        institution_code: 'NEWB',
        certificate_signing_request: (await makeRequest('NEWB')).request,
      },
    }),
    reportIncident: async (call) => ({ body: { ...call.body, affected_institutions: ['BNKA'] } }),
  }
}

const traceOf = (caseId: string) => ({
  case_id: caseId,
  originating_transaction_id: 'TX-1001',
  originating_amount: 25_000,
  sender_institution_code: 'BNKA',
  initial_receiver_account_hash: 'hm1:A',
})
