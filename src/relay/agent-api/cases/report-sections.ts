import type { DetailedReport } from '../../../contract/console/case-acts.ts'
import { isObject } from '../../../contract/primitives/json.ts'

/** Converts a detailed report, with the interface's field names, into sections with readable labels. */
export function toSections(reports: readonly unknown[]): DetailedReport {
  return {
    sections: reports.flatMap((report, index) => {
      const head = reports.length > 1 ? `Report ${reports.length - index}` : 'Report'
      return isObject(report) ? sectionsOf(head, report) : []
    }),
  }
}

type Section = DetailedReport['sections'][number]

/** Objects and items of lists become separate sections. */
function sectionsOf(title: string, value: Record<string, unknown>): Section[] {
  const members = Object.entries(value)
  const rows = members.flatMap(([name, member]) => {
    const text = textOf(member)
    return text === undefined ? [] : [{ label: toWords(name), value: text }]
  })
  const below = members.flatMap(([name, member]) => {
    const parts = Array.isArray(member) ? member : [member]
    return parts.flatMap((part, index) =>
      isObject(part)
        ? sectionsOf(parts.length > 1 ? `${toWords(name)} ${index + 1}` : toWords(name), part)
        : [],
    )
  })
  return [...(rows.length > 0 ? [{ title, rows }] : []), ...below]
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    const texts = value.flatMap((part) => textOf(part) ?? [])
    return texts.length > 0 ? texts.join(', ') : undefined
  }
  return undefined
}

/** Converts `victimAccountNo` to "Victim account no". */
const toWords = (name: string): string => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
