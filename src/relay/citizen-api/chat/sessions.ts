import type { Logger } from 'pino'
import type { HumanRequest, SessionRequest, SessionResponse } from '../../../contract/chat/chat.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import { type Chat, chatScope, findChat } from './chats.ts'
import { toEnv } from './environments.ts'
import { createIdentify, isOtherPerson, saveHuman } from './identify-visitor.ts'
import { createEntrance, type Earlier, type EntranceDeps } from './open-session.ts'
import { ended, endFamily, findSession } from './session-rows.ts'

/** Dependencies of the sessions. */
export interface SessionsDeps extends EntranceDeps {
  channels: ReadonlyMap<string, Channel>
  logger: Logger
  /** Returns the identity secret of a channel, if it has one. */
  identitySecret: (gwId: string) => string | undefined
  /** Deletes a chat in a transaction that holds its scope. */
  forgetChat: (trx: Db, chat: Chat) => Promise<void>
  /** Number of days after its creation during which a chat can be resumed, any number of times. */
  resumeDays: number
}

/** Controls access to chats. */
export interface Sessions {
  open(request: SessionRequest): Promise<SessionResponse>
  /** Checks only a bearer token, not whether its session has ended. @throws Problem 401 */
  claims(authorization: string | undefined): Promise<SessionClaims>
  /** Checks a bearer token and its session. @throws Problem 401 */
  authenticate(authorization: string | undefined): Promise<SessionClaims>
  /** Checks that the session of already verified claims still exists. @throws Problem 401, naming `field` */
  confirm(claims: SessionClaims, field: string): Promise<SessionClaims>
  /**
   * Sets the identity of the visitor. A proof ends the chat's earlier sessions and returns the session that
   * replaces the caller's: in this chat, or in the person's own chat.
   */
  setHuman(claims: SessionClaims, human: HumanRequest): Promise<SessionResponse | undefined>
  /**
   * Checks a bearer token like `authenticate`, but accepts an expired token that can still be resumed.
   * @throws Problem 401
   */
  resumable(authorization: string | undefined): Promise<SessionClaims>
  /** Signs the device out: ends its sessions of the chat. */
  signOut(claims: SessionClaims): Promise<void>
  /** Erases the chat with all its messages, here and on the platform. */
  erase(claims: SessionClaims): Promise<void>
}

const dayMs = 86_400_000

/** Creates the sessions of all channels. */
export function createSessions(deps: SessionsDeps): Sessions {
  const { storage, tokens, clock, security } = deps
  const identify = createIdentify(deps)
  const enter = createEntrance(deps)

  const channelOf = (gwId: string): Channel => {
    const channel = deps.channels.get(gwId)
    if (channel) return channel
    throw new Problem('channel-not-found', {
      errors: [{ field: 'gwId', code: 'unknown', message: 'There is no channel with this gwId.' }],
    })
  }

  const find = async ({ sessionId, gwId }: SessionClaims, from: { gwId: string; field: string }) => {
    const session = await findSession(storage.db, sessionId)
    const chat = session && gwId === from.gwId ? await findChat(storage.db, session.chat_id) : undefined
    if (!session || !chat) throw ended(from.field)
    return { session, chat, field: from.field } satisfies Earlier
  }

  /** Finds the session and chat of an earlier token. */
  const resume = async ({ resume: token, gwId }: SessionRequest): Promise<Earlier | undefined> => {
    if (token === undefined) return undefined
    const earlier = await find(await tokens.verifyForResume(token, 'resume'), { gwId, field: 'resume' })
    const age = Date.parse(clock()) - Date.parse(earlier.chat.created_at)
    if (age > deps.resumeDays * dayMs) throw tooOld()
    return earlier
  }

  const confirm: Sessions['confirm'] = async (claims, field) => {
    if (!(await findSession(storage.db, claims.sessionId))) throw ended(field)
    return claims
  }

  const tokenOf = (authorization: string | undefined): string => {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
    if (!token) throw missing()
    return token
  }
  const claims: Sessions['claims'] = async (authorization) =>
    tokens.verify(tokenOf(authorization), 'authorization')

  return {
    async open(request) {
      const channel = channelOf(request.gwId)
      const earlier = await resume(request)
      const human = identify(channel, request, earlier)
      const comer = { human, join: request.join === true }
      return enter(channel, comer, {
        earlier,
        locale: request.locale,
        env: toEnv(channel, request.env),
      })
    },
    claims,
    authenticate: async (authorization) => confirm(await claims(authorization), 'authorization'),
    confirm,
    async setHuman(claims, request) {
      const channel = channelOf(claims.gwId)
      const earlier = await find(claims, { gwId: claims.gwId, field: 'authorization' })
      const human = identify(channel, request, earlier)
      if (human && isOtherPerson(earlier.chat, human)) throw otherPerson()
      // An already proven session is retained, since the visitor's other tabs use it.
      if (human?.verified && earlier.session.proven === 0)
        return enter(
          channel,
          { human, join: request.join === true },
          { earlier, locale: earlier.chat.lang, env: earlier.chat.env ?? '' },
        )
      if (human) await saveHuman(storage.db, earlier.chat.id, human)
      return undefined
    },
    resumable: async (authorization) =>
      confirm(await tokens.verifyForResume(tokenOf(authorization), 'authorization'), 'authorization'),
    async signOut({ sessionId, chatId, gwId }) {
      await storage.write(chatScope(chatId), async (trx) => {
        const session = await findSession(trx, sessionId)
        if (session) await endFamily(trx, session)
      })
      // Streams check whether their session still exists.
      deps.notifier.notify(chatId)
      security.record({ kind: 'session-rotated', gwId, chatId, detail: 'signed-out' })
    },
    async erase({ chatId, gwId }) {
      await storage.write(chatScope(chatId), async (trx) => {
        const chat = await findChat(trx, chatId)
        if (chat) await deps.forgetChat(trx, chat)
      })
      deps.notifier.notify(chatId)
      await storage.scrub('log')
      security.record({ kind: 'chat-erased', gwId, chatId })
    },
  }
}

const missing = () =>
  new Problem('unauthenticated', {
    errors: [
      {
        field: 'authorization',
        code: 'required',
        message: 'Send Authorization: Bearer and a session token.',
      },
    ],
  })

const tooOld = () =>
  new Problem('session-expired', {
    errors: [{ field: 'resume', code: 'expired', message: 'This chat is too old to be resumed.' }],
  })

const otherPerson = () =>
  new Problem('forbidden', {
    detail: 'This chat belongs to somebody else. Open a new one.',
    errors: [{ field: 'humanUid', code: 'other-person', message: 'The chat is bound to another humanUid.' }],
  })
