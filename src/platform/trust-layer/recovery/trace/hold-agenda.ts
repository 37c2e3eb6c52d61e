import { comparePositions, type Hold, type Position } from './ledger-row.ts'

interface Entry {
  at: Position
  hold: Hold
  isEnd: boolean
}

/** Replays the beginnings and ends of the holds on one account, as the ledger reaches them. */
export interface HoldAgenda {
  /** Replays everything before the position. */
  advance(to: Position): void
  /** Returns whether a freeze belongs to the traced case. */
  isOwn(freezeId: string): boolean
}

/** Effects on an account when a hold begins or ends. */
export interface HoldEffects {
  begin(hold: Hold): void
  end(hold: Hold): void
}

/**
 * Creates the agenda of one account. A hold that begins at the position of a row comes after that row; at the
 * same position, entries of the earlier hold come first.
 */
export function createHoldAgenda(holds: readonly Hold[], effects: HoldEffects): HoldAgenda {
  const own = new Set(holds.filter((hold) => hold.isOwn).map((hold) => hold.freezeId))
  const entries = [...holds]
    .sort((a, b) => comparePositions(a.beganAt, b.beganAt))
    .flatMap((hold): Entry[] => [
      { at: hold.beganAt, hold, isEnd: false },
      ...(hold.endedAt ? [{ at: hold.endedAt, hold, isEnd: true }] : []),
    ])
    .sort((a, b) => comparePositions(a.at, b.at))
  let next = 0

  function advance(to: Position) {
    for (let entry = entries[next]; entry && comparePositions(entry.at, to) < 0; entry = entries[next]) {
      if (entry.isEnd) effects.end(entry.hold)
      else effects.begin(entry.hold)
      next++
    }
  }

  return { advance, isOwn: (freezeId) => own.has(freezeId) }
}
