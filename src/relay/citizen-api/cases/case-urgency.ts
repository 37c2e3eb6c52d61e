/**
 * Sort order of cases by the amount that can still be saved. Stolen money is moved on within hours, so half
 * of what is neither held nor returned is assumed lost after six hours (a design value). All cases age at the
 * same rate, so their order never changes with time and one stored number defines it.
 */
const halfLifeMs = 6 * 3_600_000
const hourMs = 3_600_000

/** Values that the order depends on; amounts are in minor units. */
export interface Savable {
  amount: number
  held: number
  returned: number
  /** Time when the money left the account (ISO instant). */
  since: string
  isOver: boolean
}

/**
 * Computes the number by which cases are sorted; greater is more urgent, 0 means that nothing can be saved.
 */
export function rankOf(savable: Savable): number {
  const open = openAmount(savable)
  return open === 0 ? 0 : Math.log2(open) + Date.parse(savable.since) / halfLifeMs
}

/** Computes the amount that is likely to be lost within the next hour, in minor units. */
export function lossWithinHour(savable: Savable, now: string): number {
  const ageMs = Math.max(0, Date.parse(now) - Date.parse(savable.since))
  const left = openAmount(savable) * 2 ** (-ageMs / halfLifeMs)
  return left * (1 - 2 ** (-hourMs / halfLifeMs))
}

const openAmount = ({ amount, held, returned, isOver }: Savable): number =>
  isOver ? 0 : Math.max(0, amount - held - returned)
