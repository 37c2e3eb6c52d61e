import { type ReadonlySignal, signal } from '@preact/signals'
import type {
  ChannelInfo,
  FeedbackRequest,
  HumanRequest,
  MessageRequest,
} from '../../../contract/chat/chat.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { lead } from './leader.ts'
import { createNotifier } from './notifier.ts'
import { toAnew } from './outbox.ts'
import { type ChatDeps, type LocalDialog, TransportError } from './ports.ts'
import { reduce } from './reduce.ts'
import { isSamePerson, toFollowed, toOpened, toRestored } from './resume.ts'
import { type ChatIdentity, createSession, type Session } from './session.ts'
import { createSnapshotWriter, toSnapshot } from './snapshot-writer.ts'
import { type Action, type ChatState, initialState, type OutboxItem } from './state.ts'

/** A chat of one channel on one page. The state is to be read; only the actions change it. */
export interface Chat {
  readonly state: ReadonlySignal<ChatState>
  /** Reads what the device has, shows it, and connects. Resolves when the device has been read. */
  start(): Promise<void>
  /** Lets go of everything; what is unsent stays on the device. */
  stop(): void
  sendText(text: string, replyToken?: string): Promise<void>
  /** `label` is what the button says, and becomes her bubble. */
  sendPostback(payload: string, label: string, replyToken?: string): Promise<void>
  /** Tries a failed message again, as the last in the row. */
  retry(clientId: string): Promise<void>
  discard(clientId: string): Promise<void>
  loadEarlier(): Promise<void>
  /** Lets go of all but the newest messages. */
  trim(keep: number): void
  setHuman(human: HumanRequest): Promise<void>
  /** Asks again after a refusal, or begins anew after the end. */
  again(): void
  rate(feedback: FeedbackRequest): Promise<void>
  transcript(format: 'text' | 'html'): Promise<Blob>
  /** Erases the chat on the relay, then here. Rejects, with nothing erased, when the relay cannot be reached. */
  erase(): Promise<void>
  /** Runs a call of a chunk's own with the token of the session; renews a token that is refused. */
  withToken: Session['withToken']
  /** Writes to the device what is not yet written; for when the page may go. */
  flush(): void
  /** From now on what she says may answer questions that were asked here. */
  goLocal(dialog: LocalDialog): void
  /** What is known of the channel, for as long as there has been no session. */
  meet(channel: ChannelInfo): void
}

/**
 * @param wanted a chat that has not begun asks nothing of the relay before this resolves; default: at once.
 */
