import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { ChatEvent, ChatMessage, SessionResponse } from '../../src/contract/chat/chat.ts'

/** The response to a call of a load. */
interface Reply {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Makes calls from one address, over keep-alive connections. */
export interface Caller {
  call(method: string, path: string, options?: { headers?: object; body?: object }): Promise<Reply>
  /** Opens a stream and passes on each event's data with its name. */
  stream(path: string, headers: object, onEvent: (name: string, data: string) => void): Promise<() => void>
}

/** Creates a caller of the server at `url`. */
export function createCaller(url: string, localAddress: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress } as object)
  return {
    async call(method, path, { headers = {}, body } = {}) {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const given = {
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...headers,
      }
      const once = () =>
        new Promise<Reply | undefined>((found, failed) => {
          const sent = request(`${url}${path}`, { method, agent, headers: given })
          // The server may have closed a keep-alive connection just before it was reused.
          sent.on('error', (error) => (sent.reusedSocket ? found(undefined) : failed(error)))
          sent.on('response', (response) => {
            let answer = ''
            response.setEncoding('utf8').on('data', (chunk) => {
              answer += chunk
            })
            response.on('end', () =>
              found({ status: response.statusCode ?? 0, headers: response.headers, text: answer }),
            )
          })
          sent.end(text)
        })
      return (await once()) ?? (await once()) ?? Promise.reject(new Error('the server hung up twice'))
    },
    stream: (path, headers, onEvent) =>
      new Promise((opened, failed) => {
        const sent = request(`${url}${path}`, { agent: false, localAddress, headers } as object)
        sent.on('error', failed)
        sent.on('response', (response: IncomingMessage) => {
          if (response.statusCode !== 200) failed(new Error(`a stream was answered ${response.statusCode}`))
          let rest = ''
          response.setEncoding('utf8').on('data', (chunk) => {
            const blocks = (rest + chunk).split('\n\n')
            rest = blocks.pop() ?? ''
            for (const block of blocks) {
              const [, name = 'message', data] =
                /^(?:id: .*\n)?(?:event: (.*)\n)?data: (.*)$/.exec(block) ?? []
              if (data !== undefined) onEvent(name, data)
            }
          })
          opened(() => void sent.destroy())
        })
        sent.end()
      }),
  }
}

/** A citizen's page with its stream. */
export interface CitizenPage {
  chatId: string
  /** Sends a message; resolves with its number once it was accepted. */
  say(text: string): Promise<number>
  close(): void
}

/** Opens a chat, and its stream. */
export async function openPage(
  caller: Caller,
  onMessage: (message: ChatMessage) => void,
): Promise<CitizenPage> {
  const opened = await caller.call('POST', '/chat/v1/sessions', { body: { gwId: 'demo', locale: 'en' } })
  if (opened.status !== 201) throw new Error(`no chat: ${opened.status} ${opened.text}`)
  const { token, chatId } = JSON.parse(opened.text) as SessionResponse
  const headers = { authorization: `Bearer ${token}` }
  const close = await caller.stream('/chat/v1/events?after=0', headers, (name, data) => {
    if (name !== 'message') return
    const event = JSON.parse(data) as ChatEvent
    if (event.type === 'message') onMessage(event.message)
  })
  return {
    chatId,
    close,
    async say(text) {
      const body = { type: 'text', clientId: randomUUID(), text }
      const { status, text: answer } = await caller.call('POST', '/chat/v1/messages', { headers, body })
      if (status !== 202) throw new Error(`not taken: ${status} ${answer}`)
      return (JSON.parse(answer) as { seq: number }).seq
    },
  }
}

/** Returns the percentiles of durations, in milliseconds. */
export function percentiles(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: times.length }
}
