import type { PutAnswer } from '../../../assistant/dialog/model/put.ts'
import type { HandOver } from '../../../assistant/dialog/model/types.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatDesk } from '../../citizen-api/chat/chat-desk.ts'
import { type Chat, chatScope } from '../../citizen-api/chat/chats.ts'
import type { TellCustomer } from '../../citizen-api/chat/tell-customer.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ChatNotes } from './chat-notes.ts'
import { changeDesk, type DeskRow, findDesk, queuedAmong } from './desk-rows.ts'
import type { DeskSeal, LastLine, Told } from './desk-seal.ts'
import { urgencyOf } from './urgency.ts'

/** Dependencies of the citizen's side. */
export interface CitizenSideDeps {
  storage: Storage
  seal: DeskSeal
  clock: Clock
  ids: Ids
  speaksOfDanger: (text: string, lang: string) => boolean
  /** Decimal places of the deployment's currency. */
  currencyExponent: number
  notes: Pick<ChatNotes, 'keep'>
  tellCustomer: TellCustomer
  security: SecurityLog
  /** Called when the row of a chat has changed in a transaction that is still open. */
  onDeskChange: (chatId: string) => void
}

/** Tracks whether citizens are still present while they wait. */
export interface CitizenPresence {
  /** Records that the pages of some chats are open. */
  seen(chatIds: readonly string[]): Promise<void>
}

/**
 * Creates the inbox functions that the conversation uses: who owns the chat, and handling the citizen's
 * messages.
 */
export function createCitizenSide(deps: CitizenSideDeps): ChatDesk & CitizenPresence {
  const { seal, clock, speaksOfDanger, tellCustomer, onDeskChange } = deps
  const isPersons = async (db: Db, chatId: string) => (await findDesk(db, chatId))?.state === 'open'

  return {
    isPersons,
    async seen(chatIds) {
      for (const chatId of await queuedAmong(deps.storage.db, chatIds)) {
        await deps.storage.write(chatScope(chatId), (trx) =>
          trx.updateTable('chat_desk').set({ seen_at: clock() }).where('chat_id', '=', chatId).execute(),
        )
      }
    },
    answered: (trx, chat, answer) => answered(deps, trx, chat, answer),
    async at(trx, chat) {
      const { id: chatId, lang } = chat
      const desk = await findDesk(trx, chatId)
      return {
        isPersons: desk?.state === 'open',
        async heard(text, stored = text, toldOf) {
          if (!desk) return
          const told = desk.state === 'queued' ? toldOf?.() : undefined
          // Each time, even in a chat already marked as in danger: the agent is alerted again.
          const isNewDanger = speaksOfDanger(text, lang)
          const line: LastLine = { author: 'visitor', text: stored.slice(0, lineChars), at: clock() }
          await changeDesk(trx, desk, clock(), {
            last_line: await seal.seal(trx, chatId, 'last-line', line),
            ...(isNewDanger && { is_danger: 1, danger_at: clock() }),
            ...(desk.state !== 'bot' && { waiting_since: desk.waiting_since ?? clock() }),
            ...(told && (await ranked(deps, trx, desk, told))),
            // A citizen who has written is present.
            snoozed_until: null,
            ...(desk.state === 'queued' && { seen_at: clock() }),
            // The chat had been given up, and returns to its former place in the queue.
            ...(desk.state === 'abandoned' && {
              state: 'queued',
              reason: 'returned',
              epoch: desk.epoch + 1,
              alert_level: 0,
              alerted_from: clock(),
              seen_at: clock(),
            }),
            // A citizen who writes after the end talks to the assistant, until they ask for a person again.
            ...(desk.state === 'resolved' && { state: 'bot', waiting_since: null, epoch: desk.epoch + 1 }),
          })
          if (desk.state === 'abandoned') {
            const isDanger = isNewDanger || desk.is_danger === 1
            await tellCustomer(trx, chat, {
              type: 'hand_over_asked',
              reason: 'returned',
              is_danger: isDanger,
            })
          }
          onDeskChange(chatId)
        },
      }
    },
  }
}

async function answered(
  deps: CitizenSideDeps,
  trx: Db,
  { id: chatId }: Chat,
  { type, answer, by, line }: PutAnswer,
): Promise<void> {
  if (type === 'call') {
    const desk = answer === 'yes' ? await findDesk(trx, chatId) : undefined
    if (desk) await changeDesk(trx, desk, deps.clock(), { call_wanted: 1 })
    return
  }
  if (type !== 'change' || !by) return
  const detail = `change with consent: ${answer}`
  deps.security.record({ kind: 'console-act', actor: by.login, chatId, detail })
  const text = `Proposed: ${line}. The citizen said ${answer}.`
  const note = { clientId: `change-${deps.ids()}`.slice(0, 64), text }
  await deps.notes.keep(trx, { id: by.id, firstName: by.name }, chatId, note)
}

/** Facts given after the hand-off request count for the place in the queue as if given with it. */
async function ranked(
  deps: CitizenSideDeps,
  trx: Db,
  desk: DeskRow,
  { scamType, amountMinor, paidAt }: HandOver,
) {
  const { clock, seal } = deps
  if (amountMinor === undefined) return {}
  const amount = toMajor(amountMinor, deps.currencyExponent)
  const urgency = urgencyOf(amount, paidAt, desk.queued_at ?? clock())
  if (urgency === desk.urgency) return {}
  const before = await seal.open<Told>(trx, desk.chat_id, 'told', desk.told)
  const wish = before?.wish ?? null
  const told: Told = { scamType: scamType ?? null, amount, paidAt: paidAt ?? null, wish }
  return { urgency, told: await seal.seal(trx, desk.chat_id, 'told', told) }
}

/** Maximum number of characters of a line shown in a list. */
export const lineChars = 160
