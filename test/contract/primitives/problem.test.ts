import { describe, expect, it } from 'vitest'
import { isProblem, Problem, problems, toProblemDocument } from '../../../src/contract/primitives/problem.ts'
import { trustProblems } from '../../../src/contract/primitives/trust-problems.ts'

describe('problem', () => {
  it('goes over the wire with its type, its fields and its further members', () => {
    const problem = new Problem('rate-limited', {
      detail: 'Wait a little.',
      errors: [{ field: '$', code: 'c', message: 'm' }],
      extensions: { limit: 5 },
      cause: new Error('secret'),
    })
    expect(toProblemDocument(problem, 'req-1')).toEqual({
      type: 'urn:parley:problem:rate-limited',
      title: 'Too many requests',
      status: 429,
      detail: 'Wait a little.',
      instance: 'req-1',
      errors: [{ field: '$', code: 'c', message: 'm' }],
      limit: 5,
    })
  })

  it('is distinguished from any other error', () => {
    expect(isProblem(new Problem('internal'))).toBe(true)
    expect(isProblem(new Error('x'))).toBe(false)
  })

  it('has a code in kebab-case and an error status', () => {
    for (const [code, { status }] of Object.entries({ ...problems, ...trustProblems })) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})
