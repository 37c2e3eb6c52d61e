import type { ReadonlySignal } from '@preact/signals'
import type {
  ChannelInfo,
  FeedbackRequest,
  HumanRequest,
  MessageRequest,
} from '../../../contract/chat/chat.ts'
import { pageLimits } from '../../../contract/primitives/page-limits.ts'
import { createLeader } from './leader.ts'
import { createLife } from './lifecycle.ts'
import { toAnew } from './outbox.ts'
import { createOwnTabs } from './own-tabs.ts'
import type { ChatParts } from './parts.ts'
import { type ChatDeps, type FileChoice, type FileName, type LocalDialog, TransportError } from './ports.ts'
import { createRecord } from './record.ts'
import { toOpened } from './resume.ts'
import { type ChatIdentity, createSession, type Session } from './session.ts'
import type { ChatState } from './state.ts'

/** A chat of one channel on one page. The state is read-only; only the actions change it. */
export interface Chat {
  readonly state: ReadonlySignal<ChatState>
  /** Reads what is stored on the device, shows it, and connects. Resolves once the device has been read. */
  start(): Promise<void>
  /** Releases everything; unsent messages stay on the device. */
  stop(): void
  sendText(text: string, replyToken?: string): Promise<void>
  /** Sends a button press; `label` is the button's text, and becomes the citizen's bubble. */
  sendPostback(payload: string, label: string, replyToken?: string): Promise<void>
  /** Notifies the agent who has the chat that the citizen is typing; the assistant is not notified. */
  typing(): void
  /** Retries a failed message, as the last in the queue. */
  retry(clientId: string): Promise<void>
  discard(clientId: string): Promise<void>
  loadEarlier(): Promise<void>
  /** Drops all but the newest messages from memory. */
  trim(keep: number): void
  /**
   * Signs out the person whom the host has named, and leaves nothing of the chat on this device or in its
   * tabs; with `always`, also if no one was named. Resolves with true if the page must be reloaded, and with
   * false if no one was signed in.
   */
  signOut(always: boolean): Promise<boolean>
  /**
   * Sets who the citizen is. With a proof, the citizen may first be asked who wrote this chat: see
   * {@link Chat.answerWhose}.
   */
  setHuman(human: HumanRequest): Promise<void>
  /**
   * Answers whether the citizen wrote this chat: if so, it continues as their own, otherwise they start
   * another one. Pass nothing if nothing was said in it. Rejects, with nothing changed, if the relay cannot
   * be reached to prove the identity.
   */
  answerWhose(isMine?: boolean): Promise<void>
  /** Asks again after a refusal, or starts a new chat after the end. */
  again(): void
  rate(feedback: FeedbackRequest): Promise<unknown>
  /** Fetches a file that the citizen may save. */
  file(name: FileName, what: FileChoice): Promise<Blob>
  /**
   * Erases the chat on the relay, then here. Rejects, with nothing erased, if the relay cannot be reached.
   */
  erase(): Promise<void>
  /** Runs a chunk's own call with the session token, and renews the token if it is refused. */
  withToken: Session['withToken']
  /** Writes pending changes to the device; call it when the page may be closing. */
  flush(): void
  /** From now on, the citizen's messages may answer questions that were asked on this device. */
  goLocal(dialog: LocalDialog): void
  /** Sets what is known about the channel until there is a session. */
  meet(channel: ChannelInfo): void
}

/**
 * Creates the chat of a page. Each part knows only the parts before it: the record of the state, the session,
 * the leader that works on both, the lifecycle that starts and ends this work, and the actions of the views.
 *
 * @param wanted a chat that has not begun makes no request to the relay before this resolves; default:
 * immediately
 */
