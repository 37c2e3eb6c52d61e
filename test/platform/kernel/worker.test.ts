import pino from 'pino'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { LogDetails, Logger } from '../../../src/platform/kernel/ports.ts'
import { createWorker } from '../../../src/platform/kernel/worker.ts'

describe('the background worker', () => {
  it('logs the message and the stack of what failed', async () => {
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
})
