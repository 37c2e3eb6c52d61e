import { parseArgs } from 'node:util'
import { ownPath } from '../../../contract/platform/addresses.ts'
import type { Wish } from './platform-wish.ts'

const contentTypes = { csv: 'text/csv', xml: 'application/xml' } as const

/**
 * Creates one request for each file to import into the ledger; undefined if the arguments are invalid or a
 * file is neither CSV nor XML.
 */
export function ledgerWishes(args: readonly string[]): Wish[] | undefined {
  const asked = argumentsIn(args)
  if (!asked || asked.files.length === 0) return undefined
  const query = new URLSearchParams(asked.agents.map((pair) => ['agent', pair]))
  if (asked.institution !== undefined) query.set('institution', asked.institution)
  const wishes = asked.files.map((path): Wish | undefined => {
    const type = /\.(csv|xml)$/i.exec(path)?.[1]?.toLowerCase()
    if (type !== 'csv' && type !== 'xml') return undefined
    const file = { path, contentType: contentTypes[type] }
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
