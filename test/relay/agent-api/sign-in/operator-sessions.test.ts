import { ulid } from 'ulid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConsoleRole, consoleRoles } from '../../../../src/contract/console/roles.ts'
import type { Operator } from '../../../../src/relay/agent-api/sign-in/operator.ts'
import { createOperatorSessions } from '../../../../src/relay/agent-api/sign-in/operator-sessions.ts'
import { createPeople } from '../../../../src/relay/agent-api/sign-in/people.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

const start = Date.parse('2026-11-22T08:00:00.000Z')
const minuteMs = 60_000
let now = start
const clock = () => new Date(now).toISOString()
const ids = createIds()
const atMinute = (minutes: number) => {
  now = start + minutes * minuteMs
}
beforeEach(() => atMinute(0))

describe('console session', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  const sessions = () => createOperatorSessions({ db: test.storage.db, clock, ids })
  const people = () => createPeople({ storage: test.storage, clock, ids })
  const way = { device: 'Firefox, Linux', byLink: false }
  const add = async (role: ConsoleRole): Promise<Operator> => {
    const { id } = await people().add({
      login: ulid().toLowerCase(),
      firstName: 'Ana',
      role,
      channels: ['demo'],
    })
    const person = await people().find(id)
    if (!person) throw new Error('nobody was added')
    return person
  }

  it('is found by its id, of which the database stores only a hash', async () => {
    const agent = await add('agent')
    const id = await sessions().begin(agent, way)
    expect(id).toMatch(/^[\w-]{43}$/)
    expect(await sessions().find(id, true)).toEqual(agent)
    expect(await sessions().find(`${id}x`, true)).toBeUndefined()
    const rows = await test.storage.db.selectFrom('operator_session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(id)
  })

  const half = Array.from({ length: 72 }, (_, n) => (n + 1) * 10)
  it.each<{ role: ConsoleRole; what: string; at: number[]; found: boolean }>([
    { role: 'agent', what: 'a little less than half an hour without a deed', at: [29], found: true },
    { role: 'agent', what: 'half an hour without one', at: [30], found: false },
    { role: 'auditor', what: 'half an hour without one', at: [30], found: false },
    { role: 'administrator', what: 'twenty minutes without one', at: [20], found: true },
    { role: 'analyst', what: 'a little less than a quarter of an hour without one', at: [14], found: true },
    { role: 'analyst', what: 'a quarter of an hour without one', at: [15], found: false },
    { role: 'supervisor', what: 'a quarter of an hour without one', at: [15], found: false },
    { role: 'supervisor', what: 'an hour of deeds', at: [10, 20, 30, 40, 50, 60], found: true },
    {
      role: 'agent',
      what: 'a little less than twelve hours of deeds',
      at: [...half.slice(0, 71), 719],
      found: true,
    },
    { role: 'agent', what: 'twelve hours of deeds', at: half, found: false },
  ])('of the role $role after $what is valid: $found', async ({ role, at, found }) => {
    const id = await sessions().begin(await add(role), way)
    let last: unknown
    for (const minutes of at) {
      atMinute(minutes)
      last = await sessions().find(id, true)
    }
    expect(last !== undefined).toBe(found)
  })

  it('is not extended by requests that the page makes by itself', async () => {
    const agent = await add('agent')
    const id = await sessions().begin(agent, way)
    for (const minutes of [10, 20, 29]) {
      atMinute(minutes)
      expect(await sessions().find(id, false)).toEqual(agent)
    }
    atMinute(31)
    expect(await sessions().find(id, false)).toBeUndefined()
  })

  it.each([
    ['their role is another', { role: 'auditor' }],
    ['they are disabled', { isDisabled: true }],
  ] as const)('ends immediately when %s, and does not return with the former role', async (_, change) => {
    const agent = await add('agent')
    const id = await sessions().begin(agent, way)
    await people().change(agent.id, change)
    expect(await sessions().find(id, true)).toBeUndefined()
    await people().change(agent.id, { role: 'agent', isDisabled: false })
    expect(await sessions().find(id, true)).toBeUndefined()
  })

  it.each(consoleRoles)('of the role %s that began while the role changed is invalid', async (role) => {
    const person = await add(role)
    const [other = 'agent'] = consoleRoles.filter((one) => one !== role)
    await people().change(person.id, { role: other })
    expect(await sessions().find(await sessions().begin(person, way), true)).toBeUndefined()
  })

  it('reflects changes of channels and name immediately', async () => {
    const agent = await add('agent')
    const id = await sessions().begin(agent, way)
    await people().change(agent.id, { channels: ['other'], firstName: 'Bea' })
    expect(await sessions().find(id, true)).toEqual({ ...agent, channels: ['other'], firstName: 'Bea' })
  })

  it('is listed to its owner with the other open ones, and ended by its public id', async () => {
    const [agent, stranger] = [await add('agent'), await add('agent')]
    await sessions().begin(agent, { ...way, device: 'Safari, iPhone' })
    atMinute(20)
    const other = await sessions().begin(agent, way)
    const mine = await sessions().begin(agent, { ...way, device: 'Chrome, Android' })
    const strange = await sessions().begin(stranger, way)
    expect((await sessions().list(agent.id, mine)).length).toBe(3)
    // The first one has expired by now.
    atMinute(40)
    const listed = await sessions().list(agent.id, mine)
    expect(listed.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['Chrome, Android', true],
      ['Firefox, Linux', false],
    ])
    expect(JSON.stringify(listed)).not.toContain(other)
    const otherPublic = listed.find(({ isThis }) => !isThis)?.id ?? ''
    await sessions().endOwn(stranger.id, otherPublic)
    expect(await sessions().find(other, true)).toEqual(agent)
    await sessions().endOwn(agent.id, otherPublic)
    expect(await sessions().find(other, true)).toBeUndefined()
    expect(await sessions().find(mine, true)).toEqual(agent)
    expect(await sessions().find(strange, true)).toEqual(stranger)
  })

  it('ends when it is ended, and stays when all others of the person are', async () => {
    const agent = await add('agent')
    const [first, second, third] = [
      await sessions().begin(agent, way),
      await sessions().begin(agent, way),
      await sessions().begin(agent, way),
    ]
    await sessions().end(first)
    expect(await sessions().find(first, true)).toBeUndefined()
    await sessions().endOthers(agent.id, second)
    expect(await sessions().find(second, true)).toEqual(agent)
    expect(await sessions().find(third, true)).toBeUndefined()
  })

  it('leaves nothing in the database once it has expired and another begins', async () => {
    const agent = await add('agent')
    await sessions().begin(agent, way)
    atMinute(13 * 60)
    await sessions().begin(agent, way)
    const rows = await test.storage.db.selectFrom('operator_session').select('created_at').execute()
    expect(rows).toEqual([{ created_at: clock() }])
  })
})
