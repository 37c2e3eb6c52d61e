import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type {
  CaseView,
  ChannelInfo,
  ChatEvent,
  ChatMessage,
  MessageRequest,
} from '../../src/contract/chat/chat.ts'
import type { MessageContent } from '../../src/contract/chat/message.ts'
import { chatRoutes } from '../../src/contract/chat/routes.ts'
import { toBuiltFile } from '../../src/http/static-files.ts'
import { toChannelColors } from '../../src/relay/citizen-api/chat/brand-colors.ts'
import { demoConfig } from '../../src/relay/config/file.ts'
import { createFirstViews, hashesOfScripts } from '../../src/server/pages/first-view.ts'

/** The page's policy; a violation also fails in the browser test that loads the page from here. */
const toPolicy = (hashes: readonly string[]) =>
  `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}; style-src 'self'; ` +
  "img-src 'self' https: data:; " +
  "media-src 'self' blob: https:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
  "form-action 'none'; require-trusted-types-for 'script'"

/** A message of the other side, without what the relay adds. */
export type Said = MessageContent &
  Partial<Pick<ChatMessage, 'author' | 'view' | 'lang' | 'replyToken' | 'at'>>
export type Happening =
  | Said
  | { type: 'progress'; step: number; of: number }
  | { type: 'case'; caseId: string; status: string }

interface FakeChat {
  id: string
  events: ChatEvent[]
  /** Everything received, in order, including duplicates. */
  received: MessageRequest[]
  human?: string
  feedback: unknown[]
}

export interface FakeRelayOptions {
  /** Folder of the built page. */
  webDir: string
  channel?: Partial<ChannelInfo>
  /** Said when a chat begins. */
  greeting?: readonly Happening[]
  /** Returns the response to a citizen's message. */
  answer?: (request: MessageRequest, chat: FakeChat) => readonly Happening[]
  cases?: readonly CaseView[]
  /** Data for taking a report offline; without it the page cannot. */
  outline?: (lang: string) => object
  /** The position of the report when a chat has begun. */
  place?: object
  /** The relay's clock, in epoch milliseconds; real time by default. */
  now?: () => number
}

/** Faults of the network, which tests set. */
interface Trouble {
  /** Accepts this many messages, and loses the response. */
  loseAnswers: number
  /** Status of the next calls of sendMessage; 202 when empty. */
  sendStatus: number[]
  /** Accepts the stream but lets nothing through, like a proxy that buffers. */
  holdsStream: boolean
  /** Every call fails immediately. */
  down: boolean
  refusesSession: string | undefined
  /** Requests for sessions get no response. */
  holdsSession: boolean
}

export interface FakeRelay {
  url: string
  chats: Map<string, FakeChat>
  trouble: Trouble
  requests: string[]
  /** Adds to a chat; to the newest one by default. */
  happen(happenings: readonly Happening[], chat?: FakeChat): void
  typing(on: boolean): void
  /** Never responds to session requests from now on. */
  hold(): void
  /** Ends every open stream. */
  cut(): void
  close(): Promise<void>
}

const mimeTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const firstView = createFirstViews({ profile: () => demoConfig.profile })

