import type { Operation } from '../../../contract/operations/operation.ts'

/**
 * Since when the earlier edition is deprecated (RFC 9745). The interface gives no day; this is the one on which the
 * contract was written, 2026-11-20.
 */
const deprecatedSince = '@1795132800'

/**
 * Makes the headers that lead callers of the earlier edition on, as a flat list of names and values; none for the
 * current one. The link is the path of the operation that takes its place, for the same teamspace and person.
 */
export function editionHeaders({ successor }: Operation, params: Readonly<Record<string, string>>): string[] {
  if (successor === undefined) return []
  const [method = '', path = ''] = successor.split(' ')
  const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  return ['deprecation', deprecatedSince, 'link', `<${target}>; rel="successor-version"; title="${method}"`]
}
