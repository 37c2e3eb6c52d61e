import type { BodyOf } from '../../../contract/operations/index.ts'
import { canonical } from '../../../contract/primitives/canonical.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { realTimers, sleep, type Timers } from '../../../contract/primitives/timers.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { MetadataTable } from '../../../storage/tables/platform.ts'
import { assertOwn } from '../../kit/handler.ts'
import type { Logger } from '../../kit/ports.ts'
import { digest, type Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusSeconds } from '../../kit/time.ts'
import type { UnitOfWork, UnitsOfWork } from '../../kit/unit-of-work.ts'

/** Metadata that an institution submits about a payment. */
export type Metadata = BodyOf<'submitTransactionMetadata'>

/** Accepts metadata of payments without delaying a payment. */
export interface MetadataQueue {
  /**
   * Accepts metadata, and returns the time of receipt (ISO instant).
   * @throws Refusal `forbidden` if an institution submits for another, `transaction-not-found` if the payment
   * belongs to another, `transaction-conflict`, `future-timestamp`
   * @throws Problem `storage-unavailable` if the queue for the database is full
   */
  submit(principal: Principal, metadata: Metadata, now: string): Promise<string>
  /**
   * Resolves when everything accepted before the call is in the database. @throws anything that a write
   * throws in the meantime
   */
  flushed(): Promise<void>
  /**
   * Resolves when the queue is empty, however long the database is unreachable; for shutdown, when no more
   * submissions arrive.
   */
  emptied(): Promise<void>
}

type Outcome = 'kept' | 'conflict' | 'foreign'

interface Entry {
  row: MetadataTable
  principal: Principal
  settle(outcome: Outcome): void
}

/** How long a submission waits for the database before it is answered without it. */
const patienceMs = 50
const clockSkewSeconds = 300
const rowsPerBatch = 200
const retryMs = 200
const rememberedIds = 10_000
const comeAgainMs = 1_000

/**
 * Creates a queue that writes submissions in batches. While the database is busy, submissions are answered
 * from memory; a conflict with a stored row that such an answer could not detect is recorded in the audit
 * trail.
 */
export function createMetadataQueue(
  units: UnitsOfWork,
  logger: Logger,
  {
    maxWaiting = 10_000,
    timers = realTimers,
  }: {
    /** Maximum number of submissions waiting for the database. Default 10,000. */
    maxWaiting?: number
    /** Default: real time. */
    timers?: Timers
  } = {},
): MetadataQueue {
  /** In order of arrival, which is also the order of writing. */
  const waiting = new Map<string, Entry>()
  let newest: Entry | undefined
  /** Digests of the latest submissions, so that most conflicts are found without the database. */
  const recent = new Map<string, string>()
  let writing: Promise<void> | null = null
  /** The latest attempt to write a batch. */
  let batchWritten: Promise<void> = Promise.resolve()

  function remember(row: MetadataTable) {
    recent.set(keyOf(row), row.digest)
    if (recent.size <= rememberedIds) return
    const oldest = recent.keys().next()
    if (!oldest.done) recent.delete(oldest.value)
  }

  async function write() {
    while (waiting.size > 0) {
      try {
        batchWritten = writeBatch([...waiting.values()].slice(0, rowsPerBatch))
        await batchWritten
      } catch (error) {
        logger.warn({ err: error, waiting: waiting.size }, 'metadata stays in memory')
        await sleep(timers, retryMs)
      }
    }
    writing = null
  }

  async function writeBatch(batch: readonly Entry[]) {
    const outcomes = await units.write({ principal: batch[0]?.principal ?? unknownCaller }, (unit) =>
      store(unit, batch),
    )
    for (const entry of batch) {
      waiting.delete(keyOf(entry.row))
      entry.settle(outcomes.get(entry) ?? 'kept')
    }
  }

  return {
    async submit(principal, metadata, now) {
      if (new Date(metadata.transaction_timestamp).toISOString() > plusSeconds(now, clockSkewSeconds)) {
        throw new Refusal('future-timestamp')
      }
      if (principal.role === 'institution') {
        assertOwn(principal, 'sender_institution_code', [metadata.sender_institution_code])
      }
      const row = toRow(metadata, now)
      const latest = recent.get(keyOf(row))
      if (latest !== undefined && latest !== row.digest) throw new Refusal('transaction-conflict')
      const known = waiting.get(keyOf(row))
      if (known?.row.digest === row.digest) return known.row.received_at
      if (known) throw new Refusal('transaction-conflict')
      if (waiting.size >= maxWaiting) throw new Problem('storage-unavailable', { retryAfterMs: comeAgainMs })
      const outcome = await new Promise<Outcome>((settle) => {
        newest = { row, principal, settle }
        waiting.set(keyOf(row), newest)
        writing ??= write()
        timers.setTimeout(() => settle('kept'), patienceMs)
      })
      if (outcome === 'foreign') throw new Refusal('transaction-not-found')
      if (outcome === 'conflict') throw new Refusal('transaction-conflict')
      remember(row)
      return now
    },
    async flushed() {
      const last = newest
      while (last && waiting.get(keyOf(last.row)) === last) await batchWritten
    },
    async emptied() {
      while (writing) await writing
    },
  }
}

