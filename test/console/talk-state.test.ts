import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  followTalk,
  hasOlder,
  lastSeq,
  messages,
  readOlder,
  talkRefusal,
} from '../../src/console/inbox/talk-state.ts'

/** Event stream that the test can break and close. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
  /** Simulates an answer other than 200. */
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
  say(seq: number) {
    const data = JSON.stringify({ type: 'message', seq, message: messageOf(seq) })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const messageOf = (seq: number) => ({ id: `m${seq}`, seq, author: { kind: 'visitor' }, type: 'text' })
const pageOf = (...seqs: number[]) => Response.json({ messages: seqs.map(messageOf), more: true })
const seqs = () => messages.value.map(({ seq }) => seq)
const open = () => FakeStream.opened.filter(({ readyState }) => readyState !== FakeStream.CLOSED)
const minuteMs = 60_000

describe('followed chat', () => {
  let asked: { path: string; answer: (answer: Response) => void; fail: () => void }[]
  beforeEach(() => {
    vi.useFakeTimers()
    FakeStream.opened = []
    asked = []
    vi.stubGlobal('EventSource', FakeStream)
    vi.stubGlobal(
      'fetch',
      (path: string) =>
        new Promise((found, failed) => {
          asked.push({ path, answer: found, fail: () => failed(new TypeError('no network')) })
        }),
    )
  })
  afterEach(() => {
    followTalk(undefined)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const soon = () => vi.advanceTimersByTimeAsync(0)
  const answerLast = async (answer: Response) => {
    asked.at(-1)?.answer(answer)
    await soon()
  }

  it('reopens a refused stream after the last event read', async () => {
    followTalk('a')
    await answerLast(pageOf(1, 2))
    open()[0]?.say(3)
    open()[0]?.refuse()
    expect(open()).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    await answerLast(pageOf(3))
    expect(open().map(({ url }) => url)).toEqual(['/console/api/chats/a/stream?after=3'])
    open()[0]?.say(4)
    expect(seqs()).toEqual([1, 2, 3, 4])
  })

  it('leaves reconnecting a broken stream to the browser', async () => {
    followTalk('a')
    await answerLast(pageOf(1))
    open()[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(FakeStream.opened).toHaveLength(1)
  })

  it('backs off while the stream is refused, but retries at least twice a minute', async () => {
    followTalk('a')
    await answerLast(pageOf(1))
    for (let second = 0; second < 600; second++) {
      open()[0]?.refuse()
      await vi.advanceTimersByTimeAsync(1_000)
      await answerLast(pageOf(1))
    }
    expect(FakeStream.opened.length).toBeLessThanOrEqual(25)
    expect(FakeStream.opened.length).toBeGreaterThanOrEqual(20)
  })

  const refusal = (status: number, type = 'urn:parley:problem:refused') =>
    Response.json({ type, title: `Refused with ${status}`, status }, { status })

  it.each([401, 403, 404])(
    'is not requested again after a refusal with %i, and shows why',
    async (status) => {
      followTalk('a')
      await answerLast(refusal(status))
      expect(talkRefusal.value).toBe(`Refused with ${status}`)
      await vi.advanceTimersByTimeAsync(10 * minuteMs)
      expect([asked.length, open()]).toEqual([1, []])
      followTalk('b')
      expect(talkRefusal.value).toBe('')
    },
  )

  it('is not requested again once its stream is refused permanently, and keeps its messages', async () => {
    followTalk('a')
    await answerLast(pageOf(1, 2))
    open()[0]?.refuse()
    await vi.advanceTimersByTimeAsync(5_000)
    await answerLast(refusal(404))
    await vi.advanceTimersByTimeAsync(10 * minuteMs)
    expect([asked.length, open(), talkRefusal.value, seqs()]).toEqual([2, [], 'Refused with 404', [1, 2]])
  })

  it.each([
    { by: 'a relay that is busy', answer: () => refusal(503) },
    { by: 'a relay that is asked too often', answer: () => refusal(429) },
    { by: 'something before the relay', answer: () => new Response('<h1>404</h1>', { status: 404 }) },
  ])('is requested again after a refusal by $by', async ({ answer }) => {
    followTalk('a')
    await answerLast(answer())
    expect(talkRefusal.value).toBe('')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toHaveLength(2)
  })

  it('is read again if the first read failed', async () => {
    followTalk('a')
    asked[0]?.fail()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toHaveLength(2)
    await answerLast(pageOf(7))
    expect([seqs(), lastSeq.value, open().length]).toEqual([[7], 7, 1])
  })

  it('does not take over the last number of the previous chat', async () => {
    followTalk('a')
    await answerLast(pageOf(40))
    followTalk('b')
    expect([seqs(), lastSeq.value]).toEqual([[], 0])
  })

  it('is followed only once, even if another one was opened in between', async () => {
    followTalk('a')
    followTalk('b')
    followTalk('a')
    for (const { answer } of asked) answer(pageOf(1))
    await soon()
    expect(open().map(({ url }) => url)).toEqual(['/console/api/chats/a/stream?after=1'])
    followTalk('b')
    expect(open()).toEqual([])
  })

  it('leaves nothing behind that would reopen it', async () => {
    followTalk('a')
    await answerLast(pageOf(1))
    open()[0]?.refuse()
    followTalk(undefined)
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect([FakeStream.opened.length, asked.length]).toEqual([1, 1])
  })

  it('ignores older messages requested before it was reopened', async () => {
    followTalk('a')
    await answerLast(pageOf(8, 9))
    void readOlder()
    const older = asked.at(-1)
    followTalk('b')
    followTalk('a')
    await answerLast(pageOf(8, 9))
    older?.answer(pageOf(6, 7))
    await soon()
    expect([seqs(), hasOlder.value]).toEqual([[8, 9], true])
  })
})
