import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

/** A request that reached the upstream. */
interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export type Behaviour = (req: IncomingMessage, res: ServerResponse) => void

/** A host behind the relay that behaves as a test requires. */
export interface FakeUpstream {
  url: string
  /** Requests that arrived completely. */
  received: ReceivedRequest[]
  /** Requests whose head arrived, complete or not. */
  started: number
  /** Requests that broke off before their end. */
  aborted: number
  /** Responses that were abandoned by the caller. */
  abandoned: number
  sockets: Set<Socket>
  /**
   * Sets the behaviour from now on. The body has been read, unless `eager` says that the behaviour reads it.
   */
  behave(behaviour: Behaviour, options?: { eager?: boolean }): void
  /** Resets all of these: what is still open no longer counts when it ends. */
  reset(): void
  stop(): Promise<void>
}

export interface FakeUpstreamOptions {
  tls?: { cert: string; key: string; ca: string }
}

const ok: Behaviour = (_req, res) => {
  res.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
}

export async function startFakeUpstream({ tls }: FakeUpstreamOptions = {}): Promise<FakeUpstream> {
  let behaviour = ok
  let eager = false
  let resets = 0
  const sockets = new Set<Socket>()
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    const since = resets
    fake.started += 1
    req.once('close', () => {
      if (!req.complete && since === resets) fake.aborted += 1
    })
    res.once('close', () => {
      if (!res.writableFinished && since === resets) fake.abandoned += 1
    })
    res.on('error', () => {})
    req.on('error', () => {})
    if (eager) return behaviour(req, res)
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const { method = '', url: path = '', headers } = req
      fake.received.push({ method, path, headers, body: Buffer.concat(chunks) })
      behaviour(req, res)
    })
  }
  const server: Server = tls
    ? createTlsServer({ ...tls, requestCert: true, rejectUnauthorized: true }, listener)
    : createServer(listener)
  server.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const fake: FakeUpstream = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    received: [],
    started: 0,
    aborted: 0,
    abandoned: 0,
    sockets,
    behave(next, options = {}) {
      behaviour = next
      eager = options.eager ?? false
    },
    reset() {
      resets += 1
      behaviour = ok
      eager = false
      fake.received.length = 0
      fake.started = 0
      fake.aborted = 0
      fake.abandoned = 0
    },
    async stop() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  return fake
}
