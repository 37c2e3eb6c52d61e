/** Time in which half of a payment goes out of reach, in hours. */
const halfLifeHours = 6
const hourMs = 3_600_000

/**
 * Estimates the amount that could still be lost within the next hour, for the order of the queue. Money is
 * moved on fast at first, so a payment made an hour ago precedes a larger one of last week.
 * @param amount major units
 * @param paidAt when the payment was made (ISO instant); defaults to now
 */
export function urgencyOf(amount: number | undefined, paidAt: string | undefined, now: string): number {
  if (!amount) return 0
  const hours = Math.max(0, (Date.parse(now) - Date.parse(paidAt ?? now)) / hourMs)
  const left = (at: number) => amount * 2 ** (-at / halfLifeHours)
  return Math.round((left(hours) - left(hours + 1)) * 100) / 100
}
