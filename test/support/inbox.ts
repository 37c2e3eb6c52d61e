import { request } from 'node:http'
import { ulid } from 'ulid'
import type { InboxPage, InboxPulse, InboxRow, InboxView } from '../../src/contract/console/inbox.ts'
import type { ConsoleRole } from '../../src/contract/console/roles.ts'
import type { Operator } from '../../src/relay/agent-api/sign-in/operator.ts'
import { createPeople } from '../../src/relay/agent-api/sign-in/people.ts'
import { createIds } from '../../src/storage/ids.ts'
import { type ChatClient, openChat } from './chat-client.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from './fake-trust-layer.ts'
import { ownPage, trySignIn } from './operator.ts'
import { ask } from './raw-request.ts'
import { startRelay, type TestRelay, type TestRelayOptions } from './relay.ts'
import type { VirtualTimers } from './virtual-timers.ts'

/** The response to a call of the console. */
export interface InboxAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
  body: any
}

/** A console user, signed in through a one-time link. */
export interface InboxPerson {
  id: string
  get(path: string): Promise<InboxAnswer>
  post(path: string, body?: unknown): Promise<InboxAnswer>
  put(path: string, body: unknown): Promise<InboxAnswer>
  /** Reads a list of chats. */
  list(view: InboxView): Promise<InboxPage>
  /** Reads the row of a chat. */
  row(chatId: string): Promise<InboxRow>
  /** Reads a chat as a page does that already has it, with the ETag of its version. */
  look(chatId: string, mark?: string): Promise<{ status: number; mark: string }>
  /** Claims a chat in its current state. */
  claim(chatId: string): Promise<InboxAnswer>
  /** Writes to the citizen, as the owner who has seen everything. */
  write(chatId: string, text: string): Promise<InboxAnswer>
  /** Opens the stream of the inbox, and marks the agent as online. */
  goOnline(): Promise<OpenStream>
  stream(path: string, headers?: Record<string, string>): Promise<OpenStream>
}

/** A stream of the console that is being read. */
interface OpenStream {
  /** The text received so far. */
  text(): string
  /** The newest pulse of the inbox. */
  pulse(): InboxPulse | undefined
  /** Whether the server has ended it. */
  isEnded(): boolean
  close(): void
}

/** A relay with users at its console. */
export interface TestInbox {
  relay: TestRelay
  upstream: FakeTrustLayer
  add(firstName: string, role?: ConsoleRole, channels?: Operator['channels']): Promise<InboxPerson>
  /** Opens a chat in which an agent is requested, using the echo dialogue. */
  wanted(gwId?: string): Promise<{ chat: ChatClient; chatId: string }>
  stop(): Promise<void>
}

/** Tells the echo dialogue the result of a hand-off request. */
const isQueued = (chat: ChatClient) =>
  chat.until((all) =>
    all.some((message) => message.type === 'text' && message.data.text === 'done hand-over'),
  )

/** Starts a relay whose users sign in only by links. */
export async function startTestInbox(options: Partial<TestRelayOptions> = {}): Promise<TestInbox> {
  const upstream = createFakeTrustLayer()
  const relay = await startRelay({ dispatch: upstream.dispatch, wantsCode: false, ...options })
  const people = createPeople({
    storage: relay.test.storage,
    clock: () => new Date().toISOString(),
    ids: createIds(),
  })
  const open: OpenStream[] = []
  let count = 0
  return {
    relay,
    upstream,
    async add(firstName, role = 'agent', channels = 'all') {
      count++
      const login = `${firstName.toLowerCase()}-${count}`
      const { id } = await people.add({ login, firstName, role, channels: channels as 'all' })
      const once = await people.invite(id, 60_000)
      return signedIn(() => relay.url, { id, once, open, timers: options.timers })
    },
    async wanted(gwId = 'demo') {
      const chat = await openChat({ url: () => relay.url, gwId })
      await chat.say('person')
      await isQueued(chat)
      return { chat, chatId: chat.session.chatId }
    },
    async stop() {
      for (const stream of open) stream.close()
      await relay.stop()
    },
  }
}

/** Options for signing in. */
interface SignInOptions {
  id: string
  once: string
  /** Receives the streams that are opened. */
  open?: OpenStream[]
  /** The relay's virtual timers, if the test controls its time. */
  timers?: VirtualTimers | undefined
}

/** The minimum interval between two reads of the inbox, in milliseconds. */
const leastMs = 250

/** Signs a user in by a link. */
export async function signedIn(
  url: () => string,
  { id, once, open = [], timers }: SignInOptions,
): Promise<InboxPerson> {
  const { status, headers, text } = await trySignIn(url(), { once })
  const cookie = headers['set-cookie']?.[0]?.split(';')[0]
  if (!cookie) throw new Error(`signing in was answered ${status}: ${text}`)
  const { csrf } = JSON.parse(text) as { csrf: string }
  const own = () => ({ ...ownPage(url()), cookie, 'x-parley-csrf': csrf })
  const call = async (method: string, path: string, body?: unknown): Promise<InboxAnswer> => {
    const reply = await ask(`${url()}/console/api${path}`, {
      method,
      headers: own(),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: reply.text ? JSON.parse(reply.text) : undefined }
  }
  const person: InboxPerson = {
    id,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    async list(view) {
      timers?.pass(leastMs)
      return (await call('GET', `/inbox?view=${view}`)).body
    },
    row: async (chatId) => (await call('GET', `/chats/${chatId}`)).body.row,
    async look(chatId, mark) {
      const headers = { ...own(), ...(mark !== undefined && { 'if-none-match': mark }) }
      const answer = await ask(`${url()}/console/api/chats/${chatId}`, { method: 'GET', headers })
      return { status: answer.status, mark: String(answer.headers.etag) }
    },
    async claim(chatId) {
      const { version } = await person.row(chatId)
      return person.post(`/chats/${chatId}/claim`, { version })
    },
    async write(chatId, words) {
      const { row, lastSeq } = (await person.get(`/chats/${chatId}`)).body
      const message = { clientId: ulid(), epoch: row.epoch, seenSeq: lastSeq, text: words }
      return person.post(`/chats/${chatId}/messages`, message)
    },
    async goOnline() {
      await person.put('/presence', { status: 'online' })
      const stream = await person.stream('/inbox/stream')
      return stream
    },
    stream: (path, headers = {}) =>
      new Promise((found, failed) => {
        timers?.pass(leastMs)
        const sent = request(
          `${url()}/console/api${path}`,
          { agent: false, headers: { ...own(), ...headers } },
          (response) => {
            let seen = ''
            let isEnded = false
            response.on('data', (chunk) => {
              seen += String(chunk)
              found(stream)
            })
            response.on('close', () => {
              isEnded = true
            })
            const stream: OpenStream = {
              text: () => seen,
              pulse: () => {
                const last = [...seen.matchAll(/^event: inbox\ndata: (.*)$/gm)].at(-1)?.[1]
                return last === undefined ? undefined : JSON.parse(last)
              },
              isEnded: () => isEnded,
              close: () => void sent.destroy(),
            }
            open.push(stream)
          },
        )
        sent.on('error', failed)
        sent.end()
      }),
  }
  return person
}
