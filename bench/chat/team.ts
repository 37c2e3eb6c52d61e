import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { ChatEvent } from '../../src/contract/chat/chat.ts'
import type { ChatView, InboxPage, InboxPulse } from '../../src/contract/console/inbox.ts'
import { type Caller, createCaller, percentiles } from './page.ts'

/**
 * Agents at the console of the server at argv[2], one for each link in argv[3] (JSON). Each claims waiting
 * chats, follows one at a time and the inbox as the page does, and writes to the citizen every few seconds.
 * Messages contain their time, so that the other side can measure the delay.
 */

const [url = '', linksText = '[]', chatsEach = '10'] = process.argv.slice(2)
const everyMs = 5_000
/** Minimum interval at which a page reads the list again. */
const refreshMs = 1_000
let arrived: number[] = []

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Person {
  call(method: string, path: string, body?: object, more?: object): Promise<{ status: number; text: string }>
  stream(path: string, onEvent: (name: string, data: string) => void): Promise<() => void>
}

async function signIn(caller: Caller, once: string): Promise<Person> {
  const own = { origin: url, 'sec-fetch-site': 'same-origin' }
  const answer = await caller.call('POST', '/console/api/sign-in', { headers: own, body: { once } })
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0]
  if (!cookie) throw new Error(`not let in: ${answer.status} ${answer.text}`)
  const headers = { ...own, cookie, 'x-parley-csrf': (JSON.parse(answer.text) as { csrf: string }).csrf }
  return {
    call: (method, path, body, more = {}) =>
      caller.call(method, `/console/api${path}`, {
        headers: { ...headers, ...more },
        ...(body && { body }),
      }),
    stream: (path, onEvent) => caller.stream(`/console/api${path}`, headers, onEvent),
  }
}

async function take(person: Person, own: string[]): Promise<void> {
  const { text } = await person.call('GET', '/inbox?view=queue&limit=200')
  for (const { chatId, version } of (JSON.parse(text) as InboxPage).rows) {
    if (own.length >= Number(chatsEach)) return
    const { status } = await person.call('POST', `/chats/${chatId}/claim`, { version })
    if (status === 200) own.push(chatId)
  }
}

/** Follows the inbox: reads its list and the open chat when they have changed. */
async function followInbox(person: Person, openChat: () => string | undefined): Promise<void> {
  let seen = ''
  let newest = ''
  let known: { chatId: string; mark: string } | undefined
  await person.stream('/inbox/stream', (name, data) => {
    if (name === 'inbox') newest = (JSON.parse(data) as InboxPulse).checksum
  })
  for (;;) {
    await pause(refreshMs)
    if (newest === seen) continue
    const page = JSON.parse((await person.call('GET', '/inbox?view=mine')).text) as InboxPage
    seen = page.checksum
    const chatId = openChat()
    if (chatId === undefined) continue
    const mark = known?.chatId === chatId ? { 'if-none-match': known.mark } : {}
    const { status, text } = await person.call('GET', `/chats/${chatId}`, undefined, mark)
    if (status !== 200) continue
    const view = JSON.parse(text) as ChatView
    known = { chatId, mark: `"${view.row.version}-${view.lastSeq}"` }
  }
}

async function work(once: string, index: number): Promise<void> {
  const person = await signIn(createCaller(url, `127.1.0.${index + 1}`), once)
  await person.call('PUT', '/presence', { status: 'online' })
  const own: string[] = []
  let open: string | undefined
  void followInbox(person, () => open)
  await pause(Math.random() * everyMs)
  for (let turn = 0; ; turn++) {
    if (own.length < Number(chatsEach)) await take(person, own)
    open = own[turn % own.length]
    if (open === undefined) {
      await pause(refreshMs)
      continue
    }
    const view = JSON.parse((await person.call('GET', `/chats/${open}`)).text) as ChatView
    await person.call('GET', `/chats/${open}/messages?limit=100`)
    let seenSeq = view.lastSeq
    const close = await person.stream(`/chats/${open}/stream?after=${seenSeq}`, (name, data) => {
      const event = name === 'message' ? (JSON.parse(data) as ChatEvent) : undefined
      if (event?.type !== 'message') return
      seenSeq = Math.max(seenSeq, event.seq)
      const sent = event.message.type === 'text' && /^at (\d+)/.exec(event.message.data.text)?.[1]
      if (sent && event.message.author.kind === 'visitor') arrived.push(Date.now() - Number(sent))
    })
    for (let said = 0; said < 4; said++) {
      await pause(everyMs)
      const text = `at ${Date.now()}`
      const body = { clientId: randomUUID(), epoch: view.row.epoch, seenSeq, text }
      await person.call('POST', `/chats/${open}/messages`, body)
    }
    close()
  }
}

process.on('message', () => {
  process.send?.({ arrived: percentiles(arrived), at: performance.now() })
  arrived = []
})
process.send?.({ port: 0 })
await Promise.all((JSON.parse(linksText) as string[]).map(work))