export function createChat(identity: ChatIdentity, deps: ChatDeps, wanted?: Promise<void>): Chat {
  const { transport, store, tabs, clock, ids, sleep } = deps
  const state = signal<ChatState>(initialState)
  const snapshots = createSnapshotWriter(store, sleep)
  const changed = createNotifier()
  const askAgain = createNotifier()
  let life = new AbortController()

  const apply = (action: Action): void => {
    const next = reduce(state.value, action)
    if (next === state.value) return
    state.value = next
    snapshots.touch(next)
    changed.notify()
  }
  /** Applies here and in the other tabs. */
  const share = (action: Action): void => {
    apply(action)
    tabs.tell({ type: 'action', action })
  }

  const session = createSession({
    identity,
    transport,
    store,
    onOpened(saved, answer, resumed) {
      if (saved.channel.ephemeral) void store.clear(true)
      tabs.tell({ type: 'session', session: saved })
      share(toOpened(state.value, answer, resumed))
    },
  })

  const changeItem = async (item: OutboxItem): Promise<void> => {
    if (state.value.channel?.ephemeral !== true) await store.putItem(item)
    share({ type: 'outbox', item })
  }
  const dropItem = async (clientId: string): Promise<void> => {
    share({ type: 'outbox-removed', clientId })
    await store.removeItem(clientId)
  }

  let local: LocalDialog | undefined
  const queue = (said: MessageRequest): Promise<void> => {
    const step = local?.step()
    const request = step === undefined ? said : { ...said, step }
    const { seq, chatId } = state.value
    // Whoever speaks for the host page's person is not known without the page.
    const isNew = chatId === undefined && !identity.human && !identity.env
    const begins = isNew && { begins: identity.locale ? { locale: identity.locale } : {} }
    return changeItem({ request, at: clock(), afterSeq: seq, status: 'waiting', ...begins })
  }

  const catchUp = async (): Promise<void> => {
    if (session.known()) return
    const saved = await store.load()
    if (saved.session && !session.known()) session.adopt(saved.session)
  }

  let isLeader = false
  const work = (): void => {
    const { signal } = life
    void lead(
      { ...deps, session, state, share, changeItem, dropItem, catchUp, changed, askAgain },
      () => {
        isLeader = true
      },
      signal,
    )
  }

  const connect = (own: AbortSignal): void => {
    if (own.aborted) return
    tabs.tell({ type: 'hello' })
    work()
  }

  const offNews = tabs.onNews((news) => {
    switch (news.type) {
      case 'hello': {
        if (!isLeader) return
        const open = session.open()
        if (open) tabs.tell({ type: 'session', session: open })
        const snapshot = toSnapshot(state.value)
        if (snapshot) tabs.tell({ type: 'action', action: { type: 'snapshot', snapshot } })
        tabs.tell({ type: 'action', action: { type: 'connection', connection: state.value.connection } })
        return
      }
      case 'session':
        session.adopt(news.session, true)
        follow(toFollowed(state.value, news.session))
        return
      case 'action':
        return follow(news.action)
      default:
        return news satisfies never
    }
  })

  function follow(action: Action): void {
    if (action.type === 'event' && action.event.seq > state.value.seq + 1) {
      tabs.tell({ type: 'hello' })
      return
    }
    if (action.type === 'ended') {
      life.abort()
      session.forget()
    }
    // Begun anew in another tab: this one follows again, and may lead one day.
    if (action.type === 'opened' && life.signal.aborted) {
      life = new AbortController()
      work()
    }
    apply(action)
  }

  async function begin(): Promise<void> {
    // Begun anew meanwhile, the chat has another life, which connects for itself.
    const own = life.signal
    const saved = await store.load()
    if (own.aborted) return
    const isHers = isSamePerson(saved.session, identity.human)
    if (!isHers) await store.clear()
    if (isHers && saved.session) session.adopt(saved.session)
    apply(toRestored(isHers ? saved : { outbox: [] }))
    const hasBegun = session.known() || saved.outbox.length > 0
    if (hasBegun || !wanted) connect(own)
    else void wanted.then(() => connect(own))
  }

  /** Ends the loops of the old chat and begins anew. */
  const beginAnew = (): Promise<void> => {
    life.abort()
    life = new AbortController()
    isLeader = false
    session.forget()
    return begin()
  }

  return {
    state,
    start: begin,
    stop() {
      snapshots.flush()
      offNews()
      life.abort()
    },
    async sendText(text, replyToken) {
      const body = text.trim().slice(0, limits.messageChars)
      if (body === '') return
      await queue({ type: 'text', clientId: ids(), text: body, ...(replyToken && { replyToken }) })
    },
    async sendPostback(payload, label, replyToken) {
      await queue({
        type: 'postback',
        clientId: ids(),
        payload,
        text: label.slice(0, 200),
        ...(replyToken && { replyToken }),
      })
    },
    async retry(clientId) {
      const item = state.value.outbox.find((other) => other.request.clientId === clientId)
      if (item) await changeItem(toAnew(item, clock()))
    },
    discard: dropItem,
    async loadEarlier() {
      const { earlier, messages, seq } = state.value
      if (earlier !== 'some' && earlier !== 'failed') return
      apply({ type: 'earlier-state', earlier: 'loading' })
      try {
        const before = messages[0]?.seq ?? seq + 1
        const page = await session.withToken((token) =>
          transport.history(token, { before, limit: limits.historyPage }),
        )
        apply({ type: 'earlier', messages: page.messages, more: page.more })
      } catch {
        apply({ type: 'earlier-state', earlier: 'failed' })
      }
    },
    trim: (keep) => apply({ type: 'trimmed', keep }),
    async setHuman(human) {
      const { human: before } = identity
      if (before && before.humanUid !== human.humanUid) {
        identity.human = human
        share({ type: 'ended' })
        await store.clear()
        return beginAnew()
      }
      await session.identify(human)
    },
    again() {
      if (state.value.phase === 'ended') void beginAnew()
      else askAgain.notify()
    },
    rate: (feedback) => session.withToken((token) => transport.sendFeedback(token, feedback)),
    transcript: (format) => session.withToken((token) => transport.transcript(token, format)),
    async erase() {
      await session
        .withToken((token) => transport.erase(token))
        .catch((error: unknown) => {
          // What is not there any more is erased.
          if (!(error instanceof TransportError) || ![401, 404].includes(error.status)) throw error
        })
      life.abort()
      session.forget()
      share({ type: 'ended' })
      await store.clear()
    },
    withToken: session.withToken,
    flush: snapshots.flush,
    goLocal(dialog) {
      local = dialog
    },
    meet: (channel) => apply({ type: 'channel', channel }),
  }
}
