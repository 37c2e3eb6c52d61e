/**
 * The order of cases by what can still be saved. Stolen money is moved on within hours: of what is neither held nor
 * returned, half is taken to be out of reach after six hours (a design value). All cases age alike, so that their
 * order never changes by itself, and one stored number gives it.
 */
const halfLifeMs = 6 * 3_600_000
const hourMs = 3_600_000

/** Says what an order depends on; amounts are minor units. */
export interface Savable {
  amount: number
  held: number
  returned: number
  /** When the money left, as an ISO instant. */
  since: string
  isOver: boolean
}

/** Computes the number by which cases are ordered, greater being more urgent; 0 when nothing can be saved. */
export function rankOf(savable: Savable): number {
  const open = openAmount(savable)
  return open === 0 ? 0 : Math.log2(open) + Date.parse(savable.since) / halfLifeMs
}

/** Computes what is likely to be lost within the next hour, in minor units. */
export function lossWithinHour(savable: Savable, now: string): number {
  const ageMs = Math.max(0, Date.parse(now) - Date.parse(savable.since))
  const left = openAmount(savable) * 2 ** (-ageMs / halfLifeMs)
  return left * (1 - 2 ** (-hourMs / halfLifeMs))
}

const openAmount = ({ amount, held, returned, isOver }: Savable): number =>
  isOver ? 0 : Math.max(0, amount - held - returned)
