import type { HumanRequest, SessionResponse } from '../../../contract/chat/chat.ts'
import { isTransient, type Store, type Transport, TransportError } from './ports.ts'
import type { SavedSession } from './state.ts'

/** Says which channel, and who: what the host page has told about this chat. */
export interface ChatIdentity {
  gwId: string
  env?: string
  human?: HumanRequest
  locale?: string
}

/** Manages the session of this page: opened once, renewed when the relay calls it expired. */
export interface Session {
  /** Returns the open session; opens one when there is none. All callers share one request. */
  current(): Promise<SavedSession>
  /** Runs a call with the token. A refused token is renewed once, and the call repeated. */
  withToken<T>(call: (token: string) => Promise<T>): Promise<T>
  /** Takes over a session: from the device (to be resumed), or from another tab (`isOpen`). */
  adopt(saved: SavedSession, isOpen?: boolean): void
  /** Tells whether there is a session to continue, open or not. */
  known(): boolean
  /** Returns the session if it is open. */
  open(): SavedSession | undefined
  identify(human: HumanRequest): Promise<void>
  forget(): void
}

/** Lists what a session needs. */
export interface SessionDeps {
  identity: ChatIdentity
  transport: Transport
  store: Store
  /** Called with each session that was opened; `resumed` when its chat has a past that she may know. */
  onOpened(session: SavedSession, answer: SessionResponse, resumed: boolean): void
}

/** Creates the session of a page; nothing is opened yet. */
export function createSession({ identity, transport, store, onOpened }: SessionDeps): Session {
  let saved: SavedSession | undefined
  let usable = false
  let opening: Promise<SavedSession> | undefined

  async function ask(resume: string | undefined, human = identity.human): Promise<SessionResponse> {
    try {
      return await transport.openSession({
        gwId: identity.gwId,
        env: identity.env,
        ...human,
        locale: identity.locale,
        resume,
      })
    } catch (error) {
      if (isTransient(error)) throw error
      const { status } = error as TransportError
      // Neither a hash that has expired nor a token that the relay no longer accepts may lock her out.
      if (status === 403 && human?.humanHash) return ask(resume, { humanUid: human.humanUid })
      if (resume && status < 404) return ask(undefined, human)
      throw error
    }
  }

  function keep(session: SavedSession): SavedSession {
    if (!session.channel.ephemeral) void store.saveSession(session)
    saved = session
    return session
  }

  /** Goes on with the session that the relay has given. */
  function take(answer: SessionResponse, resumed: boolean): SavedSession {
    const { token, expiresAt, chatId, channel } = answer
    const humanUid = identity.human?.humanUid ?? saved?.humanUid
    usable = true
    const session = keep({ token, expiresAt, chatId, channel, ...(humanUid && { humanUid }) })
    onOpened(session, answer, resumed)
    return session
  }

  async function open(): Promise<SavedSession> {
    const { human } = identity
    const before = saved
    const answer = await ask(before?.token)
    const opened = take(answer, before?.chatId === answer.chatId || !!human?.humanHash)
    // The host may have said who she is during the request.
    if (identity.human && identity.human !== human) void tellHuman(identity.human)
    return opened
  }

  const current = (): Promise<SavedSession> => {
    if (saved && usable) return Promise.resolve(saved)
    opening ??= open().finally(() => {
      opening = undefined
    })
    return opening
  }

  async function withToken<T>(call: (token: string) => Promise<T>): Promise<T> {
    const { token } = await current()
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof TransportError) || error.status !== 401) throw error
      if (saved?.token === token) usable = false
      return call((await current()).token)
    }
  }

  const tellHuman = (human: HumanRequest): Promise<void> =>
    withToken(async (token) => {
      const instead = await transport.setHuman(token, human)
      if (instead) take(instead, true)
    }).catch(() => undefined)

  return {
    current,
    withToken,
    adopt(session, isOpen = false) {
      saved = session
      usable = isOpen
    },
    known: () => saved !== undefined,
    open: () => (usable ? saved : undefined),
    async identify(human) {
      identity.human = human
      if (!saved || !usable) return
      keep({ ...saved, humanUid: human.humanUid })
      await tellHuman(human)
    },
    forget() {
      saved = undefined
      usable = false
    },
  }
}
