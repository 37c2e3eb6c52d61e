import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type LimitBucket,
  type LimitName,
  type LimitRow,
  limitTable,
} from '../../src/relay/security/rate-limits/limit-table.ts'
import { createMemoryBuckets } from '../../src/relay/security/rate-limits/token-buckets.ts'
import { createFakeVoice, type FakeVoice } from '../support/fake-voice.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { startRelay, type TestRelay, type TestRelayOptions } from '../support/relay.ts'
import {
  acts,
  createVisitor,
  hearNew,
  openSession,
  say,
  sessionOf,
  type Visitor,
} from '../support/visitor.ts'

let relay: TestRelay
let voice: FakeVoice
/** Milliseconds of a clock that the tests control. */
let time = 0
const byTurnedClock = { visitorBuckets: createMemoryBuckets(() => time) }

const open = [
  { gwId: 'demo', title: 'Demo' },
  { gwId: 'other', title: 'Other' },
  { gwId: 'third', title: 'Third' },
]
/** Channels in which only limits refuse, and a copy of each that always requires a challenge. */
const channels = open.flatMap(({ gwId, title }) => [
  { gwId, title, challenge: 'never' as const },
  { gwId: `${gwId}-guarded`, title, challenge: 'always' as const },
])

const start = async (config: TestRelayOptions['config'], more: Partial<TestRelayOptions> = {}) => {
  voice = createFakeVoice(Buffer.from([0xff, 0xfb, 0x90, 0x64]))
  relay = await startRelay({
    dispatch: voice.dispatch,
    channels,
    config: { trustedProxies: 1, ...config },
    ...more,
  })
}

type Period = 'perMinute' | 'perDay'

/** Returns limits of a hundred times the defaults, except for one limit of two. */
const onlyTwo = (name: LimitName, period: Period, bucket: LimitBucket) => {
  const limits = structuredClone(generousLimits.limits) as unknown as Record<string, Required<LimitRow>>
  const row = limits[name]
  if (row) row[period] = { ...row[period], [bucket]: 2 }
  return { limits: limits as never }
}

const tries = Object.entries(limitTable).flatMap(([name, row]: [string, LimitRow]) =>
  (['perMinute', 'perDay'] as const).flatMap((period) =>
    Object.keys(row[period] ?? {}).map((bucket) => ({
      name: name as LimitName,
      period,
      bucket: bucket as LimitBucket,
    })),
  ),
)

/** Creates visitors who share only this bucket, and then one who does not share it. */
function crowd(bucket: LimitBucket): { same: Visitor[]; other: Visitor | undefined } {
  const at = (index: number, options: object = {}) =>
    createVisitor(relay, {
      address: `203.0.113.${index}`,
      gwId: open[index % 3]?.gwId ?? '',
      ...options,
    })
  switch (bucket) {
    case 'address':
      return { same: [0, 1, 2].map((index) => at(index, { address: '198.51.100.7' })), other: at(3) }
    case 'chat': {
      const owner = at(0)
      return { same: [1, 2, 3].map((index) => at(index, { chatOf: owner, gwId: owner.gwId })), other: at(0) }
    }
    case 'channel':
      return { same: [0, 1, 2].map((index) => at(index, { gwId: 'demo' })), other: at(4) }
    case 'all':
      return { same: [0, 1, 2].map((index) => at(index)), other: undefined }
    default:
      throw new Error(bucket satisfies never)
  }
}

/** Creates buckets that hold a hundred times the defaults, except for one that holds two. */
function createOneSmallBucket() {
  let buckets = createMemoryBuckets(() => 0)
  let small = ''
  return {
    take: (name: string, limit: number) => buckets.take(name, name.startsWith(small) ? 2 : limit),
    shrink(name: LimitName, bucket: LimitBucket) {
      buckets = createMemoryBuckets(() => 0)
      small = `${name}:${bucket}:`
    },
  }
}

/** Returns whether a limit has admitted the call; a visitor without a case gets no report. */
const isAdmitted = ({ ok, status }: Response): boolean => ok || status === 404

async function meets({ name, bucket }: { name: LimitName; bucket: LimitBucket }) {
  const { same, other } = crowd(bucket)
  const answers = []
  for (const visitor of same) answers.push(await acts[name](visitor))
  expect(answers.map(isAdmitted)).toEqual([true, true, false])
  const refusal = answers[2]
  expect(refusal?.status).toBe(429)
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusal?.json()).toMatchObject({ type: 'urn:parley:problem:rate-limited', limit: name })
  expect(relay.log.join('\n')).toContain(`"detail":"${name} by ${bucket}"`)
  expect(relay.log.join('\n')).not.toMatch(/198\.51\.100|203\.0\.113/)
  if (other) expect(isAdmitted(await acts[name](other))).toBe(true)
}

