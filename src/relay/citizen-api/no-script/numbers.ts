import type { DialogProfile } from '../../../assistant/dialog/model/types.ts'
import { type Markup, markup } from './markup.ts'
import type { Words } from './words.ts'

/** A phone number to call. The one without a label is the emergency number. */
export interface NumberToCall {
  label?: string
  number: string
  hours?: string | undefined
}

/** Limits the number of banks, since the list would otherwise be longer than the page's content. */
const mostBanks = 8

/**
 * Returns the numbers shown on every page: first the emergency number, then the helplines, then the banks.
 */
export function numbersOf({
  emergencyNumber,
  crisisLine,
  childLine,
  violenceLine,
  hotlines,
  banks,
}: DialogProfile): readonly NumberToCall[] {
  const lines = [crisisLine, childLine, violenceLine, ...hotlines].flatMap((line) => line ?? [])
  const ofBanks = banks.flatMap(({ name: label, fraudNumber: number }) => (number ? [{ label, number }] : []))
  return [{ number: emergencyNumber }, ...lines, ...ofBanks.slice(0, mostBanks)]
}

/** Draws the numbers as a list of `tel:` links. */
export function drawNumbers(numbers: readonly NumberToCall[], { form }: Words): Markup {
  const rows = numbers.map(
    ({ label = form.danger, number, hours }) =>
      markup`<li><bdi>${label}</bdi>: <a href="${toDial(number)}"><bdi dir="ltr">${number}</bdi></a>${hours && markup` <bdi>(${hours})</bdi>`}`,
  )
  return markup`<nav id="call" aria-labelledby="calls"><h2 id="calls">${form.call}</h2><ul>${rows}</ul></nav>`
}

const toDial = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
