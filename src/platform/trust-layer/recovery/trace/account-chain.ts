import type { WithdrawalMethod } from '../../../../contract/operations/answer-words.ts'
import type { TraceSensitivity } from '../../../../contract/operations/vocabulary.ts'
import type { TraceNode } from './trace-node.ts'
import type { TraceRun } from './trace-run.ts'
import { toWithdrawalMethod } from './withdrawal-method.ts'

/** Facts about an account in addition to its rows. */
export interface AccountFacts {
  institutionCode: string
  /** Mule score, 0 to 1000. */
  riskPoints: number
  /** Codes of the incriminating factors, most points first. */
  riskFactors: readonly string[]
}

/** One account of a trace; amounts are minor units. */
export interface ChainEntry {
  accountHash: string
  institutionCode: string
  balanceMinor: number
  riskPoints: number
  riskFactors: readonly string[]
  withdrawalMethod: WithdrawalMethod
  hop: number
  receivedMinor: number
  remainingMinor: number
  forwardedMinor: number
  withdrawnMinor: number
  /** Null if only the proportional method reached the account. */
  firstCreditAtMs: number | null
  lastCreditAtMs: number | null
  lastDebitAtMs: number | null
  haircutRemainingMinor: number
  ceilingMinor: number
  frozenMinor: number
  /** False if only the proportional method reached the account, which never justifies a freeze. */
  isFreezable: boolean
}

/** Marks an account that only the proportional method reached. */
export const haircutExposure = 'haircut_exposure'

/** Orders accounts: nearest to the victim first, then the most received, then by hash. */
function compareEntries(a: ChainEntry, b: ChainEntry): number {
  if (a.hop !== b.hop) return a.hop - b.hop
  if (a.receivedMinor !== b.receivedMinor) return b.receivedMinor - a.receivedMinor
  return a.accountHash < b.accountHash ? -1 : 1
}

const toOutflow = (node: TraceNode) => ({
  onwardMinor: node.forwardedMinor + node.beyondDepthMinor + node.belowThresholdMinor + node.untraceableMinor,
  returnedMinor: node.returnedMinor,
  exits: node.exits,
})

/**
 * Lists the accounts that the money reached, without the victim's. At high sensitivity, it adds those that
 * only the proportional method reached, marked and not freezable.
 */
export function toAccountChain(
  { fifo, haircut }: TraceRun,
  sensitivity: TraceSensitivity,
  factsOf: (accountHash: string) => AccountFacts,
): ChainEntry[] {
  const shares = new Map(haircut.nodes.map((node) => [node.account, node]))
  const entries = fifo.nodes.map((node): ChainEntry => {
    return {
      accountHash: node.account,
      ...factsOf(node.account),
      balanceMinor: node.balanceMinor,
      withdrawalMethod: toWithdrawalMethod(toOutflow(node)),
      hop: node.hop,
      receivedMinor: node.receivedMinor,
      remainingMinor: node.remainingMinor,
      forwardedMinor: node.forwardedMinor,
      withdrawnMinor: node.withdrawnMinor,
      firstCreditAtMs: node.firstCreditAtMs,
      lastCreditAtMs: node.lastCreditAtMs,
      lastDebitAtMs: node.lastDebitAtMs,
      haircutRemainingMinor: shares.get(node.account)?.remainingMinor ?? 0,
      ceilingMinor: node.ceilingMinor,
      frozenMinor: node.frozenMinor,
      isFreezable: true,
    }
  })
  if (sensitivity !== 'high') return entries.sort(compareEntries)
  const found = new Set(fifo.nodes.map((node) => node.account))
  const exposed = haircut.nodes
    .filter((node) => !found.has(node.account))
    .map((node): ChainEntry => {
      const facts = factsOf(node.account)
      return {
        accountHash: node.account,
        ...facts,
        riskFactors: [...facts.riskFactors, haircutExposure],
        balanceMinor: node.balanceMinor,
        withdrawalMethod: 'none',
        hop: node.hop,
        receivedMinor: 0,
        remainingMinor: 0,
        forwardedMinor: 0,
        withdrawnMinor: 0,
        firstCreditAtMs: null,
        lastCreditAtMs: null,
        lastDebitAtMs: null,
        haircutRemainingMinor: node.remainingMinor,
        ceilingMinor: 0,
        frozenMinor: 0,
        isFreezable: false,
      }
    })
  return [...entries.sort(compareEntries), ...exposed.sort(compareEntries)]
}

/** Figures that the ranking adds to an entry; minor units. */
export interface RankedFigures {
  priorityMinor: number
  recommendedMinor: number
}

/**
 * Converts an entry to the form of the interface. `toMajor` converts minor units to the number on the wire.
 */
export function toWireChainEntry(
  entry: ChainEntry,
  toMajor: (minor: number) => number,
  ranked?: RankedFigures,
) {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  return {
    account_hash: entry.accountHash,
    institution_code: entry.institutionCode,
    balance: toMajor(entry.balanceMinor),
    risk_score: entry.riskPoints / 1000,
    risk_factors: [...entry.riskFactors],
    withdrawal_method: entry.withdrawalMethod,
    tracing: {
      hop: entry.hop,
      received: toMajor(entry.receivedMinor),
      remaining: toMajor(entry.remainingMinor),
      forwarded: toMajor(entry.forwardedMinor),
      withdrawn: toMajor(entry.withdrawnMinor),
      first_credit_at: instant(entry.firstCreditAtMs),
      last_debit_at: instant(entry.lastDebitAtMs),
      haircut_remaining: toMajor(entry.haircutRemainingMinor),
      ceiling: toMajor(entry.ceilingMinor),
      frozen: toMajor(entry.frozenMinor),
      ...(ranked && {
        priority: toMajor(ranked.priorityMinor),
        recommended_amount: toMajor(ranked.recommendedMinor),
      }),
    },
  }
}
