import { describe, expect, it } from 'vitest'
import { examples } from '../../../src/contract/operations/examples.ts'
import { operations } from '../../../src/contract/operations/index.ts'
import type { Operation } from '../../../src/contract/operations/operation.ts'

/** The interface's own list, written out manually, to detect a slip in the table. */
const platform = '/api/platform/v1'
const listed: readonly [method: string, path: string][] = [
  ['POST', `${platform}/voice/{}/tts`],
  ['POST', `${platform}/voice/{}/asr`],
  ['POST', `${platform}/custom-fields/{}/create-custom-field`],
  ['GET', `${platform}/custom-fields/{}/list-custom-fields`],
  ['PATCH', `${platform}/custom-fields/{}/ticket/{}/update-ticket-custom-fields`],
  ['DELETE', `${platform}/custom-fields/{}/delete-custom-fields`],
  ['DELETE', `${platform}/custom-fields/{}/custom-field/{}/delete-custom-fields`],
  ['PATCH', `${platform}/customers/{}/update-customer/{}/v3`],
  ['GET', `${platform}/customers/{}/customer/{}/get-customer`],
  ['GET', `${platform}/customers/{}/customer/get-customer-by-modified-at-range`],
  ['PUT', `${platform}/customers/{}/customer/{}/add-tags`],
  ['PUT', `${platform}/customers/{}/customer/{}/remove-tags`],
  ['PUT', `${platform}/customers/{}/customer/{}/add-custom-fields`],
  ['PUT', `${platform}/customers/{}/create-customer/{}`],
  ['POST', `${platform}/customers/{}/create-customer/{}/v2`],
  ['PUT', `${platform}/customers/{}/update-customer/{}/v2`],
  ['POST', '/gateway/{}/{}/crm/human'],
  ['GET', '/gateway/{}/{}/crm/human/{}'],
  ['PUT', '/gateway/{}/{}/crm/human/{}'],
  ['POST', '/v1/cases/intake'],
  ['GET', '/v1/cases/{}'],
  ['POST', '/v1/cases/{}/route'],
  ['POST', '/v1/cases/{}/odr'],
  ['POST', '/v1/cases/{}/classify'],
  ['POST', '/v1/cases/{}/notify'],
  ['POST', '/v1/recovery/trace'],
  ['GET', '/v1/recovery/trace/{}'],
  ['POST', '/v1/recovery/freeze'],
  ['GET', '/v1/recovery/freeze/{}'],
  ['POST', '/v1/recovery/freeze/{}/extend'],
  ['POST', '/v1/recovery/freeze/{}/release'],
  ['POST', '/v1/recovery/fund-return'],
  ['POST', '/v1/recovery/mule-score'],
  ['POST', '/v1/recovery/legal-document'],
  ['POST', '/v1/ips/transaction-metadata'],
  ['POST', '/v1/ips/fraud-risk-score'],
  ['GET', '/v1/ips/verify-account'],
  ['GET', '/v1/ips/transaction-status'],
  ['POST', '/v1/ips/participant-register'],
  ['POST', '/v1/ips/incident-report'],
]

/** Latency targets and limits of the interface's table. */
const promised: Record<string, [latencyMs: number, perMinute?: number]> = {
  receiveComplaint: [2_000, 1_000],
  getCaseStatus: [500, 100],
  routeCase: [1_000],
  initiateOdr: [2_000],
  classifyCase: [5_000],
  notifyCitizen: [3_000, 100_000],
  initiateTrace: [30_000, 10_000],
  getTraceResults: [500],
  initiateFreeze: [30_000, 1_000],
  getFreezeStatus: [500],
  extendFreeze: [5_000],
  releaseFreeze: [10_000],
  getMuleScore: [2_000, 100_000],
  generateLegalDocument: [3_000],
  submitTransactionMetadata: [500],
  getFraudRiskScore: [5_000],
  verifyAccount: [1_000, 1_000_000],
  getTransactionStatus: [500],
  registerParticipant: [10_000],
  reportIncident: [2_000],
}

const rows = Object.entries(operations) as [string, Operation][]

