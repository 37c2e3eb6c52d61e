import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../../src/contract/operations/index.ts'
import { matchOperation } from '../../../../src/contract/operations/match.ts'
import type { Operation } from '../../../../src/contract/operations/operation.ts'
import { type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import {
  allowedMembers,
  bodyMembers,
  forbidden,
  type Member,
  queryMembers,
} from '../../../support/interface-members.ts'
import { pathOf, send } from '../../../support/operation-call.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { holds } from '../../../support/properties.ts'
import { type ValidCall, validCalls } from '../../../support/valid-calls.ts'

let upstream: FakeUpstream
let gateway: TestGateway
let platform: TestPlatform
let embedded: TestGateway
const headers = { authorization: `Bearer ${bootstrapKey}` }
const rows: readonly Operation[] = Object.values(operations)
const rowOf = (id: string) => rows.find((row) => row.id === id) as Operation

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url })
  platform = await createTestPlatform()
  embedded = await startGateway({ dispatch: platform.platform.dispatch, embeddedSecret: platformSecret })
})
beforeEach(() => upstream.reset())
afterAll(async () => {
  await gateway.stop()
  await embedded.stop()
  await upstream.stop()
  await platform.remove()
})

/** Returns a call with a body that the operation's type does not allow. */
const callOf = (id: string, changes: object): ValidCall => ({ ...validCalls[id as OperationId], ...changes })

/** Calls the platform directly, as another relay implementation would. */
const askPlatform = (operation: Operation, call: ValidCall) =>
  platform.platform.dispatch({
    method: operation.method,
    path: pathOf(operation, call),
    headers: {
      authorization: `Bearer ${platformSecret}`,
      'x-service-token': platformSecret,
      'x-parley-role': 'admin',
      ...(call.body && { 'content-type': 'application/json' }),
    },
    body: call.body ? Buffer.from(JSON.stringify(call.body)) : null,
  })

/** Rules of the embedded platform only: the field that it names, and the call that other hosts may accept. */
const ours: readonly [what: string, id: OperationId, field: string, changes: ValidCall][] = [
  [
    'a day as the begin of a range',
    'listCustomersByModified',
    'modified_start',
    { query: { modified_start: '2026-11-20' } },
  ],
  [
    'seconds since 1970 as the begin of a range',
    'listCustomersByModified',
    'modified_start',
    { query: { modified_start: '1763596800' } },
  ],
  ['tags of another shape', 'addTags', 'tags.0', { body: { tags: [{ tag_id: 7, group: { id: 'a' } }] } }],
  [
    'values of fields by another name',
    'setCustomerCustomFields',
    'custom_fields.0.id',
    { body: { custom_fields: [{ custom_field_id: 'f', data: { a: 1 } }] } },
  ],
  [
    'values of a ticket’s fields by another name',
    'setTicketCustomFields',
    'custom_fields.0.id',
    { body: { custom_fields: [{ custom_field_id: 'f', data: ['a'] }] } },
  ],
  [
    'options as objects',
    'createCustomField',
    'select_options.0',
    { body: { type: 'select', name: 'Region', select_options: [{ id: 1, label: 'North' }] } },
  ],
  [
    'a freeze without a trace',
    'initiateFreeze',
    'trace_id',
    { body: { ...validCalls.initiateFreeze.body, trace_id: undefined } },
  ],
  [
    'a freeze of an hour and a half',
    'initiateFreeze',
    'freeze_duration_hours',
    { body: { ...validCalls.initiateFreeze.body, freeze_duration_hours: 1.5 } },
  ],
  [
    'a short justification',
    'initiateFreeze',
    'legal_justification',
    { body: { ...validCalls.initiateFreeze.body, legal_justification: 'Fraud.' } },
  ],
  [
    'a short justification of an extension',
    'extendFreeze',
    'extension_justification',
    { body: { extension_hours: 1.5, extension_justification: 'Court.' } },
  ],
  [
    'a trace of 20 steps',
    'initiateTrace',
    'trace_depth',
    { body: { ...validCalls.initiateTrace.body, trace_depth: 20 } },
  ],
  [
    'a complaint without reference and account',
    'receiveComplaint',
    'transaction_reference',
    { body: { amount: 1, citizen_id_hash: 'x', scam_type: 'x' } },
  ],
  [
    'a day as the time of a payment',
    'submitTransactionMetadata',
    'transaction_timestamp',
    { body: { ...validCalls.submitTransactionMetadata.body, transaction_timestamp: '20.11.2026 09:00' } },
  ],
  ['a status without a query', 'getTransactionStatus', 'transaction_id', { query: {} }],
]