/** Implements the widget's endpoints in memory, with scripted answers, and serves the built page. */
export async function startFakeRelay(options: FakeRelayOptions): Promise<FakeRelay> {
  const chats = new Map<string, FakeChat>()
  const requests: string[] = []
  const streams = new Set<{ chat: FakeChat; response: ServerResponse }>()
  const polls = new Set<() => void>()
  const { now = Date.now } = options
  const clock = (): string => new Date(now()).toISOString()
  const channel: ChannelInfo = {
    gwId: 'demo',
    title: 'Unity Bank',
    assistant: 'scam-report',
    locales: ['en', 'fr', 'rw', 'ur'],
    brandColor: '#0f6e5c',
    colors: toChannelColors('#0f6e5c'),
    ephemeral: false,
    ...options.channel,
  }
  const trouble: Trouble = {
    loseAnswers: 0,
    sendStatus: [],
    holdsStream: false,
    down: false,
    refusesSession: undefined,
    holdsSession: false,
  }

  function record(chat: FakeChat, event: ChatEvent): void {
    chat.events.push(event)
    for (const stream of streams)
      if (stream.chat === chat && !trouble.holdsStream) writeEvent(stream.response, event)
    for (const wake of polls) wake()
  }

  function happen(happenings: readonly Happening[], chat = [...chats.values()].at(-1)): void {
    if (!chat) throw new Error('There is no chat yet')
    for (const happening of happenings) {
      const seq = chat.events.length + 1
      if (happening.type === 'progress' || happening.type === 'case') {
        record(chat, { ...happening, seq })
        continue
      }
      const { author, at, lang, ...content } = happening
      const message = {
        id: `m${seq}-${chat.id}`,
        seq,
        at: at ?? clock(),
        lang: lang ?? 'en',
        author: author ?? { kind: 'bot' },
        ...content,
      } as ChatMessage
      record(chat, { type: 'message', seq, message })
    }
  }

  function chatOf(request: IncomingMessage): FakeChat | undefined {
    return chats.get((request.headers.authorization ?? '').replace('Bearer token-', ''))
  }

  const openSession = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (trouble.holdsSession) return
    if (trouble.refusesSession) return problem(response, 404, trouble.refusesSession)
    const body = (await readJson(request)) as { resume?: string; humanUid?: string }
    let chat = chats.get(body.resume?.replace('token-', '') ?? '')
    if (!chat) {
      chat = { id: randomUUID(), events: [], received: [], feedback: [] }
      chats.set(chat.id, chat)
      happen(options.greeting ?? [], chat)
    }
    if (body.humanUid) chat.human = body.humanUid
    json(response, 201, {
      token: `token-${chat.id}`,
      expiresAt: new Date(now() + 3_600_000).toISOString(),
      chatId: chat.id,
      lastSeq: chat.events.length,
      channel,
      ...(options.place && { report: options.place }),
    })
  }

  const sendMessage = async (
    request: IncomingMessage,
    response: ServerResponse,
    chat: FakeChat,
  ): Promise<void> => {
    const message = (await readJson(request)) as MessageRequest
    const status = trouble.sendStatus.shift() ?? 202
    if (status !== 202) return problem(response, status, status === 429 ? 'rate-limited' : 'validation-error')
    chat.received.push(message)
    const known = chat.events.find(
      (event) => event.type === 'message' && event.message.clientId === message.clientId,
    )
    const seq = known?.seq ?? chat.events.length + 1
    if (!known) {
      const text = message.type === 'text' ? message.text : (message.text ?? '')
      record(chat, {
        type: 'message',
        seq,
        message: {
          id: `m${seq}-${chat.id}`,
          seq,
          at: clock(),
          lang: 'en',
          author: { kind: 'visitor' },
          clientId: message.clientId,
          type: 'text',
          data: { text: text.replace(/\b\d{13,19}\b/g, '••••') },
        },
      })
      happen(options.answer?.(message, chat) ?? [], chat)
    }
    if (trouble.loseAnswers > 0) {
      trouble.loseAnswers--
      response.destroy()
      return
    }
    json(response, 202, { seq, clientId: message.clientId })
  }

  function streamEvents(
    request: IncomingMessage,
    response: ServerResponse,
    chat: FakeChat,
    query: URLSearchParams,
  ): void {
    const after = Number(query.get('after') ?? 0)
    const wait = query.get('wait')
    if (wait !== null) {
      const answer = (): void => {
        polls.delete(answer)
        clearTimeout(timer)
        if (!response.writableEnded)
          json(
            response,
            200,
            chat.events.filter((event) => event.seq > after),
          )
      }
      const timer = setTimeout(answer, Number(wait) * 1000)
      request.on('close', () => polls.delete(answer))
      if (chat.events.some((event) => event.seq > after)) answer()
      else polls.add(answer)
      return
    }
    const stream = { chat, response }
    streams.add(stream)
    response.on('close', () => streams.delete(stream))
    if (trouble.holdsStream) return
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': hello\n\n')
    for (const event of chat.events) if (event.seq > after) writeEvent(response, event)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://relay.test')
    const route = `${request.method} ${url.pathname}`
    requests.push(`${request.method} ${request.url}`)
    if (trouble.down) return void response.destroy()
    void handle(route, url, request, response).catch(() => response.destroy())
  })

  async function handle(
    route: string,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (route === 'POST /chat/v1/sessions') return openSession(request, response)
    if (!url.pathname.startsWith('/chat/v1/')) return serveFile(options.webDir, url, response)
    if (route === chatRoutes.getReportOutline && options.outline) {
      const lang = url.searchParams.get('lang') ?? 'en'
      return json(response, 200, { channel, ...options.outline(lang) })
    }
    const chat = chatOf(request)
    if (!chat) return problem(response, 401, 'session-expired')
    const caseId = /^GET \/chat\/v1\/cases\/(.+)$/.exec(route)?.[1]
    if (caseId !== undefined) {
      const found = options.cases?.find((one) => one.case_id === caseId)
      return found ? json(response, 200, found) : problem(response, 404, 'not-found')
    }
    switch (route) {
      case 'GET /chat/v1/events':
        return streamEvents(request, response, chat, url.searchParams)
      case 'POST /chat/v1/messages':
        return sendMessage(request, response, chat)
      case 'GET /chat/v1/messages': {
        const before = Number(url.searchParams.get('before') ?? Number.POSITIVE_INFINITY)
        const limit = Number(url.searchParams.get('limit') ?? 50)
        const all = chat.events.flatMap((e) => (e.type === 'message' && e.seq < before ? [e.message] : []))
        return json(response, 200, { messages: all.slice(-limit), more: all.length > limit })
      }
      case 'PUT /chat/v1/human':
        chat.human = ((await readJson(request)) as { humanUid: string }).humanUid
        response.writeHead(204).end()
        return
      case 'GET /chat/v1/cases':
        return json(response, 200, { cases: options.cases ?? [] })
      case 'POST /chat/v1/feedback':
        chat.feedback.push(await readJson(request))
        response.writeHead(204).end()
        return
      case 'GET /chat/v1/transcript':
        response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
        response.end('transcript')
        return
      case 'DELETE /chat/v1/session':
        chats.delete(chat.id)
        response.writeHead(204).end()
        return
      default:
        return problem(response, 404, 'not-found')
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const { response } of streams) response.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chats,
    trouble,
    requests,
    happen,
    typing(on) {
      for (const { response } of streams)
        response.write(`data: ${JSON.stringify({ type: 'typing', on })}\n\n`)
    },
    hold() {
      trouble.holdsSession = true
    },
    cut,
    async close() {
      cut()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function writeEvent(response: ServerResponse, event: ChatEvent): void {
  response.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`)
}

function serveFile(webDir: string, { pathname: path, searchParams }: URL, response: ServerResponse): void {
  const file = join(webDir, path === '/chat' ? 'index.html' : path)
  if (!file.startsWith(webDir) || !existsSync(file)) return void response.writeHead(404).end()
  const type = mimeTypes[extname(file)] ?? 'application/octet-stream'
  const content = readFileSync(file)
  const html = toBuiltFile('index.html', content)
  response.writeHead(200, {
    'content-type': type,
    ...(type.startsWith('text/html') && { 'content-security-policy': toPolicy(hashesOfScripts(html)) }),
    ...(path === '/chat-sw.js' && { 'content-security-policy': "default-src 'none'; connect-src 'self'" }),
  })
  if (path !== '/chat') return void response.end(content)
  const languages = searchParams.get('locale') ?? undefined
  response.end(firstView(html, { languages, isFramed: searchParams.has('embed') }).body)
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || '{}')
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function problem(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' })
  response.end(JSON.stringify({ type: `urn:parley:problem:${code}`, title: code, status }))
}
