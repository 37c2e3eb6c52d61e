import type { Logger } from 'pino'
import type { HumanRequest, SessionRequest, SessionResponse } from '../../../contract/chat/chat.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import { type Chat, chatScope, findChat } from './chats.ts'
import { toEnv } from './environments.ts'
import { createIdentify, isOtherPerson, saveHuman } from './identify-visitor.ts'
import { type Earlier, type EntranceDeps, openSession } from './open-session.ts'
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
  const { storage, tokens } = deps
  const identify = createIdentify(deps)

  return {
    async open(request) {
      const channel = channelOf(deps, request.gwId)
      const earlier = await resume(deps, request)
      const human = identify(channel, request, earlier)
      const comer = { human, join: request.join === true }
      return openSession(deps, channel, comer, {
        earlier,
        locale: request.locale,
        env: toEnv(channel, request.env),
      })
    },
    claims: (authorization) => claimsIn(deps, authorization),
    authenticate: async (authorization) =>
      confirm(deps, await claimsIn(deps, authorization), 'authorization'),
    confirm: (claims, field) => confirm(deps, claims, field),
    async setHuman(claims, request) {
      const channel = channelOf(deps, claims.gwId)
      const earlier = await find(deps, claims, { gwId: claims.gwId, field: 'authorization' })
      const human = identify(channel, request, earlier)
      if (human && isOtherPerson(earlier.chat, human)) throw otherPerson()
      // An already proven session is retained, since the visitor's other tabs use it.
      if (human?.verified && earlier.session.proven === 0)
        return openSession(
          deps,
          channel,
          { human, join: request.join === true },
          { earlier, locale: earlier.chat.lang, env: earlier.chat.env ?? '' },
        )
      if (human) await saveHuman(storage.db, earlier.chat.id, human)
      return undefined
    },
    resumable: async (authorization) =>
      confirm(deps, await tokens.verifyForResume(tokenOf(authorization), 'authorization'), 'authorization'),
    signOut: (claims) => signOut(deps, claims),
    erase: (claims) => erase(deps, claims),
  }
}

async function signOut(deps: SessionsDeps, { sessionId, chatId, gwId }: SessionClaims): Promise<void> {
  await deps.storage.write(chatScope(chatId), async (trx) => {
    const session = await findSession(trx, sessionId)
    if (session) await endFamily(trx, session)
  })
  // Streams check whether their session still exists.
  deps.notifier.notify(chatId)
  deps.security.record({ kind: 'session-rotated', gwId, chatId, detail: 'signed-out' })
}

async function erase(deps: SessionsDeps, { chatId, gwId }: SessionClaims): Promise<void> {
  const { storage, security } = deps
  await storage.write(chatScope(chatId), async (trx) => {
    const chat = await findChat(trx, chatId)
    if (chat) await deps.forgetChat(trx, chat)
  })
  deps.notifier.notify(chatId)
  await storage.scrub('log')
  security.record({ kind: 'chat-erased', gwId, chatId })
}

function channelOf(deps: SessionsDeps, gwId: string): Channel {
  const channel = deps.channels.get(gwId)
  if (channel) return channel
  throw new Problem('channel-not-found', {
    errors: [{ field: 'gwId', code: 'unknown', message: 'There is no channel with this gwId.' }],
  })
}

/** Finds the session and chat of an earlier token. */
async function resume(
  deps: SessionsDeps,
  { resume: token, gwId }: SessionRequest,
): Promise<Earlier | undefined> {
  if (token === undefined) return undefined
  const earlier = await find(deps, await deps.tokens.verifyForResume(token, 'resume'), {
    gwId,
    field: 'resume',
  })
  const age = Date.parse(deps.clock()) - Date.parse(earlier.chat.created_at)
  if (age > deps.resumeDays * dayMs) throw tooOld()
  return earlier
}

async function find(
  { storage }: SessionsDeps,
  { sessionId, gwId }: SessionClaims,
  from: { gwId: string; field: string },
) {
  const session = await findSession(storage.db, sessionId)
  const chat = session && gwId === from.gwId ? await findChat(storage.db, session.chat_id) : undefined
  if (!session || !chat) throw ended(from.field)
  return { session, chat, field: from.field } satisfies Earlier
}

async function confirm(
  { storage }: SessionsDeps,
  claims: SessionClaims,
  field: string,
): Promise<SessionClaims> {
  if (!(await findSession(storage.db, claims.sessionId))) throw ended(field)
  return claims
}

const claimsIn = async (
  { tokens }: SessionsDeps,
  authorization: string | undefined,
): Promise<SessionClaims> => tokens.verify(tokenOf(authorization), 'authorization')

function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw missing()
  return token
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