describe('a rule of the embedded platform only', () => {
  it.each(ours)('does not apply to another host: %s', async (_what, id, _field, changes) => {
    const operation = rowOf(id)
    const call = callOf(id, changes)
    const answer = await send(gateway.url, operation, call, headers)
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}'])
    expect(upstream.received[0]?.path).toBe(pathOf(operation, call))
    if (call.body) expect(upstream.received[0]?.body.toString()).toBe(JSON.stringify(call.body))
  })

  it.each(ours)('is applied by the platform, naming the field: %s', async (_what, id, field, changes) => {
    const operation = rowOf(id)
    const call = callOf(id, changes)
    const [first, second] = [
      await send(embedded.url, operation, call, headers).then(async (answer) => [
        answer.status,
        await answer.json(),
      ]),
      await askPlatform(operation, call).then(({ status, body }) => [status, JSON.parse(String(body))]),
    ]
    for (const [status, document] of [first, second]) {
      expect(status).toBe(400)
      expect(document.errors.map((error: { field: string }) => error.field)).toContain(field)
    }
  })

  it('is applied by the relay if a deployment enables it', async () => {
    const strict = await startGateway({ upstreamUrl: upstream.url, strictCalls: true })
    for (const [, id, field, changes] of ours) {
      const answer = await send(strict.url, rowOf(id), callOf(id, changes), headers)
      const { errors } = (await answer.json()) as { errors: { field: string }[] }
      expect([answer.status, errors.map((error) => error.field).includes(field)], id).toEqual([400, true])
    }
    expect(upstream.started).toBe(0)
    await strict.stop()
  })
})

describe('a person’s own key with a slash in it', () => {
  const call = { params: { subcompany_id: 'demo-teamspace', provided_unique_id: 'branch/7\\a b' } }

  it('is passed to another host as it was written', async () => {
    expect((await send(gateway.url, rowOf('getCustomer'), call, headers)).status).toBe(200)
    expect(upstream.received[0]?.path).toContain('/customer/branch%2F7%5Ca%20b/get-customer')
  })

  it.each(['../x', 'a/../../b', '..\\x', 'a/.', 'a/..'])('is not passed on as %s', async (key) => {
    const params = { ...call.params, provided_unique_id: key }
    const answer = await send(gateway.url, rowOf('getCustomer'), { params }, headers)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ field: 'provided_unique_id' }] },
    ])
    expect(upstream.started).toBe(0)
  })

  it.each(['subcompany_id', 'teamspace_id', 'company_id'])('is not accepted for a %s', async (name) => {
    const operation = rows.find(({ path }) => path.includes(`{${name}}`)) as Operation
    const right = callOf(operation.id, {})
    const answer = await send(
      gateway.url,
      operation,
      { ...right, params: { ...right.params, [name]: 'a/b' } },
      headers,
    )
    expect([400, 404]).toContain(answer.status)
    expect(upstream.started).toBe(0)
  })

  it('leads a host that decodes before it routes to no other operation', () => {
    const segment = fc.constantFrom(...new Set(rows.flatMap(({ path }) => path.split('/').filter(Boolean))))
    const value = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
    holds(
      fc.property(
        fc.constantFrom(...rows),
        fc.array(value, { minLength: 4, maxLength: 4 }),
        (row, values) => {
          const path = row.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
            /^(subcompany|teamspace|company)_id$/.test(name) ? 'T' : (values.pop() ?? 'x'),
          )
          const match = matchOperation(row.method, path)
          if (match?.found === 'operation') expect(match.operation.id).toBe(row.id)
        },
      ),
      { numRuns: 20_000, few: 5000 },
    )
  })
})

