import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { createPushService, type PushService } from '../../../support/push-service.ts'

const minuteMs = 60_000
const title = 'Someone is waiting for an agent'

describe(`agents’ browsers, on ${database.name}`, () => {
  let test: TestInbox
  let service: PushService
  let ana: InboxPerson
  let start = 0
  const setClock = (ms: number) => test.relay.setNow(new Date(start + ms).toISOString())
  beforeEach(async () => {
    start = Date.now()
    service = createPushService()
    test = await startTestInbox({
      fetch: service.fetch,
      publicUrl: 'https://help.example',
      channels: [
        { gwId: 'demo', title: 'Help' },
        { gwId: 'other', title: 'Other' },
      ],
    })
    ana = await test.add('Ana')
    setClock(0)
  })
  afterEach(() => test.stop())

  const told = (path: string) => service.noticesOf(path).map((notice) => notice.title)
  const addTo = (person: InboxPerson, path: string) => person.post('/inbox/devices', service.subscribe(path))
  const choose = (person: InboxPerson, status: string) => person.put('/presence', { status })
  /** Runs a queue sweep at a time after the start, where the clock then stays. */
  const lookAt = async (ms: number) => {
    setClock(ms)
    await test.relay.lookAfterQueue()
  }

  it('are notified without an open page, once for a chat, and not of whose it is', async () => {
    await choose(ana, 'online')
    expect((await ana.get('/inbox/devices')).body).toEqual({ publicKey: expect.any(String), count: 0 })
    expect((await addTo(ana, 'laptop')).status).toBe(204)
    expect((await ana.get('/inbox/devices')).body).toMatchObject({ count: 1 })
    await test.wanted()
    await lookAt(0)
    await lookAt(0)
    await expect.poll(() => service.noticesOf('laptop')).toEqual([{ title, tag: 'parley-inbox' }])
    expect(service.headers().get('authorization')).toMatch(/^vapid t=/)
  })

  it('are notified again while no agent comes, but not after one has claimed the chat', async () => {
    await choose(ana, 'online')
    await addTo(ana, 'laptop')
    const { chatId } = await test.wanted()
    await lookAt(0)
    await expect.poll(() => told('laptop')).toHaveLength(1)
    await lookAt(4 * minuteMs)
    await expect.poll(() => told('laptop')).toHaveLength(2)
    setClock(9.9 * minuteMs)
    await ana.claim(chatId)
    await lookAt(10.1 * minuteMs)
    expect(told('laptop')).toHaveLength(2)
  })

  it('are notified at most once a minute, however many chats arrive', async () => {
    await choose(ana, 'online')
    await addTo(ana, 'laptop')
    for (let chat = 0; chat < 3; chat++) {
      await test.wanted()
      await lookAt(0)
    }
    await expect.poll(() => told('laptop')).toEqual([title])
    setClock(1.1 * minuteMs)
    await test.wanted()
    await lookAt(1.1 * minuteMs)
    await expect.poll(() => told('laptop')).toEqual([title, title])
  })

  it('are not notified if the person is offline, of another channel or may not answer, except supervisors about a long wait', async () => {
    const others = {
      offline: await test.add('Ola'),
      elsewhere: await test.add('Eve', 'agent', ['other']),
      supervisor: await test.add('Sol', 'supervisor'),
    }
    for (const [path, person] of Object.entries(others)) await addTo(person, path)
    await choose(others.elsewhere, 'online')
    const analyst = await test.add('Ann', 'analyst')
    expect((await addTo(analyst, 'analyst')).status).toBe(403)
    await test.wanted()
    await lookAt(0)
    for (const path of Object.keys(others)) expect(told(path), path).toEqual([])
    await lookAt(4 * minuteMs)
    await expect.poll(() => Object.keys(others).map((path) => told(path).length)).toEqual([0, 0, 1])
  })

  it('are limited to five per person, dropping the oldest, and are no longer notified after unsubscribing', async () => {
    await choose(ana, 'online')
    for (let device = 0; device < 6; device++) {
      setClock(device)
      await addTo(ana, `device-${device}`)
    }
    expect((await ana.get('/inbox/devices')).body.count).toBe(5)
    const { endpoint } = service.subscribe('device-5')
    const ben = await test.add('Ben')
    await ben.post('/inbox/devices/remove', { endpoint })
    expect((await ana.get('/inbox/devices')).body.count).toBe(5)
    await ana.post('/inbox/devices/remove', { endpoint })
    await test.wanted()
    await lookAt(0)
    await expect
      .poll(() => ['device-0', 'device-1', 'device-5'].map((path) => told(path).length))
      .toEqual([0, 1, 0])
  })

  it('are deleted once the push service no longer has them', async () => {
    await choose(ana, 'online')
    await addTo(ana, 'gone')
    service.answers.set('gone', [410])
    await test.wanted()
    await lookAt(0)
    await expect.poll(async () => (await ana.get('/inbox/devices')).body.count).toBe(0)
  })

  it('are accepted only with the address of a push service, and stored encrypted', async () => {
    const { keys } = service.subscribe('own')
    const own = { endpoint: 'https://internal.example/x', keys }
    expect(await ana.post('/inbox/devices', own)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'endpoint' }] },
    })
    await addTo(ana, 'secret-path')
    const rows = await test.relay.test.storage.db.selectFrom('agent_device').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('secret-path')
  })
})

describe('deployment without a public address', () => {
  let test: TestInbox
  beforeAll(async () => {
    test = await startTestInbox()
  })
  afterAll(() => test.stop())

  it('reports that browsers cannot be notified, and refuses subscriptions', async () => {
    const ana = await test.add('Ana')
    expect((await ana.get('/inbox/devices')).body).toEqual({ publicKey: null, count: 0 })
    expect((await ana.post('/inbox/devices', createPushService().subscribe('x'))).status).toBe(404)
  })
})
