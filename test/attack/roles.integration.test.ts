import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundParams, type KeyBound, ownFields } from '../../src/contract/operations/bindings.ts'
import { type OperationId, operations } from '../../src/contract/operations/index.ts'
import {
  type CallerRole,
  callerRoles,
  type Operation,
  type Role,
  scopes,
} from '../../src/contract/operations/operation.ts'
import { mayCall } from '../../src/contract/operations/roles.ts'
import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { createApiKeys, type NewApiKey } from '../../src/relay/security/auth/api-keys.ts'
import { send } from '../support/operation-call.ts'
import { createCaller, platformSecret, type TestPlatform } from '../support/platform.ts'
import { prepareCalls } from '../support/prepared-calls.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'
import { createVoicedPlatform } from '../support/voiced-platform.ts'

/** Every key has every scope here: only its role and its bounds restrict it. */

let platform: TestPlatform
let relay: TestRelay
let prepare: Awaited<ReturnType<typeof prepareCalls>>
/** Number of calls that have reached the platform. */
let arrived = 0

beforeAll(async () => {
  platform = await createVoicedPlatform()
  const { dispatch } = platform.platform
  prepare = await prepareCalls(dispatch)
  const counted: Dispatch = (request) => {
    arrived += 1
    return dispatch(request)
  }
  relay = await startRelay({ dispatch: counted, secret: platformSecret })
})
afterAll(async () => {
  await relay.stop()
  await platform.remove()
})

const rows: readonly Operation[] = Object.values(operations)

/**
 * Returns the institution that the prepared call concerns: the payment's sender, or the one that holds the
 * account.
 */
const institutionFor = (id: string) =>
  ['getMuleScore', 'getFreezeStatus', 'releaseFreeze'].includes(id) ? 'BNKB' : 'BNKA'

const roleFor = (role: CallerRole, id: string): Role =>
  role === 'institution' ? `institution:${institutionFor(id)}` : role

/** Returns the citizen whose case the call names, or who makes the report. */
async function citizenOf(call: ValidCall): Promise<string> {
  const row = await platform.test.storage.db
    .selectFrom('pf_case')
    .select('citizen_id_hash')
    .where('case_id', '=', call.params?.case_id ?? '')
    .executeTakeFirst()
  return row?.citizen_id_hash ?? String(call.body?.citizen_id_hash ?? 'hm1:v')
}

const everything = { teamspaces: 'all', companies: 'all' } as const

/**
 * Creates a key with every scope, makes a call, and returns the response and how many calls reached the
 * platform.
 */
async function attempt(operation: Operation, call: ValidCall, wanted: Omit<NewApiKey, 'scopes'>) {
  const keys = createApiKeys({ db: relay.test.storage.db, clock: () => new Date().toISOString() })
  const { key } = await keys.create({ scopes, ...wanted })
  const before = arrived
  const answer = await send(relay.url, operation, call, { authorization: `Bearer ${key}` })
  const text = await answer.text()
  return { status: answer.status, text, arrived: arrived - before }
}

const refused = (field: string) => ({
  status: 403,
  arrived: 0,
  text: expect.stringMatching(new RegExp(`urn:parley:problem:forbidden.*"field":"${field}"`)),
})

describe.each(callerRoles)('a key of the role %s with every scope', (role) => {
  const cells = rows.map((operation) => ({
    id: operation.id,
    operation,
    outcome: mayCall(role, operation.roles) ? 'may call' : 'is refused, and nothing arrives, at',
  }))
  it.each(cells)('$outcome $id', async ({ id, operation }) => {
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const citizenRef = role === 'citizen_channel' ? { citizenRef: await citizenOf(call) } : {}
    const seen = await attempt(operation, call, { role: roleFor(role, id), ...citizenRef, ...everything })
    if (!mayCall(role, operation.roles)) return expect(seen).toMatchObject(refused('authorization'))
    expect(seen.arrived, seen.text).toBe(1)
    // A participant can be registered only once; later calls get 409.
    expect([operation.response.status, 200, 409], seen.text).toContain(seen.status)
  })
})

describe.each(callerRoles.filter((role) => role !== 'admin'))(
  'the platform, called directly by %s',
  (role) => {
    const forbidden = rows.filter(({ host, roles }) => host === 'trust' && !mayCall(role, roles))
    it.each(forbidden)('refuses $id', async ({ id, method, path }) => {
      const { params = {}, query, body } = await prepare(id as OperationId, validCalls[id as OperationId])
      const caller = createCaller(platform.platform.dispatch, roleFor(role, id))
      const at = path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')
      const answer =
        method === 'GET'
          ? await caller.get(query ? `${at}?${new URLSearchParams(query)}` : at)
          : await caller.post(at, body)
      // What the caller may not see does not exist for it.
      expect([403, 404]).toContain(answer.status)
    })
  },
)

