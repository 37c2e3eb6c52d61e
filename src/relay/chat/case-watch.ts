import type { Clock } from '../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import type { Effects } from './effects.ts'
import type { Outbox } from './outbox.ts'

export interface CaseWatchDeps {
  storage: Storage
  effects: Pick<Effects, 'enqueueWatch'>
  outbox: Pick<Outbox, 'kick'>
  clock: Clock
}

/** Brings changes of a case into the chats that know it, without anybody asking. */
export interface CaseWatch {
  /** The trust layer says that a case has changed. */
  changed(caseId: string): Promise<void>
  /** Looks by itself at cases that nobody spoke of: a real trust layer tells of nothing. */
  start(): void
  stop(): void
}

const roundMs = 60_000
const checkAfterMs = 5 * 60_000
/** Cases a round; bounds what is asked of the trust layer. */
const perRound = 100

export function createCaseWatch({ storage, effects, outbox, clock }: CaseWatchDeps): CaseWatch {
  let timer: NodeJS.Timeout | undefined
  const enqueue = async (links: readonly { chat_id: string; case_id: string; citizen_ref: string }[]) => {
    for (const { chat_id: chatId, case_id: caseId, citizen_ref: citizenRef } of links) {
      await effects.enqueueWatch(storage.db, { chatId, caseId, citizenRef })
    }
    if (links.length > 0) outbox.kick()
  }
  const round = async () => {
    const before = new Date(Date.parse(clock()) - checkAfterMs).toISOString()
    const due = await openLinks(storage.db)
      .where('checked_at', '<', before)
      .orderBy('checked_at')
      .limit(perRound)
      .execute()
    await storage.db
      .updateTable('chat_case')
      .set({ checked_at: clock() })
      .where(
        'case_id',
        'in',
        due.map((link) => link.case_id),
      )
      .execute()
    await enqueue(due)
  }
  return {
    changed: async (caseId) => enqueue(await openLinks(storage.db).where('case_id', '=', caseId).execute()),
    start() {
      timer = setInterval(() => void round().catch(() => {}), roundMs)
    },
    stop: () => clearInterval(timer),
  }
}

const openLinks = (db: Db) =>
  db.selectFrom('chat_case').select(['chat_id', 'case_id', 'citizen_ref']).where('is_over', '=', 0)
