import { randomUUID } from 'node:crypto'
import type { ChatMessage, SessionResponse } from '../../src/contract/chat/chat.ts'
import { sign } from '../../src/contract/chat/webhook-signature.ts'
import { scopes } from '../../src/contract/operations/operation.ts'
import { createApiKeys } from '../../src/relay/security/auth/api-keys.ts'
import type { LimitName } from '../../src/relay/security/rate-limits/limit-table.ts'
import { wav } from './audio-files.ts'
import { invite, trySignIn } from './operator.ts'
import { consoleName, type TestRelay, webhookSecret } from './relay.ts'
import { challengeIn, toProof } from './solve-challenge.ts'
import { validCalls } from './valid-calls.ts'

/** A visitor at an address, as a trusted proxy reports it, with a chat that is opened on first use. */
export interface Visitor {
  address: string
  gwId: string
  /** Sends a request of the chat; `body` as JSON. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** The token of the chat. */
  token(): Promise<string>
  /** Creates an unused API key. */
  makeKey(): Promise<string>
  /** Signs a new user in at the console, by a link. */
  signIn(): Promise<Response>
  /** Sends a request without a token. */
  send(path: string, init?: RequestInit): Promise<Response>
}

export interface VisitorOptions {
  address: string
  gwId?: string
  /** Shares a chat with another visitor, who is the same person elsewhere. */
  chatOf?: Visitor
}

const sessions = new WeakMap<Visitor, Promise<SessionResponse>>()

export function createVisitor(relay: TestRelay, { address, gwId = 'demo', chatOf }: VisitorOptions): Visitor {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${relay.url}${path}`, {
      ...init,
      headers: { 'x-forwarded-for': address, ...(init.headers as Record<string, string>) },
    })
  const visitor: Visitor = {
    address,
    gwId,
    send,
    token: async () => (await sessionOf(chatOf ?? visitor)).token,
    async makeKey() {
      const keys = createApiKeys({ db: relay.test.storage.db, clock: () => new Date().toISOString() })
      return (await keys.create({ scopes, role: 'admin' })).key
    },
    async signIn() {
      const { once } = await invite(relay.test.storage)
      const asked = { host: consoleName, origin: `https://${consoleName}`, 'x-forwarded-for': address }
      const { status, text, headers } = await trySignIn(relay.url, { once }, asked)
      return new Response(text, { status, headers: { 'retry-after': String(headers['retry-after'] ?? '') } })
    },
    async ask(method, path, body, headers = {}) {
      const token = await visitor.token()
      const isBytes = body instanceof Uint8Array
      return send(path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && !isBytes && json),
          ...headers,
        },
        ...(body !== undefined && {
          body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        }),
      })
    },
  }
  return visitor
}

const json = { 'content-type': 'application/json' }

/** Returns the session of a visitor, opened once. */
export function sessionOf(visitor: Visitor, more: object = {}): Promise<SessionResponse> {
  const known = sessions.get(visitor)
  if (known) return known
  const opening = openSession(visitor, more).then(async (response) => {
    if (response.status !== 201) throw new Error(`no session: ${response.status} ${await response.text()}`)
    return (await response.json()) as SessionResponse
  })
  sessions.set(visitor, opening)
  return opening
}

export const openSession = ({ send, gwId }: Visitor, more: object = {}) =>
  send('/chat/v1/sessions', { method: 'POST', headers: json, body: JSON.stringify({ gwId, ...more }) })

/** Opens a session, and solves the challenge if there is one. */
export async function openSolved(visitor: Visitor): Promise<Response> {
  const response = await openSession(visitor)
  if (response.status !== 429) return response
  return openSession(visitor, { proof: await toProof(await challengeIn(response)) })
}

export const say = (visitor: Visitor, text = 'Hello') =>
  visitor.ask('POST', '/chat/v1/messages', { type: 'text', clientId: randomUUID(), text })

/** Makes the bot say something new, and returns its id. */
export async function hearNew(visitor: Visitor): Promise<string> {
  const text = `Hello ${randomUUID()}`
  await say(visitor, text)
  for (;;) {
    const response = await visitor.ask('GET', '/chat/v1/messages')
    const { messages } = (await response.json()) as { messages: ChatMessage[] }
    const answer = messages.find(
      ({ author, data }) => author.kind === 'bot' && JSON.stringify(data).includes(text),
    )
    if (answer) return answer.id
  }
}

/** A platform event for a chat that does not exist here. */
const delivered = {
  type: 'new_messages',
  chat: { id: 'p-1', human: { id: 'h-1', name: 'Maria' } },
  channel: { id: 'hook-1' },
  chatToken: 'c-1',
  messages: [
    { author_type: 'agent', author_id: 'a1', author_name: 'Ana', type: 'text', data: { text: 'Hello' } },
  ],
}

/** One example of each limited action, which is done once and counted once. */
export const acts: Record<LimitName, (visitor: Visitor) => Promise<Response>> = {
  page: ({ send, gwId }) => send(`/chat?gwId=${gwId}`),
  call: (visitor) => openSession(visitor),
  session: (visitor) => openSession(visitor),
  opening: (visitor) => openSession(visitor),
  solved: (visitor) => openSolved({ ...visitor, gwId: `${visitor.gwId}-guarded` }),
  unproven: ({ send, gwId }) =>
    send('/report', {
      method: 'POST',
      // A program receives a problem as JSON, as from all other actions.
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ gwId: `${gwId}-guarded`, begin: '1' }),
    }),
  resume: async (visitor) => openSession(visitor, { resume: await visitor.token() }),
  message: (visitor) => say(visitor),
  typing: ({ ask }) => ask('POST', '/chat/v1/typing'),
  case: ({ ask }) => ask('GET', '/chat/v1/cases'),
  feedback: ({ ask }) => ask('POST', '/chat/v1/feedback', { rating: 5 }),
  human: ({ ask }) => ask('PUT', '/chat/v1/human', { humanUid: 'maria' }),
  push: ({ ask }) => ask('DELETE', '/chat/v1/push'),
  history: ({ ask }) => ask('GET', '/chat/v1/messages?limit=1'),
  report: ({ ask }) => ask('GET', '/chat/v1/cases/CASE-1/report'),
  transcript: ({ ask }) => ask('GET', '/chat/v1/transcript'),
  erase: ({ ask }) => ask('DELETE', '/chat/v1/session'),
  stream: ({ ask }) => ask('GET', '/chat/v1/events?wait=0'),
  upload: ({ ask }) =>
    ask('PATCH', `/chat/v1/uploads/${randomUUID()}`, new Uint8Array(10), {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    }),
  transcription: ({ ask }) =>
    ask('POST', '/chat/v1/transcriptions?lang=en', wav(), { 'content-type': 'audio/wav' }),
  speech: async (visitor) => visitor.ask('GET', `/chat/v1/messages/${await hearNew(visitor)}/speech`),
  key: async ({ send, makeKey }) =>
    send('/api/platform/v1/voice/demo-teamspace/tts', {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${await makeKey()}` },
      body: JSON.stringify(validCalls.textToSpeech.body),
    }),
  'sign-in': ({ signIn }) => signIn(),
  webhook: ({ send, gwId }) => {
    const body = JSON.stringify({ events: [delivered] })
    const at = String(Math.floor(Date.now() / 1000))
    return send(`/webhooks/${gwId}`, {
      method: 'POST',
      headers: {
        ...json,
        'x-parley-timestamp': at,
        'x-parley-signature': sign(webhookSecret, at, Buffer.from(body)),
      },
      body,
    })
  },
}
