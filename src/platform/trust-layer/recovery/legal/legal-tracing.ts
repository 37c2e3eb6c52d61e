import { createHash } from 'node:crypto'
import type { ChainEntry } from '../trace/account-chain.ts'
import type { TraceTotals } from '../trace/trace-request.ts'
import { type LegalBlock, type LegalTable, toPlainLine } from './legal-block.ts'
import { fill, type LegalWords } from './legal-words.ts'

/** Trace of one payment, for a tracing statement. */
export interface LegalTracing {
  /** Absent in drafts of earlier releases. */
  transactionId?: string
  asOf: string
  chain: readonly ChainEntry[]
  totals: TraceTotals
  haircutTotals: TraceTotals
  /** When a trace that had become too large was ended; absent in drafts of earlier releases. */
  truncatedAt?: string | null
  /** Hashes of accounts whose statements are incomplete; absent in drafts of earlier releases. */
  uncertainAccounts?: readonly string[]
}

/** How a statement is written. */
interface TracingForm {
  words: LegalWords
  currency: string
  /** Decimals of the currency. */
  exponent: number
}

type Amount = (minor: number) => string

function chainTable({ chain }: LegalTracing, { texts }: LegalWords, amount: Amount): LegalTable {
  const titles = texts.chain
  return {
    kind: 'table',
    columns: [
      { title: titles.transfer, align: 'right', weight: 11 },
      { title: titles.institution, align: 'left', weight: 16 },
      { title: titles.account, align: 'left', weight: 28 },
      { title: titles.received, align: 'right', weight: 15 },
      { title: titles.remaining, align: 'right', weight: 15 },
      { title: titles.proportional, align: 'right', weight: 15 },
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
  ['located', (t: TraceTotals) => t.remainingMinor],
  ['withdrawn', (t: TraceTotals) => t.withdrawnMinor],
  ['returned', (t: TraceTotals) => t.returnedToVictimMinor],
  ['beyondDepth', (t: TraceTotals) => t.beyondDepthMinor],
  ['belowThreshold', (t: TraceTotals) => t.belowThresholdMinor],
  ['untraceable', (t: TraceTotals) => t.untraceableMinor],
] as const

function totalsTable(tracing: LegalTracing, { texts }: LegalWords, amount: Amount): LegalTable {
  const { totals, haircutTotals } = tracing
  return {
    kind: 'table',
    columns: [
      { title: texts.totals.place, align: 'left', weight: 50 },
      { title: texts.totals.fifo, align: 'right', weight: 25 },
      { title: texts.totals.proportional, align: 'right', weight: 25 },
    ],
    rows: places.map(([place, of]) => [texts.places[place], amount(of(totals)), amount(of(haircutTotals))]),
    total: [texts.places.total, amount(totals.originatingMinor), amount(haircutTotals.originatingMinor)],
  }
}

/** Writes the statement that explains the method, and shows the chain and the totals of each payment. */
export function writeTracingStatement(traces: readonly LegalTracing[], form: TracingForm): LegalBlock[] {
  if (traces.length === 0) return []
  const { texts } = form.words
  return [
    { kind: 'heading', text: texts.sections.tracing },
    { kind: 'paragraph', text: texts.method },
    ...traces.flatMap((tracing) => writeTrace(tracing, form)),
  ]
}

function writeTrace(tracing: LegalTracing, { words, currency, exponent }: TracingForm): LegalBlock[] {
  const { texts, time } = words
  const amount = words.amounts(exponent)
  const { transactionId } = tracing
  return [
    ...(transactionId === undefined
      ? []
      : [{ kind: 'facts', rows: [[texts.labels.transaction, toPlainLine(transactionId)]] } as const]),
    { kind: 'paragraph', text: fill(texts.ledgerRead, { currency, time: time(tracing.asOf) }) },
    ...reservationsOf(tracing, words),
    chainTable(tracing, words, amount),
    totalsTable(tracing, words, amount),
  ]
}

/** States what a trace does not know, since the text of the method calls the count exact. */
function reservationsOf(
  { truncatedAt, uncertainAccounts = [] }: LegalTracing,
  { texts, time }: LegalWords,
): LegalBlock[] {
  const accounts = uncertainAccounts.map(toPlainLine).join(', ')
  const lines = [
    ...(truncatedAt ? [fill(texts.truncated, { time: time(truncatedAt) })] : []),
    ...(uncertainAccounts.length > 0 ? [fill(texts.uncertain, { accounts })] : []),
  ]
  return lines.map((text) => ({ kind: 'paragraph', text }))
}

/** Computes a digest of all data behind the statement, so that an annex cannot be exchanged. */
export const digestOf = (traces: readonly LegalTracing[]) =>
  createHash('sha256').update(JSON.stringify(traces)).digest('hex')
