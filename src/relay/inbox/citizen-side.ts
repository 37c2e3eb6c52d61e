import type { Clock } from '../../contract/primitives/ids.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { ChatDesk } from '../chat/chat-desk.ts'
import { changeDesk, findDesk } from './desk-rows.ts'
import type { DeskSeal, LastLine } from './desk-seal.ts'

/** Lists what the citizen's side needs. */
export interface CitizenSideDeps {
  seal: DeskSeal
  clock: Clock
  speaksOfDanger: (text: string, lang: string) => boolean
  /** The row of a chat has changed in a transaction that is still open. */
  onDeskChange: (chatId: string) => void
}

/** Creates what the conversation asks of the inbox: whose the chat is, and that she has written. */
export function createCitizenSide({ seal, clock, speaksOfDanger, onDeskChange }: CitizenSideDeps): ChatDesk {
  const isPersons = async (db: Db, chatId: string) => (await findDesk(db, chatId))?.state === 'open'
  return {
    isPersons,
    async heard(trx, { id: chatId, lang }, text) {
      const desk = await findDesk(trx, chatId)
      if (!desk) return
      const line: LastLine = { author: 'visitor', text: text.slice(0, lineChars), at: clock() }
      await changeDesk(trx, desk, clock(), {
        last_line: await seal.seal(trx, chatId, 'last-line', line),
        // The assistant, who else would hear it, is silent.
        ...(desk.is_danger === 0 && speaksOfDanger(text, lang) && { is_danger: 1 }),
        ...(desk.state !== 'bot' && { waiting_since: desk.waiting_since ?? clock() }),
        // Whoever writes after the end is the assistant's, until she wants a person again.
        ...(desk.state === 'resolved' && { state: 'bot', waiting_since: null, epoch: desk.epoch + 1 }),
      })
      onDeskChange(chatId)
    },
  }
}

/** So much of a line is shown in a list. */
export const lineChars = 160
