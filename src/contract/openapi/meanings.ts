import { isObject } from '../primitives/json.ts'
import { chatMeanings } from './meanings-chat.ts'
import { operationMeanings } from './meanings-operations.ts'
import { valueMeanings } from './meanings-values.ts'
import { wordMeanings } from './meanings-words.ts'
import type { Json } from './schemas.ts'

/**
 * Descriptions of the words of a vocabulary, keyed by all of its values: each vocabulary appears once,
 * whichever members use it.
 */
const ofWords = new Map(wordMeanings.map(({ values, meanings }) => [values.join(), meanings]))

type Meanings = Readonly<Record<string, string>>
const meanings: Meanings = { ...operationMeanings, ...chatMeanings }

/** Position of a member in the document. */
interface Place {
  /** The named schema or the operation. */
  owner: string
  /** The member that contains it. */
  holder?: string
}

/**
 * Adds a description to each parameter and member of a document, before what its schema says about its shape,
 * and to each enumeration the descriptions of its values (`x-enumDescriptions`). Calls `onUse` for each table
 * entry used, and `onMissing` for each member and value without one.
 */
export function addMeanings(
  document: Json,
  { onUse = () => {}, onMissing = () => {} }: Listeners = {},
  more: { members?: Meanings; values?: Meanings } = {},
): Json {
  const table = { ...meanings, ...more.members }
  const tableOfValues: Meanings = { ...valueMeanings, ...more.values }
  const describe = (name: string, { owner, holder }: Place, has: unknown): string | undefined => {
    const key = [`${holder}.${name}`, `${owner}.${name}`, name].find((one) => Object.hasOwn(table, one))
    if (key !== undefined) onUse(key)
    else if (has === undefined) onMissing(`${owner}.${name}`)
    const parts = [key === undefined ? undefined : table[key], has]
    return parts.filter(Boolean).join(' ') || undefined
  }
  const walk = (node: unknown, place: Place): unknown => {
    if (Array.isArray(node)) return node.map((item) => walk(item, place))
    return isObject(node) ? object(node, place) : node
  }
  const object = (json: Json, place: Place): Json => {
    const owner = typeof json.operationId === 'string' ? { owner: json.operationId } : place
    return Object.fromEntries(
      Object.entries(json)
        .map(([key, value]) => {
          if (key === 'properties' && isObject(value)) return [key, members(value, owner)]
          if (key === 'parameters' && Array.isArray(value))
            return [key, value.map((one) => parameter(one, owner))]
          if (key === 'schemas' && isObject(value)) return [key, named(value)]
          return [key, key === 'example' || key === 'examples' ? value : walk(value, owner)]
        })
        .concat(isEnumeration(json) ? [['x-enumDescriptions', values(json.enum, owner)]] : []),
    )
  }
  const values = (all: readonly string[], { holder }: Place) =>
    Object.fromEntries(
      all.map((value) => {
        const word = ofWords.get(all.join())?.[value]
        const key = [`${holder}.${value}`, ...(word === undefined ? [value] : [])].find((one) =>
          Object.hasOwn(tableOfValues, one),
        )
        if (key !== undefined) onUse(key)
        else if (word === undefined) onMissing(`${holder}: ${value}`)
        else onUse(all.join())
        return [value, (key === undefined ? word : tableOfValues[key]) ?? '']
      }),
    )
  const members = (all: Json, place: Place) =>
    Object.fromEntries(
      Object.entries(all).map(([name, schema]) => {
        const member = isObject(schema) ? schema : {}
        const description = describe(name, place, member.description)
        const inner = object(member, { owner: place.owner, holder: name })
        return [name, description === undefined ? inner : { ...inner, description }]
      }),
    )
  const parameter = (one: Json, place: Place) => {
    const { schema, ...rest } = one
    const holder = String(one.name)
    const { description: ofSchema, ...shape } = object(isObject(schema) ? schema : {}, { ...place, holder })
    const description = describe(holder, place, rest.description ?? ofSchema)
    return { ...rest, ...(description !== undefined && { description }), schema: shape }
  }
  const named = (all: Json) =>
    Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, walk(schema, { owner: name })]))
  return object(document, { owner: '' })
}

/** Callbacks for table entries that were used, and for members and values that have none. */
export interface Listeners {
  onUse?: (key: string) => void
  onMissing?: (member: string) => void
}

const isEnumeration = (schema: Json): schema is Json & { enum: string[] } =>
  Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'string')

/** The keys of the tables. */
export const meaningKeys: readonly string[] = [
  ...Object.keys(meanings),
  ...Object.keys(valueMeanings),
  ...ofWords.keys(),
]
