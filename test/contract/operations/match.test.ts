import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../src/contract/operations/index.ts'
import { matchOperation } from '../../../src/contract/operations/match.ts'
import type { Operation } from '../../../src/contract/operations/operation.ts'
import { holds } from '../../support/properties.ts'

const rows = Object.entries<Operation>(operations)

/** A slow and simple reference implementation: every row's pattern, tried in turn. */
const patterns = rows.map(([, operation]) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

describe('operation matching', () => {
  it.each(rows)('finds %s by a real path', (_, operation) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_match, name) => `a%20${name}`)
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `a ${name}`])
    expect(matchOperation(operation.method, path)).toEqual({
      found: 'operation',
      operation,
      params: Object.fromEntries(names),
    })
  })

  it('returns every name that was put into a path', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' })
    holds(
      fc.property(fc.constantFrom(...rows), fc.array(name, { minLength: 3, maxLength: 3 }), (row, names) => {
        const [, operation] = row
        const given: Record<string, string> = {}
        const path = operation.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
          const value = names[Object.keys(given).length] ?? ''
          given[parameter] = value
          return encodeURIComponent(value)
        })
        const match = matchOperation(operation.method, path)
        // A name may be a word of the interface itself, such as "intake".
        if (match?.found !== 'operation' || match.operation !== operation) return
        expect(match.params).toEqual(given)
      }),
    )
  })

  it('finds the same as a list of patterns for any input', () => {
    const words = rows.flatMap(([, { path }]) => path.split('/')).filter((word) => /^[\w-]+$/.test(word))
    const path = fc
      .array(fc.constantFrom(...new Set(words), 'x', 'a b'), { maxLength: 8 })
      .map((segments) => `/${segments.map(encodeURIComponent).join('/')}`)
    const real = fc
      .constantFrom(...rows)
      .map(([, operation]) => operation.path.replace(/\{\w+\}/g, () => 'intake'))
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'get')
    holds(
      fc.property(method, fc.oneof(path, real), (asked, at) => {
        const fitting = patterns.filter(({ pattern }) => pattern.test(at)).map(({ operation }) => operation)
        const right = fitting.filter((operation) => operation.method === asked)
        const match = matchOperation(asked, at)
        if (right.length > 0) {
          expect(match?.found === 'operation' && right.includes(match.operation)).toBe(true)
        } else if (fitting.length > 0) {
          expect(match).toEqual({ found: 'path', allowed: expect.any(Array) })
          const allowed = match?.found === 'path' ? [...match.allowed] : []
          expect(new Set(allowed)).toEqual(new Set(fitting.map((operation) => operation.method)))
        } else expect(match).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('never throws and never finds an operation for a path of arbitrary bytes', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(matchOperation('GET', `/v1/cases/a/${text}`)).toBeUndefined()
      }),
    )
  })

  it('returns the methods of a path if the method is another one', () => {
    expect(matchOperation('DELETE', '/v1/cases/CASE-1')).toEqual({ found: 'path', allowed: ['GET'] })
    expect(matchOperation('PATCH', '/v1/cases/intake')).toEqual({ found: 'path', allowed: ['POST', 'GET'] })
  })

  it('treats intake as the id of a case in a read, and as the intake in a post', () => {
    expect(matchOperation('GET', '/v1/cases/intake')).toMatchObject({
      operation: { id: 'getCaseStatus' },
      params: { case_id: 'intake' },
    })
    expect(matchOperation('POST', '/v1/cases/intake')).toMatchObject({
      operation: { id: 'receiveComplaint' },
    })
  })

  it.each([
    '/',
    '',
    '/v1/cases',
    '/v1/cases/',
    '/v1/cases/a/b',
    '/v1/cases/%zz',
    '/v1/cases/%',
    '/v1/cases/%c3',
    '/v1/cases/a/',
    '//v1/cases/a',
    '/V1/cases/a',
    '/chat',
    'v1/cases/a',
  ])('finds nothing at %o', (path) => {
    expect(matchOperation('GET', path)).toBeUndefined()
  })

  it('returns a decoded path value unchanged, so that it is validated as a value and never as a path', () => {
    expect(matchOperation('GET', '/v1/cases/..%2F..%2Fetc%2Fpasswd')).toMatchObject({
      params: { case_id: '../../etc/passwd' },
    })
  })
})
