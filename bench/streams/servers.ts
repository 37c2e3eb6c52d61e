import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoConfig } from '../../src/relay/config/file.ts'
import { generousLimits } from '../../test/support/generous-limits.ts'
import { startServer } from '../../test/support/server-process.ts'
import { createCaller } from '../chat/page.ts'
import { type BenchServer, cpuMsOf } from '../proxy/servers.ts'
import { bodyWith, eventsPath, publishPath } from './peers.ts'

/** Publishes a message that contains `text`. */
export type Publish = (text: string) => Promise<void>

/** A server whose streams are measured. */
export interface StreamServer extends BenchServer {
  /** Returns the heads of requests for `count` streams. */
  heads(count: number): Promise<string[]>
  /** Sends a message to all readers; absent if each reads its own chat. */
  publish?: Publish
}

const head = (path: string, authorization?: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: text/event-stream',
    ...(authorization ? [`authorization: ${authorization}`] : []),
  ]
    .join('\r\n')
    .concat('\r\n\r\n')

/** How many chats are opened concurrently. */
const openedAtOnce = 16

/** Starts the built relay with capacity for `count` streams, each with its `own` chat or all with one. */
export async function startParley(count: number, own: boolean): Promise<StreamServer> {
  const config = join(tmpdir(), `parley-streams-${process.pid}.json`)
  const room = count + 1000
  const capacity = {
    ...generousLimits.capacity,
    connections: room,
    connectionsPerAddress: room,
    streams: room,
  }
  writeFileSync(config, JSON.stringify({ ...demoConfig, ...generousLimits, capacity }))
  const { DATABASE_URL, NODE_OPTIONS } = process.env
  const server = await startServer({
    PARLEY_CONFIG: config,
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(NODE_OPTIONS && { NODE_OPTIONS }),
  })
  const caller = createCaller(server.url(), '127.0.0.1')
  const openOne = async () => {
    const { status, text } = await caller.call('POST', '/chat/v1/sessions', {
      body: { gwId: 'demo', locale: 'en' },
    })
    if (status !== 201) throw new Error(`no chat: ${status} ${text}`)
    return `Bearer ${(JSON.parse(text) as { token: string }).token}`
  }
  let authorization = ''
  const publish = async (text: string) => {
    const body = { type: 'text', clientId: randomUUID(), text }
    const { status, text: answer } = await caller.call('POST', '/chat/v1/messages', {
      headers: { authorization },
      body,
    })
    if (status !== 202) throw new Error(`not taken: ${status} ${answer}`)
  }
  return {
    name: own ? 'Parley, each in a chat of its own' : 'Parley',
    url: server.url(),
    pid: server.pid(),
    cpuMs: () => cpuMsOf(server.pid()),
    async heads(many) {
      const tokens: string[] = []
      const openMore = async () => {
        while (tokens.length < (own ? many : 1)) tokens.push(await openOne())
      }
      await Promise.all(Array.from({ length: own ? openedAtOnce : 1 }, openMore))
      authorization = tokens[0] ?? ''
      return tokens.slice(0, many).map((token) => head('/chat/v1/events?after=0', token))
    },
    ...(own ? {} : { publish }),
    stop: () => void server.remove(),
  }
}

/** Wraps another server to measure its streams, all of them under one name. */
export function ofPeer(server: BenchServer): StreamServer {
  const caller = createCaller(server.url, '127.0.0.1')
  return {
    ...server,
    heads: async () => [head(eventsPath('all'))],
    async publish(text) {
      const { status } = await caller.call('POST', publishPath('all'), { body: bodyWith(text) })
      if (status >= 300) throw new Error(`not published: ${status}`)
    },
  }
}