describe('limits per minute', () => {
  const buckets = createOneSmallBucket()
  let shared: TestRelay
  beforeAll(async () => {
    await start({}, { visitorBuckets: buckets })
    shared = relay
  })
  beforeEach(() => {
    relay = shared
  })
  afterAll(() => shared?.stop())

  it.each(tries.filter(({ period }) => period === 'perMinute'))(
    'allows two $name by $bucket and refuses the third with 429 and Retry-After, without affecting others',
    async ({ name, bucket }) => {
      buckets.shrink(name, bucket)
      await meets({ name, bucket })
    },
  )
})

describe('limits per day', () => {
  afterEach(() => relay.stop())

  it.each(tries.filter(({ period }) => period === 'perDay'))(
    'allows two $name by $bucket and refuses the third with 429 and Retry-After, without affecting others',
    async ({ name, bucket }) => {
      await start(onlyTwo(name, 'perDay', bucket))
      await meets({ name, bucket })
    },
  )

  it('still applies after the citizen has resumed the chat', async () => {
    await start(onlyTwo('speech', 'perDay', 'chat'))
    const citizen = createVisitor(relay, { address: '192.0.2.1' })
    expect((await acts.speech(citizen)).status).toBe(200)
    expect((await acts.speech(citizen)).status).toBe(200)
    const { token: resume } = await sessionOf(citizen)
    const again = createVisitor(relay, { address: '192.0.2.2' })
    await sessionOf(again, { resume })
    expect((await acts.speech(again)).status).toBe(429)
  })

  it('resets at midnight (UTC), which Retry-After names', async () => {
    await start(onlyTwo('transcription', 'perDay', 'chat'))
    relay.setNow('2026-11-22T23:00:00.000Z')
    const citizen = createVisitor(relay, { address: '192.0.2.1' })
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push(await acts.transcription(citizen))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(statuses[2]?.headers.get('retry-after')).toBe('3600')
    relay.setNow('2026-11-23T00:00:01.000Z')
    expect((await acts.transcription(citizen)).status).toBe(200)
  })

  it('does not count a cached clip', async () => {
    await start(onlyTwo('speech', 'perDay', 'chat'))
    const citizen = createVisitor(relay, { address: '192.0.2.1' })
    const id = await hearNew(citizen)
    const statuses = []
    for (let i = 0; i < 5; i++) {
      const response = await citizen.ask('GET', `/chat/v1/messages/${id}/speech`)
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  })

  it('lets a visitor who requests 100 speeds of 8 messages spend no more than the chat may', async () => {
    await start({ limits: {} }, byTurnedClock)
    const citizen = createVisitor(relay, { address: '192.0.2.1' })
    const ids = []
    for (let i = 0; i < 8; i++) ids.push(await hearNew(citizen))
    for (let speed = 50; speed < 150; speed++) {
      for (const id of ids) {
        time += 1000
        await (await citizen.ask('GET', `/chat/v1/messages/${id}/speech?speed=${speed / 100}`)).arrayBuffer()
      }
    }
    // There are four speeds, of which three are between 0.5 and 1.49.
    expect(voice.spoken.length).toBe(3 * ids.length)
  })
})

/** Runs `act` this many times within `seconds` of the test's clock, and counts the responses by status. */
async function flood(times: number, seconds: number, act: (index: number) => Promise<Response>) {
  const statuses: Record<number, number> = {}
  for (let index = 0; index < times; index++) {
    time += (seconds * 1000) / times
    const response = await act(index)
    await response.arrayBuffer()
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
  }
  return statuses
}

describe('a flood from one address', () => {
  afterEach(() => relay.stop())

  it('of 363 sessions in 8 s opens no more than 140', async () => {
    await start({ limits: {} }, byTurnedClock)
    const one = createVisitor(relay, { address: '192.0.2.1' })
    const statuses = await flood(363, 8, () => openSession(one))
    expect(statuses[201]).toBeLessThan(140)
    expect(statuses[429]).toBeGreaterThan(200)
  })

  it('of 445 messages in 4 s from any number of chats stores no more than 400', async () => {
    await start({ limits: {} }, byTurnedClock)
    const chats = Array.from({ length: 50 }, () => createVisitor(relay, { address: '192.0.2.2' }))
    for (const chat of chats) await sessionOf(chat)
    const statuses = await flood(445, 4, (index) => say(chats[index % 50] as Visitor))
    expect(statuses[202]).toBeLessThan(400)
    expect(statuses[429]).toBeGreaterThan(40)
  })

  it('of 445 messages in 4 s from one chat stores no more than 70', async () => {
    await start({ limits: {} }, byTurnedClock)
    const one = createVisitor(relay, { address: '192.0.2.3' })
    const statuses = await flood(445, 4, () => say(one))
    expect(statuses[202]).toBeLessThan(70)
  })

  it('of 189 ratings in 1.5 s stores no more than 65', async () => {
    await start({ limits: {} }, byTurnedClock)
    const chats = Array.from({ length: 40 }, () => createVisitor(relay, { address: '192.0.2.4' }))
    for (const chat of chats) await sessionOf(chat)
    const statuses = await flood(189, 1.5, (index) => acts.feedback(chats[index % 40] as Visitor))
    expect(statuses[204]).toBeLessThan(65)
  })

  it('of 2,000 calls with made-up tokens is refused before most tokens are checked', async () => {
    await start({ limits: {} }, byTurnedClock)
    const { send } = createVisitor(relay, { address: '192.0.2.5' })
    const statuses = await flood(2000, 5, () =>
      send('/chat/v1/cases', { headers: { authorization: 'Bearer made-up' } }),
    )
    expect(statuses[401]).toBeLessThan(1700)
    expect(statuses[429]).toBeGreaterThan(300)
  })

  it('writes a line or two to the log instead of one per refusal', async () => {
    await start({ limits: {} }, byTurnedClock)
    const one = createVisitor(relay, { address: '192.0.2.6' })
    await flood(300, 1, () => openSession(one))
    expect(relay.log.filter((line) => line.includes('limit-refused'))).toHaveLength(1)
  })

  it('takes nothing from the share of other addresses', async () => {
    await start({ limits: {} }, byTurnedClock)
    const one = createVisitor(relay, { address: '192.0.2.7' })
    await flood(400, 1, () => openSession(one))
    const citizen = createVisitor(relay, { address: '198.51.100.1' })
    expect((await say(citizen)).status).toBe(202)
  })
})

describe('visitor address', () => {
  afterEach(() => relay.stop())

  const opened = async (addresses: (index: number) => string, config: TestRelayOptions['config'] = {}) => {
    await start({ ...onlyTwo('session', 'perMinute', 'address'), ...config })
    const statuses = []
    for (let index = 0; index < 6; index++) {
      statuses.push((await openSession(createVisitor(relay, { address: addresses(index) }))).status)
    }
    return statuses.filter((status) => status === 201).length
  }

  it.each([
    {
      what: 'six addresses of one IPv6 network of 64 bits',
      address: (i: number) => `2001:db8:1:2:${i}::${i}`,
    },
    {
      what: 'one IPv6 network, written in long and in short',
      address: (i: number) => (i % 2 ? '2001:db8::1' : `2001:0DB8:0000:0:0:0:0:${i}`),
    },
    {
      what: 'an IPv4 address and the same as IPv6',
      address: (i: number) => (i % 2 ? '192.0.2.9' : '::ffff:192.0.2.9'),
    },
    {
      what: 'an IPv4 address and the same as IPv6 in hexadecimal',
      address: (i: number) => (i % 2 ? '192.0.2.9' : '::ffff:c000:209'),
    },
    { what: 'an address with different ports', address: (i: number) => `192.0.2.9:${4000 + i}` },
    {
      what: 'an address behind entries that the visitor made up',
      address: (i: number) => `10.0.0.${i}, 192.0.2.9`,
    },
  ])('counts as one: $what', async ({ address }) => {
    expect(await opened(address)).toBe(2)
  })

  it.each([
    { what: 'six IPv6 networks of 64 bits', address: (i: number) => `2001:db8:1:${i}::1` },
    { what: 'six IPv4 addresses', address: (i: number) => `192.0.2.${i}` },
  ])('counts as many: $what', async ({ address }) => {
    expect(await opened(address)).toBe(6)
  })

  it('ignores a made-up X-Forwarded-For when no proxy is trusted', async () => {
    expect(await opened((index) => `192.0.2.${index}`, { trustedProxies: 0 })).toBe(2)
  })
})

describe('a bank branch', () => {
  afterEach(() => relay.stop())

  it('with 30 people behind one address who chat for a minute never reaches a limit', async () => {
    await start({ limits: {} }, byTurnedClock)
    const people = Array.from({ length: 30 }, () => createVisitor(relay, { address: '198.51.100.30' }))
    const refused: number[] = []
    const doing = async (name: LimitName, who: Visitor) => {
      const response = await acts[name](who)
      await response.arrayBuffer()
      if (response.status === 429 || response.status === 503) refused.push(response.status)
    }
    // All of them open the page within the same few seconds.
    for (const citizen of people) {
      for (let file = 0; file < 12; file++) await doing('page', citizen)
      await sessionOf(citizen)
      for (const name of ['human', 'history', 'case', 'upload', 'transcription'] as const)
        await doing(name, citizen)
    }
    for (let round = 0; round < 10; round++) {
      for (const citizen of people) {
        time += 6000 / people.length
        await doing('message', citizen)
        await doing('stream', citizen)
      }
    }
    for (const citizen of people)
      for (const name of ['feedback', 'transcript'] as const) await doing(name, citizen)
    expect(refused).toEqual([])
  })
})
