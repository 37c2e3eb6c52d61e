import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import type { Effects } from './dialog-effects.ts'
import type { Outbox } from './outbox.ts'

/** Dependencies of the case watch. */
export interface CaseWatchDeps {
  storage: Storage
  effects: Pick<Effects, 'enqueueWatch' | 'enqueueTell'>
  outbox: Pick<Outbox, 'kick'>
  numbers: Pick<CaseNumbers, 'putInto'>
  clock: Clock
  timers: Timers
}

/** Delivers changes of a case to the chats linked to it, without a request. */
export interface CaseWatch {
  /** Checks a case immediately, because the trust layer has reported a change. */
  changed(caseId: string): Promise<void>
  /**
   * Posts a notification, with the short case number, to every chat linked to the case. The same `id` again
   * has no effect.
   */
  tell(notification: { id: string; caseId: string; text: string }): Promise<void>
  /**
   * Checks the cases that have not been checked for five minutes; runs every minute after
   * {@link CaseWatch.start}.
   */
  look(): Promise<void>
  /** Starts periodic checks, because a real trust layer sends no notifications. */
  start(): void
  stop(): void
}

const roundMs = 60_000
const checkAfterMs = 5 * 60_000
/** Cases per sweep; limits the load on the trust layer. */
const perRound = 100

/** Creates the watch over the cases of open chats. */
export function createCaseWatch(deps: CaseWatchDeps): CaseWatch {
  const { storage, effects, outbox, numbers, clock, timers } = deps
  let stopLooking: Cancel | undefined
  const enqueue = async (links: readonly { chat_id: string; case_id: string; citizen_ref: string }[]) => {
    for (const { chat_id: chatId, case_id: caseId, citizen_ref: citizenRef } of links) {
      await effects.enqueueWatch(storage.db, { chatId, caseId, citizenRef })
    }
    if (links.length > 0) outbox.kick()
  }
  const look = async () => {
    const before = new Date(Date.parse(clock()) - checkAfterMs).toISOString()
    const due = await openLinks(storage.db)
      .where('checked_at', '<', before)
      .orderBy('checked_at')
      .limit(perRound)
      .execute()
    const cases = [...new Set(due.map((link) => link.case_id))]
    if (cases.length === 0) return
    // The first relay claims a case; another one that polls at the same moment finds it already checked.
    const taken = await storage.db
      .updateTable('chat_case')
      .set({ checked_at: clock() })
      .where('case_id', 'in', cases)
      .where('is_over', '=', 0)
      .where('checked_at', '<', before)
      .returning(['chat_id', 'case_id', 'citizen_ref'])
      .execute()
    await enqueue(taken)
  }
  return {
    changed: async (caseId) => enqueue(await openLinks(storage.db).where('case_id', '=', caseId).execute()),
    async tell({ id, caseId, text }) {
      const chats = await storage.db
        .selectFrom('chat_case')
        .select('chat_id')
        .where('case_id', '=', caseId)
        .execute()
      const told = { id, text: await numbers.putInto(storage.db, text) }
      for (const { chat_id } of chats) await effects.enqueueTell(storage.db, chat_id, told)
      outbox.kick()
    },
    look,
    start() {
      stopLooking = timers.setInterval(() => void look().catch(() => {}), roundMs)
    },
    stop: () => stopLooking?.(),
  }
}

const openLinks = (db: Db) =>
  db.selectFrom('chat_case').select(['chat_id', 'case_id', 'citizen_ref']).where('is_over', '=', 0)
