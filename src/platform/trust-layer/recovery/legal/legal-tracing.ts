import { createHash } from 'node:crypto'
import type { ChainEntry } from '../trace/account-chain.ts'
import type { TraceTotals } from '../trace/trace-request.ts'
import { type LegalBlock, type LegalTable, toLegalAmount, toLegalTime, toPlainLine } from './legal-block.ts'
import { methodText } from './legal-texts.ts'

/** Data that a tracing statement is written from. */
export interface LegalTracing {
  asOf: string
  chain: readonly ChainEntry[]
  totals: TraceTotals
  haircutTotals: TraceTotals
  /** When a trace that had become too large was ended; absent in drafts of earlier releases. */
  truncatedAt?: string | null
  /** Hashes of accounts whose statements are incomplete; absent in drafts of earlier releases. */
  uncertainAccounts?: readonly string[]
}

function chainTable({ chain }: LegalTracing, amount: (minor: number) => string): LegalTable {
  return {
    kind: 'table',
    columns: [
      { title: 'Transfer', align: 'right', weight: 9 },
      { title: 'Institution', align: 'left', weight: 13 },
      { title: 'Account', align: 'left', weight: 34 },
      { title: 'Received', align: 'right', weight: 14 },
      { title: 'Remaining', align: 'right', weight: 15 },
      { title: 'Remaining, proportional', align: 'right', weight: 15 },
    ],
    rows: chain.map((entry) => [
      String(entry.hop),
      toPlainLine(entry.institutionCode),
      toPlainLine(entry.accountHash),
      amount(entry.receivedMinor),
      amount(entry.remainingMinor),
      amount(entry.haircutRemainingMinor),
    ]),
  }
}

/** Places where the money is; their amounts add up to the payment. */
const places = [
  ['Located in accounts', (t: TraceTotals) => t.remainingMinor],
  ['Withdrawn', (t: TraceTotals) => t.withdrawnMinor],
  ['Returned to the complainant', (t: TraceTotals) => t.returnedToVictimMinor],
  ['Not located: beyond the depth of the trace', (t: TraceTotals) => t.beyondDepthMinor],
  ['Not located: amounts below its threshold', (t: TraceTotals) => t.belowThresholdMinor],
  ['Not located: institutions that take no part', (t: TraceTotals) => t.untraceableMinor],
] as const

function totalsTable(tracing: LegalTracing, amount: (minor: number) => string): LegalTable {
  const { totals, haircutTotals } = tracing
  return {
    kind: 'table',
    columns: [
      { title: 'Where the money is', align: 'left', weight: 50 },
      { title: 'First in, first out', align: 'right', weight: 25 },
      { title: 'Proportional', align: 'right', weight: 25 },
    ],
    rows: places.map(([label, of]) => [label, amount(of(totals)), amount(of(haircutTotals))]),
    total: ['Amount paid away', amount(totals.originatingMinor), amount(haircutTotals.originatingMinor)],
  }
}

/** Writes the statement that explains the method, and shows the chain and the totals by both methods. */
export function writeTracingStatement(
  tracing: LegalTracing,
  currency: string,
  exponent: number,
): LegalBlock[] {
  const amount = (minor: number) => toLegalAmount(minor, exponent)
  return [
    { kind: 'heading', text: 'Tracing statement' },
    { kind: 'paragraph', text: methodText },
    {
      kind: 'paragraph',
      text: `All amounts in ${currency}. The ledger was read as of ${toLegalTime(tracing.asOf)}.`,
    },
    ...reservationsOf(tracing),
    chainTable(tracing, amount),
    totalsTable(tracing, amount),
  ]
}

/** States what a trace does not know, since the text of the method calls the count exact. */
function reservationsOf({ truncatedAt, uncertainAccounts = [] }: LegalTracing): LegalBlock[] {
  const texts = [
    ...(truncatedAt
      ? [
          `The trace had become too large and ends at ${toLegalTime(truncatedAt)}. It contains no later movement.`,
        ]
      : []),
    ...(uncertainAccounts.length > 0
      ? [
          `Entries of these accounts could not be read, so their amounts may differ from the figures below: ${uncertainAccounts.map(toPlainLine).join(', ')}.`,
        ]
      : []),
  ]
  return texts.map((text) => ({ kind: 'paragraph', text }))
}

/** Computes a digest of all data behind the statement, so that an annex cannot be exchanged. */
export const digestOf = (tracing: LegalTracing) =>
  createHash('sha256')
    .update(JSON.stringify([tracing.asOf, tracing.chain, tracing.totals, tracing.haircutTotals]))
    .digest('hex')