export function createChat(identity: ChatIdentity, given: ChatDeps, wanted?: Promise<void>): Chat {
  const deps = { ...given, tabs: createOwnTabs(given.tabs, () => session.whose()) }
  const { transport, store, tabs } = deps
  const record = createRecord(deps)
  const session = createSession({
    ...deps,
    identity,
    onOpened(saved, answer, resumed) {
      if (saved.channel.ephemeral) void store.clear(true)
      tabs.tell({ type: 'session', session: saved })
      const opened = toOpened(record.state.value, answer, resumed)
      const { fresh } = opened
      for (const { seq, request } of record.state.value.outbox) {
        // A sent message gets no echo in another chat, nor if it is older than the newest messages.
        if (fresh && seq && (!resumed || seq <= fresh.from)) void record.dropItem(request.clientId)
      }
      record.share(opened)
    },
    onChallenge: () => record.share({ type: 'connection', connection: 'checking' }),
    hasWaiting: () => record.state.value.outbox.some(({ begins }) => begins),
    hasEnded: () => record.state.value.phase === 'ended',
    onHeld: (asks) => record.apply({ type: 'whose', asks }),
  })
  const { withToken } = session
  const leave = async (token: string | undefined): Promise<unknown> =>
    token && transport.signOut(token).catch(() => undefined)
  const parts = { ...deps, identity, record, session, leave }
  const leader = createLeader(parts)
  const life = createLife(parts, leader, wanted)
  const beginAnew = async (human = identity.human): Promise<void> => {
    // Share this before the identity changes, so that it reaches the tabs of the previous person.
    record.share({ type: 'ended' })
    void leave(session.token())
    identity.human = human
    await store.clear()
    return life.beginAnew()
  }

  return {
    state: record.state,
    start: life.begin,
    stop() {
      record.flush()
      life.stop()
    },
    ...outboxActions(parts),
    typing: createTyping(parts),
    loadEarlier: () => loadEarlier(parts),
    trim: (keep) => record.apply({ type: 'trimmed', keep }),
    async setHuman(human) {
      const before = identity.human
      if (before && before.humanUid !== human.humanUid) return beginAnew(human)
      // A proven identity stays proven.
      if (before && !human.humanHash) return
      await session.identify(human)
      // Ends the chat in tabs that do not name this person.
      tabs.tell({ type: 'hello' })
    },
    async signOut(always) {
      const { session: kept } = await store.load()
      if (!always && !identity.human && !kept?.humanUid) return false
      const token = session.token() ?? kept?.token
      life.end()
      record.share({ type: 'ended', isLeft: true })
      identity.human = undefined
      // Reaches the tabs that name someone else.
      tabs.tell({ type: 'hello' })
      await store.clear()
      await Promise.race([leave(token), deps.sleep(leaveMs)])
      return true
    },
    answerWhose(isMine) {
      if (isMine !== false) return session.prove(isMine)
      session.leave()
      return beginAnew()
    },
    async erase() {
      await withToken((token) => transport.erase(token)).catch((error: unknown) => {
        // A chat that no longer exists counts as erased.
        if (!(error instanceof TransportError) || ![401, 404].includes(error.status)) throw error
      })
      life.end()
      record.share({ type: 'ended', isErased: true })
      await store.clear()
    },
    again() {
      if (record.state.value.phase === 'ended') void life.beginAnew()
      else leader.askAgain()
    },
    rate: (feedback) => withToken((token) => transport.sendFeedback(token, feedback)),
    file: (name, what) => withToken((token) => transport.file(token, name, what)),
    withToken,
    flush: record.flush,
    meet: (channel) => record.apply({ type: 'channel', channel }),
  }
}

/** Longest wait for the relay to receive a sign-out; the device is cleared by then. */
const leaveMs = 3_000

/** How often an agent is notified that the citizen is typing, in milliseconds. */
const typingMs = 3_000

/**
 * Creates the typing notification. An agent has the chat from the "joined" message until the "left" message.
 */
function createTyping({ record, session, transport, sleep }: ChatParts) {
  let isTold = false
  return (): void => {
    const { messages } = record.state.value
    const last = messages.findLast(({ view }) => view === 'joined' || view === 'left')
    if (last?.view !== 'joined' || isTold) return
    isTold = true
    void sleep(typingMs).then(() => (isTold = false))
    session.withToken(transport.sayTyping).catch(() => undefined)
  }
}

/**
 * Actions that send messages. A message goes into the record's outbox, from which the leading tab sends it.
 */
function outboxActions({ identity, record, clock, ids }: ChatParts) {
  let local: LocalDialog | undefined
  const queue = (said: MessageRequest): Promise<void> => {
    const step = local?.step()
    const request = step === undefined ? said : { ...said, step }
    const { seq, chatId } = record.state.value
    // If the host page names the person or the environment, a chat cannot begin without the page.
    const isNew = chatId === undefined && !identity.human && !identity.env
    const begins = isNew && { begins: identity.locale ? { locale: identity.locale } : {} }
    return record.putItem({ request, at: clock(), afterSeq: seq, status: 'waiting', ...begins })
  }
  return {
    async sendText(text, replyToken) {
      const body = text.trim().slice(0, pageLimits.messageChars)
      if (body === '') return
      await queue({ type: 'text', clientId: ids(), text: body, replyToken })
    },
    async sendPostback(payload, label, replyToken) {
      await queue({
        type: 'postback',
        clientId: ids(),
        payload,
        text: label.slice(0, 200),
        replyToken,
      })
    },
    async retry(clientId) {
      const item = record.state.value.outbox.find((other) => other.request.clientId === clientId)
      if (item) await record.putItem(toAnew(item, clock()))
    },
    discard: record.dropItem,
    goLocal(dialog) {
      local = dialog
    },
  } satisfies Partial<Chat>
}

/** Loads the page of history before the oldest message. */
async function loadEarlier({ record, session, transport }: ChatParts): Promise<void> {
  const { earlier, messages, seq } = record.state.value
  if (earlier !== 'some' && earlier !== 'failed') return
  record.apply({ type: 'earlier-state', earlier: 'loading' })
  try {
    const before = messages[0]?.seq ?? seq + 1
    const page = await session.withToken((token) =>
      transport.history(token, { before, limit: pageLimits.historyPage }),
    )
    record.apply({ type: 'earlier', messages: page.messages, more: page.more })
  } catch {
    record.apply({ type: 'earlier-state', earlier: 'failed' })
  }
}