const bounded = rows.flatMap((operation) =>
  Object.entries(boundParams)
    .filter(([param]) => operation.path.includes(`{${param}}`))
    .map(([param, bound]) => ({ id: operation.id, operation, param, bound })),
)

describe('a bound key', () => {
  const bounds = (bound: KeyBound, reach: NewApiKey['teamspaces']) => ({ ...everything, [bound]: reach })

  it.each(bounded)('to other $bound is refused at $id by $param', async ({ id, operation, param, bound }) => {
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const role = 'analyst'
    const near = [`${call.params?.[param]}x`, call.params?.[param]?.toUpperCase() ?? '', '*', '']
    expect(await attempt(operation, call, { role, ...bounds(bound, near) })).toMatchObject(refused(param))
    const admin = { role: 'admin', ...bounds(bound, near) } as const
    expect(await attempt(operation, call, admin)).toMatchObject(refused(param))
  })

  it.each(bounded)('to no $bound is refused at $id by $param', async ({ id, operation, param, bound }) => {
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const other = bound === 'teamspaces' ? 'companies' : 'teamspaces'
    const wanted = { role: 'analyst', [other]: 'all' } as const
    expect(await attempt(operation, call, wanted)).toMatchObject(refused(param))
  })

  it.each(bounded)('to the same $param may call $id', async ({ id, operation, param, bound }) => {
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const wanted = { role: 'analyst', [bound]: [call.params?.[param] ?? ''] } as const
    const seen = await attempt(operation, call, wanted)
    expect(seen.arrived, seen.text).toBe(1)
    expect([operation.response.status, 409]).toContain(seen.status)
  })

  it.each([' demo-teamspace', 'demo-teamspace ', 'DEMO-TEAMSPACE', 'other'])(
    'to demo-teamspace may not write it as %j',
    async (teamspace_id) => {
      const call = { ...validCalls.textToSpeech, params: { teamspace_id } }
      const wanted = { role: 'analyst', teamspaces: ['demo-teamspace'] } as const
      const operation = rows.find(({ id }) => id === 'textToSpeech') as Operation
      expect(await attempt(operation, call, wanted)).toMatchObject({ status: 403, arrived: 0 })
    },
  )

  it.each(rows)('to the environment test is refused at $id of a live deployment', async (operation) => {
    const call = validCalls[operation.id as OperationId]
    for (const role of ['analyst', 'admin'] as const) {
      const seen = await attempt(operation, call, { role, ...everything, environment: 'test' })
      expect(seen).toMatchObject(refused('environment'))
    }
  })
})

