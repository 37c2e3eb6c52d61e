import { describe, expect, it } from 'vitest'
import { createProcessLog } from '../src/server/process-log.ts'

const words = 'Maria Santos, +63 917 555 0101'

/** Returns how an error is logged. */
function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = []
  createProcessLog('info', { write: (line) => void lines.push(line) }).warn({ err: error }, 'it failed')
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '').err
}

const thrown = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('an error in the log of a process', () => {
  it('has its kind, message, code and location', () => {
    expect(logged(Object.assign(new RangeError('too many'), { code: 'E_MANY' }))).toEqual({
      type: 'RangeError',
      message: 'too many',
      code: 'E_MANY',
      stack: expect.stringMatching(/^ +at .*process-log\.test\.ts/),
    })
  })

  it.each([
    [
      'of Postgres',
      Object.assign(new Error(`invalid input syntax for type bigint: "${words}"`), {
        severity: 'ERROR',
        code: '22P02',
        detail: `Failing row contains (${words}).`,
        where: `unnamed portal parameter $1 = '${words}'`,
      }),
    ],
    ['of a parser', thrown(() => JSON.parse(words))],
    ['with what was sent', Object.assign(new Error('refused'), { body: words, request: { words } })],
    ['whose cause quotes', new Error('it failed', { cause: thrown(() => JSON.parse(words)) })],
    ['that is a text', words],
  ])('%s contains no user data', (_, error) => {
    expect(JSON.stringify(logged(error))).not.toMatch(/Maria|917/)
  })

  it('of Postgres names what was violated', () => {
    const error = Object.assign(new Error('duplicate key'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'chat_pkey',
    })
    expect(logged(error)).toMatchObject({ type: 'Error', code: '23505', constraint: 'chat_pkey' })
  })
})