const unknownCaller: Principal = { id: 'ips', role: 'ips' }

/** Each sender's institution has a separate entry; no part of the key contains a line break. */
const keyOf = (row: Pick<MetadataTable, 'transaction_id' | 'sender_institution_code'>): string =>
  `${row.transaction_id}\n${row.sender_institution_code}`

const toRow = (metadata: Metadata, now: string): MetadataTable => ({
  transaction_id: metadata.transaction_id,
  sender_institution_code: metadata.sender_institution_code,
  digest: digest(canonical(metadata)),
  body: JSON.stringify(metadata),
  unknown_institutions: 0,
  received_at: now,
})

/** Writes a batch; returns the result of each entry. */
async function store(unit: UnitOfWork, batch: readonly Entry[]): Promise<ReadonlyMap<Entry, Outcome>> {
  const ids = batch.map(({ row }) => row.transaction_id)
  const stored = await unit.trx
    .selectFrom('pf_metadata')
    .select(['transaction_id', 'sender_institution_code', 'digest'])
    .where('transaction_id', 'in', ids)
    .execute()
  const known = new Map(stored.map((row) => [keyOf(row), row.digest]))
  const senders = await sendersOf(unit.trx, ids)
  const institutions = await knownInstitutions(unit.trx)
  const outcomes = new Map<Entry, Outcome>()
  for (const entry of batch) {
    const { row, principal } = entry
    const sender = senders.get(row.transaction_id) ?? row.sender_institution_code
    const digestOfKnown = known.get(keyOf(row))
    if (principal.role === 'institution' && sender !== principal.institution) outcomes.set(entry, 'foreign')
    else if (digestOfKnown === undefined) await keep(unit, entry, institutions)
    else if (digestOfKnown !== row.digest) outcomes.set(entry, 'conflict')
  }
  for (const [{ row, principal }, outcome] of outcomes) {
    const action = outcome === 'conflict' ? 'metadata.conflict' : 'auth.denied'
    unit.as(principal, unit.now).audit({ action, resourceType: 'metadata', resourceId: row.transaction_id })
  }
  return outcomes
}

async function keep(
  unit: UnitOfWork,
  { row, principal }: Entry,
  institutions: ReadonlySet<string>,
): Promise<void> {
  const unknown = isStrange(row, institutions) ? 1 : 0
  await unit.trx
    .insertInto('pf_metadata')
    .values({ ...row, unknown_institutions: unknown })
    .execute()
  unit.as(principal, unit.now).audit({
    action: 'metadata.received',
    resourceType: 'metadata',
    resourceId: row.transaction_id,
    after: row.digest,
  })
}

/** Reads the sending institutions of booked payments. */
async function sendersOf(trx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .innerJoin('pf_account', 'pf_account.account_hash', 'pf_ledger_tx.sender_hash')
    .select(['pf_ledger_tx.transaction_id', 'pf_account.institution_code'])
    .where('pf_ledger_tx.transaction_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.transaction_id, row.institution_code]))
}

async function knownInstitutions(trx: Db): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('pf_participant').select('institution_code').execute()
  return new Set(rows.map((row) => row.institution_code))
}

function isStrange(row: MetadataTable, institutions: ReadonlySet<string>): boolean {
  const { sender_institution_code, receiver_institution_code } = JSON.parse(row.body) as Metadata
  return !institutions.has(sender_institution_code) || !institutions.has(receiver_institution_code)
}
