import type { NoteView } from '../../../contract/console/inbox.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { chatScope } from '../../citizen-api/chat/chats.ts'
import type { Operator } from '../sign-in/operator.ts'
import { changeDesk, findDesk, visibleDesk } from './desk-rows.ts'
import type { DeskSeal } from './desk-seal.ts'
import { inboxNews } from './inbox-news.ts'

/** Dependencies of the notes. */
export interface ChatNotesDeps {
  storage: Storage
  seal: DeskSeal
  notifier: ChatNotifier
  clock: Clock
  ids: Ids
}

/** Notes between colleagues on a chat, which no call of the citizen API can read. */
export interface ChatNotes {
  /** Adds a note; repeating the `clientId` adds nothing. */
  add(person: Operator, chatId: string, note: { clientId: string; text: string }): Promise<void>
  /** Adds a note in the caller's transaction, for a person who need not be online. */
  keep(
    trx: Db,
    person: Pick<Operator, 'id' | 'firstName'>,
    chatId: string,
    note: { clientId: string; text: string },
  ): Promise<void>
  list(db: Db, chatId: string): Promise<NoteView[]>
}

/** Creates the notes. */
export function createChatNotes({ storage, seal, notifier, clock, ids }: ChatNotesDeps): ChatNotes {
  const keep: ChatNotes['keep'] = async (trx, person, chatId, { clientId, text }) => {
    const id = ids()
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('chat_note')
      .values({
        id,
        chat_id: chatId,
        client_id: clientId,
        person_id: person.id,
        person_name: person.firstName,
        text: await seal.seal(trx, chatId, `note:${id}`, text),
        at: clock(),
      })
      .onConflict((conflict) => conflict.columns(['chat_id', 'client_id']).doNothing())
      .executeTakeFirstOrThrow()
    const desk = added === 1n ? await findDesk(trx, chatId) : undefined
    // Readers of the chat detect the note by its version.
    if (desk) await changeDesk(trx, desk, clock(), {})
  }
  return {
    keep,
    async add(person, chatId, note) {
      await storage.write(chatScope(chatId), async (trx) => {
        await visibleDesk(trx, person, chatId)
        await keep(trx, person, chatId, note)
      })
      notifier.notify(inboxNews)
    },
    async list(db, chatId) {
      const rows = await db
        .selectFrom('chat_note')
        .selectAll()
        .where('chat_id', '=', chatId)
        .orderBy('at')
        .orderBy('id')
        .execute()
      const texts = await Promise.all(
        rows.map(({ id, text }) => seal.open<string>(db, chatId, `note:${id}`, text)),
      )
      return rows.map(({ id, person_id, person_name: firstName, at }, index) => ({
        id,
        by: { id: person_id, firstName },
        text: texts[index] ?? '',
        at,
      }))
    },
  }
}
