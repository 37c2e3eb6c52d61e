import type { Operation } from '../../../contract/operations/operation.ts'

/**
 * When the earlier edition was deprecated (RFC 9745). The interface gives no date; this is the date on which
 * the contract was written, 2026-11-20.
 */
const deprecatedSince = '@1795132800'

/**
 * Returns the headers that direct callers of the earlier edition to the current one, as a flat list of names
 * and values; none for the current edition. The link is the path of the successor operation, for the same
 * teamspace and person.
 */
export function editionHeaders({ successor }: Operation, params: Readonly<Record<string, string>>): string[] {
  if (successor === undefined) return []
  const [method = '', path = ''] = successor.split(' ')
  const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  return ['deprecation', deprecatedSince, 'link', `<${target}>; rel="successor-version"; title="${method}"`]
}
