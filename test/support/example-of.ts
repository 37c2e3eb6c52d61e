import * as z from 'zod'

/** Returns a value that a schema accepts, derived from the schema itself. */
export function exampleOf(schema: z.ZodType): unknown {
  const { $defs = {}, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return build(shape as Shape, $defs as Definitions)
}

type Definitions = Record<string, Shape>

interface Shape {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  minimum?: number
  minLength?: number
}

function build(shape: Shape, definitions: Definitions): unknown {
  const named = shape.$ref && definitions[shape.$ref.replace('#/$defs/', '')]
  if (named) return build(named, definitions)
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return build(shape.anyOf[0] ?? {}, definitions)
  if (shape.type === 'object') {
    const required = new Set(shape.required)
    const entries = Object.entries(shape.properties ?? {}).filter(([name]) => required.has(name))
    return Object.fromEntries(entries.map(([name, member]) => [name, build(member, definitions)]))
  }
  if (shape.type === 'array') {
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () =>
      build(shape.items ?? {}, definitions),
    )
  }
  if (shape.type === 'string') return 'x'.repeat(Math.max(1, shape.minLength ?? 0))
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(0, shape.minimum ?? 0)
  if (shape.type === 'boolean') return true
  return null
}
