import type { Logger } from 'pino'
import * as z from 'zod'
import { type TransientEvent, transientEvent } from '../../../contract/chat/chat.ts'
import { realTimers, type Timers } from '../../../contract/primitives/timers.ts'
import { maxTextBytes, openPostgresChannel } from '../../../storage/database/postgres-channel.ts'
import { type ChatNotifier, createChatNotifier, type LocalChatNotifier } from './chat-notifier.ts'

/** A {@link ChatNotifier} over the relays' shared database. */
export interface PostgresChatNotifier extends ChatNotifier {
  /** Notifier of this process's readers. */
  local: LocalChatNotifier
  /** Notifies only the readers of other processes. */
  spread(chatId: string, event?: TransientEvent): void
  close(): Promise<void>
}

type Call = [chatId: string, event?: TransientEvent]
const calls = z.array(z.union([z.tuple([z.string()]), z.tuple([z.string(), transientEvent])]))

/**
 * Creates a notifier for relays that share a Postgres database. A relay notifies its own readers directly.
 * While the channel is down, readers of other relays check again at their next heartbeat, and all readers
 * check when it is back.
 */
export async function createPostgresChatNotifier(
  { url, schema }: { url: string; schema?: string },
  logger: Logger,
  timers: Timers = realTimers,
): Promise<PostgresChatNotifier> {
  const local = createChatNotifier(timers)
  const channel = await openPostgresChannel({
    url,
    ...(schema && { schema }),
    timers,
    onText(text) {
      const told = calls.safeParse(toJson(text))
      // Other applications may send notifications in the same database.
      if (!told.success) logger.warn('what was told in the database cannot be read')
      for (const [chatId, event] of told.data ?? []) local.notify(chatId, event)
    },
    onGap: local.wakeAll,
    onLost: (err) => logger.warn({ err }, 'the channel between relays is down'),
  })
  let gathered: Call[] = []
  const spread = (chatId: string, event?: TransientEvent) => {
    if (gathered.length === 0) setImmediate(flush)
    gathered.push(event ? [chatId, event] : [chatId])
  }
  /** Sends the notifications of one turn of the event loop in as few texts as possible. */
  const flush = () => {
    for (const text of toTexts(gathered)) channel.send(text)
    gathered = []
  }
  return {
    local,
    spread,
    notify(chatId, event) {
      local.notify(chatId, event)
      spread(chatId, event)
    },
    subscribe: local.subscribe,
    close: channel.close,
  }
}

/** Parses JSON; returns undefined for invalid JSON. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An id and an event take a hundred bytes at most. */
const perText = Math.floor(maxTextBytes / 150)

/** Serialises calls, in order, as texts within the size limit. */
const toTexts = (calls: readonly Call[]): string[] =>
  Array.from({ length: Math.ceil(calls.length / perText) }, (_, i) =>
    JSON.stringify(calls.slice(i * perText, (i + 1) * perText)),
  )
