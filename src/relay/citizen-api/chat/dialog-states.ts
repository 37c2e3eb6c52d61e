import type { Dialog, DialogStateBase, Turn } from '../../../assistant/dialog/model/types.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Chat } from './chats.ts'

/** Dependencies of the dialogue states. */
interface DialogStatesDeps {
  dialog: Dialog
  chatKeys: ChatKeys
  clock: Clock
}

/** Creates the encrypted store of the dialogue's state and of the progress last sent to the page. */
export function createDialogStates({ dialog, chatKeys, clock }: DialogStatesDeps) {
  interface Kept {
    state: DialogStateBase
    progress: string
  }
  const open = async (db: Db, chatId: string, sealed: string | null): Promise<Kept | undefined> =>
    sealed === null
      ? undefined
      : (await chatKeys.get(db, chatId)).decrypt<Kept>(sealed, dialogContext(chatId))
  const first = ({ lang }: Chat): Kept => ({ state: dialog.begin(lang, clock()).state, progress: '' })
  return {
    /** Decrypts a state that was read together with its chat. */
    open,
    /** Returns the initial state of a chat. */
    first,
    async load(trx: Db, chat: Chat): Promise<Kept> {
      const row = await trx
        .selectFrom('dialog')
        .select('sealed')
        .where('chat_id', '=', chat.id)
        .executeTakeFirst()
      return (await open(trx, chat.id, row?.sealed ?? null)) ?? first(chat)
    },
    /** Reads the state, with the number of the last event that it includes. */
    async read(db: Db, chatId: string): Promise<{ state: DialogStateBase; seq: number } | undefined> {
      const row = await db
        .selectFrom('dialog')
        .innerJoin('chat', 'chat.id', 'dialog.chat_id')
        .select(['dialog.sealed', 'chat.last_seq'])
        .where('dialog.chat_id', '=', chatId)
        .executeTakeFirst()
      const seal = row && (await chatKeys.find(db, chatId))
      if (!seal) return undefined
      return { state: seal.decrypt<Kept>(row.sealed, dialogContext(chatId)).state, seq: row.last_seq }
    },
    async save(trx: Db, chatId: string, kept: Kept, at: string): Promise<void> {
      const sealed = (await chatKeys.get(trx, chatId)).encrypt(kept, dialogContext(chatId))
      const values = { step: kept.state.step, sealed, updated_at: at }
      await trx
        .insertInto('dialog')
        .values({ chat_id: chatId, ...values })
        .onConflict((conflict) => conflict.column('chat_id').doUpdateSet(values))
        .execute()
    },
  }
}

/** Encryption context of a dialogue state. */
export const dialogContext = (chatId: string) => `dialog:${chatId}`

/** Key under which a turn's progress is stored, for comparison. */
export const progressKey = ({ progress }: Turn<DialogStateBase>) => `${progress.step}/${progress.of}`
