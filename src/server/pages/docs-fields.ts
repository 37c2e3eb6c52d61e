/** The part of a JSON schema that the documentation shows. */
export interface SchemaShape {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, SchemaShape>
  required?: string[]
  items?: SchemaShape
  anyOf?: SchemaShape[]
  oneOf?: SchemaShape[]
  allOf?: SchemaShape[]
  enum?: unknown[]
  /** Meanings of the values, by value. */
  'x-enumDescriptions'?: Record<string, string>
  const?: unknown
  default?: unknown
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | SchemaShape
}

/** One row of a table of fields. */
export interface FieldRow {
  /** Dotted path; `[]` after the name of a list. */
  name: string
  type: string
  required: boolean
  description: string
  /** The allowed values, with their meanings. */
  values: readonly (readonly [word: string, meaning: string])[]
}

/** The named schemas of the document. */
export type Components = Record<string, SchemaShape>

const maxDepth = 4

/** Lists the fields of a schema as rows, each object before its members. */
export function toRows(schema: SchemaShape, components: Components, prefix = '', depth = 0): FieldRow[] {
  if (depth > maxDepth) return []
  const { properties, required } = membersOf(schema, components)
  return Object.entries(properties).flatMap(([name, member]) => {
    const inner = resolve(member, components)
    const list = inner.type === 'array'
    const below = list ? (inner.items ?? {}) : inner
    const path = `${prefix}${name}${list ? '[]' : ''}`
    const row = {
      name: path,
      type: typeOf(inner, components),
      required: required.includes(name),
      description: inner.description ?? '',
      values: valuesOf(resolve(below, components)),
    }
    return [row, ...toRows(below, components, `${path}.`, depth + 1)]
  })
}

interface Members {
  properties: Record<string, SchemaShape>
  required: readonly string[]
}

/**
 * Returns the members of an object, of all its parts, and of all its alternatives: required if each of these
 * requires it.
 */
function membersOf(schema: SchemaShape, components: Components): Members {
  const shape = resolve(schema, components)
  const parts = (shape.allOf ?? []).map((part) => membersOf(part, components))
  const choices = (shape.anyOf ?? shape.oneOf ?? [])
    .map((choice) => membersOf(choice, components))
    .filter(({ properties }) => Object.keys(properties).length > 0)
  return {
    properties: joined([
      { ...shape.properties },
      ...[...parts, ...choices].map(({ properties }) => properties),
    ]),
    required: [
      ...(shape.required ?? []),
      ...parts.flatMap(({ required }) => required),
      ...(choices[0]?.required ?? []).filter((name) =>
        choices.every(({ required }) => required.includes(name)),
      ),
    ],
  }
}

/**
 * Joins the members of several objects; one that has different forms in several objects may have any of them.
 */
function joined(all: readonly Record<string, SchemaShape>[]): Record<string, SchemaShape> {
  const names = [...new Set(all.flatMap(Object.keys))]
  return Object.fromEntries(
    names.map((name) => {
      const forms = all.flatMap((members) => members[name] ?? [])
      const [first = {}, ...others] = forms
      const isOne = others.every((other) => JSON.stringify(other) === JSON.stringify(first))
      return [name, isOne ? first : { description: first.description ?? '', anyOf: forms }]
    }),
  )
}

/** Returns the meaning of each value of an enumeration, including one that allows other values. */
const valuesOf = (schema: SchemaShape): [word: string, meaning: string][] => [
  ...Object.entries(schema['x-enumDescriptions'] ?? {}),
  ...(schema.anyOf ?? []).flatMap(valuesOf),
]

/** Resolves a reference; keywords next to the reference override those of the schema. */
function resolve({ $ref, ...own }: SchemaShape, components: Components): SchemaShape {
  return $ref ? { ...resolve(components[$ref.split('/').pop() ?? ''] ?? {}, components), ...own } : own
}

/** Describes the type and its bounds in a few words. */
export function typeOf(schema: SchemaShape, components: Components): string {
  const shape = resolve(schema, components)
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape['x-enumDescriptions']) return 'one of the words'
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf?.some((choice) => choice['x-enumDescriptions']) && shape.type === 'string')
    return 'string, as a rule one of the words'
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, components)))].join(' or ')
  if (shape.type === 'array')
    return `list of ${typeOf(shape.items ?? {}, components)}${span(shape.minItems, shape.maxItems)}`
  const type = [shape.type ?? (shape.allOf ? 'object' : 'any')].flat().join(' or ')
  const bounds = span(shape.minLength, shape.maxLength) || span(lowest(shape), shape.maximum)
  return `${shape.format ?? type}${bounds}${shape.default === undefined ? '' : `, default ${JSON.stringify(shape.default)}`}`
}

const lowest = ({ minimum, exclusiveMinimum }: SchemaShape) => minimum ?? exclusiveMinimum

/** Describes a range; leaves out the bounds that JSON Schema writes for "any safe integer". */
function span(low: number | undefined, high: number | undefined): string {
  const from = low === undefined || low <= Number.MIN_SAFE_INTEGER ? undefined : low
  const to = high === undefined || high >= Number.MAX_SAFE_INTEGER ? undefined : high
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return ` from ${from}`
  return from === undefined ? ` up to ${to}` : ` ${from}–${to}`
}
