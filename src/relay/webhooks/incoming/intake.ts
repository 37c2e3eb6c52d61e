import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { NewMessagesEvent, WebhookEvent } from '../../../contract/chat/webhook.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatEvents, NewEvent } from '../../citizen-api/chat/chat-events.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { type Chat, chatScope, findChat } from '../../citizen-api/chat/chats.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import { type ReadEvent, readEvent } from './lenient.ts'

/** Result of an event; `repeated` if it had already been received. */
type EventResult = 'taken' | 'ignored' | 'quarantined' | 'repeated'

/** Dependencies of the webhook intake. */
export interface WebhookIntakeDeps {
  storage: Storage
  events: ChatEvents
  chatKeys: ChatKeys
  /** Encrypts data that belongs to no chat. */
  seal: Seal
  notifier: ChatNotifier
  clock: Clock
  ids: Ids
  logger: Logger
}

/** Receives the platform's events about chats. */
export interface WebhookIntake {
  /**
   * Stores the events of one delivery, in order, with one transaction per chat. `deliveryKey` identifies the
   * delivery; a repeated one changes nothing. What cannot be used is quarantined, as a result of its own.
   */
  take(gwId: string, events: readonly unknown[], deliveryKey: string): Promise<EventResult[]>
}

interface Received {
  key: string
  raw: unknown
  event: WebhookEvent | undefined
  chat: Chat | undefined
}

/** An event as it was received and read, and the key of its place in the delivery. */
interface ReadItem {
  raw: unknown
  read: ReadEvent
  key: string
}

/** Events that are read without a pause, so that a large delivery does not block the event loop. */
const eventsAtOnce = 100
/** Maximum number of fields in one line of the log. */
const mostFields = 10

/** Creates the intake of webhook deliveries. */
export function createWebhookIntake(deps: WebhookIntakeDeps): WebhookIntake {
  const { storage, chatKeys, seal, notifier, clock, ids } = deps
  const receive = async (gwId: string, { raw, read, key }: ReadItem): Promise<Received[]> => {
    const { event, refused } = read
    if (!event) return [{ key, raw, event, chat: undefined }]
    const chat = await resolveChat(storage.db, gwId, event)
    const id = event.event_id !== undefined ? `${gwId}:${event.event_id}` : key
    const taken = { key: id, raw, event, chat }
    // For a deleted chat, nothing is stored.
    if (refused === undefined || !chat) return [taken]
    return [taken, { key: `${id}:refused`, raw: refused, event: undefined, chat }]
  }

  const toBody = async (trx: Db, { key, raw, chat }: Received): Promise<string> =>
    (chat ? await chatKeys.get(trx, chat.id) : seal).encrypt(raw, webhookEventContext(key))

  const store = async (trx: Db, gwId: string, received: Received): Promise<EventResult> => {
    const { key, event, chat } = received
    const isMessage = event !== undefined && isNewMessages(event)
    const state = !event ? 'quarantined' : isMessage && chat ? 'taken' : 'ignored'
    const added = await trx
      .insertInto('webhook_event')
      .values({
        id: key,
        gw_id: gwId,
        chat_id: chat?.id ?? null,
        type: event?.type ?? '',
        state,
        // Accepted messages are stored in the chat. For a deleted chat, no body is stored.
        body: state === 'taken' || (event && !chat) ? '' : await toBody(trx, received),
        at: clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return state === 'quarantined' ? state : 'repeated'
    if (isMessage && chat) {
      await deps.events.append(trx, chat.id, clock(), toEvents(event, chat.lang))
      await linkChat(trx, gwId, event.chat.id, chat.id)
    }
    return state
  }

  const toEvents = (event: NewMessagesEvent, lang: string): NewEvent[] =>
    event.messages.map(({ author_type, author_id, author_name, author_avatar: avatar, type, data }) => ({
      type: 'message',
      message: {
        id: ids(),
        at: clock(),
        lang,
        author: {
          kind: author_type,
          id: author_id,
          name: author_name,
          ...(avatar !== undefined && /^https:/i.test(avatar) && { avatar }),
        },
        ...(event.replyToken !== undefined && { replyToken: event.replyToken }),
        type,
        data,
      } as Extract<NewEvent, { type: 'message' }>['message'],
    }))

  return {
    async take(gwId, events, deliveryKey) {
      const items: ReadItem[] = []
      for (const [index, raw] of events.entries()) {
        items.push({ raw, read: readEvent(raw), key: `${gwId}:${deliveryKey}:${index}` })
        if (items.length % eventsAtOnce === 0) await new Promise(setImmediate)
      }
      const fields = items.flatMap(({ read }) => read.reasons)
      if (fields.length > 0)
        deps.logger.warn({ gwId, fields: fields.slice(0, mostFields) }, 'a part of a delivery cannot be used')
      const received = (await Promise.all(items.map((item) => receive(gwId, item)))).flat()
      const results = new Map<Received, EventResult>()
      for (const group of groupByChat(received)) {
        const chatId = group[0]?.chat?.id
        const scope = chatId === undefined ? `webhooks:${gwId}` : chatScope(chatId)
        const stored = await storage.write(scope, async (trx) => {
          const states: EventResult[] = []
          for (const one of group) states.push(await store(trx, gwId, one))
          return states
        })
        group.forEach((one, index) => {
          results.set(one, stored[index] ?? 'ignored')
        })
        if (chatId !== undefined && stored.includes('taken')) notifier.notify(chatId)
      }
      return received.map((one) => results.get(one) ?? 'ignored')
    },
  }
}

/** Encryption context of a webhook event's body. */
export const webhookEventContext = (id: string) => `webhook-event:${id}`

/** Identifies a delivery by its body, for events without an id. */
export const deliveryKeyOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url')

const isNewMessages = (event: WebhookEvent): event is NewMessagesEvent => event.type === 'new_messages'

/** Finds the chat by the token with which it was created, otherwise by the platform's id for it. */
async function resolveChat(db: Db, gwId: string, event: WebhookEvent): Promise<Chat | undefined> {
  const own = event.chatToken === undefined ? undefined : await findChat(db, event.chatToken)
  if (own?.gw_id === gwId) return own
  const link = await db
    .selectFrom('chat_link')
    .select('chat_id')
    .where('gw_id', '=', gwId)
    .where('platform_chat_id', '=', event.chat.id)
    .executeTakeFirst()
  return link && findChat(db, link.chat_id)
}

async function linkChat(trx: Db, gwId: string, platformChatId: string, chatId: string): Promise<void> {
  await trx
    .insertInto('chat_link')
    .values({ gw_id: gwId, platform_chat_id: platformChatId, chat_id: chatId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Groups events by chat, in the order of each chat's first event. */
function groupByChat(received: readonly Received[]): Received[][] {
  const groups = new Map<string, Received[]>()
  for (const one of received) {
    const key = one.chat?.id ?? ''
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}
