import type { OperationId } from '../../src/contract/operations/index.ts'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import type { ConformanceTarget } from './conformance.ts'
import { createCaller } from './platform.ts'
import { createRecords } from './records.ts'
import { createTrustCalls, type PrepareCall } from './trust-calls.ts'
import { story } from './trust-story.ts'

const teamspace = { subcompany_id: 'demo-teamspace' }
const bot = { company_id: 'c1', bot_id: 'b1' }

/**
 * Sets up the scenario that the operations need on a platform, and returns a function that creates what each
 * valid call refers to: a case, a freeze, a person.
 */
export async function prepareCalls(dispatch: Dispatch): Promise<PrepareValidCall> {
  await tellStory(dispatch)
  return createPreparedCalls(dispatch)
}

type PrepareValidCall = NonNullable<ConformanceTarget['prepare']>

/**
 * Adds the payments of the scenario to a platform's ledger, and sets its clock to half an hour after them.
 */
export async function tellStory(dispatch: Dispatch): Promise<void> {
  const admin = createCaller(dispatch, 'admin')
  await admin.post('/sandbox/clock', { now: '2026-11-20T09:30:00Z' })
  await admin.post('/sandbox/ledger', story.ledger)
}

/**
 * Returns a function that creates what each valid call refers to; calls that need a payment use the
 * scenario's, if it was set up.
 */
export function createPreparedCalls(dispatch: Dispatch): PrepareValidCall {
  const admin = createCaller(dispatch, 'admin')
  const records = createRecords(dispatch)
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
  const person = async (): Promise<Record<string, string>> => ({
    ...teamspace,
    provided_unique_id: await newPerson(),
  })

  /** Prepares what a call needs. An operation that is not listed needs nothing. */
  const prepared: Partial<Record<OperationId, PrepareCall>> = {
    ...createTrustCalls(() => ({
      as: (role) => createCaller(dispatch, role),
      settle: async () => void (await admin.post('/sandbox/clock', { advance_seconds: 0 })),
    })),
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
  }

  return async (id, call) => (await prepared[id]?.(call)) ?? call
}
