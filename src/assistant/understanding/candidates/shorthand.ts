import type { SaidNumber } from './numbers.ts'

/**
 * Joins numbers that follow each other without a word in between: "two fifty" is 250, "three five hundred"
 * 3,500 and "one two five zero zero" 12,500. `isAsked` means that a number is expected, so that single digits
 * are joined as well.
 */
export function joinShorthand(numbers: readonly SaidNumber[], isAsked: boolean): SaidNumber[] {
  const joined: SaidNumber[] = []
  for (let at = 0; at < numbers.length; at++) {
    const digits = isAsked ? digitsFrom(numbers, at) : 0
    const [own, next] = [numbers[at], numbers[at + 1]]
    if (!own) continue
    if (digits >= 3) {
      const run = numbers.slice(at, at + digits)
      const value = Number(run.map((one) => one.value).join(''))
      joined.push({ first: own.first, last: run.at(-1)?.last ?? own.last, value, isScaled: true })
      at += digits - 1
      continue
    }
    const value = next && own.last + 1 === next.first ? together(own, next) : undefined
    joined.push(
      next && value !== undefined ? { first: own.first, last: next.last, value, isScaled: true } : own,
    )
    if (value !== undefined) at++
  }
  return joined
}

/** How many single digits follow each other. */
function digitsFrom(numbers: readonly SaidNumber[], from: number): number {
  let at = from
  while (isDigit(numbers[at]) && (at === from || numbers[at]?.first === (numbers[at - 1]?.last ?? 0) + 1))
    at++
  return at - from
}
const isDigit = (number: SaidNumber | undefined) =>
  number !== undefined && Number.isInteger(number.value) && number.value >= 0 && number.value <= 9

function together(own: SaidNumber, next: SaidNumber): number | undefined {
  const isSmall = Number.isInteger(own.value) && own.value >= 1 && own.value < 100 && !own.isScaled
  if (!isSmall) return undefined
  if (!next.isScaled && next.value >= 20 && next.value < 100 && next.value % 10 === 0 && own.value < 20)
    return own.value * 100 + next.value
  if (next.isScaled && next.value < 1000 && next.value % 100 === 0 && own.value < 10)
    return own.value * 1000 + next.value
  return undefined
}