const bodies = Object.entries<readonly Member[]>(bodyMembers)
const speech = (id: string) => (id === 'textToSpeech' ? { text: 'Salamat.' } : {})

describe('a body that the interface allows', () => {
  it.each(bodies)('reaches another host byte for byte, for %s', async (id, members) => {
    const operation = rowOf(id)
    await holds(
      fc.asyncProperty(allowedMembers(members), async (drawn) => {
        upstream.reset()
        const call = callOf(id, { body: { ...drawn, ...speech(id) } })
        const answer = await send(gateway.url, operation, call, headers)
        expect(answer.status, await answer.text()).toBe(200)
        expect(upstream.received.map(({ body }) => body.toString())).toEqual([JSON.stringify(call.body)])
      }),
      { numRuns: 100, few: 10 },
    )
  })

  it.each(bodies)(
    'is rejected by the embedded platform with a field, if its rules say so, for %s',
    async (id, members) => {
      const operation = rowOf(id)
      if (operation.area === 'voice') return
      const isAgainstOurs = (body: object) => operation.request.body?.safeParse(body).success === false
      // If any text is allowed and nothing is required, the limits of a text are ours.
      const drawn = allowedMembers(members).map((body) =>
        isAgainstOurs(body) ? body : { ...body, [members[0]?.name ?? '']: '\u0000' },
      )
      await holds(
        fc.asyncProperty(drawn.filter(isAgainstOurs), async (body) => {
          const { status, body: answer } = await askPlatform(operation, callOf(id, { body }))
          const { errors } = JSON.parse(String(answer)) as { errors: { field: string; message: string }[] }
          expect(status).toBe(400)
          const [first] = errors
          expect(members.map(({ name }) => name)).toContain(first?.field.split('.')[0])
          expect(first?.message.length).toBeGreaterThan(0)
        }),
        { numRuns: 100, few: 10 },
      )
    },
  )
})

describe('a body that the interface forbids', () => {
  it.each(bodies)('is rejected with the member before another host, for %s', async (id, members) => {
    const operation = rowOf(id)
    const one = fc
      .constantFrom(...members)
      .chain((member) => fc.tuple(fc.constant(member.name), forbidden(member), allowedMembers(members)))
    await holds(
      fc.asyncProperty(one, async ([name, value, others]) => {
        const call = callOf(id, { body: { ...others, ...speech(id), [name]: value } })
        const answer = await send(gateway.url, operation, call, headers)
        const { errors } = (await answer.json()) as { errors: { field: string }[] }
        expect(answer.status).toBe(400)
        expect(errors.map(({ field }) => field.split('.')[0])).toEqual([name])
        expect(upstream.started).toBe(0)
      }),
      { numRuns: 100, few: 10 },
    )
  })

  it.each([
    ['text', ''.padEnd(5001, 'a')],
    ['text', undefined],
    ['speed', 0.24],
    ['speed', 4.01],
    ['speed', '1'],
  ])('is rejected if it exceeds a documented limit of speech: %s', async (name, value) => {
    const call = callOf('textToSpeech', { body: { text: 'Salamat.', [name]: value } })
    const answer = await send(gateway.url, rowOf('textToSpeech'), call, headers)
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ field: name }] }])
    expect(upstream.started).toBe(0)
  })
})

describe('a query that the interface allows', () => {
  it.each(Object.entries<readonly Member[]>(queryMembers))(
    'reaches another host as it was written, for %s',
    async (id, members) => {
      const operation = rowOf(id)
      await holds(
        fc.asyncProperty(allowedMembers(members), async (query) => {
          upstream.reset()
          const call = callOf(id, { query: query as Record<string, string> })
          const answer = await send(gateway.url, operation, call, headers)
          expect(answer.status, await answer.text()).toBe(200)
          expect(upstream.received.map(({ path }) => path)).toEqual([pathOf(operation, call)])
        }),
        { numRuns: 100, few: 10 },
      )
    },
  )
})
