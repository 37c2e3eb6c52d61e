import { parseArgs } from 'node:util'
import { ownPath } from '../../../contract/platform/addresses.ts'
import type { Wish } from './platform-wish.ts'

/** Types of files by the ends of their names. SWIFT text has several, and no media type of its own. */
const contentTypes = new Map([
  ['csv', 'text/csv'],
  ['xml', 'application/xml'],
  ...['940', '942', 'mt940', 'mt942', 'sta', 'swi', 'txt'].map((end) => [end, 'text/plain'] as const),
])

/**
 * Creates one request for each file to import into the ledger; undefined if the arguments are invalid or a
 * file is neither CSV nor XML nor SWIFT text.
 */
export function ledgerWishes(args: readonly string[]): Wish[] | undefined {
  const asked = argumentsIn(args)
  if (!asked || asked.files.length === 0) return undefined
  const query = new URLSearchParams(asked.agents.map((pair) => ['agent', pair]))
  if (asked.institution !== undefined) query.set('institution', asked.institution)
  const wishes = asked.files.map((path): Wish | undefined => {
    const contentType = contentTypes.get(/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '')
    if (contentType === undefined) return undefined
    const file = { path, contentType }
    return { method: 'POST', path: `${ownPath('importLedger')}?${query}`, file }
  })
  return wishes.every((wish) => wish !== undefined) ? wishes : undefined
}

function argumentsIn(args: readonly string[]) {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { institution: { type: 'string' }, agent: { type: 'string', multiple: true } },
    })
    return { files, institution: values.institution, agents: values.agent ?? [] }
  } catch {
    return undefined
  }
}
