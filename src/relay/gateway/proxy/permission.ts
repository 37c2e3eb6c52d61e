import { boundParams, type OwnFields, ownFields } from '../../../contract/operations/bindings.ts'
import type { Operation } from '../../../contract/operations/operation.ts'
import { institutionOf, mayCall, toCallerRole } from '../../../contract/operations/roles.ts'
import type { RouteId } from '../../../contract/operations/routes.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import type { Principal } from '../../security/auth/key-check.ts'

/** Checks whether a key may do what a request asks: by its scopes, its role, and its bounds. */

/**
 * Checks what the head of a request shows: scope, role, teamspace and company.
 * @throws Problem `scope-missing` or `forbidden`, naming the field
 */
export function assertMayCall(
  operation: Operation,
  principal: Principal,
  params: Readonly<Record<string, string>>,
): void {
  const { scope, roles } = operation
  if (!principal.scopes.has(scope)) {
    throw new Problem('scope-missing', {
      detail: `This needs a key with the scope ${scope}.`,
      errors: [{ field: 'authorization', code: 'scope', message: `The key lacks the scope ${scope}.` }],
      extensions: { scope },
    })
  }
  if (!mayCall(toCallerRole(principal.role), roles)) {
    const words = `This needs a key of the role ${[...roles, 'admin'].join(' or ')}.`
    throw forbidden({ field: 'authorization', code: 'role', message: words })
  }
  for (const name in params) {
    const bound = boundParams[name]
    const reach = bound && principal[bound]
    if (!bound || reach === 'all' || reach?.includes(params[name] ?? '')) continue
    throw forbidden({ field: name, code: 'bound', message: `The key is not made for this: see --${bound}.` })
  }
}

/**
 * Checks that a citizen or an institution names itself in a body, if its role may not name others. A body that
 * names a member twice has been refused by the parser.
 * @throws Problem `forbidden`, naming the field
 */
export function assertNamesItself(operation: Operation, principal: Principal, body: unknown): void {
  const own = ownFields[operation.id as RouteId]
  const itself = own && nameOf(principal, own)
  if (!own || itself === undefined) return
  const other = otherCase(body, own)
  if (other) throw forbidden(other)
  const named = own.fields.map((field) => ({ field, values: valuesOf(body, field) }))
  const wrong = named.filter(({ values }) => values.some((value) => value !== itself))
  const isAmong = named.some(({ values }) => values.includes(itself))
  const [first] = wrong
  if (first && (own.rule === 'each' || !isAmong)) {
    const message = 'The key may name nobody but its own citizen or institution here.'
    throw forbidden({ field: first.field, code: 'bound', message })
  }
}

/**
 * Returns the identity that must be named: the key's citizen or institution; undefined if its role may name
 * others.
 */
function nameOf({ role, citizenRef }: Principal, own: OwnFields): string | undefined {
  if (toCallerRole(role) !== own.role) return undefined
  return institutionOf(role) ?? citizenRef ?? ''
}

/**
 * Finds a member with the name of an own one in another letter case: a host that does not tell them apart
 * would read a name that was not checked.
 */
function otherCase(body: unknown, { fields }: OwnFields): FieldError | undefined {
  for (const field of Object.keys(body ?? {})) {
    const known = fields.find((name) => name !== field && name.toLowerCase() === field.toLowerCase())
    if (known) return { field: field.slice(0, 64), code: 'bound', message: `Write this as ${known}.` }
  }
  return undefined
}

function valuesOf(body: unknown, field: string): unknown[] {
  const value = isObject(body) ? body[field] : undefined
  return value === undefined ? [] : [value].flat()
}

const forbidden = (error: FieldError) => new Problem('forbidden', { detail: error.message, errors: [error] })
