import * as z from 'zod'

/** Any JSON object. */
export type Json = Record<string, unknown>

/** Converts zod schemas to OpenAPI schemas. */
export interface Schemas {
  /** Converts one schema; `input` is what a caller sends, `output` is what is returned. */
  schema(schema: z.ZodType, io: 'input' | 'output'): Json
  parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[]
  /** Returns the schemas that have their own id, for `components.schemas`. */
  components(): Json
}

/** Creates a converter that describes each schema with an id once and references it from then on. */
export function createSchemas(): Schemas {
  const named: Json = {}

  const schema: Schemas['schema'] = (source, io) => {
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = z.toJSONSchema(source, {
      io,
      unrepresentable: 'any',
      override: fileAsBinary,
    })
    for (const [name, definition] of Object.entries($defs)) {
      const moved = toComponent(definition)
      if (named[name] !== undefined && JSON.stringify(named[name]) !== JSON.stringify(moved)) {
        throw new Error(`Two schemas have the id ${name}.`)
      }
      named[name] = moved
    }
    return toComponent(rest)
  }

  const parameters: Schemas['parameters'] = (place, source) => {
    if (!source) return []
    // A number in a query is sent as text: only the validated output shows its type.
    const { properties } = schema(source, 'output')
    const { required } = schema(source, 'input')
    return Object.entries(properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (Array.isArray(required) && required.includes(name)),
      schema: property,
    }))
  }

  return { schema, parameters, components: () => named }
}

/** References within one schema become references within the document. */
const toComponent = (definition: object): Json =>
  JSON.parse(JSON.stringify(definition).replaceAll('"#/$defs/', '"#/components/schemas/'))

/** Describes a file of a form as OpenAPI does; JSON Schema has no type for it. */
function fileAsBinary({ zodSchema, jsonSchema }: Parameters<NonNullable<Override>>[0]) {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']
