import type { Context } from '../../kit/context.ts'
import type { Principal } from '../../kit/principal.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import { bookEntries } from './book-entries.ts'
import type { Booked, Misfit } from './change-payments.ts'
import {
  type ImportWords,
  importFaults,
  type LedgerEntry,
  UnreadableFile,
  unreadableFiles,
} from './ledger-entry.ts'
import { createNumbering } from './match-entries.ts'
import { readCsv } from './read-csv.ts'
import { readMessages } from './read-messages.ts'
import { readSwift } from './read-swift.ts'
import type { Bytes } from './read-text.ts'
import { settleOpenings } from './settle-openings.ts'

/** Dependencies of imports. */
export interface ImportDeps {
  context: Pick<Context, 'keyedHash' | 'seal' | 'profile'>
  units: UnitsOfWork
}

/** Readers of files, by format: tables, ISO 20022, and SWIFT text. */
const readers = { csv: readCsv, xml: readMessages, swift: readSwift } as const

/** Request to import one file. */
export interface ImportWish {
  principal: Principal
  requestId: string | null
  bytes: Bytes
  format: keyof typeof readers
  /** The institution that submits it, which may only state its own accounts; null for an administrator. */
  institution: string | null
  agents: ImportWords['agents']
}

/** Result of importing a file. */
export interface ImportReport {
  /** Whether it was read to the end; everything read before an early end is retained. */
  complete: boolean
  accounts_opened: number
  accounts_changed: number
  transactions_added: number
  transactions_changed: number
  /** Entries that the ledger already had. */
  unchanged: number
  /** Entries of statements that are not booked yet; they move no money. */
  entries_pending: number
  /** Entries of statements that only inform, and are not stored. */
  entries_informational: number
  /** Requests to send payments back, and answers to them; they move no money. */
  recall_requests: number
  recall_answers: number
  /** Accounts that paid out more than any stated opening balance explains. */
  openings_assumed: number
  /** Number of invalid entries, of which the first are listed. */
  misfit_count: number
  misfits: MisfitReport[]
}

interface MisfitReport {
  line: number
  element?: string
  field: string
  code: string
  message: string
  transaction_id?: string
}

/** Entries per transaction: few enough not to block the event loop. */
const entriesPerChange = 25
/** Accounts whose opening balances are settled in one transaction. */
const accountsPerChange = 10
/** Maximum number of hashes retained until the end. */
const mostUnsettled = 20_000
const mostMisfits = 1000

/**
 * Imports a file into the ledger as it arrives. Existing entries stay unchanged, so that a file can be
 * repeated and one that was cut off can be sent again.
 */
export async function importLedger(deps: ImportDeps, wish: ImportWish): Promise<ImportReport> {
  const { currency, currencyExponent, timezone } = deps.context.profile
  const words = { currency, currencyExponent, timezone, agents: wish.agents }
  const entries = readers[wish.format](wish.bytes, words)
  const report = emptyReport()
  const unsettled = new Set<string>()
  const settle = async () => {
    report.openings_assumed += await settleAll(deps, wish, unsettled)
    unsettled.clear()
  }
  const keep = async (batch: readonly LedgerEntry[]) => {
    const booked = await keepBatch(deps, wish, batch)
    addBooked(report, booked)
    for (const hash of booked.unsettled) unsettled.add(hash)
    if (unsettled.size >= mostUnsettled) await settle()
  }
  const numbered = createNumbering(timezone)
  let batch: LedgerEntry[] = []
  try {
    for await (const entry of entries) {
      if (isAbout(entry) && !batch.every(isAbout)) {
        await keep(batch)
        batch = []
      }
      batch.push(numbered(entry))
      if (batch.length < entriesPerChange) continue
      await keep(batch)
      batch = []
    }
    report.complete = true
  } catch (error) {
    // Entries from before the connection broke are retained, including their balances.
    if (!(error instanceof UnreadableFile)) {
      await settle()
      throw error
    }
    const { code, line } = error
    addMisfit(report, { line, field: '$', code, message: unreadableFiles[code] })
  }
  if (batch.length > 0) await keep(batch)
  await settle()
  return report
}

/** Returns whether an entry is about an earlier payment, which must be in the ledger before it is looked for. */
const isAbout = ({ kind }: LedgerEntry) => kind === 'return' || kind === 'recall'

const emptyReport = (): ImportReport => ({
  complete: false,
  accounts_opened: 0,
  accounts_changed: 0,
  transactions_added: 0,
  transactions_changed: 0,
  unchanged: 0,
  entries_pending: 0,
  entries_informational: 0,
  recall_requests: 0,
  recall_answers: 0,
  openings_assumed: 0,
  misfit_count: 0,
  misfits: [],
})

function keepBatch(
  { context, units }: ImportDeps,
  { principal, requestId, institution }: ImportWish,
  batch: readonly LedgerEntry[],
): Promise<Booked> {
  return units.write({ principal, requestId }, async (unit) => {
    const booked = await bookEntries(unit, { context, institution }, batch)
    const { accountsOpened, accountsChanged, transactionsAdded, transactionsChanged } = booked
    const after = { accountsOpened, accountsChanged, transactionsAdded, transactionsChanged }
    if (Object.values(after).some((count) => count > 0)) {
      unit.audit({ action: 'ledger.imported', resourceType: 'ledger', after })
    }
    return booked
  })
}

async function settleAll(
  { units }: ImportDeps,
  { principal, requestId }: ImportWish,
  unsettled: ReadonlySet<string>,
): Promise<number> {
  const hashes = [...unsettled]
  let assumed = 0
  for (let at = 0; at < hashes.length; at += accountsPerChange) {
    const some = hashes.slice(at, at + accountsPerChange)
    assumed += await units.write({ principal, requestId }, (unit) => settleOpenings(unit, some))
    await new Promise(setImmediate)
  }
  return assumed
}

function addBooked(report: ImportReport, booked: Booked): void {
  report.accounts_opened += booked.accountsOpened
  report.accounts_changed += booked.accountsChanged
  report.transactions_added += booked.transactionsAdded
  report.transactions_changed += booked.transactionsChanged
  report.unchanged += booked.unchanged
  report.entries_pending += booked.pending
  report.entries_informational += booked.informational
  report.recall_requests += booked.recallRequests
  report.recall_answers += booked.recallAnswers
  for (const misfit of booked.misfits) addMisfit(report, toReport(misfit))
}

/** The report contains no account numbers and no names. */
const toReport = ({ transactionId, ...misfit }: Misfit): MisfitReport => ({
  ...misfit,
  message: importFaults[misfit.code],
  ...(transactionId !== undefined && { transaction_id: transactionId }),
})

function addMisfit(report: ImportReport, misfit: MisfitReport): void {
  report.misfit_count += 1
  if (report.misfits.length < mostMisfits) report.misfits.push(misfit)
}
