import pino from 'pino'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { LogDetails, Logger } from '../../../src/platform/kit/ports.ts'
import { createWorker, joinWorkers } from '../../../src/platform/kit/worker.ts'

describe('background worker', () => {
  it('logs the message and the stack of an error', async () => {
    const lines: string[] = []
    const logger: Logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const worker = createWorker({
      logger,
      step: async () => {
        throw new Error('the disk is full')
      },
    })
    worker.kick()
    await worker.settled()
    const [line] = lines.map((text) => JSON.parse(text))
    expect(line).toMatchObject({ msg: 'background work failed', err: { message: 'the disk is full' } })
    expect(line.err.stack).toContain('worker.test.ts')
  })

  it('cannot be given a logger call whose error pino would print as {}', () => {
    expectTypeOf<{ err: unknown }>().toExtend<LogDetails>()
    expectTypeOf<{ error: Error }>().not.toExtend<LogDetails>()
  })

  it('completes its current step when it is stopped, and leaves the rest', async () => {
    let done = 0
    const worker = createWorker({
      logger: pino({ level: 'silent' }),
      async step() {
        await new Promise(setImmediate)
        done++
        return true
      },
    })
    worker.kick()
    await joinWorkers([worker]).stop()
    expect([done, worker.isIdle()]).toEqual([1, true])
  })

  it('does not wait for another worker that it is joined with, and has settled when none has work', async () => {
    const logger: Logger = pino({ level: 'silent' })
    let release = () => {}
    const answer = new Promise<void>((answered) => {
      release = answered
    })
    const done: string[] = []
    let letters = 1
    let jobs = 1
    const post = createWorker({
      logger,
      async step() {
        if (letters-- <= 0) return false
        await answer
        done.push('letter')
        jobs = 1
        both.kick()
        return true
      },
    })
    const office = createWorker({
      logger,
      async step() {
        if (jobs-- <= 0) return false
        done.push('job')
        return true
      },
    })
    const both = joinWorkers([post, office])
    both.kick()
    await office.settled()
    expect(done).toEqual(['job'])
    expect(both.isIdle()).toBe(false)
    release()
    await both.settled()
    expect(done).toEqual(['job', 'letter', 'job'])
  })
})
