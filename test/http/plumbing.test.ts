import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/contract/primitives/problem.ts'
import { isForwarded, isLoopback, isLoopbackHost } from '../../src/http/loopback.ts'
import { problemAnswer, problemHeaders, problemResponse } from '../../src/http/problem-answers.ts'
import { equalBytes, equalSecrets } from '../../src/http/secrets.ts'
import { holds } from '../support/properties.ts'

describe('address', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s belongs to this machine', (address) => {
    expect(isLoopback(address)).toBe(true)
  })

  it.each([
    undefined,
    '',
    '10.0.0.127',
    '128.0.0.1',
    '::2',
    '::ffff:10.0.0.1',
    'localhost',
    '127.evil.example',
  ])('%s does not', (address) => expect(isLoopback(address)).toBe(false))

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
    'is not trusted in a request with %s, which came through a proxy',
    (name) => {
      expect(isForwarded(new Headers({ [name]: '' }))).toBe(true)
      expect(isForwarded(new Headers())).toBe(false)
    },
  )

  it('of a server may be a name', () => {
    expect(['localhost', '::1', '0.0.0.0', 'example.org'].map(isLoopbackHost)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('secrets', () => {
  it('are equal if all their bytes are equal', () => {
    holds(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(equalSecrets(one, other)).toBe(one === other)
        expect(equalSecrets(one, `${one}`)).toBe(true)
        expect(equalBytes(Buffer.from(one), Buffer.from(other))).toBe(one === other)
      }),
    )
  })
})

describe('problem', () => {
  it.each<[Problem, Record<string, string>]>([
    [new Problem('rate-limited', { retryAfterMs: 1 }), { 'retry-after': '1' }],
    [new Problem('rate-limited', { retryAfterMs: 1001 }), { 'retry-after': '2' }],
    [new Problem('rate-limited', { retryAfterMs: 0 }), { 'retry-after': '1' }],
    [new Problem('unauthenticated'), { 'www-authenticate': 'Bearer' }],
    [new Problem('request-timeout'), { connection: 'close' }],
    [new Problem('not-found'), {}],
  ])('sets the headers that help the caller: %o', (problem, headers) => {
    expect(problemHeaders(problem)).toEqual(headers)
  })

  it('is the same document on the wire and on the web, and is never cached', async () => {
    const problem = new Problem('forbidden', { detail: 'No.' })
    const wire = problemAnswer(problem, 'r-1')
    const web = problemResponse(problem, 'r-1')
    expect(Object.fromEntries(web.headers)).toEqual(wire.headers)
    expect(wire.headers).toEqual({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await web.json()).toEqual(JSON.parse(String(wire.body)))
    expect([web.status, wire.status]).toEqual([403, 403])
  })
})
