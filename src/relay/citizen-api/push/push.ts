import { notificationTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/notification-texts.ts'
import type { PushKeyResponse, PushNotice, PushRequest } from '../../../contract/chat/push.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { NoticePoster } from './post-notice.ts'
import { createPushDevices } from './push-devices.ts'

/** What happened in a chat whose page may be closed. */
export type Happening =
  /** News of a case; `number` as she is shown it. */
  | { about: 'case'; number: string }
  /** A person has answered. */
  | { about: 'answer' }

/** Tells her devices, with the page closed, that there is something to read (Web Push, RFC 8030). */
export interface Push {
  /** Gives the key that a browser subscribes with. @throws Problem `not-found` where the deployment has no public address */
  key(): PushKeyResponse
  /** Adds a device. @throws Problem `validation-error` for the address of no push service */
  subscribe(chatId: string, request: PushRequest): Promise<void>
  /** Forgets the devices of a chat. */
  unsubscribe(db: Db, chatId: string): Promise<void>
  /** Tells whether anybody would be told of a chat. */
  reaches(db: Db, chatId: string): Promise<boolean>
  /** Tells every device of a chat. False when one could not be told now, and can be later. */
  tell(chatId: string, notice: PushNotice): Promise<boolean>
}

/** Lists what telling devices needs. */
export interface PushDeps {
  storage: Storage
  chatKeys: ChatKeys
  clock: Clock
  poster: NoticePoster
}

/** Creates what tells her devices. */
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

/** Says in the language of a chat what has happened in it. */
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