describe('a response that contains data of another operation', () => {
  const keyOf = async (wanted: Omit<NewApiKey, 'role'>) => {
    const keys = createApiKeys({ db: relay.test.storage.db, clock: () => new Date().toISOString() })
    const { key } = await keys.create({ role: 'analyst', ...wanted })
    return async (method: string, path: string, body?: object) => {
      const answer = await fetch(relay.url + path, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(answer.ok).toBe(true)
      return answer.json()
    }
  }
  const personAt = (teamspace: string) =>
    `/api/platform/v1/customers/${teamspace}/customer/guessed/get-customer`
  const companiesShownTo = async (wanted: Omit<NewApiKey, 'role'>) => {
    const person = await (await keyOf(wanted))('GET', personAt('t1'))
    return person.gateway_profiles.map(({ company_id }: { company_id: string }) => company_id).sort()
  }
  let profile: string

  beforeAll(async () => {
    const owner = await keyOf({ scopes, ...everything })
    for (const company of ['c1', 'c2']) {
      const human = { fullname: 'Maria Santos', uid: 'guessed', email: 'maria@mail.example' }
      const { result } = await owner('POST', `/gateway/${company}/b1/crm/human`, human)
      if (company === 'c1') profile = `/gateway/c1/b1/crm/human/${result.id}`
    }
    for (const teamspace of ['t1', 't2']) {
      await owner('PATCH', `/api/platform/v1/customers/${teamspace}/update-customer/guessed/v3`, {})
      const text = `A note of ${teamspace}`
      const note = { teamspace_id: teamspace, provided_unique_id: 'guessed', text }
      await createCaller(platform.platform.dispatch, 'admin').post('/sandbox/settings/people/note', note)
    }
  })

  it('shows the profiles of a person only to a key that may read them, and only those of its own companies', async () => {
    const mayReadPeople = { scopes: ['people:read'], ...everything } as const
    expect(await companiesShownTo({ ...mayReadPeople, teamspaces: ['t1'] })).toEqual([])
    const mayReadBoth = { ...mayReadPeople, scopes: ['people:read', 'humans:read'] } as const
    expect(await companiesShownTo({ ...mayReadBoth, companies: [] })).toEqual([])
    expect(await companiesShownTo({ ...mayReadBoth, companies: ['c1'] })).toEqual(['c1'])
    expect(await companiesShownTo(mayReadBoth)).toEqual(['c1', 'c2'])
  })

  it('shows the notes of a profile only to a key that may read people, and only those of its own teamspaces', async () => {
    const notesShownTo = async (wanted: Omit<NewApiKey, 'role'>) =>
      JSON.stringify((await (await keyOf(wanted))('GET', profile)).result.notes).match(/A note of t\d/g)
    expect(await notesShownTo({ scopes: ['humans:read'], ...everything, companies: ['c1'] })).toBeNull()
    const mayReadBoth = { scopes: ['people:read', 'humans:read'], ...everything } as const
    expect(await notesShownTo({ ...mayReadBoth, teamspaces: [] })).toBeNull()
    expect(await notesShownTo({ ...mayReadBoth, teamspaces: ['t2'] })).toEqual(['A note of t2'])
    expect(await notesShownTo(mayReadBoth)).toHaveLength(2)
  })
})

const named = Object.entries(ownFields).flatMap(([id, own]) =>
  own.fields.map((field) => ({ id, field, role: own.role })),
)

describe('a key that may act only for itself', () => {
  const strangers = (value: unknown) => (Array.isArray(value) ? [value, 'BNKC'].flat() : 'hm1:stranger')

  it.each(named)('($role) may not name anyone else in $field of $id', async ({ id, field, role }) => {
    const operation = rows.find((row) => row.id === id) as Operation
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const body = { ...call.body, [field]: strangers(call.body?.[field]) }
    const wanted = { role: roleFor(role, id), citizenRef: 'hm1:v' }
    expect(await attempt(operation, { ...call, body }, wanted)).toMatchObject(refused(field))
  })

  it.each(named)('($role) may not give $field of $id twice', async ({ id, field, role }) => {
    const operation = rows.find((row) => row.id === id) as Operation
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const own = role === 'institution' ? institutionFor(id) : 'hm1:v'
    const value = Array.isArray(call.body?.[field]) ? [own] : own
    const { [field]: _given, ...rest } = call.body ?? {}
    const escaped = `\\u${field.charCodeAt(0).toString(16).padStart(4, '0')}${field.slice(1)}`
    const members = JSON.stringify({ ...rest, [field]: value }).slice(1)
    const keys = createApiKeys({ db: relay.test.storage.db, clock: () => new Date().toISOString() })
    const { key } = await keys.create({ scopes, role: roleFor(role, id), citizenRef: 'hm1:v' })
    for (const first of [field, escaped]) {
      const before = arrived
      const answer = await fetch(relay.url + operation.path, {
        method: operation.method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: `{"${first}":"BNKC",${members}`,
      })
      expect(await answer.text()).toMatch(new RegExp(`"field":"${field}","code":"repeated"`))
      expect([answer.status, arrived - before]).toEqual([400, 0])
    }
  })

  it.each(named)('($role) may not give $field of $id in another letter case', async ({ id, field, role }) => {
    const operation = rows.find((row) => row.id === id) as Operation
    const call = await prepare(id as OperationId, validCalls[id as OperationId])
    const value = Array.isArray(call.body?.[field]) ? ['BNKC'] : 'BNKC'
    const { [field]: own, ...rest } = call.body ?? {}
    const other = field.toUpperCase()
    const wanted = { role: roleFor(role, id), citizenRef: 'hm1:v' }
    const beside = { ...rest, [field]: own, [other]: value }
    const seen = await attempt(operation, { ...call, body: beside }, wanted)
    expect([seen.status === 400 || seen.status === 403, seen.arrived]).toEqual([true, 0])
    expect(seen.text).toMatch(new RegExp(`"field":"${other}",.*(?:from|as) ${field}\\.`))
    const alone = { ...rest, [other]: value }
    expect(await attempt(operation, { ...call, body: alone }, wanted)).toMatchObject({ arrived: 0 })
  })
})
