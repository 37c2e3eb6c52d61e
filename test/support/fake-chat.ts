import type {
  ChannelInfo,
  ChatEvent,
  ChatMessage,
  HumanRequest,
  MessageRequest,
} from '../../src/contract/chat/chat.ts'
import { type Chat, createChat } from '../../src/widget/chat/core/chat.ts'
import {
  type ChatDeps,
  type ListenOptions,
  type Network,
  type Sleep,
  type Store,
  type StreamItem,
  type Tabs,
  type Transport,
  TransportError,
} from '../../src/widget/chat/core/ports.ts'
import type { ChatIdentity } from '../../src/widget/chat/core/session.ts'
import type { OutboxItem, SavedSession, Snapshot, TabNews } from '../../src/widget/chat/core/state.ts'

/** Runs everything that waits only for other promises. */
export async function settle(): Promise<void> {
  // Each iteration runs after every ready promise, and those that they make ready.
  for (let round = 0; round < 4; round++) await new Promise((resolve) => setImmediate(resolve))
}

/** Creates a clock that only moves when it is advanced. */
function createFakeTime(startMs = Date.UTC(2026, 10, 21, 9)) {
  let now = startMs
  let sleepers: { due: number; wake: () => void }[] = []
  const sleep: Sleep = (ms, signal) =>
    new Promise((resolve) => {
      const sleeper = { due: now + ms, wake: resolve }
      if (signal?.aborted) return resolve()
      sleepers.push(sleeper)
      signal?.addEventListener('abort', () => {
        sleepers = sleepers.filter((other) => other !== sleeper)
        resolve()
      })
    })
  return {
    sleep,
    clock: () => new Date(now).toISOString(),
    /** Advances by `ms`, waking each sleeper at its own time. */
    async advance(ms: number) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = sleepers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
        if (!next) break
        now = Math.max(now, next.due)
        sleepers = sleepers.filter((other) => other !== next)
        next.wake()
        await settle()
      }
      now = end
    },
  }
}

/** Outcome of the next call of `send`. */
export type Fate = 'ok' | 'lost-request' | 'lost-answer' | number

export const channel: ChannelInfo = {
  gwId: 'demo',
  title: 'Unity Bank',
  assistant: 'scam-report',
  locales: ['en'],
  brandColor: '#0f6e5c',
  ephemeral: false,
}

/** Creates a relay in memory with controllable faults. It outlives the pages that talk to it. */
export function createFakeBackend(options: { channel?: Partial<ChannelInfo> } = {}) {
  const events: ChatEvent[] = []
  const received: MessageRequest[] = []
  const humans: HumanRequest[] = []
  const sessions: { resume: string | undefined; humanUid: string | undefined }[] = []
  const listeners = new Set<(item: StreamItem | 'cut') => void>()
  const polls: number[] = []
  const signedOut: string[] = []
  const typed: string[] = []
  const fates: Fate[] = []
  const state = {
    chatId: 'chat-1',
    token: 'token-1',
    streams: 0,
    /** Accepts streams that send nothing. */
    mute: false,
    sessionError: undefined as TransportError | undefined,
    /** Masks the citizen's text as the relay stores it. */
    mask: (text: string) => text,
    expired: new Set<string>(),
  }

  function record(event: ChatEvent): void {
    events.push(event)
    for (const listener of listeners) listener(event)
  }
  const nextSeq = (): number => events.length + 1
  const check = (token: string): void => {
    if (state.expired.has(token) || token !== state.token) throw new TransportError('session-expired', 401)
  }

  function say(text: string, more: Partial<ChatMessage> = {}): ChatEvent {
    const seq = nextSeq()
    const message = {
      id: `m${seq}`,
      seq,
      at: new Date(Date.UTC(2026, 10, 21, 9, 0, seq)).toISOString(),
      lang: 'en',
      author: { kind: 'bot' },
      type: 'text',
      data: { text },
      ...more,
    } as ChatMessage
    const event: ChatEvent = { type: 'message', seq, message }
    record(event)
    return event
  }

  function take(request: MessageRequest): number {
    received.push(request)
    const known = events.find(
      (event) => event.type === 'message' && event.message.clientId === request.clientId,
    )
    if (known) return known.seq
    const text = state.mask(request.type === 'text' ? request.text : (request.text ?? ''))
    return say(text, { author: { kind: 'visitor' }, clientId: request.clientId }).seq
  }

  async function* stream({ token, after, signal }: ListenOptions): AsyncGenerator<StreamItem> {
    check(token)
    state.streams++
    const queue: (StreamItem | 'cut')[] = state.mute
      ? []
      : [{ type: 'alive' }, ...events.filter((event) => event.seq > after)]
    let wake = (): void => undefined
    const listener = (item: StreamItem | 'cut'): void => {
      if (!state.mute) queue.push(item)
      wake()
    }
    listeners.add(listener)
    signal.addEventListener('abort', () => wake())
    try {
      while (!signal.aborted) {
        const item = queue.shift()
        if (item === 'cut') throw new TransportError('network')
        if (item) yield item
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      listeners.delete(listener)
    }
  }

  const transport: Transport = {
    async openSession({ resume, humanUid }) {
      if (state.sessionError) throw state.sessionError
      sessions.push({ resume, humanUid })
      if (resume === state.token || !resume) state.token = `token-${sessions.length}`
      return {
        token: state.token,
        expiresAt: '2026-11-22T09:00:00.000Z',
        chatId: state.chatId,
        lastSeq: events.length,
        channel: { ...channel, ...options.channel },
      }
    },
    stream,
    async poll({ token, after, signal }) {
      check(token)
      polls.push(after)
      const ready = events.filter((event) => event.seq > after)
      if (ready.length > 0) return ready
      return new Promise((resolve) => {
        const listener = (): void => {
          listeners.delete(listener)
          resolve(events.filter((event) => event.seq > after))
        }
        listeners.add(listener)
        signal.addEventListener('abort', () => resolve([]))
      })
    },
    async send(token, request) {
      const fate = fates.shift() ?? 'ok'
      if (fate === 'lost-request') throw new TransportError('network')
      if (typeof fate === 'number') throw new TransportError(`status-${fate}`, fate)
      check(token)
      const seq = take(request)
      if (fate === 'lost-answer') throw new TransportError('network')
      return { seq, clientId: request.clientId }
    },
    async sayTyping(token) {
      check(token)
      typed.push(token)
    },
    async history(token, { before, limit }) {
      check(token)
      const all = events.flatMap((event) =>
        event.type === 'message' && event.seq < before ? [event.message] : [],
      )
      return { messages: all.slice(-limit), more: all.length > limit }
    },
    async signOut(token) {
      signedOut.push(token)
    },
    async setHuman(token, human) {
      check(token)
      humans.push(human)
      return undefined
    },
    cases: async () => [],
    sendFeedback: async () => undefined,
    file: async (_token, name) => new Blob([name]),
    async erase(token) {
      check(token)
      events.length = 0
    },
  }
  return {
    transport,
    events,
    received,
    humans,
    sessions,
    polls,
    /** The tokens whose device has signed out. */
    signedOut,
    /** The tokens with which typing was reported. */
    typed,
    fates,
    state,
    say,
    record,
    nextSeq,
    /** Breaks every open stream. */
    cut: () => {
      for (const listener of [...listeners]) listener('cut')
    },
    /** Sends raw items to every open stream, as a faulty network might. */
    inject: (item: StreamItem) => {
      for (const listener of [...listeners]) listener(item)
    },
    texts: () =>
      events.flatMap((e) => (e.type === 'message' && e.message.type === 'text' ? [e.message.data.text] : [])),
  }
}

/** Creates the storage of a device, which outlives the page. */
export function createFakeStore() {
  const disk: { session?: SavedSession; log?: Snapshot; outbox: Map<string, OutboxItem> } = {
    outbox: new Map(),
  }
  let isForgetful = false
  const copy = <T>(value: T): T => structuredClone(value)
  const store: Store = {
    async load() {
      const { session, log, outbox } = disk
      return copy({ ...(session && { session }), ...(log && { log }), outbox: [...outbox.values()] })
    },
    async saveSession(session) {
      if (!isForgetful) disk.session = copy(session)
    },
    async saveLog(log) {
      if (!isForgetful) disk.log = copy(log)
    },
    async putItem(item) {
      if (!isForgetful) disk.outbox.set(item.request.clientId, copy(item))
    },
    async removeItem(clientId) {
      disk.outbox.delete(clientId)
    },
    async clear(forGood = false) {
      delete disk.session
      delete disk.log
      disk.outbox.clear()
      isForgetful ||= forGood
    },
  }
  return { ...store, disk }
}

function createFakeNetwork(): Network & { set(online: boolean): void } {
  let online = true
  const listeners = new Set<() => void>()
  return {
    online: () => online,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      online = next
      for (const listener of [...listeners]) listener()
    },
  }
}

