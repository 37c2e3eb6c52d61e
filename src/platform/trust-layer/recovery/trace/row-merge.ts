import { comparePositions, type LedgerRow } from './ledger-row.ts'

/** Reads the rows of one account, oldest first; `next` returns undefined at the end. */
export interface RowCursor {
  next(): Promise<LedgerRow | undefined>
}

/** Merges many cursors into one stream in ledger order; a row that two accounts share is returned once. */
export interface RowMerge {
  /** Adds a cursor; all its rows must come after the last row that was returned. */
  add(cursor: RowCursor): Promise<void>
  next(): Promise<LedgerRow | undefined>
}

interface Head {
  row: LedgerRow
  cursor: RowCursor
}

/** Creates an empty merge. */
export function createRowMerge(): RowMerge {
  /** Binary heap: the earliest row is first, and each entry precedes its two children. */
  const heap: Head[] = []
  let last: LedgerRow | undefined

  const isBefore = (a: number, b: number) => {
    const [left, right] = [heap[a], heap[b]]
    return left !== undefined && right !== undefined && comparePositions(left.row, right.row) < 0
  }

  function swap(a: number, b: number) {
    const [left, right] = [heap[a], heap[b]]
    if (left && right) [heap[a], heap[b]] = [right, left]
  }

  function rise(index: number) {
    for (let at = index; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isBefore(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }

  function sink() {
    for (let at = 0; ; ) {
      const [left, right] = [at * 2 + 1, at * 2 + 2]
      const child = isBefore(right, left) ? right : left
      if (!isBefore(child, at)) return
      swap(at, child)
      at = child
    }
  }

  async function add(cursor: RowCursor) {
    const row = await cursor.next()
    if (row) rise(heap.push({ row, cursor }) - 1)
  }

  /** Removes the earliest row and replaces it with the next one of the same cursor. */
  async function shift(): Promise<LedgerRow | undefined> {
    const head = heap[0]
    if (!head) return undefined
    const { row } = head
    const following = await head.cursor.next()
    if (following) head.row = following
    else {
      const end = heap.pop()
      if (end && end !== head) heap[0] = end
    }
    sink()
    return row
  }

  async function next() {
    let row = await shift()
    while (row && last && row.transactionId === last.transactionId) row = await shift()
    last = row
    return row
  }

  return { add, next }
}
