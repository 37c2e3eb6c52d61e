import { createHash } from 'node:crypto'
import { canonical } from './canonical.ts'

/** Members that link a row to the previous one. */
export interface ChainLink {
  seq: number
  prev_hash: string
  /** SHA-256 (hexadecimal) of `prev_hash` and the rest of the row. */
  hash: string
}

/** End of a chain: the number and hash of its last row. */
export type ChainHead = Pick<ChainLink, 'seq' | 'hash'>

/** End of an empty chain. */
export const genesis: ChainHead = { seq: 0, hash: '0'.repeat(64) }

const hashRow = (row: { prev_hash: string }): string =>
  createHash('sha256')
    .update(row.prev_hash + canonical(row))
    .digest('hex')

/** Appends rows to the chain after `head`, in order. */
export function chain<Draft extends object>(
  head: ChainHead,
  drafts: readonly Draft[],
): (Draft & ChainLink)[] {
  let last = head
  return drafts.map((draft) => {
    const row = { ...draft, seq: last.seq + 1, prev_hash: last.hash }
    last = { seq: row.seq, hash: hashRow(row) }
    return { ...row, hash: last.hash }
  })
}

/** Finds the first row that does not follow from the previous one; undefined if all do. */
export function findBreak(head: ChainHead, rows: readonly ChainLink[]): number | undefined {
  let last = head
  for (const { hash, ...row } of rows) {
    if (row.seq !== last.seq + 1 || row.prev_hash !== last.hash || hash !== hashRow(row)) return last.seq + 1
    last = { seq: row.seq, hash }
  }
  return undefined
}
