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

/** Lists what sessions need. */
export interface SessionsDeps extends EntranceDeps {
  channels: ReadonlyMap<string, Channel>
  logger: Logger
  /** A channel's identity secret, when it has one. */
  identitySecret: (gwId: string) => string | undefined
  /** Deletes a chat in a transaction that has its scope. */
  forgetChat: (trx: Db, chat: Chat) => Promise<void>
  /** Days after its beginning in which a chat can be resumed, however often it was. */
  resumeDays: number
}

/** Decides who may take part in which chat. */
export interface Sessions {
  open(request: SessionRequest): Promise<SessionResponse>
  /** Checks a bearer token alone, and not whether its session has been ended. @throws Problem 401 */
  claims(authorization: string | undefined): Promise<SessionClaims>
  /** Checks a bearer token and its session. @throws Problem 401 */
  authenticate(authorization: string | undefined): Promise<SessionClaims>
  /** Checks that the session of claims from elsewhere still exists. @throws Problem 401, naming `field` */
  confirm(claims: SessionClaims, field: string): Promise<SessionClaims>
  /**
   * Says who is chatting. A proof ends the sessions of the chat that came before it, and gives the one that
   * takes the caller's place: in this chat, or in a chat of her own.
   */
  setHuman(claims: SessionClaims, human: HumanRequest): Promise<SessionResponse | undefined>
  /**
   * Checks a bearer token as `authenticate` does, but accepts an expired one that can still be resumed.
   * @throws Problem 401
   */
  resumable(authorization: string | undefined): Promise<SessionClaims>
  /** Signs the device out: its sessions of the chat end. */
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

  /** Finds what an earlier token leads to. */
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
      // A session that was proven before stays the one that her other tabs know.
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
      // Streams look whether their session is still there.
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
