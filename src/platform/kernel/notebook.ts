import type { VerificationTable } from '../../storage/tables/platform.ts'
import type { AuditEntry } from './audit.ts'
import { type Principal, system } from './principal.ts'
import type { Units } from './unit.ts'

/**
 * Notes what was only read. Such notes are many, and nothing depends on them within the moment, so
 * they are gathered and written a few times a second; a crash can lose those of the last moment.
 */
export interface Notebook {
  read(principal: Principal, entry: AuditEntry): void
  verified(verification: VerificationTable): void
  /** Resolves when every verification noted so far can be read from the database. */
  verificationsKept(): Promise<void>
  /** Writes what was noted so far. */
  flush(): Promise<void>
}

const flushAfterMs = 100
const rowsPerInsert = 200

interface Noted {
  principal: Principal
  entry: AuditEntry
  count: number
}

export function createNotebook(units: Units): Notebook {
  let reads = new Map<string, Noted>()
  let verifications = new Map<string, VerificationTable>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function plan() {
    timer ??= setTimeout(() => void flush().catch(() => {}), flushAfterMs).unref()
  }

  let writing: Promise<void> = Promise.resolve()

  /** Waits for an earlier flush too: whoever asks relies on all notes being there. */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
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
      const { account_hash, match_result, actor } = verification
      verifications.set(JSON.stringify([account_hash, match_result, actor]), verification)
      plan()
    },
    verificationsKept: () => (verifications.size > 0 ? flush() : writing),
    flush,
  }
}
