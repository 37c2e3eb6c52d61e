import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

/** An invalid call and its expected response; it must change nothing. */
interface Refusal {
  name: string
  method?: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  status: number
  /** Field named in the response, if any. */
  field?: string
}

const id = 'client-id-1'
const json = { 'content-type': 'application/json' }
const refusals: Refusal[] = [
  { name: 'a session without gwId', path: '/sessions', body: {}, status: 400, field: 'gwId' },
  { name: 'a session for a number', path: '/sessions', body: { gwId: 7 }, status: 400, field: 'gwId' },
  {
    name: 'a session for an unknown channel',
    path: '/sessions',
    body: { gwId: 'no-such' },
    status: 404,
    field: 'gwId',
  },
  {
    name: 'a session with a bad locale',
    path: '/sessions',
    body: { gwId: 'demo', locale: '../en' },
    status: 400,
    field: 'locale',
  },
  {
    name: 'a session with an empty uid',
    path: '/sessions',
    body: { gwId: 'demo', humanUid: '' },
    status: 400,
    field: 'humanUid',
  },
  {
    name: 'a session with a short hash',
    path: '/sessions',
    body: { gwId: 'demo', humanUid: 'u', humanHash: 'ab' },
    status: 400,
    field: 'humanHash',
  },
  {
    name: 'a session with a wrong hash',
    path: '/sessions',
    body: { gwId: 'demo', humanUid: 'u', humanHash: 'a'.repeat(64) },
    status: 403,
    field: 'humanHash',
  },
  {
    name: 'a session that resumes junk',
    path: '/sessions',
    body: { gwId: 'demo', resume: 'junk' },
    status: 401,
    field: 'resume',
  },
  { name: 'a body that is a list', path: '/sessions', body: [], status: 400, field: '$' },
  { name: 'a body that is no JSON', path: '/sessions', body: '{', status: 400 },
  {
    name: 'a body of another type',
    path: '/sessions',
    body: 'gwId=demo',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    field: '$',
  },
  {
    name: 'a body of 33 KiB',
    path: '/sessions',
    body: { gwId: 'demo', more: 'x'.repeat(33 * 1024) },
    status: 413,
    field: '$',
  },
  {
    name: 'a message without text',
    path: '/messages',
    body: { type: 'text', clientId: id },
    status: 400,
    field: 'text',
  },
  {
    name: 'a message of spaces',
    path: '/messages',
    body: { type: 'text', clientId: id, text: '  ' },
    status: 400,
    field: 'text',
  },
  {
    name: 'a message of 4,001 characters',
    path: '/messages',
    body: { type: 'text', clientId: id, text: 'x'.repeat(4001) },
    status: 400,
    field: 'text',
  },
  {
    name: 'a message without a client id',
    path: '/messages',
    body: { type: 'text', text: 'hi' },
    status: 400,
    field: 'clientId',
  },
  {
    name: 'a message with a client id of one letter',
    path: '/messages',
    body: { type: 'text', clientId: 'a', text: 'hi' },
    status: 400,
    field: 'clientId',
  },
  {
    name: 'a message of an unknown type',
    path: '/messages',
    body: { type: 'html', clientId: id, text: 'hi' },
    status: 400,
    field: 'type',
  },
  {
    name: 'a postback without payload',
    path: '/messages',
    body: { type: 'postback', clientId: id },
    status: 400,
    field: 'payload',
  },
  {
    name: 'a message as a form',
    path: '/messages',
    body: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    field: '$',
  },
  { name: 'a human without uid', method: 'PUT', path: '/human', body: {}, status: 400, field: 'humanUid' },
  {
    name: 'a human with a wrong hash',
    method: 'PUT',
    path: '/human',
    body: { humanUid: 'u', humanHash: 'b'.repeat(64) },
    status: 403,
    field: 'humanHash',
  },
  { name: 'a rating of six', path: '/feedback', body: { rating: 6 }, status: 400, field: 'rating' },
  { name: 'a rating in words', path: '/feedback', body: { rating: 'good' }, status: 400, field: 'rating' },
  {
    name: 'a page of history before a word',
    method: 'GET',
    path: '/messages?before=x',
    status: 400,
    field: 'before',
  },
  {
    name: 'a page of history of 1,000',
    method: 'GET',
    path: '/messages?limit=1000',
    status: 400,
    field: 'limit',
  },
  { name: 'events after a word', method: 'GET', path: '/events?after=x', status: 400, field: 'after' },
  {
    name: 'events after a number that no chat can have',
    method: 'GET',
    path: '/events?after=2147483648',
    status: 400,
    field: 'after',
  },
  {
    name: 'events after a negative number',
    method: 'GET',
    path: '/events',
    headers: { 'last-event-id': '-1' },
    status: 400,
    field: 'after',
  },
  { name: 'a case of somebody else', method: 'GET', path: '/cases/CASE-1', status: 404, field: 'case_id' },
  {
    name: 'a transcript in another form',
    method: 'GET',
    path: '/transcript?format=pdf',
    status: 400,
    field: 'format',
  },
  { name: 'an unknown call', path: '/nothing', body: {}, status: 404 },
]

