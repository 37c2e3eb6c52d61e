import * as z from 'zod'
import type { Operation } from './operation.ts'

/**
 * Origin of a rule. The rows of the contract define which calls the embedded platform accepts. Of that, the
 * interface defines the types of members and, for some members, that they are required, their limits and
 * their values; everything else is ours and does not bind other hosts. The interface's rules are marked by
 * `required`, `stated` and `added`.
 */
interface Mark {
  /**
   * On a member: the interface requires it. On the elements of a list: the interface specifies their type.
   */
  required?: boolean
  /** All of its rules come from the interface. */
  stated?: boolean
  /** It is not part of the interface. */
  added?: boolean
}

const marks = z.registry<Mark>()

function mark<S extends z.ZodType>(schema: S, more: Mark): S {
  // A copy, since one schema serves many members.
  const copy = schema.clone(schema.def as never, { parent: true }) as S
  marks.add(copy, { ...marks.get(schema), ...more })
  return copy
}

/** Marks a member that the interface requires, or elements whose type it specifies. Other rules are ours. */
export const required = <S extends z.ZodType>(schema: S): S => mark(schema, { required: true })

/** Marks a member whose rules all come from the interface: a documented limit or a list of values. */
export const stated = <S extends z.ZodType>(schema: S): S => mark(schema, { stated: true })

/** Marks what is not part of the interface: our own member, or a body that the interface leaves open. */
export const added = <S extends z.ZodType>(schema: S): S => mark(schema, { added: true })

/** Schemas that validate a request: those of the operation, or the part that comes from the interface. */
export type RequestRules = Pick<Operation['request'], 'params' | 'query' | 'body'>

const known = new WeakMap<Operation['request'], RequestRules>()

/**
 * Returns the rules of a request that every host follows: objects and lists as defined by the interface,
 * strings, numbers and booleans, required members, and documented limits and values. A member that is not
 * required may be null.
 */
export function interfaceRules({ request }: Operation): RequestRules {
  const rules = known.get(request) ?? toRules(request)
  known.set(request, rules)
  return rules
}

const toRules = ({ params, query, body }: Operation['request']): RequestRules => ({
  ...(params && { params: objectOf(params, (member) => bareType(member)) }),
  ...(query && { query: objectOf(query, toMember) }),
  ...(body && { body: objectOf(body, toMember) }),
})

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault

const isWrapper = (schema: z.ZodType): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault

/** Unwraps optional and nullable wrappers; returns the inner schema and the marks found. */
function unwrap(schema: z.ZodType): { inner: z.ZodType } & Mark {
  const own = marks.get(schema)
  if (!isWrapper(schema)) return { inner: schema, ...own }
  return { ...unwrap(schema.unwrap() as z.ZodType), ...own }
}

function objectOf(schema: z.ZodType, toRule: (member: z.ZodType) => z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) throw new Error('A request is an object of members.')
  if (marks.get(schema)?.added) return z.looseObject({})
  const members = Object.entries(schema.shape as Record<string, z.ZodType>)
  return z.looseObject(
    Object.fromEntries(
      members.filter(([, member]) => !unwrap(member).added).map(([name, member]) => [name, toRule(member)]),
    ),
  )
}

function toMember(schema: z.ZodType): z.ZodType {
  const { inner, required: isRequired, stated: isStated } = unwrap(schema)
  const rule = isStated ? inner : bareType(inner)
  return isRequired ? rule : rule.nullish()
}

/** Returns the type of a member without any limit. */
function bareType(schema: z.ZodType): z.ZodType {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray) return listOf(inner.element as z.ZodType)
  if (inner instanceof z.ZodNumber) return z.number()
  if (inner instanceof z.ZodBoolean) return z.boolean()
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return z.looseObject({})
  const { type } = inner.def
  if (type === 'string' || type === 'enum') return z.string()
  throw new Error(`Say what the interface has for a member of the type ${type}.`)
}

/**
 * Reports only the first element of the wrong type: a list of thousands would produce thousands of issues.
 */
function listOf(element: z.ZodType): z.ZodType {
  const list = z.array(z.unknown())
  const { inner, required: isTyped } = unwrap(element)
  if (!isTyped) return list
  const expected = inner instanceof z.ZodObject ? 'object' : 'string'
  return list.superRefine((values, context) => {
    const at = values.findIndex((value) => kindOf(value) !== expected)
    if (at !== -1) context.addIssue({ code: 'invalid_type', expected, path: [at], input: values[at] })
  })
}

const kindOf = (value: unknown): string => (value === null || Array.isArray(value) ? 'other' : typeof value)
