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
  /** Tells the person who has the chat that she types; says nothing to the assistant. */
  typing(): void
  /** Tries a failed message again, as the last in the row. */
  retry(clientId: string): Promise<void>
  discard(clientId: string): Promise<void>
  loadEarlier(): Promise<void>
  /** Lets go of all but the newest messages. */
  trim(keep: number): void
  /**
   * Signs the person out whom the host has named, and leaves nothing of the chat on this device or in its tabs; with `always` also
   * where nobody was named. The page is to be loaded again when it resolves with true: nobody was there when with false.
   */
  signOut(always: boolean): Promise<boolean>
  /** Says who she is. With a proof she may first be asked whose words are here: see {@link Chat.answerWhose}. */
  setHuman(human: HumanRequest): Promise<void>
  /**
   * Says whether the words in this chat are hers: then it goes on as her own, else she begins another one. Without
   * words there is nothing to say. Rejects, with nothing changed, when the relay cannot be reached to prove it.
   */
  answerWhose(isHers?: boolean): Promise<void>
  /** Asks again after a refusal, or begins anew after the end. */
  again(): void
  rate(feedback: FeedbackRequest): Promise<unknown>
  /** Fetches what she may keep as a file. */
  file(name: FileName, what: FileChoice): Promise<Blob>
  /**
   * Erases the chat on the relay, then here. Rejects, with nothing erased, when the relay cannot be reached.
   */
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
 * Creates the chat of a page. Its parts know only those before them: the record of the state, the session,
 * the leader that works on both, the life that starts and ends this work, and the actions of the views.
 *
 * @param wanted a chat that has not begun makes no request to the relay before this resolves; default: at
 * once
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
        // Of what was sent no echo comes in another chat, nor from before the newest messages.
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
    // Told to the tabs as hers, whose chat it was.
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
      // What was proven stays so.
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
      // To the tabs of whoever else is named.
      tabs.tell({ type: 'hello' })
      await store.clear()
      await Promise.race([leave(token), deps.sleep(leaveMs)])
      return true
    },
    answerWhose(isHers) {
      if (isHers !== false) return session.prove(isHers)
      session.leave()
      return beginAnew()
    },
    async erase() {
      await withToken((token) => transport.erase(token)).catch((error: unknown) => {
        // A chat that does not exist any more is erased.
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

/** Longest wait for the relay to hear that somebody has signed out; the device is clean by then. */
const leaveMs = 3_000

/** How often a person is told that she types, in milliseconds. */
const typingMs = 3_000

/** A person has the chat from the word of her coming until the word that she has left. */
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

/** What she says. It goes into the outbox of the record, from which the leading tab sends it. */
function outboxActions({ identity, record, clock, ids }: ChatParts) {
  let local: LocalDialog | undefined
  const queue = (said: MessageRequest): Promise<void> => {
    const step = local?.step()
    const request = step === undefined ? said : { ...said, step }
    const { seq, chatId } = record.state.value
    // Whoever speaks for the host page's person is not known without the page.
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
