import type { HumanRequest, SessionResponse } from '../../../contract/chat/chat.ts'
import { isTransient, type Store, type Transport, TransportError } from './ports.ts'
import type { SavedSession, Whose } from './state.ts'

/** The channel, and what the host page has said about who is chatting. */
export interface ChatIdentity {
  gwId: string
  env?: string | undefined
  human?: HumanRequest | undefined
  locale?: string
}

/** Manages the session of this page: opened once, renewed when the relay reports it as expired. */
export interface Session {
  /** Returns the open session; opens one if there is none. All callers share one request. */
  current(): Promise<SavedSession>
  /** Runs a call with the token. If the token is refused, renews it once and repeats the call. */
  withToken<T>(call: (token: string) => Promise<T>): Promise<T>
  /** Adopts a session: from the device (to be resumed), or from another tab (`isOpen`). */
  adopt(saved: SavedSession, isOpen?: boolean): void
  /** Returns the session if it is open. */
  open(): SavedSession | undefined
  /** Returns the token of the session to continue, open or not; it may have expired. */
  token(): string | undefined
  /** Returns the owner of the chat that this page shows, or will show. */
  whose(): Whose
  identify(human: HumanRequest): Promise<void>
  /**
   * Proves the citizen's identity in a chat that began without a proof. Only with `join` do they take along
   * what was said there. A hash that the relay refuses is forgotten. Rejects if the relay cannot be reached.
   */
  prove(join?: boolean): Promise<void>
  forget(): void
  /** Forgets the session; the next one that is opened is not of its chat, and ends it. */
  leave(): void
}

/** The relay's answer, and the person who was named to it. */
interface Opening {
  answer: SessionResponse
  human: HumanRequest | undefined
}

/** Dependencies of a session. */
export interface SessionDeps {
  identity: ChatIdentity
  transport: Transport
  store: Store
  /**
   * Called with each session that was opened; `resumed` if its chat has a history that the citizen may know.
   */
  onOpened(session: SavedSession, answer: SessionResponse, resumed: boolean): void
  /** Called when the device starts working on a challenge. */
  onChallenge(): void
  /** Returns whether messages written on this device before anyone was named are waiting to be sent. */
  hasWaiting(): boolean
  /** Returns whether the citizen has ended the chat; then none is opened until they start a new one. */
  hasEnded(): boolean
  /**
   * Called when a proof starts or stops waiting: earlier messages are joined to a person only after the
   * citizen was asked.
   */
  onHeld(isHeld: boolean): void
}

/** Creates the session of a page; nothing is opened yet. */
export function createSession({
  identity,
  transport,
  store,
  onOpened,
  onChallenge,
  hasWaiting,
  hasEnded,
  onHeld,
}: SessionDeps): Session {
  let saved: SavedSession | undefined
  /** Token of the chat that the citizen has said is not theirs. */
  let left: string | undefined
  let usable = false
  let opening: Promise<SavedSession> | undefined

  const isHeld = (): boolean => !!identity.human?.humanHash && !saved?.proven && (!!saved || hasWaiting())

  /** Opens a session, and returns who was named in it. */
  async function ask(resume: string | undefined, human: HumanRequest | undefined): Promise<Opening> {
    try {
      const { human: _, ...here } = identity
      const answer = await transport.openSession({ ...here, ...human, resume }, onChallenge)
      return { answer, human }
    } catch (error) {
      if (isTransient(error)) throw error
      const { status } = error as TransportError
      // Neither an expired hash nor a token that the relay no longer accepts may lock the citizen out.
      if (status === 403 && human?.humanHash) return ask(saved?.token, withoutHash(human))
      if (resume && status < 404) return ask(undefined, human)
      throw error
    }
  }

  /** Forgets a hash that the relay has refused; a claim remains. */
  function withoutHash(human: HumanRequest): HumanRequest {
    const claim = { humanUid: human.humanUid }
    if (identity.human === human) identity.human = claim
    return claim
  }

  function keep(session: SavedSession): SavedSession {
    if (!session.channel.ephemeral) void store.saveSession(session)
    saved = session
    return session
  }

  /** Continues with the session that the relay has returned. */
  function take({ answer, human }: Opening, resumed: boolean): SavedSession {
    const { token, expiresAt, chatId, channel } = answer
    const proven = !!human?.humanHash || (saved?.chatId === chatId && saved.proven)
    usable = true
    left = undefined
    const session = keep({
      token,
      expiresAt,
      chatId,
      channel,
      humanUid: human?.humanUid,
      proven,
      env: identity.env,
    })
    onOpened(session, answer, resumed)
    onHeld(isHeld())
    return session
  }

  async function open(): Promise<SavedSession> {
    if (hasEnded()) throw new TransportError('ended')
    const before = saved
    const held = isHeld() && identity.human
    // Only the proof is held back: the chat of a claim is not resumed without the claim.
    const claim = before?.humanUid ? { humanUid: before.humanUid } : undefined
    const opening = await ask(before?.token ?? left, held ? claim : identity.human)
    // Someone has signed out in the meantime.
    if (hasEnded()) throw new TransportError('ended')
    const { answer, human } = opening
    const opened = take(opening, before?.chatId === answer.chatId || !!human?.humanHash)
    // The host may have named the person during the request.
    if (identity.human && identity.human !== (held || human)) void identify(identity.human)
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

  async function prove(join?: boolean): Promise<void> {
    const { human } = identity
    if (!human) return
    try {
      const answer = await withToken((token) => transport.setHuman(token, { ...human, join }))
      if (answer) take({ answer, human }, true)
      else if (human.humanHash && saved) keep({ ...saved, proven: true })
    } catch (error) {
      if (isTransient(error)) throw error
      withoutHash(human)
    }
    onHeld(isHeld())
  }

  async function identify(human: HumanRequest): Promise<void> {
    identity.human = human
    if (!saved || !usable) return
    if (isHeld()) return onHeld(true)
    keep({ ...saved, humanUid: human.humanUid })
    await prove().catch(() => undefined)
  }

  const forget = (): void => {
    saved = undefined
    usable = false
  }

  return {
    current,
    withToken,
    adopt(session, isOpen = false) {
      saved = session
      usable = isOpen
      if (isOpen) onHeld(isHeld())
    },
    open: () => (usable ? saved : undefined),
    token: () => saved?.token,
    whose: () => ({
      // Another person's session is never adopted.
      humanUid: identity.human?.humanUid,
      proven: !!identity.human?.humanHash || saved?.proven,
      env: identity.env ?? saved?.env,
    }),
    identify,
    prove,
    forget,
    leave() {
      left = saved?.token
      forget()
    },
  }
}
