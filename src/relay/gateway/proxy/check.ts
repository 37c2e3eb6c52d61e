import { parse as parseQuery } from 'node:querystring'
import type * as z from 'zod'
import { boundParams } from '../../../contract/operations/bindings.ts'
import { interfaceRules, type RequestRules } from '../../../contract/operations/interface-rules.ts'
import type { Operation } from '../../../contract/operations/operation.ts'
import { letterCaseErrors, toFieldErrors } from '../../../contract/operations/validate.ts'
import { parseJson } from '../../../contract/primitives/json.ts'
import { type FieldError, isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Checks } from '../upstream/hosts.ts'

/**
 * Validates a call against the contract before it costs anything. All invalid fields are reported together.
 */

/** Rules that a call is checked against: those of its operation, as its host applies them. */
export interface CallRules {
  request: RequestRules
  checks: Checks
}

/** Returns the rules of an operation for a host. */
export const rulesOf = (operation: Operation, checks: Checks): CallRules => ({
  request: checks === 'embedded' ? operation.request : interfaceRules(operation),
  checks,
})

/**
 * Checks the path and the query of a call without a JSON body.
 * @throws Problem `validation-error`
 */
export function checkPathAndQuery(
  rules: CallRules,
  params: Record<string, string>,
  url: string,
  unexpectedBody: boolean,
): void {
  const errors = pathAndQueryErrors(rules, params, url)
  if (unexpectedBody) {
    errors.push({ field: '$', code: 'unexpected', message: 'This operation takes no body.' })
  }
  if (errors.length > 0) throw new Problem('validation-error', { errors })
}

/**
 * Checks the path, the query and the JSON body of a call. Returns the body as it was sent, parsed.
 * @throws Problem `malformed-json` or `validation-error`
 */
export function checkJson(
  rules: CallRules,
  params: Record<string, string>,
  url: string,
  text: string,
): unknown {
  const errors = pathAndQueryErrors(rules, params, url)
  const parsed = parseBody(rules, text)
  errors.push(...parsed.errors)
  if (errors.length > 0) throw new Problem('validation-error', { errors })
  return parsed.body
}

/** Lists the errors in the fields of a form, apart from its file. */
export const fieldErrors = ({ request }: CallRules, fields: Record<string, string>): FieldError[] =>
  errorsOf(request.body, fields).filter(({ field }) => field !== 'file')

function parseBody(rules: CallRules, text: string): { body?: unknown; errors: readonly FieldError[] } {
  try {
    const body = parseJson(text)
    const schema = rules.request.body
    return { body, errors: [...errorsOf(schema, body), ...(schema ? letterCaseErrors(schema, body) : [])] }
  } catch (error) {
    if (isProblem(error) && error.code === 'validation-error') return { errors: error.options.errors ?? [] }
    throw error
  }
}

function pathAndQueryErrors(
  { request, checks }: CallRules,
  params: Record<string, string>,
  url: string,
): FieldError[] {
  const errors = errorsOf(request.params, params)
  for (const name in params) {
    if (leadsAway(checks, name).test(params[name] ?? '')) {
      errors.push({ field: name, code: 'invalid', message: 'This may not contain a path.' })
    }
  }
  if (request.query) {
    const at = url.indexOf('?')
    // The number of parameters is not capped: upstream would still read those that were skipped here.
    const query = at === -1 ? {} : parseQuery(url.slice(at + 1), '&', '=', { maxKeys: 0 })
    errors.push(...errorsOf(request.query, query))
  }
  return errors
}

/**
 * Matches what, written as percent escapes, would lead a server that decodes before it routes to another
 * operation than the checked one: dot segments, and any slash in a teamspace, a company or an identifier
 * created by the embedded platform. Elsewhere a slash alone leads to no other operation, and a person's own
 * key may contain one.
 */
const leadsAway = (checks: Checks, name: string) =>
  checks === 'embedded' || boundParams[name] !== undefined ? slashed : dotted

const slashed = /[/\\]|^\.{1,2}$/
const dotted = /(^|[/\\])\.{1,2}([/\\]|$)/

function errorsOf(schema: z.ZodType | undefined, value: unknown): FieldError[] {
  const result = schema?.safeParse(value)
  return !result || result.success ? [] : toFieldErrors(result.error.issues, value)
}
