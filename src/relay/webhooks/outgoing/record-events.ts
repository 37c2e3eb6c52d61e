import type { CustomerNews } from '../../../contract/chat/customer-event.ts'
import { type CustomerEventType, testEventType } from '../../../contract/chat/customer-event-names.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { HookDeliveryTable } from '../../../storage/tables/hooks.ts'
import type { HearAppended, NewEvent } from '../../citizen-api/chat/chat-events.ts'
import type { ChatName, TellCustomer } from '../../citizen-api/chat/tell-customer.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { HookTarget, HookTargets } from './targets.ts'

/** Dependencies of the event recording. */
export interface RecordEventsDeps {
  targets: HookTargets
  chatKeys: ChatKeys
  /** Encrypts data that belongs to no chat. */
  seal: Seal
  clock: Clock
  ids: Ids
  /** Marks a transaction that has recorded a delivery. */
  mark: (trx: Db) => void
}

/** Records events for customers' servers, in the transaction in which they happen. */
export interface RecordEvents {
  tell: TellCustomer
  /** Records new messages. */
  hear: HearAppended
  /**
   * Deletes the undelivered events of a chat, and records its erasure. Must be called before the chat is
   * deleted.
   */
  erase(trx: Db, chat: ChatName): Promise<void>
  /** Records a test event for a target; returns the id of its delivery. */
  test(trx: Db, target: HookTarget): Promise<string>
}

/** Delay of the erasure event in milliseconds, so that running deliveries of the chat end before it. */
const underWayMs = 30_000

/** Encryption context of an event. */
export const hookEventContext = (id: string) => `hook-event:${id}`

/** Creates the event recording. */
export function createRecordEvents(deps: RecordEventsDeps): RecordEvents {
  return {
    tell: (trx, chat, news) => tell(deps, trx, chat, news),
    async hear(trx, chat, events) {
      if ((await targetsOf(deps, trx, chat.gw_id)).length === 0) return
      for (const news of toNews(events)) await tell(deps, trx, chat, news)
    },
    erase: (trx, chat) => erase(deps, trx, chat),
    test: (trx, target) =>
      record(
        deps,
        trx,
        { chat: undefined, gwId: target.gwId, seq: 0, news: { type: testEventType } },
        { to: [target], nextAt: (_target, at) => at, isRepeat: true },
      ),
  }
}

async function tell(deps: RecordEventsDeps, trx: Db, chat: ChatName, news: CustomerNews): Promise<void> {
  const to = await wanting(deps, trx, chat.gw_id, news.type)
  if (to.length === 0) return
  const seq = await nextSeq(trx, chat.id)
  const behind = await targetsThatWait(trx, chat.id)
  await record(
    deps,
    trx,
    { chat, gwId: chat.gw_id, seq, news },
    {
      to,
      seal: await deps.chatKeys.get(trx, chat.id),
      nextAt: (target, at) => (behind.has(target) ? null : at),
    },
  )
}

async function erase(deps: RecordEventsDeps, trx: Db, chat: ChatName): Promise<void> {
  // Includes events of targets that are no longer configured.
  await trx.deleteFrom('hook_event').where('chat_id', '=', chat.id).execute()
  const to = await wanting(deps, trx, chat.gw_id, 'chat_erased')
  if (to.length === 0) return
  const seq = await nextSeq(trx, chat.id)
  await record(
    deps,
    trx,
    { chat: { ...chat, human_uid: null }, gwId: chat.gw_id, seq, news: { type: 'chat_erased' } },
    { to, nextAt: (_target, at) => new Date(Date.parse(at) + underWayMs).toISOString() },
  )
}

