/** How long it takes until half of what was paid is out of reach, in hours. */
const halfLifeHours = 6
const hourMs = 3_600_000

/**
 * Estimates what could still be lost within the next hour, for the order of those who wait: money is passed on fast at first,
 * so that a payment of an hour ago goes before a larger one of last week.
 * @param amount major units
 * @param paidAt when the money left (ISO instant); without it, now is taken
 */
export function urgencyOf(amount: number | undefined, paidAt: string | undefined, now: string): number {
  if (!amount) return 0
  const hours = Math.max(0, (Date.parse(now) - Date.parse(paidAt ?? now)) / hourMs)
  const left = (at: number) => amount * 2 ** (-at / halfLifeHours)
  return Math.round((left(hours) - left(hours + 1)) * 100) / 100
}
