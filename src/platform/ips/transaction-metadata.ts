import type { BodyOf } from '../../contract/operations/index.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { MetadataTable } from '../../storage/tables/platform.ts'
import { canonical } from '../kernel/canonical.ts'
import type { Logger } from '../kernel/ports.ts'
import { digest, type Principal } from '../kernel/principal.ts'
import { Refusal } from '../kernel/refusal.ts'
import { plusSeconds } from '../kernel/time.ts'
import type { UnitOfWork, UnitsOfWork } from '../kernel/unit-of-work.ts'

/** Holds what an institution submits about a payment. */
export type Metadata = BodyOf<'submitTransactionMetadata'>

/** Accepts metadata of payments without making a payment wait. */
export interface MetadataQueue {
  /**
   * Accepts metadata, and returns the time of receipt (ISO instant).
   * @throws Refusal `transaction-conflict`, `future-timestamp`
   */
  submit(principal: Principal, metadata: Metadata, now: string): Promise<string>
  /** Resolves when everything that was accepted is in the database. */
  flushed(): Promise<void>
}

interface Entry {
  row: MetadataTable
  principal: Principal
  settle(outcome: 'kept' | 'conflict'): void
}

/** How long a submission waits for the database before it is answered without it. */
const patienceMs = 50
const clockSkewSeconds = 300
const rowsPerBatch = 200
const retryMs = 200
const rememberedIds = 10_000

/**
 * Creates a queue that writes submissions in batches. While the database is busy, submissions are answered
 * from memory; a conflict with a stored row that such an answer could not see is recorded in the audit trail.
 */
export function createMetadataQueue(units: UnitsOfWork, logger: Logger): MetadataQueue {
  const waiting = new Map<string, Entry>()
  /** Digests of the latest submissions, so that most conflicts are found without the database. */
  const recent = new Map<string, string>()
  let writing: Promise<void> | null = null

  function remember({ transaction_id: id, digest: known }: MetadataTable) {
    recent.set(id, known)
    if (recent.size <= rememberedIds) return
    const oldest = recent.keys().next()
    if (!oldest.done) recent.delete(oldest.value)
  }

  async function write() {
    while (waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, rowsPerBatch)
      try {
        const conflicts = await units.write({ principal: batch[0]?.principal ?? unknownCaller }, (unit) =>
          store(unit, batch),
        )
        for (const entry of batch) {
          waiting.delete(entry.row.transaction_id)
          entry.settle(conflicts.has(entry.row.transaction_id) ? 'conflict' : 'kept')
        }
      } catch (error) {
        logger.warn({ err: error, waiting: waiting.size }, 'metadata stays in memory')
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    writing = null
  }

  return {
    async submit(principal, metadata, now) {
      if (new Date(metadata.transaction_timestamp).toISOString() > plusSeconds(now, clockSkewSeconds)) {
        throw new Refusal('future-timestamp')
      }
      const row = toRow(metadata, now)
      const latest = recent.get(row.transaction_id)
      if (latest !== undefined && latest !== row.digest) throw new Refusal('transaction-conflict')
      const known = waiting.get(row.transaction_id)
      if (known?.row.digest === row.digest) return known.row.received_at
      if (known) throw new Refusal('transaction-conflict')
      const outcome = await new Promise<'kept' | 'conflict'>((settle) => {
        waiting.set(row.transaction_id, { row, principal, settle })
        writing ??= write()
        setTimeout(() => settle('kept'), patienceMs).unref()
      })
      if (outcome === 'conflict') throw new Refusal('transaction-conflict')
      remember(row)
      return now
    },
    async flushed() {
      while (writing) await writing
    },
  }
}

const unknownCaller: Principal = { id: 'ips', role: 'ips' }

const toRow = (metadata: Metadata, now: string): MetadataTable => ({
  transaction_id: metadata.transaction_id,
  digest: digest(canonical(metadata)),
  body: JSON.stringify(metadata),
  unknown_institutions: 0,
  received_at: now,
})

/** Writes a batch; returns the transactions that are stored with other content. */
async function store(unit: UnitOfWork, batch: readonly Entry[]): Promise<ReadonlySet<string>> {
  const ids = batch.map(({ row }) => row.transaction_id)
  const stored = await unit.trx
    .selectFrom('pf_metadata')
    .select(['transaction_id', 'digest'])
    .where('transaction_id', 'in', ids)
    .execute()
  const known = new Map(stored.map((row) => [row.transaction_id, row.digest]))
  const institutions = await knownInstitutions(unit.trx)
  const fresh = batch.filter(({ row }) => !known.has(row.transaction_id))
  const rows = fresh.map(({ row }) => ({
    ...row,
    unknown_institutions: isStrange(row, institutions) ? 1 : 0,
  }))
  if (rows.length > 0) await unit.trx.insertInto('pf_metadata').values(rows).execute()
  const conflicts = new Set(
    batch
      .filter(({ row }) => known.has(row.transaction_id) && known.get(row.transaction_id) !== row.digest)
      .map(({ row }) => row.transaction_id),
  )
  for (const { row, principal } of fresh) {
    unit.as(principal, unit.now).audit({
      action: 'metadata.received',
      resourceType: 'metadata',
      resourceId: row.transaction_id,
      after: row.digest,
    })
  }
  for (const id of conflicts)
    unit.audit({ action: 'metadata.conflict', resourceType: 'metadata', resourceId: id })
  return conflicts
}

async function knownInstitutions(trx: Db): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('pf_participant').select('institution_code').execute()
  return new Set(rows.map((row) => row.institution_code))
}

function isStrange(row: MetadataTable, institutions: ReadonlySet<string>): boolean {
  const { sender_institution_code, receiver_institution_code } = JSON.parse(row.body) as Metadata
  return !institutions.has(sender_institution_code) || !institutions.has(receiver_institution_code)
}