describe('table of operations', () => {
  it('has exactly the 40 operations of the interface', () => {
    const nameless = rows.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(nameless.sort()).toEqual(listed.map(([method, path]) => `${method} ${path}`).sort())
    expect(rows).toHaveLength(40)
  })

  it('has as many operations of each area as the interface', () => {
    const counts: Record<string, number> = {}
    for (const [, { area }] of rows) counts[area] = (counts[area] ?? 0) + 1
    expect(counts).toEqual({ voice: 2, fields: 5, people: 9, humans: 3, redress: 6, recovery: 9, ips: 6 })
  })

  it('has each row under its own method and path, and each id once', () => {
    for (const [key, { method, path }] of rows) expect(key).toBe(`${method} ${path}`)
    expect(new Set(rows.map(([, { id }]) => id)).size).toBe(40)
  })

  it.each(Object.entries(promised))(
    'has the latency target and limit of the interface for %s',
    (id, [latencyMs, perMinute]) => {
      const row = rows.find(([, operation]) => operation.id === id)?.[1]
      expect(row?.latencyTargetMs).toBe(latencyMs)
      expect(row?.limit?.perMinute).toBe(perMinute)
    },
  )

  it('only limits analysts when they read the status of a case', () => {
    expect(operations['GET /v1/cases/{case_id}'].limit).toEqual({ perMinute: 100, roles: ['analyst'] })
  })

  it('marks four operations as those of an earlier edition', () => {
    const earlier = rows.filter(([, { edition }]) => edition === 'earlier').map(([, { id }]) => id)
    expect(earlier.sort()).toEqual(
      ['createCustomerV2', 'deleteCustomFieldsEarlier', 'updateCustomerV2', 'upsertCustomerEarlier'].sort(),
    )
  })

  it('describes every parameter of every path', () => {
    for (const [key, { path, request }] of rows) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const filled = Object.fromEntries(names.map((name) => [name, 'x']))
      if (names.length > 0) expect(request.params?.safeParse(filled).success, key).toBe(true)
      for (const name of names) {
        expect(request.params?.safeParse({ ...filled, [name]: undefined }).success, `${key} ${name}`).toBe(
          false,
        )
      }
    }
  })

  it.each([
    ['platform', ['voice'], 'takeover-secret'],
    ['platform', ['fields', 'people'], 'platform-token'],
    ['gateway', ['humans'], 'service-token'],
    ['trust', ['redress', 'recovery', 'ips'], 'trust-layer'],
  ])('sends to the host %s the operations of %o, authenticated by %s', (host, areas, auth) => {
    const there = rows.filter(([, { area }]) => areas.includes(area))
    expect(new Set(there.map(([, row]) => `${row.host} ${row.auth}`))).toEqual(new Set([`${host} ${auth}`]))
  })

  it('lets a read-only key change nothing', () => {
    const exceptions = ['getMuleScore', 'getFraudRiskScore']
    for (const [key, { method, scope, id }] of rows) {
      if (scope === 'voice') continue
      expect(scope.endsWith(':read'), key).toBe(method === 'GET' || exceptions.includes(id))
    }
  })

  it('states the source of each latency target', () => {
    const ours = rows.filter(([, row]) => row.latencyFrom === 'parley').map(([, { id }]) => id)
    expect(ours).toHaveLength(20)
    for (const id of ours) expect(promised, id).not.toHaveProperty(id)
  })

  it('automatically repeats no request that creates a second thing, costs a credit or deletes something', () => {
    const never = rows.filter(([, { retry }]) => retry === 'never').map(([, { id }]) => id)
    expect(never.sort()).toEqual(
      [
        'createCustomField',
        'createCustomerV2',
        'createHuman',
        'deleteCustomFields',
        'deleteCustomFieldsEarlier',
        'recogniseSpeech',
        'textToSpeech',
      ].sort(),
    )
  })

  it.each(Object.entries(examples))('has an example of %s that passes its own validation', (id, example) => {
    const row = rows.find(([, operation]) => operation.id === id)?.[1]
    expect(row?.request.body?.safeParse(example).error?.issues).toBeUndefined()
  })

  it('accepts additional members of a body, since names may differ between deployments', () => {
    for (const [id, example] of Object.entries(examples)) {
      const row = rows.find(([, operation]) => operation.id === id)?.[1]
      expect(row?.request.body?.safeParse({ ...example, new_field: { a: 1 } }).success, id).toBe(true)
    }
  })
})
