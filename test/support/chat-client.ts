import { randomUUID } from 'node:crypto'
import type { ChatEvent, ChatMessage, SessionResponse } from '../../src/contract/chat/chat.ts'

/** Does what a page does, without a page: opens a chat, sends messages, and collects events. */
export interface ChatClient {
  session: SessionResponse
  events: ChatEvent[]
  /** Sends a text until it is acknowledged, and returns its number. */
  say(text: string, clientId?: string): Promise<number>
  press(payload: string, text: string): Promise<number>
  /** Keeps reading until `found` is true for the messages so far. */
  until(found: (messages: ChatMessage[]) => boolean, timeoutMs?: number): Promise<ChatMessage[]>
  messages(): ChatMessage[]
  request(method: string, path: string, body?: unknown): Promise<Response>
}

export interface ChatClientOptions {
  /** Called each time, since a relay that was killed comes back at another address. */
  url: () => string
  gwId?: string
  locale?: string
  resume?: string
  /** The user, as given by their page. */
  human?: { humanUid: string; humanHash?: string }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a chat; retries refused connections for up to four minutes, as a page would. */
export async function openChat(options: ChatClientOptions): Promise<ChatClient> {
  const { url, gwId = 'demo', locale = 'en', resume, human } = options
  const json = { 'content-type': 'application/json' }

  const insist = async (send: () => Promise<Response>): Promise<Response> => {
    for (const until = Date.now() + 240_000; ; ) {
      try {
        const response = await send()
        if (response.status < 500) return response
        if (Date.now() > until) return response
      } catch (error) {
        if (Date.now() > until) throw error
      }
      await pause(50)
    }
  }

  const opened = await insist(() =>
    fetch(`${url()}/chat/v1/sessions`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ gwId, locale, ...(resume && { resume }), ...human }),
    }),
  )
  if (opened.status !== 201) throw new Error(`no session: ${opened.status} ${await opened.text()}`)
  const session = (await opened.json()) as SessionResponse
  const headers = { authorization: `Bearer ${session.token}` }
  const events: ChatEvent[] = []

  const read = async (wait: number) => {
    const after = events.at(-1)?.seq ?? 0
    const response = await insist(() =>
      fetch(`${url()}/chat/v1/events?after=${after}&wait=${wait}`, { headers }),
    )
    events.push(...((await response.json()) as ChatEvent[]))
  }

  const send = async (body: Record<string, unknown>): Promise<number> => {
    const response = await insist(() =>
      fetch(`${url()}/chat/v1/messages`, {
        method: 'POST',
        headers: { ...headers, ...json },
        body: JSON.stringify(body),
      }),
    )
    if (response.status !== 202) throw new Error(`not taken: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { seq: number }).seq
  }

  const messages = () => events.flatMap((event) => (event.type === 'message' ? [event.message] : []))

  return {
    session,
    events,
    messages,
    say: (text, clientId = randomUUID()) => send({ type: 'text', clientId, text }),
    press: (payload, text) => send({ type: 'postback', clientId: randomUUID(), payload, text }),
    async until(found, timeoutMs = 60_000) {
      for (const deadline = Date.now() + timeoutMs; ; ) {
        if (found(messages())) return messages()
        if (Date.now() > deadline) {
          throw new Error(
            `it did not come; last: ${JSON.stringify(
              messages()
                .slice(-3)
                .map((m) => m.data),
            )}`,
          )
        }
        await read(1)
      }
    },
    request: (method, path, body) =>
      fetch(`${url()}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && json) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  }
}
