import { describe, expect, it } from 'vitest'
import { trustProblems, trustProblemType } from '../../../src/contract/primitives/trust-problems.ts'

const slugs = {
  400: 'malformed-json validation-error',
  401: 'unauthenticated',
  403: 'forbidden invalid-authorization-token authorization-token-expired authorization-token-scope self-approval-refused',
  404: 'not-found case-not-found trace-not-found freeze-not-found transaction-not-found account-not-found institution-not-found odr-not-found',
  405: 'method-not-allowed',
  409: 'invalid-state case-closed freeze-already-active freeze-expired freeze-not-active odr-already-open already-classified open-obligations transaction-conflict participant-exists return-in-progress request-in-progress',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  422: 'unknown-enum-value idempotency-key-reused amount-out-of-range originating-amount-mismatch account-not-in-trace freeze-exceeds-traced-amount freeze-exceeds-case-amount duration-exceeds-limit legal-order-required return-exceeds-frozen return-exceeds-loss pool-insufficient victim-not-verified recovery-amount-mismatch institution-mismatch csr-invalid insufficient-available-balance nothing-imported future-timestamp missing-template-variable foreign-link no-delivery-possible',
  429: 'rate-limited',
  500: 'internal-error',
  503: 'storage-unavailable',
}

describe('refusals of the trust layer', () => {
  it('have the agreed statuses', () => {
    const expected = Object.entries(slugs).flatMap(([status, list]) =>
      list.split(' ').map((slug) => [slug, Number(status)]),
    )
    const actual = Object.entries(trustProblems).map(([slug, { status }]) => [slug, status])
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
  })

  it('have type names under the trust layer', () => {
    expect(trustProblemType('case-closed')).toBe('urn:trust-layer:problem:case-closed')
  })
})
