import type { CaseFile } from '../../contract/console/cases.ts'
import type { Trace } from './path-layout.ts'

/** Data that the parts of the case page share. */
export interface CaseParts {
  file: CaseFile
  trace: Trace | null
  nameOf: (code: string | null) => string
  /** Money held now by account, in major units. */
  held: ReadonlyMap<string, number>
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
  return {
    file,
    trace: file.trace as Trace | null,
    nameOf: (code) => file.institutions[code ?? ''] ?? code ?? 'Unknown',
    held,
    reload,
  }
}
