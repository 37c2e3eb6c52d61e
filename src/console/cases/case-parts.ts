import type { CaseFile, ProposalAction, ProposalState } from '../../contract/console/cases.ts'
import type { Trace } from './path-layout.ts'

/** Data that the parts of the case page share. */
export interface CaseParts {
  file: CaseFile
  trace: Trace | null
  nameOf: (code: string | null) => string
  /** Money held now by account, in major units. */
  held: ReadonlyMap<string, number>
  /** Money has been returned or released since the trace: what it says may be gone. */
  isStale: boolean
  /** Reloads the case. */
  reload: () => Promise<void>
}

/** Builds the shared data from a case. */
export function toParts(file: CaseFile, reload: () => Promise<void>): CaseParts {
  const held = new Map<string, number>()
  for (const freeze of file.freezes) {
    const hash = String(freeze.account_hash)
    held.set(hash, (held.get(hash) ?? 0) + Number(freeze.funds_frozen_amount ?? 0))
  }
  const trace = file.trace as Trace | null
  // A host may not say when it traced.
  const asOf = trace?.extensions?.as_of
  return {
    file,
    trace,
    isStale:
      asOf !== undefined &&
      file.proposals.some(
        ({ action, state, decidedAt }) =>
          moves.has(action) && state === 'executed' && (decidedAt ?? '') > asOf,
      ),
    nameOf: (code) => file.institutions[code ?? ''] ?? code ?? 'Unknown',
    held,
    reload,
  }
}

/** Actions after which money is no longer where the trace found it. */
const moves: ReadonlySet<ProposalAction> = new Set<ProposalAction>(['return', 'release'])
/** Proposals that rest on the trace of their case: another trace would end them. */
const open: ReadonlySet<ProposalState> = new Set<ProposalState>(['proposed', 'approved', 'executing'])

/** Whether a new trace is due and ends no proposal that waits. */
export const isTraceDue = ({ file, isStale }: CaseParts): boolean =>
  isStale && !file.proposals.some(({ state }) => open.has(state))