describe('invalid call of the chat API', () => {
  let relay: TestRelay
  let chat: ChatClient
  let transcript = ''
  const call = ({ method = 'POST', path, body, headers }: Refusal, authorization?: string) =>
    fetch(`${relay.url}/chat/v1${path}`, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && json),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const everything = async () => {
    const { db } = relay.test.storage
    const tables = ['chat', 'chat_event', 'dialog', 'session', 'outbox', 'feedback'] as const
    return JSON.stringify(
      await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
    )
  }

  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => {
        throw new Error('nothing is sent')
      },
    })
    chat = await openChat({ url: () => relay.url })
    transcript = await everything()
  })
  afterAll(() => relay.stop())

  it.each(refusals)('$name: $status', async (refusal) => {
    const response = await call(refusal, `Bearer ${chat.session.token}`)
    expect(response.status).toBe(refusal.status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = await response.json()
    expect(problem).toMatchObject({
      type: expect.stringMatching(/^urn:parley:problem:/),
      status: refusal.status,
    })
    if (refusal.field)
      expect(problem.errors.map((error: { field: string }) => error.field)).toContain(refusal.field)
    expect(await everything()).toBe(transcript)
  })

  const guarded: Refusal[] = [
    { name: 'events', method: 'GET', path: '/events', status: 401 },
    { name: 'history', method: 'GET', path: '/messages', status: 401 },
    { name: 'a message', path: '/messages', body: { type: 'text', clientId: id, text: 'hi' }, status: 401 },
    { name: 'a human', method: 'PUT', path: '/human', body: { humanUid: 'u' }, status: 401 },
    { name: 'cases', method: 'GET', path: '/cases', status: 401 },
    { name: 'feedback', path: '/feedback', body: { rating: 5 }, status: 401 },
    { name: 'the transcript', method: 'GET', path: '/transcript', status: 401 },
    { name: 'erasing', method: 'DELETE', path: '/session', status: 401 },
  ]
  it.each(guarded)('$name without a token, with a forged or an expired one: 401', async (refusal) => {
    const [head = '', body = '', signature = ''] = chat.session.token.split('.')
    const forged = `${head}.${body}.${createHmac('sha256', 'guess').update(`${head}.${body}`).digest('base64url')}`
    for (const authorization of [
      undefined,
      'Bearer junk',
      'Basic eA==',
      `Bearer ${forged}`,
      `Bearer ${head}.${body}.`,
    ]) {
      const response = await call(refusal, authorization)
      expect(response.status).toBe(401)
      expect((await response.json()).errors[0].field).toBe('authorization')
    }
    expect(signature).not.toBe('')
    relay.setNow(new Date(Date.now() + 13 * 3_600_000).toISOString())
    const late = await call(refusal, `Bearer ${chat.session.token}`)
    relay.setNow(new Date().toISOString())
    expect((await late.json()).type).toBe('urn:parley:problem:session-expired')
    expect(await everything()).toBe(transcript)
  })
})
