import type { Leader } from './leader.ts'
import type { ChatParts } from './parts.ts'
import { mayGoOn, toFollowed, toRestored } from './resume.ts'
import { toSnapshot } from './snapshot-writer.ts'
import type { Action } from './state.ts'

/**
 * Longest time in which a host that has named no one may still name the person whose chat is on the device.
 */
const namedMs = 10_000

/** Starts the chat of a page, keeps it in step with the other tabs, and ends it. */
export interface ChatLife {
  /** Reads what is stored on the device, shows it, and connects. Resolves once the device has been read. */
  begin(): Promise<void>
  /** Ends the current chat on this page and starts a new one. */
  beginAnew(): Promise<void>
  /** Ends the current chat on this page. */
  end(): void
  /** Stops the work of this page; nothing can begin after it. */
  stop(): void
}

/**
 * Creates the lifecycle of a chat that has not begun; it follows the other tabs from here on.
 *
 * @param wanted a chat that has not begun makes no request to the relay before this resolves; default:
 * immediately
 */
export function createLife(
  { identity, store, tabs, record, session, sleep, leave }: ChatParts,
  leader: Leader,
  wanted?: Promise<void>,
): ChatLife {
  // Aborts when the current chat ends; the next chat gets a new controller.
  let life = new AbortController()

  const connect = (own: AbortSignal): void => {
    if (own.aborted) return
    tabs.tell({ type: 'hello' })
    void leader.run(life.signal)
  }

  async function begin(): Promise<void> {
    // A chat that is restarted in the meantime has its own lifecycle and connects by itself.
    const own = life.signal
    let saved = await store.load()
    if (own.aborted) return
    const isOthers = (): boolean => !mayGoOn(saved.session, session.whose())
    if (isOthers() && !identity.human) {
      // The host may name the person only now.
      await Promise.race([wanted, sleep(namedMs)])
      if (own.aborted) return
      saved = await store.load()
    }
    if (isOthers()) {
      // Before the device is cleared, so that no tab of the other person writes to it again.
      tabs.tell({ type: 'hello' })
      void leave(saved.session?.token)
      saved = { outbox: [] }
      await store.clear()
    }
    if (saved.session) session.adopt(saved.session)
    record.apply(toRestored(saved))
    const hasBegun = session.token() || saved.outbox.length > 0
    if (hasBegun || !wanted) connect(own)
    else void wanted.then(() => connect(own))
  }

  const end = (): void => {
    life.abort()
    session.forget()
  }

  /** Sends a newly opened tab what this one, the leader, knows. */
  const introduce = (): void => {
    const open = session.open()
    if (open) tabs.tell({ type: 'session', session: open })
    const { value } = record.state
    const snapshot = toSnapshot(value)
    if (snapshot) tabs.tell({ type: 'action', action: { type: 'snapshot', snapshot } })
    tabs.tell({ type: 'action', action: { type: 'connection', connection: value.connection } })
  }

  /** Applies what another tab did. */
  const follow = (action: Action): void => {
    if (action.type === 'event' && action.event.seq > record.state.value.seq + 1) {
      tabs.tell({ type: 'hello' })
      return
    }
    if (action.type === 'ended') end()
    // A page that is left open must not bring that person's chat back.
    if (action.type === 'ended' && action.isLeft) identity.human = undefined
    // Restarted in another tab: this one follows again, and may lead later.
    if (action.type === 'opened' && life.signal.aborted) {
      life = new AbortController()
      void leader.run(life.signal)
    }
    record.apply(action)
  }

  const offNews = tabs.onNews((news) => {
    if (news.type === 'hello') {
      if (leader.isLeading()) introduce()
    } else if (news.type === 'session') {
      session.adopt(news.session, true)
      follow(toFollowed(record.state.value, news.session))
    } else follow(news.action)
  })

  return {
    begin,
    beginAnew() {
      end()
      life = new AbortController()
      return begin()
    },
    end,
    stop() {
      offNews()
      life.abort()
    },
  }
}
