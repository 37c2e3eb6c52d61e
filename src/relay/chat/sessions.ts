import type { SessionRequest, SessionResponse } from '../../contract/chat/chat.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import { isIdentityProof } from '../auth/identity-proof.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { SessionClaims, SessionTokens } from '../auth/session-tokens.ts'
import type { Channel } from '../config/file.ts'
import { toChannelInfo } from './channel-info.ts'
import { type Chat, chatScope, findChat, findChatOfHuman } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Effects } from './effects.ts'

/** Lists what sessions need. */
export interface SessionsDeps {
  storage: Storage
  tokens: SessionTokens
  channels: ReadonlyMap<string, Channel>
  /** A channel's identity secret, when it has one. */
  identitySecret: (gwId: string) => string | undefined
  conversation: Conversation
  effects: Pick<Effects, 'enqueueErase'>
  security: SecurityLog
  clock: Clock
  ids: Ids
}

/** Decides who may take part in which chat. */
export interface Sessions {
  open(request: SessionRequest): Promise<SessionResponse>
  /** Checks a bearer token. @throws Problem 401 */
  authenticate(authorization: string | undefined): Promise<SessionClaims>
  /** Checks that the session of claims from elsewhere still exists. @throws Problem 401, naming `field` */
  confirm(claims: SessionClaims, field: string): Promise<SessionClaims>
  setHuman(claims: SessionClaims, human: { humanUid: string; humanHash?: string | undefined }): Promise<void>
  /** Erases the chat with all its messages, here and on the platform. */
  erase(claims: SessionClaims): Promise<void>
}

/** Creates the sessions of all channels. */
export function createSessions(deps: SessionsDeps): Sessions {
  const { storage, tokens, clock, ids } = deps

  const channelOf = (gwId: string): Channel => {
    const channel = deps.channels.get(gwId)
    if (channel) return channel
    throw new Problem('channel-not-found', {
      errors: [{ field: 'gwId', code: 'unknown', message: 'There is no channel with this gwId.' }],
    })
  }

  /** Identifies a person; null for nobody. An unverified uid is a claim that gives access to nothing. */
  const identify = (gwId: string, uid?: string, hash?: string): { uid: string; verified: boolean } | null => {
    if (uid === undefined) return null
    if (hash === undefined) return { uid, verified: false }
    const secret = deps.identitySecret(gwId)
    if (secret !== undefined && isIdentityProof(secret, uid, hash)) return { uid, verified: true }
    deps.security.record({ kind: 'identity-refused', gwId })
    throw new Problem('forbidden', {
      errors: [
        { field: 'humanHash', code: 'mismatch', message: 'The hash does not belong to this humanUid.' },
      ],
    })
  }

  /** Finds the chat to resume: that of the earlier token, or else of the proven person. */
  const earlierChat = async (request: SessionRequest, human: ReturnType<typeof identify>) => {
    if (request.resume !== undefined) {
      const claims = await tokens.verifyForResume(request.resume, 'resume')
      const session = await findSession(storage.db, claims.sessionId)
      if (!session || claims.gwId !== request.gwId) throw erased('resume')
      const chat = await findChat(storage.db, session.chat_id)
      if (!chat) throw erased('resume')
      if (!isOtherPerson(chat, human)) return chat
    }
    return human?.verified ? findChatOfHuman(storage.db, request.gwId, human.uid) : undefined
  }

  const create = async (request: SessionRequest, channel: Channel): Promise<Chat> => {
    const chat: Chat = {
      id: ids(),
      gw_id: channel.gwId,
      lang: request.locale ?? channel.locales[0] ?? 'en',
      human_uid: null,
      human_verified: 0,
      last_seq: 0,
      created_at: clock(),
    }
    return storage.write(chatScope(chat.id), async (trx) => {
      await trx.insertInto('chat').values(chat).execute()
      if (channel.assistant === 'scam-report') await deps.conversation.begin(trx, chat)
      return (await findChat(trx, chat.id)) ?? chat
    })
  }

  const confirm: Sessions['confirm'] = async (claims, field) => {
    if (!(await findSession(storage.db, claims.sessionId))) throw erased(field)
    return claims
  }

  return {
    async open(request) {
      const channel = channelOf(request.gwId)
      const human = identify(request.gwId, request.humanUid, request.humanHash)
      const chat = (await earlierChat(request, human)) ?? (await create(request, channel))
      if (human) await saveHuman(storage.db, chat.id, human)
      const sessionId = ids()
      const issued = await tokens.issue({ sessionId, chatId: chat.id, gwId: channel.gwId })
      await storage.db
        .insertInto('session')
        .values({ id: sessionId, chat_id: chat.id, created_at: clock(), expires_at: issued.expiresAt })
        .execute()
      const report = await deps.conversation.place(storage.db, chat.id)
      return {
        ...issued,
        chatId: chat.id,
        lastSeq: chat.last_seq,
        channel: toChannelInfo(channel),
        ...(report && { report }),
      }
    },
    async authenticate(authorization) {
      const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
      if (!token) throw missing()
      return confirm(await tokens.verify(token, 'authorization'), 'authorization')
    },
    confirm,
    async setHuman(claims, { humanUid, humanHash }) {
      const human = identify(claims.gwId, humanUid, humanHash)
      const chat = await findChat(storage.db, claims.chatId)
      if (!chat || !human) throw erased('authorization')
      if (isOtherPerson(chat, human)) {
        throw new Problem('forbidden', {
          detail: 'This chat belongs to somebody else. Open a new one.',
          errors: [
            { field: 'humanUid', code: 'other-person', message: 'The chat has another proven person.' },
          ],
        })
      }
      await saveHuman(storage.db, chat.id, human)
    },
    async erase({ chatId, gwId }) {
      await storage.write(chatScope(chatId), async (trx) => {
        const chat = await findChat(trx, chatId)
        if (chat) await deps.effects.enqueueErase(trx, chat)
        await trx.deleteFrom('webhook_event').where('chat_id', '=', chatId).execute()
        await trx.deleteFrom('chat').where('id', '=', chatId).execute()
      })
      deps.security.record({ kind: 'chat-erased', gwId, chatId })
    },
  }
}

const findSession = (db: Db, id: string) =>
  db.selectFrom('session').select(['id', 'chat_id']).where('id', '=', id).executeTakeFirst()

/** Tells whether the chat is of another proven person, so that two people on one device never share it. */
const isOtherPerson = (chat: Chat, human: { uid: string; verified: boolean } | null) =>
  chat.human_verified === 1 && human !== null && human.uid !== chat.human_uid

async function saveHuman(db: Db, chatId: string, human: { uid: string; verified: boolean }) {
  await db
    .updateTable('chat')
    .set({ human_uid: human.uid, human_verified: human.verified ? 1 : 0 })
    .where('id', '=', chatId)
    // An unproven uid does not replace a proven one.
    .$if(!human.verified, (query) => query.where('human_verified', '=', 0))
    .execute()
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

const erased = (field: string) =>
  new Problem('unauthenticated', {
    errors: [{ field, code: 'erased', message: 'This chat is no longer there.' }],
  })
