import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import type { Effects } from './dialog-effects.ts'
import type { Outbox } from './outbox.ts'

/** Lists what watching cases needs. */
export interface CaseWatchDeps {
  storage: Storage
  effects: Pick<Effects, 'enqueueWatch' | 'enqueueTell'>
  outbox: Pick<Outbox, 'kick'>
  numbers: Pick<CaseNumbers, 'putInto'>
  clock: Clock
  timers: Timers
}

/** Brings changes of a case into the chats that know it, without being asked. */
export interface CaseWatch {
  /** Checks a case at once, because the trust layer says that it has changed. */
  changed(caseId: string): Promise<void>
  /**
   * Tells a notification in every chat that knows the case, with its short number; the same `id` again changes nothing.
   */
  tell(notification: { id: string; caseId: string; text: string }): Promise<void>
  /** Checks what nobody has checked for long; done every minute by itself. */
  look(): Promise<void>
  /** Starts to check cases at intervals, because a real trust layer sends no notifications. */
  start(): void
  stop(): void
}

const roundMs = 60_000
const checkAfterMs = 5 * 60_000
/** Cases per round; limits the load on the trust layer. */
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
    // Whoever is first takes a case; another relay that looks at the same moment finds it checked.
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
