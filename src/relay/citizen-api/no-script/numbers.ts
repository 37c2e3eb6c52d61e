import type { DialogProfile } from '../../../assistant/dialog/model/types.ts'
import { type Markup, markup } from './markup.ts'
import type { Words } from './words.ts'

/** A line to call; without a label it is the one for those in danger. */
export interface NumberToCall {
  label?: string
  number: string
  hours?: string | undefined
}

/** More banks would make each page longer than what she came for. */
const mostBanks = 8

/** Lists the numbers that stand on every page: danger first, then the lines that help, then the banks'. */
export function numbersOf({
  emergencyNumber,
  crisisLine,
  childLine,
  hotlines,
  banks,
}: DialogProfile): readonly NumberToCall[] {
  const lines = [...(crisisLine ? [crisisLine] : []), ...(childLine ? [childLine] : []), ...hotlines]
  const ofBanks = banks.flatMap(({ name: label, fraudNumber: number }) => (number ? [{ label, number }] : []))
  return [{ number: emergencyNumber }, ...lines, ...ofBanks.slice(0, mostBanks)]
}

/** Writes the numbers as a list of links that a telephone dials. */
export function drawNumbers(numbers: readonly NumberToCall[], { form }: Words): Markup {
  const rows = numbers.map(
    ({ label = form.danger, number, hours }) =>
      markup`<li><bdi>${label}</bdi>: <a href="${toDial(number)}"><bdi dir="ltr">${number}</bdi></a>${hours && markup` <bdi>(${hours})</bdi>`}`,
  )
  return markup`<nav id="call" aria-labelledby="calls"><h2 id="calls">${form.call}</h2><ul>${rows}</ul></nav>`
}

const toDial = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
