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

/** The encrypted state of a dialogue, and the progress last sent to the page. */
interface Kept {
  state: DialogStateBase
  progress: string
}

/** Decrypts a state that was read together with its chat. */
export async function openState(
  { chatKeys }: Pick<DialogStatesDeps, 'chatKeys'>,
  db: Db,
  { id, dialog: sealed }: { id: string; dialog: string | null },
): Promise<Kept | undefined> {
  return sealed === null ? undefined : (await chatKeys.get(db, id)).decrypt<Kept>(sealed, dialogContext(id))
}

/** Returns the initial state of a chat. */
export const firstState = (
  { dialog, clock }: Pick<DialogStatesDeps, 'dialog' | 'clock'>,
  { lang }: Pick<Chat, 'lang'>,
): Kept => ({ state: dialog.begin(lang, clock()).state, progress: '' })

/** Reads the state of a chat, or returns the initial one. */
export async function loadState(deps: DialogStatesDeps, trx: Db, chat: Chat): Promise<Kept> {
  const row = await trx
    .selectFrom('dialog')
    .select('sealed')
    .where('chat_id', '=', chat.id)
    .executeTakeFirst()
  return (await openState(deps, trx, { id: chat.id, dialog: row?.sealed ?? null })) ?? firstState(deps, chat)
}

/** Reads the state, with the number of the last event that it includes. */
export async function readState(
  { chatKeys }: Pick<DialogStatesDeps, 'chatKeys'>,
  db: Db,
  chatId: string,
): Promise<{ state: DialogStateBase; seq: number } | undefined> {
  const row = await db
    .selectFrom('dialog')
    .innerJoin('chat', 'chat.id', 'dialog.chat_id')
    .select(['dialog.sealed', 'chat.last_seq'])
    .where('dialog.chat_id', '=', chatId)
    .executeTakeFirst()
  const seal = row && (await chatKeys.find(db, chatId))
  if (!seal) return undefined
  return { state: seal.decrypt<Kept>(row.sealed, dialogContext(chatId)).state, seq: row.last_seq }
}

/** Stores the state of a chat, encrypted with the chat's key. */
export async function saveState(
  { chatKeys }: Pick<DialogStatesDeps, 'chatKeys'>,
  trx: Db,
  { chatId, kept, at }: { chatId: string; kept: Kept; at: string },
): Promise<void> {
  const sealed = (await chatKeys.get(trx, chatId)).encrypt(kept, dialogContext(chatId))
  const values = { step: kept.state.step, sealed, updated_at: at }
  await trx
    .insertInto('dialog')
    .values({ chat_id: chatId, ...values })
    .onConflict((conflict) => conflict.column('chat_id').doUpdateSet(values))
    .execute()
}

/** Encryption context of a dialogue state. */
export const dialogContext = (chatId: string) => `dialog:${chatId}`

/** Key under which a turn's progress is stored, for comparison. */
export const progressKey = ({ progress }: Turn<DialogStateBase>) => `${progress.step}/${progress.of}`
