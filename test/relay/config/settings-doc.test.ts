import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { environmentSchema } from '../../../src/relay/config/environment.ts'
import { configFile } from '../../../src/relay/config/file.ts'
import { hostsSchema } from '../../../src/relay/config/hosts.ts'
import { understandingSchema } from '../../../src/relay/config/understanding.ts'

const file = resolve(import.meta.dirname, '../../../docs/settings.md')

interface Node {
  type?: string
  description?: string
  default?: unknown
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
}

/** Returns one row per setting, named by its path in the file: `channels[].gwId`. */
function rowsOf(schema: Node, path = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    const at = `${path}${name}`
    const own = node.description ? [rowOf(at, node, schema.required?.includes(name) === true)] : []
    const inner = node.anyOf?.find(({ properties }) => properties) ?? node.items ?? node
    // The text describes calls once, for all of them.
    const below = inner.properties?.url ? [] : rowsOf(inner, node.items ? `${at}[].` : `${at}.`)
    const isNamed = own.length > 0 || below.length > 0
    return isNamed ? [...own, ...below] : [rowOf(at, node, schema.required?.includes(name) === true)]
  })
}

const rowOf = (name: string, node: Node, required: boolean): string => {
  const given = node.default === undefined || typeof node.default === 'object' ? undefined : node.default
  const isMissing = node.default === undefined
  const shown =
    given !== undefined ? `\`${given}\`` : isMissing ? (required ? 'needed' : 'none') : listed(node)
  return `| \`${name}\` | ${shown} | ${node.description ?? ''} |`
}

const listed = ({ default: value }: Node): string =>
  Array.isArray(value) ? `\`${JSON.stringify(value)}\`` : ''

const tableOf = (schema: z.ZodType): string =>
  [
    '| Setting | Default | What |',
    '|---|---|---|',
    ...rowsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node),
  ].join('\n')

const tables: Record<string, z.ZodType> = {
  environment: environmentSchema,
  hosts: hostsSchema,
  understanding: understandingSchema,
  file: configFile,
}

describe('docs/settings.md', () => {
  const written = readFileSync(file, 'utf8')

  it('lists every setting of the schemas with its default, and no other (npx vitest run -u updates it)', async () => {
    const made = Object.entries(tables).reduce((text, [name, schema]) => {
      const place = new RegExp(`(<!-- settings: ${name} -->\n)[^]*?(\n<!-- end -->)`)
      expect(text).toMatch(place)
      return text.replace(place, (_, start, end) => `${start}${tableOf(schema)}${end}`)
    }, written)
    await expect(made).toMatchFileSnapshot(file)
  })

  it('names no variable that is never read', () => {
    const schemas = [environmentSchema, hostsSchema, understandingSchema]
    const known = new Set(schemas.flatMap(({ shape }) => Object.keys(shape)))
    const secrets = /^PARLEY_(TOKEN_KEYS|SEAL_KEY|PEPPER|PLATFORM_SECRET)$/
    const ofChannels = /^PARLEY_(IDENTITY|WEBHOOK|SEND|WEBHOOK_PATH|DELIVERY|STATUS)_SECRET_/
    const named = [...written.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:_<[A-Z]+>)?)`/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !known.has(name) && !secrets.test(name) && !ofChannels.test(name))).toEqual(
      [],
    )
    expect(named.length).toBeGreaterThan(20)
  })
})
