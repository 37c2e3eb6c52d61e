import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { CaseFiles } from '../../citizen-api/cases/case-files.ts'
import { fromNow } from './authority.ts'
import type { Execute } from './execute.ts'
import type { Proposals } from './proposals.ts'
import type { TrustCalls } from './trust-calls.ts'

/** Scheduled jobs of the casework module. */
export interface Rounds {
  changed(caseId: string): Promise<void>
  start(): void
  /** Resolves when no sweep is running. */
  stop(): Promise<void>
}

/** Dependencies of the case sweeps. */
export interface RoundsDeps {
  storage: Storage
  trust: TrustCalls
  files: Pick<CaseFiles, 'seen'>
  proposals: Pick<Proposals, 'expire'>
  execute: Pick<Execute, 'look'>
  /** Releases holds that have expired. */
  lapse(): Promise<void>
  clock: Clock
  timers: Timers
  logger: Logger
}

const roundMs = 5_000
/** Chats poll their cases more often; this is for cases without a chat. */
const checkAfterMs = 10 * 60_000
/** Limits the load on the trust layer. */
const checksPerRound = 10

/**
 * Creates the sweeps: they execute approved proposals, release expired holds, expire proposals, and poll
 * cases.
 */
export function createRounds(deps: RoundsDeps): Rounds {
  const { storage, trust, files, clock, timers, logger } = deps
  let stopRounds: Cancel | undefined
  let running: Promise<void> | undefined

  const check = async () => {
    const due = await storage.db
      .selectFrom('case_file')
      .select(['case_id', 'checked_at'])
      .where('is_over', '=', 0)
      .where('checked_at', '<', fromNow(clock, -checkAfterMs))
      .orderBy('checked_at')
      .limit(checksPerRound)
      .execute()
    for (const { case_id: caseId, checked_at: before } of due) {
      // Set before reading, so that no other relay reads it too, and a case that cannot be read does not
      // block others.
      const taken = await storage.db
        .updateTable('case_file')
        .set({ checked_at: clock() })
        .where('case_id', '=', caseId)
        .where('checked_at', '=', before)
        .returning('case_id')
        .executeTakeFirst()
      if (!taken) continue
      const report = await trust.call('getCaseStatus', { params: { case_id: caseId } }, 'relay')
      await files.seen(storage.db, report)
    }
  }
  const steps = [
    () => deps.execute.look(),
    () => deps.lapse(),
    () => deps.proposals.expire(storage.db, clock()),
    check,
  ]
  const round = async () => {
    for (const step of steps) {
      await step().catch((err: unknown) => logger.warn({ err }, 'a round of the desk was not finished'))
    }
  }
  const run = () => {
    running ??= round().finally(() => {
      running = undefined
    })
  }
  return {
    async changed(caseId) {
      // If there is a chat, its own poll of the case updates the file too.
      const { numUpdatedRows } = await storage.db
        .updateTable('case_file')
        .set({ checked_at: '' })
        .where('case_id', '=', caseId)
        .where('chat_id', 'is', null)
        .where('is_over', '=', 0)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) run()
    },
    start() {
      stopRounds = timers.setInterval(run, roundMs)
      run()
    },
    async stop() {
      stopRounds?.()
      await running
    },
  }
}
