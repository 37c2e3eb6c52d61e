import type { KnownPerson } from '../../../assistant/dialog/model/types.ts'
import type { SessionResponse } from '../../../contract/chat/chat.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { SessionTokens } from '../../security/auth/session-tokens.ts'
import { toChannelInfo } from './channel-info.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { type Chat, chatScope, findChat, findChatOfHuman, hasVisitorsWords } from './chats.ts'
import type { Conversation } from './conversation.ts'
import { isOfEnv } from './environments.ts'
import { type Human, type HumanRecords, mayResume, saveHuman } from './identify-visitor.ts'
import { ended, endFamily, endUnproven, familyOf, findSession, type SessionRow } from './session-rows.ts'
import type { TellCustomer } from './tell-customer.ts'

/** Lists what coming in needs. */
export interface EntranceDeps {
  storage: Storage
  tokens: SessionTokens
  conversation: Conversation
  /** What is recorded of those who chat. Default: nothing is known of anybody. */
  humanRecords?: Partial<Pick<HumanRecords, 'profileOf'>>
  chatKeys: ChatKeys
  tellCustomer: TellCustomer
  /** Woken when sessions end, so that their streams end too. */
  notifier: Pick<ChatNotifier, 'notify'>
  security: SecurityLog
  clock: Clock
  ids: Ids
}

/** Holds an earlier session with its chat, by which somebody comes. */
export interface Earlier {
  session: SessionRow
  chat: Chat
  /** The field that brought it. */
  field: string
}

/** Who comes, and whether what was said before is hers. */
interface Comer {
  human: Human | undefined
  join: boolean
  /** What is known of her, where she has proven who she is and the relay holds the dialogue. */
  known: KnownPerson | undefined
}

/** What a new session is made of. */
interface Admission {
  ticket: { sessionId: string; issued: Awaited<ReturnType<SessionTokens['issue']>> }
  human: Human | undefined
  known: KnownPerson | undefined
  proven: boolean
  /** The session that it is resumed from. */
  from?: SessionRow
}

/** Creates the way into a chat: which one, with which session, and who has to leave. */
export function createEntrance(deps: EntranceDeps) {
  const { storage, clock, ids } = deps

  const create = async (
    channel: Channel,
    { locale, env, human }: { locale: string | undefined; env: string; human: Human | undefined },
  ): Promise<Chat> => {
    const chat: Chat = {
      id: ids(),
      gw_id: channel.gwId,
      lang: locale ?? channel.locales[0] ?? 'en',
      // From its first event on the customer is told of the same person.
      human_uid: human?.uid ?? null,
      human_verified: human?.verified ? 1 : 0,
      env,
      last_seq: 0,
      created_at: clock(),
    }
    return storage.write(chatScope(chat.id), async (trx) => {
      await trx.insertInto('chat').values(chat).execute()
      await deps.chatKeys.create(trx, chat.id)
      await deps.tellCustomer(trx, chat, { type: 'chat_started', lang: chat.lang })
      if (channel.assistant === 'scam-report') await deps.conversation.begin(trx, chat)
      return (await findChat(trx, chat.id)) ?? chat
    })
  }

  /** Ends the sessions from before the proof, and their devices' notices; whoever has them read along until now. */
  const rotate = async (trx: Db, chat: Chat, detail: string) => {
    const endedSessions = await endUnproven(trx, chat.id)
    // A device may have outlived the session that brought it. Later, they are all of proven sessions.
    if (endedSessions > 0 || chat.human_verified === 0)
      await trx.deleteFrom('push_device').where('chat_id', '=', chat.id).execute()
    if (endedSessions > 0)
      deps.security.record({ kind: 'session-rotated', gwId: chat.gw_id, chatId: chat.id, detail })
  }

  /** Signs a token for a new session. Outside of a transaction, which waits for nothing but the database. */
  const sign = async ({ id: chatId, gw_id: gwId }: Chat) => {
    const sessionId = ids()
    return { sessionId, issued: await deps.tokens.issue({ sessionId, chatId, gwId }) }
  }

  /** Opens a session in a chat, in the transaction that has its scope. */
  const admit = async (trx: Db, chat: Chat, { ticket, human, known, proven, from }: Admission) => {
    if (human?.verified) await rotate(trx, chat, 'proven')
    if (human) await saveHuman(trx, chat.id, human)
    if (known) await deps.conversation.know(trx, chat, known)
    const { sessionId: id, issued } = ticket
    const row = { id, chat_id: chat.id, created_at: clock(), expires_at: issued.expiresAt }
    await trx
      .insertInto('session')
      .values({ ...row, proven: proven ? 1 : 0, family: from ? familyOf(from) : id })
      .execute()
    return { issued, chat }
  }

  /** Goes on in the chat of an earlier session; undefined when she has to have one of her own. */
  const goOn = async (earlier: Earlier, { human, join, known }: Comer, own: Chat | undefined) => {
    const ticket = await sign(earlier.chat)
    return storage.write(chatScope(earlier.chat.id), async (trx) => {
      const [session, chat] = [
        await findSession(trx, earlier.session.id),
        await findChat(trx, earlier.chat.id),
      ]
      // It was ended while this one waited for its turn.
      if (!session || !chat) throw ended(earlier.field)
      if (!mayResume(chat, human)) {
        // Whoever was named before has left this device.
        await endFamily(trx, session)
        deps.security.record({
          kind: 'session-rotated',
          gwId: chat.gw_id,
          chatId: chat.id,
          detail: 'other-person',
        })
        return undefined
      }
      const isNew = human?.verified === true && chat.human_verified === 0
      if (isNew && !join && (own !== undefined || (await hasVisitorsWords(trx, chat.id)))) {
        await rotate(trx, chat, 'left')
        return undefined
      }
      const proven = human?.verified === true || session.proven === 1
      return admit(trx, chat, { ticket, human, known, proven, from: session })
    })
  }

  return async (
    channel: Channel,
    came: Omit<Comer, 'known'>,
    from: { earlier: Earlier | undefined; locale: string | undefined; env: string },
  ): Promise<SessionResponse> => {
    const { human } = came
    const isAsked = human?.verified === true && channel.assistant === 'scam-report'
    const known = isAsked ? await deps.humanRecords?.profileOf?.(storage.db, human.uid) : undefined
    const comer = { ...came, known }
    const { env } = from
    const earlier = from.earlier && isOfEnv(from.earlier.chat, env) ? from.earlier : undefined
    const place = { gwId: channel.gwId, env }
    const own = human?.verified ? await findChatOfHuman(storage.db, place, human.uid) : undefined
    let entered = earlier && (await goOn(earlier, comer, own))
    if (!entered) {
      const chat = own ?? (await create(channel, { ...from, human }))
      const admission = { ticket: await sign(chat), human, known, proven: human?.verified === true }
      entered = await storage.write(chatScope(chat.id), (trx) => admit(trx, chat, admission))
    }
    const { issued, chat } = entered
    // Streams look whether their session is still there.
    const isLeft = earlier !== undefined && earlier.chat.id !== chat.id
    for (const id of new Set([earlier?.chat.id, chat.id]))
      if (id && (human?.verified || isLeft)) deps.notifier.notify(id)
    const report = await deps.conversation.place(storage.db, chat.id)
    return {
      ...issued,
      chatId: chat.id,
      lastSeq: chat.last_seq,
      channel: toChannelInfo(channel),
      ...(report && { report }),
    }
  }
}
