import { describe, expect, it } from 'vitest'
import { addressOf } from '../../src/client/address.ts'
import { createClient } from '../../src/client/client.ts'
import { ProblemError } from '../../src/client/problem-error.ts'
import { operations } from '../../src/contract/operations/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import type { RouteId } from '../../src/contract/operations/routes.ts'

/** Records the requests and returns the answers in order, repeating the last one. */
function createFakeServer(...answers: (() => Response)[]) {
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    asked.push(request)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    return answer ? answer() : Response.json({})
  }
  let count = 0
  const client = createClient({
    baseUrl: 'https://relay.example/base/',
    key: 'key-1',
    fetch,
    ids: () => `id-${++count}`,
  })
  return { asked, client }
}

const problem =
  (status: number, document: object, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(document), {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    })
const rows = Object.values<Operation>(operations)

describe('client', () => {
  it('fills the path, authenticates, and returns the body', async () => {
    const status = { case_id: 'CASE/1', status: 'frozen' }
    const { asked, client } = createFakeServer(() => Response.json(status))
    expect(await client.call('getCaseStatus', { params: { case_id: 'CASE/1' } })).toEqual(status)
    expect(asked[0]?.method).toBe('GET')
    expect(asked[0]?.url).toBe('https://relay.example/base/v1/cases/CASE%2F1')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer key-1')
  })

  it('requests the key before each call if the key is a function', async () => {
    const asked: Request[] = []
    let count = 0
    const client = createClient({
      baseUrl: 'https://relay.example',
      key: () => `key-${++count}`,
      fetch: async (input, init) => {
        asked.push(new Request(input, init))
        return Response.json({})
      },
    })
    await client.call('getFreezeStatus', { params: { freeze_id: 'F' } })
    await client.call('getFreezeStatus', { params: { freeze_id: 'F' } })
    expect(asked.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer key-1',
      'Bearer key-2',
    ])
  })

  it('sends queries and JSON, and returns plain text as text', async () => {
    const { asked, client } = createFakeServer(() => new Response('UklGRg=='))
    await client.call('getTransactionStatus', { query: { transaction_id: 'TX 1&2' } })
    expect(asked[0]?.url).toBe('https://relay.example/base/v1/ips/transaction-status?transaction_id=TX+1%262')
    const audio = await client.call('textToSpeech', {
      params: { teamspace_id: 't' },
      body: { text: 'Kumusta' },
    })
    expect(audio).toBe('UklGRg==')
    expect(await asked[1]?.json()).toEqual({ text: 'Kumusta' })
    expect(asked[1]?.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it('sends a recording as a form', async () => {
    const { asked, client } = createFakeServer(() => new Response('Kumusta'))
    const file = new File([new Uint8Array([1, 2, 3])], 'note.mp3', { type: 'audio/mpeg' })
    await client.call('recogniseSpeech', { params: { teamspace_id: 't' }, body: { file, lang: 'tl' } })
    const form = await asked[0]?.formData()
    expect(form?.get('lang')).toBe('tl')
    expect(form?.get('file')).toMatchObject({ name: 'note.mp3', size: 3 })
  })

  it('gives each complaint its own idempotency key, the same in every attempt', async () => {
    const { asked, client } = createFakeServer(problem(503, {}, { 'retry-after': '0' }), () =>
      Response.json({ case_id: 'CASE-1' }, { status: 201 }),
    )
    const body = { citizen_id_hash: 'hm1:v', scam_type: 'other', amount: 0 }
    await client.call('receiveComplaint', { body })
    await client.call('receiveComplaint', { body })
    await client.call('receiveComplaint', { body }, { idempotencyKey: 'mine' })
    const keys = asked.map((request) => request.headers.get('idempotency-key'))
    expect(keys).toEqual(['id-1', 'id-1', 'id-2', 'mine'])
  })

  it('never retries an operation that costs a credit', async () => {
    const { asked, client } = createFakeServer(problem(503, {}, { 'retry-after': '0' }))
    await expect(
      client.call('textToSpeech', { params: { teamspace_id: 't' }, body: { text: 'x' } }),
    ).rejects.toThrow(ProblemError)
    expect(asked).toHaveLength(1)
  })

  it('never retries a deletion', async () => {
    const { asked, client } = createFakeServer(problem(503, {}, { 'retry-after': '0' }))
    await expect(
      client.call('deleteCustomFields', { params: { subcompany_id: 't' }, body: { ids: ['f'] } }),
    ).rejects.toThrow(ProblemError)
    expect(asked).toHaveLength(1)
  })

  it.each(rows.map((row) => [row.id, row] as const))('retries %s as its row allows', (id, row) => {
    const { repeats, method, path } = addressOf(id as RouteId)
    expect({ method, path }).toEqual({ method: row.method, path: row.path })
    if (repeats === 'never') expect(row.retry).toBe('never')
    else expect(row.retry).not.toBe('never')
    if (row.retry === 'keyed') expect(repeats).toBe('keyed')
  })

  it('throws a refusal with its code, fields and extension members', async () => {
    const { client } = createFakeServer(
      problem(422, {
        type: 'urn:trust-layer:problem:return-exceeds-frozen',
        title: 'Return exceeds frozen amount',
        errors: [{ field: 'return_amount', code: 'too_big', message: 'At most 500.' }],
        max: 500,
      }),
    )
    const error = await client
      .call('getCaseStatus', { params: { case_id: 'C' } })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({
      status: 422,
      code: 'return-exceeds-frozen',
      message: 'Return exceeds frozen amount',
      errors: [{ field: 'return_amount' }],
      document: { max: 500 },
    })
  })

  it('throws a refusal without a problem document with its status only', async () => {
    const { client } = createFakeServer(
      () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    )
    await expect(client.call('getCaseStatus', { params: { case_id: 'C' } })).rejects.toMatchObject({
      status: 404,
      code: 'unknown',
      errors: [],
    })
  })

  it.each(['', '.', '..'])('does not put %o in a path, where it would lead elsewhere', async (value) => {
    const { asked, client } = createFakeServer()
    await expect(client.call('getCaseStatus', { params: { case_id: value } })).rejects.toThrow(TypeError)
    expect(asked).toEqual([])
  })

  it('stops when it is aborted', async () => {
    const { client } = createFakeServer()
    const signal = AbortSignal.abort()
    await expect(client.call('getCaseStatus', { params: { case_id: 'C' } }, { signal })).rejects.toThrow(
      /abort/i,
    )
  })

  it('is typed by the contract', () => {
    const { client } = createFakeServer()
    const refused = [
      // @ts-expect-error there is no such operation
      () => client.call('getWeather', {}),
      // @ts-expect-error the parameter has another name
      () => client.call('getCaseStatus', { params: { id: 'C' } }),
      () =>
        client.call('initiateOdr', {
          params: { case_id: 'C' },
          // @ts-expect-error a number is expected
          body: { institution_code: 'A', dispute_amount: '1' },
        }),
      // @ts-expect-error the body is missing
      () => client.call('receiveComplaint', {}),
    ]
    expect(refused).toHaveLength(4)
  })
})
