import type { HumanRequest, SessionResponse } from '../../../contract/chat/chat.ts'
import { isTransient, type Store, type Transport, TransportError } from './ports.ts'
import type { SavedSession, Whose } from './state.ts'

/** Says which channel, and who: what the host page has told about this chat. */
export interface ChatIdentity {
  gwId: string
  env?: string | undefined
  human?: HumanRequest | undefined
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
  /** Returns the session if it is open. */
  open(): SavedSession | undefined
  /** Returns the token of the session to continue, open or not; it may have expired. */
  token(): string | undefined
  /** Says whose chat this page shows, or is to show. */
  whose(): Whose
  identify(human: HumanRequest): Promise<void>
  /**
   * Proves who she is in a chat that began without a proof. Only with `join` she takes what was said there along.
   * A hash that the relay refuses is forgotten. Rejects when the relay cannot be reached.
   */
  prove(join?: boolean): Promise<void>
  forget(): void
  /** Forgets the session; the next one that is opened is not of its chat, and ends it. */
  leave(): void
}

/** Holds the relay's answer, and who was named to it. */
interface Opening {
  answer: SessionResponse
  human: HumanRequest | undefined
}

/** Lists what a session needs. */
export interface SessionDeps {
  identity: ChatIdentity
  transport: Transport
  store: Store
  /** Called with each session that was opened; `resumed` when its chat has a past that she may know. */
  onOpened(session: SavedSession, answer: SessionResponse, resumed: boolean): void
  /** Called when the device begins to work on a challenge. */
  onChallenge(): void
  /** Tells whether words were written on this device before anybody was named, and wait to be sent. */
  hasWaiting(): boolean
  /** Tells whether she has ended the chat; then none is opened until she begins anew. */
  hasEnded(): boolean
  /** Called when a proof begins to wait, for what was said before it is joined to nobody unasked, or none waits. */
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
  /** Token of the chat that she has said is not hers. */
  let left: string | undefined
  let usable = false
  let opening: Promise<SavedSession> | undefined

  const isHeld = (): boolean => !!identity.human?.humanHash && !saved?.proven && (!!saved || hasWaiting())

  /** Opens a session, and says who was named in it. */
  async function ask(resume: string | undefined, human: HumanRequest | undefined): Promise<Opening> {
    try {
      const { human: _, ...here } = identity
      const answer = await transport.openSession({ ...here, ...human, resume }, onChallenge)
      return { answer, human }
    } catch (error) {
      if (isTransient(error)) throw error
      const { status } = error as TransportError
      // Neither a hash that has expired nor a token that the relay no longer accepts may lock her out.
      if (status === 403 && human?.humanHash) return ask(saved?.token, withoutHash(human))
      if (resume && status < 404) return ask(undefined, human)
      throw error
    }
  }

  /** Forgets a hash that the relay has refused; what is left is a claim. */
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

  /** Goes on with the session that the relay has given. */
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
    // Held back is the proof; the chat of a claim is not resumed without the claim.
    const claim = before?.humanUid ? { humanUid: before.humanUid } : undefined
    const opening = await ask(before?.token ?? left, held ? claim : identity.human)
    // Somebody has signed out meanwhile.
    if (hasEnded()) throw new TransportError('ended')
    const { answer, human } = opening
    const opened = take(opening, before?.chatId === answer.chatId || !!human?.humanHash)
    // The host may have said who she is during the request.
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
      // A session of anybody else is never taken over.
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
