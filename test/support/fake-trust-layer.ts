import type { Dispatch, WireRequest, WireResponse } from '../../src/contract/primitives/wire.ts'

/** An upstream that records requests, and can be made to fail. */
export interface FakeTrustLayer {
  dispatch: Dispatch
  intakes: { key: string; body: Record<string, unknown>; headers: Record<string, string> }[]
  reports: { key: string; caseId: string; body: Record<string, unknown> }[]
  /** Cases for which news was stopped. */
  stopped: string[]
  /** How the next calls fail before it responds normally: a status, or silence. */
  failures: (number | 'silence')[]
  status: string
}

/**
 * Creates an upstream that accepts reports and returns cases; the same Idempotency-Key returns the same case.
 */
export function createFakeTrustLayer(firstCase = 1): FakeTrustLayer {
  const cases = new Map<string, string>()
  const answer = (status: number, body: unknown): WireResponse => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })
  const fake: FakeTrustLayer = {
    intakes: [],
    reports: [],
    stopped: [],
    failures: [],
    status: 'tracing',
    dispatch: async (request: WireRequest) => {
      const failure = fake.failures.shift()
      if (failure === 'silence') throw new Error('nobody there')
      if (failure !== undefined) return answer(failure, { type: 'about:blank', status: failure })
      const caseId = /^\/v1\/cases\/(CASE-\d+)$/.exec(request.path)?.[1]
      if (caseId) {
        return answer(200, {
          case_id: caseId,
          status: fake.status,
          recovery_trace_summary: {},
          freeze_status_timeline: [],
          next_milestone: 'none',
        })
      }
      const key = request.headers['idempotency-key'] ?? ''
      const body = JSON.parse(Buffer.from(request.body as Uint8Array).toString())
      if (request.path === '/sandbox/scam-reports') {
        fake.reports.push({ key, body, caseId: request.headers['x-case-id'] ?? '' })
        return answer(201, { report_id: 'R-1' })
      }
      if (request.path === '/sandbox/stop-news') {
        fake.stopped.push(body.case_id)
        return answer(200, { stopped: true })
      }
      fake.intakes.push({ key, body, headers: request.headers })
      const id = cases.get(key) ?? `CASE-${cases.size + firstCase}`
      cases.set(key, id)
      return answer(201, { case_id: id })
    },
  }
  return fake
}
