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

/** Dependencies of the session start. */
export interface EntranceDeps {
  storage: Storage
  tokens: SessionTokens
  conversation: Conversation
  /** Records about visitors. Default: none. */
  humanRecords?: Partial<Pick<HumanRecords, 'profileOf'>>
  chatKeys: ChatKeys
  tellCustomer: TellCustomer
  /** Notified when sessions end, so that their streams end too. */
  notifier: Pick<ChatNotifier, 'notify'>
  security: SecurityLog
  clock: Clock
  ids: Ids
}

/** The earlier session that a request resumes, with its chat. */
export interface Earlier {
  session: SessionRow
  chat: Chat
  /** Field of the request that contained its token. */
  field: string
}

/** The visitor, and whether they wrote the earlier messages of the chat. */
interface Comer {
  human: Human | undefined
  join: boolean
  /** Records about the visitor, if they have proven their identity and the relay runs the dialogue. */
  known: KnownPerson | undefined
}

/** Data for a new session. */
interface Admission {
  ticket: { sessionId: string; issued: Awaited<ReturnType<SessionTokens['issue']>> }
  human: Human | undefined
  known: KnownPerson | undefined
  proven: boolean
  /** The session that this one resumes. */
  from?: SessionRow
}

/**
 * Starts a session: chooses the chat, opens a session in it, and ends sessions that lose access.
 */
export async function openSession(
  deps: EntranceDeps,
  channel: Channel,
  came: Omit<Comer, 'known'>,
  from: { earlier: Earlier | undefined; locale: string | undefined; env: string },
): Promise<SessionResponse> {
  const { storage } = deps
  const { human } = came
  const isAsked = human?.verified === true && channel.assistant === 'scam-report'
  const known = isAsked ? await deps.humanRecords?.profileOf?.(storage.db, human.uid) : undefined
  const comer = { ...came, known }
  const { env } = from
  const earlier = from.earlier && isOfEnv(from.earlier.chat, env) ? from.earlier : undefined
  const place = { gwId: channel.gwId, env }
  const own = human?.verified ? await findChatOfHuman(storage.db, place, human.uid) : undefined
  let entered = earlier && (await goOn(deps, earlier, comer, own))
  if (!entered) {
    const chat = own ?? (await create(deps, channel, { ...from, human }))
    const admission = { ticket: await sign(deps, chat), human, known, proven: human?.verified === true }
    entered = await storage.write(chatScope(chat.id), (trx) => admit(deps, trx, chat, admission))
  }
  const { issued, chat } = entered
  // Streams check whether their session still exists.
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

async function create(
  deps: EntranceDeps,
  channel: Channel,
  { locale, env, human }: { locale: string | undefined; env: string; human: Human | undefined },
): Promise<Chat> {
  const { ids, clock, storage } = deps
  const chat: Chat = {
    id: ids(),
    gw_id: channel.gwId,
    lang: locale ?? channel.locales[0] ?? 'en',
    // Stored immediately, so that the customer gets the same person from the first event on.
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

/** Resumes the chat of an earlier session. Returns undefined if the visitor needs a separate chat. */
async function goOn(
  deps: EntranceDeps,
  earlier: Earlier,
  { human, join, known }: Comer,
  own: Chat | undefined,
) {
  const ticket = await sign(deps, earlier.chat)
  return deps.storage.write(chatScope(earlier.chat.id), async (trx) => {
    const [session, chat] = [await findSession(trx, earlier.session.id), await findChat(trx, earlier.chat.id)]
    // The session ended while this request waited for its turn.
    if (!session || !chat) throw ended(earlier.field)
    if (!mayResume(chat, human)) {
      // The person named before has left this device.
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
      await rotate(deps, trx, chat, 'left')
      return undefined
    }
    const proven = human?.verified === true || session.proven === 1
    return admit(deps, trx, chat, { ticket, human, known, proven, from: session })
  })
}

/** Opens a session in a chat, in the transaction that holds its scope. */
async function admit(
  deps: EntranceDeps,
  trx: Db,
  chat: Chat,
  { ticket, human, known, proven, from }: Admission,
) {
  if (human?.verified) await rotate(deps, trx, chat, 'proven')
  if (human) await saveHuman(trx, chat.id, human)
  if (known) await deps.conversation.know(trx, chat, known)
  const { sessionId: id, issued } = ticket
  const row = { id, chat_id: chat.id, created_at: deps.clock(), expires_at: issued.expiresAt }
  await trx
    .insertInto('session')
    .values({ ...row, proven: proven ? 1 : 0, family: from ? familyOf(from) : id })
    .execute()
  return { issued, chat }
}

/**
 * Ends the sessions from before the proof and deletes the chat's push devices; until now, anyone holding
 * one of these sessions could read along.
 */
async function rotate(deps: EntranceDeps, trx: Db, chat: Chat, detail: string) {
  const endedSessions = await endUnproven(trx, chat.id)
  // A device can outlive the session that registered it. After the proof, all devices belong to proven
  // sessions.
  if (endedSessions > 0 || chat.human_verified === 0)
    await trx.deleteFrom('push_device').where('chat_id', '=', chat.id).execute()
  if (endedSessions > 0)
    deps.security.record({ kind: 'session-rotated', gwId: chat.gw_id, chatId: chat.id, detail })
}

/**
 * Signs a token for a new session. Called outside a transaction, which should only wait for the database.
 */
async function sign(deps: EntranceDeps, { id: chatId, gw_id: gwId }: Chat) {
  const sessionId = deps.ids()
  return { sessionId, issued: await deps.tokens.issue({ sessionId, chatId, gwId }) }
}