/** Records an event with its deliveries; returns the first delivery's id. */
async function record(
  deps: RecordEventsDeps,
  trx: Db,
  event: { chat: ChatName | undefined; gwId: string; seq: number; news: { type: HookDeliveryTable['type'] } },
  { to, seal: own, nextAt, isRepeat = false }: Posting,
): Promise<string> {
  const { ids, clock, seal } = deps
  const { chat, gwId, seq, news } = event
  const [id, at] = [ids(), clock()]
  const { type, ...rest } = news
  const body = {
    type,
    event_id: id,
    seq,
    created_at: at,
    channel: { id: gwId },
    ...(chat && { chat: toChat(chat), chatToken: chat.id }),
    ...(chat?.env && { env: chat.env }),
    ...rest,
  }
  await trx
    .insertInto('hook_event')
    .values({
      id,
      gw_id: gwId,
      chat_id: own ? (chat?.id ?? null) : null,
      seq,
      type,
      body: (own ?? seal).encrypt(body, hookEventContext(id)),
      at,
    })
    .execute()
  const rows = to.map(
    ({ id: target }): HookDeliveryTable => ({
      id: ids(),
      event_id: id,
      target,
      gw_id: gwId,
      chat_id: chat?.id ?? '',
      seq,
      type,
      state: 'waiting',
      is_repeat: isRepeat ? 1 : 0,
      is_claimed: 0,
      attempts: 0,
      next_at: nextAt(target, at),
      last_status: null,
      last_fault: null,
      last_ms: null,
      last_at: null,
      created_at: at,
    }),
  )
  await trx.insertInto('hook_delivery').values(rows).execute()
  deps.mark(trx)
  return rows[0]?.id ?? ''
}

const wanting = async (deps: RecordEventsDeps, trx: Db, gwId: string, type: CustomerEventType) =>
  (await targetsOf(deps, trx, gwId)).filter(({ events }) => events.includes(type))

/** Returns the targets of a channel. They may not have been read yet when the first chat is served. */
async function targetsOf({ targets }: RecordEventsDeps, trx: Db, gwId: string) {
  if (!targets.isRead()) await targets.refresh(trx)
  return targets.of(gwId)
}

interface Posting {
  to: readonly HookTarget[]
  /** Encryption by the chat's key. Default: the deployment's key. */
  seal?: Seal
  /** When the delivery to a target is due; null while it waits for an earlier one. */
  nextAt: (target: string, now: string) => string | null
  isRepeat?: boolean
}

const toChat = ({ id, human_uid: uid, human_verified }: ChatName) => ({
  id,
  human: {
    id: uid ?? `visitor:${id}`,
    name: 'Visitor',
    ...(uid !== null && { uid, verified: human_verified === 1 }),
  },
})

async function nextSeq(trx: Db, chatId: string): Promise<number> {
  const { last_seq } = await trx
    .insertInto('hook_chat')
    .values({ chat_id: chatId, last_seq: 1 })
    .onConflict((conflict) =>
      conflict.column('chat_id').doUpdateSet((eb) => ({ last_seq: eb('hook_chat.last_seq', '+', 1) })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  return last_seq
}

/** Returns the targets that already have a waiting delivery of this chat. */
async function targetsThatWait(trx: Db, chatId: string): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('hook_delivery')
    .select('target')
    .distinct()
    .where('chat_id', '=', chatId)
    .where('state', '=', 'waiting')
    .where('is_repeat', '=', 0)
    .execute()
  return new Set(rows.map(({ target }) => target))
}

type NewMessages = Extract<CustomerNews, { type: 'new_messages' }>

/** Converts events of a chat into the customer's events; consecutive messages become one event. */
function toNews(events: readonly NewEvent[]): CustomerNews[] {
  const all: CustomerNews[] = []
  for (const event of events) {
    if (event.type !== 'message') continue
    const { author, id, at, lang, type, data } = event.message
    const last = all.at(-1)
    if (author.kind === 'visitor') {
      // The citizen's messages are always text, even if a button was pressed.
      const text = 'text' in data ? data.text : ''
      all.push({ type: 'message_sent', message: { id, at, lang, type: 'text', text } })
      continue
    }
    const message = {
      id,
      at,
      lang,
      author_type: author.kind,
      author_id: author.id ?? '',
      author_name: author.name ?? '',
      type,
      data,
    } as NewMessages['messages'][number]
    if (last?.type === 'new_messages') last.messages.push(message)
    else all.push({ type: 'new_messages', messages: [message] })
  }
  return all
}
