import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { OperationId } from '../../../src/contract/operations/index.ts'
import { silentLogger } from '../../../src/platform/ports.ts'
import { createVoice } from '../../../src/platform/voice/voice.ts'
import type { VoiceArea } from '../../../src/platform/voice/voice-area.ts'
import { makeRequest } from '../../support/certificate-requests.ts'
import { describeConformance } from '../../support/conformance.ts'
import { database } from '../../support/databases.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../support/gateway.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../support/platform.ts'
import { createRecords, type Records } from '../../support/records.ts'
import { freezeOrder, returnOrder, story } from '../../support/trust-story.ts'
import type { ValidCall } from '../../support/valid-calls.ts'
import { buildVoiceThread } from '../../support/voice-thread.ts'

let platform: TestPlatform
let gateway: TestGateway
let records: Records
let voice: VoiceArea

beforeAll(async () => {
  platform = await createTestPlatform({
    voice: {
      operation: (...call) => voice.operation(...call),
      workspace: (...call) => voice.workspace(...call),
      close: () => voice.close(),
    },
  })
  voice = createVoice({
    storage: platform.test.storage,
    clock: () => new Date().toISOString(),
    ids: () => crypto.randomUUID(),
    logger: silentLogger,
    mail: async () => {},
    takeoverSecret: () => platformSecret,
    weights: resolve('weights'),
    threadFile: await buildVoiceThread(),
  })
  records = createRecords(platform)
  gateway = await startGateway({
    dispatch: platform.platform.dispatch,
    embeddedSecret: platformSecret,
    timing: { deadlineMinMs: 60_000 },
  })
  await platform.setClock('2026-11-20T09:30:00Z')
  await platform.as('admin').post('/sandbox/ledger', story.ledger)
})
afterAll(async () => {
  await gateway.stop()
  voice.close()
  await platform.remove()
})

const analyst = () => platform.as('analyst')
let made = 0
const newField = async (): Promise<string> =>
  (await records.fields('POST', 'create-custom-field', { type: 'text', name: `Field ${made++}` })).body.id
const newHuman = async (): Promise<string> =>
  (await records.humans('POST', 'human', { fullname: 'Ana Reyes' })).body.result.id
const newPerson = async (): Promise<string> => {
  const key = `customer-${made++}`
  await records.people('PATCH', `update-customer/${key}/v3`, { name: 'Ana Reyes' })
  return key
}
const newCase = async (): Promise<string> =>
  (await analyst().post('/v1/cases/intake', { ...story.intake, citizen_id_hash: `hm1:citizen-${made++}` }))
    .body.case_id
const newTrace = async () => {
  const caseId = await newCase()
  const { body } = await analyst().post('/v1/recovery/trace', traceOf(caseId))
  await platform.settle()
  return { caseId, traceId: body.trace_id as string }
}
const newFreeze = async () => {
  const ids = await newTrace()
  const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 10))
  return { ...ids, freezeId: body.freeze_id as string }
}
const traceOf = (caseId: string) => ({
  case_id: caseId,
  originating_transaction_id: 'TX-1001',
  originating_amount: 25_000,
  sender_institution_code: 'BNKA',
  initial_receiver_account_hash: 'hm1:A',
})

const teamspace = { subcompany_id: 'demo-teamspace' }
const bot = { company_id: 'c1', bot_id: 'b1' }
const person = async (): Promise<Record<string, string>> => ({
  ...teamspace,
  provided_unique_id: await newPerson(),
})
const ofCase = async (body?: Record<string, unknown>): Promise<ValidCall> => ({
  params: { case_id: await newCase() },
  ...(body && { body }),
})

/** What a call needs to find. An operation that is not here finds everything already. */
const prepared: Partial<Record<OperationId, (call: ValidCall) => Promise<ValidCall>>> = {
  setTicketCustomFields: async (call) => ({
    ...call,
    body: { custom_fields: [{ id: 'conversation-text', value: 'North' }] },
  }),
  deleteCustomFields: async (call) => ({ ...call, body: { ids: [await newField()] } }),
  deleteCustomFieldsEarlier: async () => ({
    params: { ...teamspace, custom_field_id: await newField() },
    body: { ids: [await newField()] },
  }),
  getCustomer: async (call) => ({ ...call, params: await person() }),
  addTags: async (call) => ({ ...call, params: await person() }),
  removeTags: async (call) => ({ ...call, params: await person() }),
  setCustomerCustomFields: async () => ({
    params: await person(),
    body: { custom_fields: [{ id: await newField(), value: 'North' }] },
  }),
  createCustomerV2: async (call) => ({
    ...call,
    params: { ...teamspace, provided_unique_id: `customer-${made++}` },
  }),
  updateCustomerV2: async (call) => ({ ...call, params: await person() }),
  getHuman: async () => ({ params: { ...bot, human_id: await newHuman() } }),
  updateHuman: async (call) => ({ ...call, params: { ...bot, human_id: await newHuman() } }),
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
    body: { ...call.body, legal_order_reference: 'ORDER-1' },
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

describeConformance(`the relay before the embedded platform on ${database.name}`, {
  at: () => ({ url: gateway.url, headers: { authorization: `Bearer ${bootstrapKey}` } }),
  prepare: async (id, call) => (await prepared[id]?.(call)) ?? call,
  // Speech works where its engines are installed, and says so where they are not.
  excuses: (id, status, body) =>
    (id === 'textToSpeech' || id === 'recogniseSpeech') &&
    status === 503 &&
    body.includes('engine-unavailable'),
})
