import type { Cancel, Timers } from '../../contract/primitives/timers.ts'
import type { VerificationTable } from '../../storage/tables/platform.ts'
import type { AuditEntry } from './audit.ts'
import { type Principal, system } from './principal.ts'
import type { UnitsOfWork } from './unit-of-work.ts'

/**
 * Collects audit entries of reads and writes them in batches. There are many of them and none is urgent, so
 * they are written about ten times a second. A crash can lose the entries of the last 100 ms.
 */
export interface ReadAuditBuffer {
  read(principal: Principal, entry: AuditEntry): void
  verified(verification: VerificationTable): void
  /** Resolves when every verification recorded so far can be read from the database. */
  verificationsKept(): Promise<void>
  /** Writes the entries collected so far. */
  flush(): Promise<void>
}

const flushAfterMs = 100
const rowsPerInsert = 200

interface Noted {
  principal: Principal
  entry: AuditEntry
  count: number
}

/** Creates a buffer that collects audited reads and writes them together. */
export function createReadAuditBuffer(units: UnitsOfWork, timers: Timers): ReadAuditBuffer {
  let reads = new Map<string, Noted>()
  let verifications = new Map<string, VerificationTable>()
  let cancelFlush: Cancel | undefined

  function plan() {
    cancelFlush ??= timers.setTimeout(() => void flush().catch(() => {}), flushAfterMs)
  }

  let writing: Promise<void> = Promise.resolve()

  /** Also waits for an earlier flush: callers rely on all entries being there. */
  function flush(): Promise<void> {
    cancelFlush?.()
    cancelFlush = undefined
    if (reads.size > 0 || verifications.size > 0) writing = writing.catch(() => {}).then(write)
    return writing
  }

  async function write() {
    const [noted, rows] = [[...reads.values()], [...verifications.values()]]
    reads = new Map()
    verifications = new Map()
    await units.write({ principal: system }, async (unit) => {
      for (const { principal, entry, count } of noted) {
        const reason = [entry.reason, count > 1 ? `${count} times` : null].filter(Boolean).join(', ')
        unit.as(principal, unit.now).audit({ ...entry, reason: reason || null })
      }
      for (let start = 0; start < rows.length; start += rowsPerInsert) {
        await unit.trx
          .insertInto('pf_verification')
          .values(rows.slice(start, start + rowsPerInsert))
          .execute()
      }
    })
  }

  return {
    read(principal, entry) {
      const key = JSON.stringify([principal.id, entry.action, entry.resourceId, entry.caseId, entry.reason])
      const known = reads.get(key)
      if (known) known.count += 1
      else reads.set(key, { principal, entry, count: 1 })
      plan()
    },
    verified(verification) {
      const { account_hash, match_result, query_context, actor } = verification
      verifications.set(JSON.stringify([account_hash, match_result, query_context, actor]), verification)
      plan()
    },
    verificationsKept: () => (verifications.size > 0 ? flush() : writing),
    flush,
  }
}
