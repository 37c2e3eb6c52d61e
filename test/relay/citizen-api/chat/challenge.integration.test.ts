import { afterEach, describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../../src/contract/chat/chat.ts'
import { createMemoryBuckets } from '../../../../src/relay/security/rate-limits/token-buckets.ts'
import { generousLimits } from '../../../support/generous-limits.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { challengeIn, toProof } from '../../../support/solve-challenge.ts'
import { createVisitor, openSession, openSolved, say } from '../../../support/visitor.ts'

let relay: TestRelay
/** Milliseconds of the test clock. */
let time = 0

const start = async (opening: { channel: number; all: number }, more: object = {}) => {
  relay = await startRelay({
    dispatch: () => Promise.reject(new Error('nothing is asked of a host')),
    channels: [
      { gwId: 'demo', title: 'Demo' },
      { gwId: 'other', title: 'Other' },
      { gwId: 'always', title: 'Always', challenge: 'always' },
      { gwId: 'never', title: 'Never', challenge: 'never' },
    ],
    config: {
      trustedProxies: 1,
      limits: { ...generousLimits.limits, opening: { perMinute: opening }, ...more } as never,
    },
    visitorBuckets: createMemoryBuckets(() => time),
  })
}
afterEach(() => relay.stop())

const visitorAt = (address: string, gwId = 'demo') => createVisitor(relay, { address, gwId })

/** Opens chats from different addresses, and returns the results. */
async function flood(times: number, gwId = 'demo'): Promise<string[]> {
  const answers = []
  for (let index = 0; index < times; index++)
    answers.push(await answerOf(await openSession(visitorAt(`203.0.113.${index}`, gwId))))
  return answers
}

const answerOf = async (response: Response): Promise<string> => {
  if (response.status === 201) return 'opened'
  const { type } = (await response.json()) as { type: string }
  return type.replace('urn:parley:problem:', '')
}
const opened = (count: number) => Array<string>(count).fill('opened')
const challenged = (count: number) => Array<string>(count).fill('challenge-required')

describe('channel under attack', () => {
  it('requires a challenge from everyone once half of its limit is used', async () => {
    await start({ channel: 20, all: 1000 })
    expect(await flood(40)).toEqual([...opened(10), ...challenged(30)])
    const response = await openSession(visitorAt('198.51.100.1'))
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      type: 'urn:parley:problem:challenge-required',
      challenge: { parameters: { data: { gwId: 'demo' } } },
    })
    expect(relay.log.join('\n')).toContain('"security":{"kind":"challenge-required","detail":"demo"}')
  })

  it('admits a page that has solved the challenge, even if the limit is used up', async () => {
    await start({ channel: 20, all: 1000 })
    await flood(40)
    const citizen = visitorAt('198.51.100.1')
    const response = await openSolved(citizen)
    expect(response.status).toBe(201)
    const { token } = (await response.json()) as SessionResponse
    const sent = await citizen.send('/chat/v1/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ type: 'text', clientId: 'client-01', text: 'I was scammed' }),
    })
    expect(sent.status).toBe(202)
  })

  it('never challenges a citizen who resumes a chat', async () => {
    await start({ channel: 20, all: 1000 })
    const citizen = visitorAt('198.51.100.1')
    const resume = await citizen.token()
    await flood(40)
    expect((await openSession(citizen, { resume })).status).toBe(201)
    expect((await say(citizen)).status).toBe(202)
  })

  it('does not affect other channels until half of the common limit is used', async () => {
    await start({ channel: 20, all: 40 })
    expect(await flood(20)).toEqual([...opened(10), ...challenged(10)])
    // Refused requests of the channel do not count towards the common limit.
    expect(await flood(20, 'other')).toEqual([...opened(10), ...challenged(10)])
    expect(await answerOf(await openSession(visitorAt('198.51.100.1', 'other')))).toBe('challenge-required')
  })

  it('does not count a repeated solution towards the limit of solved challenges', async () => {
    await start({ channel: 20, all: 1000 }, { solved: { perMinute: { channel: 2, all: 2 } } })
    const proof = await toProof(await challengeIn(await openSession(visitorAt('192.0.2.1', 'always'))))
    const again = []
    for (let index = 0; index < 5; index++)
      again.push(await answerOf(await openSession(visitorAt(`192.0.2.${index}`, 'always'), { proof })))
    expect(again).toEqual([...opened(1), ...challenged(4)])
    expect((await openSolved(visitorAt('198.51.100.1', 'always'))).status).toBe(201)
  })

  it('stops requiring challenges when the flood is over', async () => {
    await start({ channel: 20, all: 1000 })
    await flood(40)
    time += 29_000
    expect(await flood(1)).toEqual(challenged(1))
    time += 31_000
    expect(await flood(1)).toEqual(opened(1))
  })

  it('applies the limit of an address to solved challenges', async () => {
    await start({ channel: 20, all: 1000 }, { session: { perMinute: { address: 3 } } })
    await flood(20)
    const one = visitorAt('198.51.100.1')
    expect((await openSolved(one)).status).toBe(201)
    const second = await openSession(one)
    const proof = await toProof(await challengeIn(second))
    expect(await answerOf(await openSession(one, { proof }))).toBe('rate-limited')
  })
})

describe('challenge setting of a channel', () => {
  it('`always` challenges each new chat, but no resumed chat', async () => {
    await start({ channel: 1000, all: 1000 })
    expect(await flood(2, 'always')).toEqual(challenged(2))
    const citizen = visitorAt('198.51.100.1', 'always')
    const { token: resume } = (await (await openSolved(citizen)).json()) as SessionResponse
    expect((await openSession(citizen, { resume })).status).toBe(201)
  })

  it('`never` only limits new chats by rate', async () => {
    await start({ channel: 20, all: 1000 })
    expect(await flood(22, 'never')).toEqual([...opened(20), 'rate-limited', 'rate-limited'])
  })
})
