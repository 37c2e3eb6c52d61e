/** Describes as much of a JSON schema as the documentation shows. */
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
  /** What its values mean, by value. */
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

/** Holds one line of a table of fields. */
export interface FieldRow {
  /** Dotted path; `[]` after the name of a list. */
  name: string
  type: string
  required: boolean
  description: string
}

/** Holds the named schemas of the document. */
export type Components = Record<string, SchemaShape>

const maxDepth = 4

/** Lists the fields of a schema as lines, each object before its members. */
export function toRows(schema: SchemaShape, components: Components, prefix = '', depth = 0): FieldRow[] {
  const shape = resolve(schema, components)
  if (depth > maxDepth) return []
  const rows: FieldRow[] = []
  for (const [name, member] of Object.entries(shape.properties ?? {})) {
    const inner = resolve(member, components)
    const list = inner.type === 'array'
    const path = `${prefix}${name}${list ? '[]' : ''}`
    rows.push({
      name: path,
      type: typeOf(inner, components),
      required: shape.required?.includes(name) ?? false,
      description: [inner.description ?? '', ...valuesOf(list ? (inner.items ?? {}) : inner)]
        .join(' ')
        .trim(),
    })
    rows.push(...toRows(list ? (inner.items ?? {}) : inner, components, `${path}.`, depth + 1))
  }
  return rows
}

/** Says of each value of an enumeration what it means, also of one that others may join. */
const valuesOf = (schema: SchemaShape): string[] =>
  [schema, ...(schema.anyOf ?? [])].flatMap(({ 'x-enumDescriptions': meanings = {} }) =>
    Object.entries(meanings).map(([value, meaning]) => `${value}: ${meaning}`),
  )

/** Follows a reference, and merges the parts of an `allOf`. */
function resolve(schema: SchemaShape, components: Components): SchemaShape {
  if (schema.$ref) return resolve(components[schema.$ref.split('/').pop() ?? ''] ?? {}, components)
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => resolve(part, components))
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  }
}

/** Describes the type and its bounds in a few words. */
export function typeOf(schema: SchemaShape, components: Components): string {
  const shape = resolve(schema, components)
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, components)))].join(' or ')
  if (shape.type === 'array')
    return `list of ${typeOf(shape.items ?? {}, components)}${span(shape.minItems, shape.maxItems)}`
  const type = [shape.type ?? 'any'].flat().join(' or ')
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