/** Creates the tabs of one device: the first that asks is the leader, until it is closed. */
function createFakeTabs() {
  let leader: object | undefined
  const waiting: { tab: object; go: () => void }[] = []
  const listeners = new Map<object, (news: TabNews) => void>()
  const handOver = (): void => {
    const next = waiting.shift()
    leader = next?.tab
    next?.go()
  }
  return (): Tabs => {
    const tab = {}
    return {
      lead: (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            if (leader === tab) return handOver()
            const place = waiting.findIndex((other) => other.tab === tab)
            if (place >= 0) waiting.splice(place, 1)
          })
          if (leader) return void waiting.push({ tab, go: resolve })
          leader = tab
          resolve()
        }),
      tell(news) {
        for (const [other, listener] of listeners) if (other !== tab) listener(structuredClone(news))
      },
      onNews(listener) {
        listeners.set(tab, listener)
        return () => listeners.delete(tab)
      },
    }
  }
}

/** Creates a device with its pages. */
export function createFakeDevice(backend: ReturnType<typeof createFakeBackend>) {
  const time = createFakeTime()
  const store = createFakeStore()
  const network = createFakeNetwork()
  const newTab = createFakeTabs()
  let ids = 0
  const deps = (): ChatDeps => ({
    transport: backend.transport,
    store,
    network,
    tabs: newTab(),
    clock: time.clock,
    ids: () => `client-${String(++ids).padStart(6, '0')}`,
    sleep: time.sleep,
    random: () => 0.5,
  })
  async function openAs(named?: Omit<ChatIdentity, 'gwId'>, wanted?: Promise<void>): Promise<Chat> {
    const chat = createChat({ gwId: 'demo', ...named }, deps(), wanted)
    await chat.start()
    await settle()
    return chat
  }
  return {
    backend,
    time,
    store,
    network,
    /** The dependencies of a page on this device. */
    deps,
    /** Opens a page of the chat and lets it settle. */
    open: (human?: HumanRequest, wanted?: Promise<void>) => openAs(human && { human }, wanted),
    /** Opens a page for which the host has named these people. */
    openAs,
  }
}

/** Returns the texts on the page, in order: what the relay has, then what it does not have yet. */
export function wordsOf(chat: Chat): string[] {
  const { messages, outbox } = chat.state.value
  return [
    ...messages.map((message) => (message.type === 'text' ? message.data.text : message.type)),
    ...outbox.map(({ request, status }) => `${status}: ${request.text ?? ''}`),
  ]
}
