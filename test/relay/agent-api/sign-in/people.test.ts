import { ulid } from 'ulid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonRequest } from '../../../../src/contract/console/people.ts'
import { createOperatorSessions } from '../../../../src/relay/agent-api/sign-in/operator-sessions.ts'
import { createPeople } from '../../../../src/relay/agent-api/sign-in/people.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

const start = Date.parse('2026-11-22T08:00:00.000Z')
let now = start
const clock = () => new Date(now).toISOString()
const ids = createIds()
beforeEach(() => {
  now = start
})

describe('people of the console', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  const people = () => createPeople({ storage: test.storage, clock, ids })
  const sessions = () => createOperatorSessions({ db: test.storage.db, clock, ids })
  const add = (more: Partial<PersonRequest> = {}) =>
    people().add({ login: ulid().toLowerCase(), firstName: 'Ana', role: 'agent', channels: 'all', ...more })
  const beginSession = async (id: string) => {
    const person = await people().find(id)
    return person ? sessions().begin(person, { device: 'Firefox', byLink: false }) : ''
  }

  it('are added with their permissions, and shown with their credentials', async () => {
    const added = await add({ login: 'ana', channels: ['demo'] })
    expect(added).toEqual({
      id: added.id,
      login: 'ana',
      firstName: 'Ana',
      role: 'agent',
      channels: ['demo'],
      hasPassword: false,
      hasCode: false,
      hasPasskey: false,
      disabledAt: null,
      createdAt: clock(),
    })
    expect(await people().findByLogin('ana')).toEqual(added)
    expect(await people().list()).toContainEqual(added)
    expect(await people().find(added.id)).toEqual({
      id: added.id,
      login: 'ana',
      firstName: 'Ana',
      role: 'agent',
      channels: ['demo'],
    })
  })

  it('cannot share a login name, even if both are added at the same time', async () => {
    const login = ulid().toLowerCase()
    const outcomes = await Promise.allSettled([
      add({ login }),
      add({ login }),
      add({ login, role: 'auditor' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(add({ login })).rejects.toMatchObject({
      code: 'conflict',
      options: { errors: [{ field: 'login', code: 'taken' }] },
    })
  })

  it('keep fields that a change omits', async () => {
    const { id, ...before } = await add()
    expect(await people().change(id, { firstName: 'Bea' })).toEqual({ id, ...before, firstName: 'Bea' })
    expect(await people().change(id, {})).toEqual({ id, ...before, firstName: 'Bea' })
  })

  it('stay signed in through a change of name, channels, or to the same role', async () => {
    const { id } = await add()
    const session = await beginSession(id)
    await people().change(id, { firstName: 'Bea', channels: [], role: 'agent' })
    expect(await sessions().find(session, true)).toMatchObject({ id, firstName: 'Bea', channels: [] })
  })

  it('cannot sign in while disabled, and keep the time at which that began', async () => {
    const { id } = await add()
    const once = await people().invite(id, 1000)
    const { disabledAt } = await people().change(id, { isDisabled: true })
    expect(disabledAt).toBe(clock())
    now += 60_000
    expect((await people().change(id, { isDisabled: true })).disabledAt).toBe(disabledAt)
    expect(await people().find(id)).toBeUndefined()
    expect(await people().list()).toContainEqual(expect.objectContaining({ id, disabledAt }))
    expect((await people().change(id, { isDisabled: false })).disabledAt).toBeNull()
    expect(await people().find(id)).toMatchObject({ id })
    expect(await people().useInvite(once)).toBeUndefined()
  })

  it('have no sign-in method, session or link left after a reset', async () => {
    const { id } = await add()
    const [session, once] = [await beginSession(id), await people().invite(id, 60_000)]
    const filled = { password_hash: 'x', code_sealed: 'x', code_confirmed: 1 }
    const { db } = test.storage
    await db.updateTable('operator_person').set(filled).where('id', '=', id).execute()
    await db
      .insertInto('operator_backup_code')
      .values({ person_id: id, code_hash: 'x', used_at: null })
      .execute()
    expect((await people().list()).find((one) => one.id === id)).toMatchObject({
      hasPassword: true,
      hasCode: true,
    })
    expect(await people().reset(id)).toMatchObject({ hasPassword: false, hasCode: false })
    expect(await sessions().find(session, true)).toBeUndefined()
    expect(await people().useInvite(once)).toBeUndefined()
    const codes = db.selectFrom('operator_backup_code').select('code_hash').where('person_id', '=', id)
    expect(await codes.execute()).toEqual([])
  })

  it.each(['change', 'reset'] as const)('who do not exist have nothing to %s', async (act) => {
    const none = act === 'change' ? people().change('nobody', { role: 'auditor' }) : people().reset('nobody')
    await expect(none).rejects.toMatchObject({ code: 'not-found' })
  })

  it.each([
    { what: 'at once', afterMs: 0, works: true },
    { what: 'just before it ends', afterMs: 59_999, works: true },
    { what: 'when it has ended', afterMs: 60_000, works: false },
  ])('sign in with a link used $what: $works, and never twice', async ({ afterMs, works }) => {
    const { id } = await add()
    const token = await people().invite(id, 60_000)
    expect(token).toMatch(/^[\w-]{43}$/)
    now += afterMs
    expect(await people().useInvite(token)).toBe(works ? id : undefined)
    expect(await people().useInvite(token)).toBeUndefined()
  })

  it('sign in with a link only once when several use it at the same time', async () => {
    const { id } = await add()
    const token = await people().invite(id, 60_000)
    const used = await Promise.all(Array.from({ length: 5 }, () => people().useInvite(token)))
    expect(used.filter(Boolean)).toEqual([id])
  })

  it('have links of which the database stores only a hash', async () => {
    const token = await people().invite((await add()).id, 60_000)
    const rows = await test.storage.db.selectFrom('operator_invite').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const { token_hash } of rows) expect(await people().useInvite(token_hash)).toBeUndefined()
    expect(await people().useInvite('')).toBeUndefined()
  })
})
