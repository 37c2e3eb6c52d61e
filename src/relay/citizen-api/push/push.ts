import { notificationTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/notification-texts.ts'
import type { PushKeyResponse, PushNotice, PushRequest } from '../../../contract/chat/push.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { NoticePoster } from './post-notice.ts'
import { createPushDevices } from './push-devices.ts'

/** An event in a chat whose page may be closed. */
export type Happening =
  /** News of a case. `number` is the number shown to the citizen. */
  | { about: 'case'; number: string }
  /** An agent has answered. */
  | { about: 'answer' }

/**
 * Notifies the citizen's devices, even if the page is closed, that there is something to read (Web Push, RFC
 * 8030).
 */
export interface Push {
  /**
   * Returns the key for new subscriptions. @throws Problem `not-found` when the deployment has no public
   * address
   */
  key(): PushKeyResponse
  /** Adds a device. @throws Problem `validation-error` for an address that is not a push service */
  subscribe(chatId: string, request: PushRequest): Promise<void>
  /** Removes the devices of a chat. */
  unsubscribe(db: Db, chatId: string): Promise<void>
  /** Returns whether a chat has devices to notify. */
  reaches(db: Db, chatId: string): Promise<boolean>
  /**
   * Notifies every device of a chat. Returns false if a device could not be notified and a retry can help.
   */
  tell(chatId: string, notice: PushNotice): Promise<boolean>
}

/** Dependencies of the push notifications. */
export interface PushDeps {
  storage: Storage
  chatKeys: ChatKeys
  clock: Clock
  poster: NoticePoster
}

/** Creates the push notifications. */
export function createPush({ storage, chatKeys, clock, poster }: PushDeps): Push {
  const devices = createPushDevices({ chatKeys, clock })
  return {
    key() {
      const publicKey = poster.publicKey()
      if (publicKey === undefined) throw new Problem('not-found')
      return { publicKey }
    },
    async subscribe(chatId, request) {
      const device = poster.subscription(request)
      await storage.write(`push:${chatId}`, (trx) => devices.add(trx, chatId, device))
    },
    unsubscribe: devices.removeAll,
    reaches: devices.has,
    async tell(chatId, notice) {
      const told = await Promise.all(
        (await devices.of(storage.db, chatId)).map(async (device) => {
          const posted = await poster.post(device, notice)
          if (posted === 'gone') await devices.remove(storage.db, chatId, device.id)
          return posted !== 'later'
        }),
      )
      return told.every(Boolean)
    },
  }
}

/** Creates a push notice for an event, in the language of the chat. */
export function toNotice(
  { gw_id: gwId, lang }: { gw_id: string; lang: string },
  happening: Happening,
): PushNotice {
  const texts = notificationTexts[lang] ?? english
  const title =
    happening.about === 'case'
      ? texts.news.subject.replace('{case_id}', happening.number)
      : texts.waiting.answered
  return { title, lang, gwId, tag: `${gwId}:${happening.about}` }
}
