import { describe, expect, it } from 'vitest'
import {
  createEngineQueue,
  EngineFailure,
} from '../../../../src/platform/engagement/voice/engines/engine-queue.ts'
import { createLoads } from '../../../../src/platform/engagement/voice/engines/loads.ts'
import type { VoiceJob, VoiceResult } from '../../../../src/platform/engagement/voice/engines/protocol.ts'
import { JobFailure, type VoiceThread } from '../../../../src/platform/engagement/voice/engines/thread.ts'
import { eventually } from '../../../support/eventually.ts'

const job = (text: string): VoiceJob => ({
  kind: 'speak',
  lang: 'en',
  text,
  speed: 1,
  pitch: 1,
  format: 'wav',
})

/** Threads that answer with the text they were given; "hang" never returns. */
function fakeThreads() {
  const started: { ended: boolean; did: string[] }[] = []
  const start = (): VoiceThread => {
    const me = { ended: false, did: [] as string[] }
    started.push(me)
    return {
      async run(given): Promise<VoiceResult> {
        if (given.kind !== 'speak') return { kind: 'done' }
        me.did.push(given.text)
        if (given.text === 'hang') await new Promise(() => {})
        if (given.text === 'die') throw new Error('the engine has ended')
        if (given.text === 'refuse') throw new JobFailure('bad-audio', 'noise')
        return { kind: 'text', text: given.text }
      },
      end: () => {
        me.ended = true
      },
      ended: () => me.ended,
    }
  }
  return { started, start }
}

const deadlineMs = 60
const say = (queue: ReturnType<typeof createEngineQueue>, text: string) =>
  queue.run(deadlineMs, ({ run }) => run(job(text)))

describe('engine queue', () => {
  it('runs jobs in order on one thread', async () => {
    const { started, start } = fakeThreads()
    const queue = createEngineQueue({ start })
    await Promise.all(['a', 'b', 'c'].map((text) => say(queue, text)))
    expect(started.map(({ did }) => did)).toEqual([['a', 'b', 'c']])
  })

  it('terminates an engine that hangs, and gives the next job to a new one', async () => {
    const { started, start } = fakeThreads()
    const queue = createEngineQueue({ start })
    const hung = say(queue, 'hang')
    const next = say(queue, 'after')
    await expect(hung).rejects.toMatchObject({ reason: 'hung' })
    await expect(next).resolves.toEqual({ kind: 'text', text: 'after' })
    expect(started.map(({ ended }) => ended)).toEqual([true, false])
  })

  it('replaces an engine that dies', async () => {
    const { started, start } = fakeThreads()
    const queue = createEngineQueue({ start })
    await expect(say(queue, 'die')).rejects.toMatchObject({ reason: 'died' })
    await say(queue, 'after')
    expect(started.length).toBe(2)
  })

  it('keeps an engine that merely refuses its input', async () => {
    const { started, start } = fakeThreads()
    const queue = createEngineQueue({ start })
    await expect(say(queue, 'refuse')).rejects.toBeInstanceOf(JobFailure)
    await say(queue, 'after')
    expect(started.length).toBe(1)
  })

  it('has a warm engine ready if it may keep a spare one', async () => {
    const { started, start } = fakeThreads()
    const queue = createEngineQueue({ start, spare: 'speak-en' })
    await say(queue, 'first')
    await eventually(() => expect(started.length).toBe(2))
    await say(queue, 'hang').catch(() => {})
    await say(queue, 'after')
    expect(started[1]?.did).toEqual(['after'])
  })

  it('loads its spare engine when no request is waiting for another to load', async () => {
    const loads = createLoads()
    const { started, start } = fakeThreads()
    const queue = createEngineQueue({ start, spare: 'speak-en', loads })
    let loaded: () => void = () => undefined
    const elsewhere = loads.during(new Promise<void>((done) => (loaded = done)))
    await say(queue, 'first')
    await say(queue, 'second')
    expect(started.length).toBe(1)
    loaded()
    await elsewhere
    await eventually(() => expect(started.length).toBe(2))
  })

  it('refuses a job if too many are waiting', async () => {
    const queue = createEngineQueue({ start: fakeThreads().start, maxWaiting: 2 })
    const waiting = [say(queue, 'hang'), say(queue, 'b')]
    await expect(say(queue, 'c')).rejects.toEqual(new EngineFailure('full'))
    expect(queue.waiting()).toBe(2)
    await Promise.allSettled(waiting)
    expect(queue.waiting()).toBe(0)
  })

  it('aborts work outside a thread at the deadline', async () => {
    const queue = createEngineQueue({ start: fakeThreads().start })
    let told = false
    const work = queue.run(deadlineMs, ({ signal }) => {
      signal.addEventListener('abort', () => {
        told = true
      })
      return new Promise(() => {})
    })
    await expect(work).rejects.toMatchObject({ reason: 'hung' })
    expect(told).toBe(true)
  })
})
