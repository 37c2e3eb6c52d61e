import { parse as parseQuery } from 'node:querystring'
import type * as z from 'zod'
import type { Operation } from '../../contract/operations/operation.ts'
import { toFieldErrors } from '../../contract/operations/validate.ts'
import { parseJson } from '../../contract/primitives/json.ts'
import { type FieldError, isProblem, Problem } from '../../contract/primitives/problem.ts'

/** Checks a call against the contract, before it costs anything. All wrong fields are named at once. */

/**
 * Checks the path and the query of a call without a JSON body.
 * @throws Problem `validation-error`
 */
export function checkPathAndQuery(
  operation: Operation,
  params: Record<string, string>,
  url: string,
  unexpectedBody: boolean,
): void {
  const errors = pathAndQueryErrors(operation, params, url)
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
  operation: Operation,
  params: Record<string, string>,
  url: string,
  text: string,
): unknown {
  const errors = pathAndQueryErrors(operation, params, url)
  const parsed = parseBody(operation, text)
  errors.push(...parsed.errors)
  if (errors.length > 0) throw new Problem('validation-error', { errors })
  return parsed.body
}

/** Lists what is wrong with the fields of a form, apart from its file. */
export const fieldErrors = (operation: Operation, fields: Record<string, string>): FieldError[] =>
  errorsOf(operation.request.body, fields).filter(({ field }) => field !== 'file')

function parseBody(operation: Operation, text: string): { body?: unknown; errors: readonly FieldError[] } {
  try {
    const body = parseJson(text)
    return { body, errors: errorsOf(operation.request.body, body) }
  } catch (error) {
    if (isProblem(error) && error.code === 'validation-error') return { errors: error.options.errors ?? [] }
    throw error
  }
}

function pathAndQueryErrors(
  { request }: Operation,
  params: Record<string, string>,
  url: string,
): FieldError[] {
  const errors = request.params ? errorsOf(request.params, params) : []
  for (const name in params) {
    if (dotted.test(params[name] ?? '')) {
      errors.push({ field: name, code: 'invalid', message: 'This may not contain a path.' })
    }
  }
  if (request.query) {
    const at = url.indexOf('?')
    // No cap on the number of parameters: what we did not look at, upstream would still read.
    const query = at === -1 ? {} : { ...parseQuery(url.slice(at + 1), '&', '=', { maxKeys: 0 }) }
    errors.push(...errorsOf(request.query, query))
  }
  return errors
}

/**
 * Slashes, backslashes and dot segments, written as percent escapes: a server that decodes before it
 * routes would be led to another operation than the one that was checked.
 */
const dotted = /[/\\]|^\.{1,2}$/

function errorsOf(schema: z.ZodType | undefined, value: unknown): FieldError[] {
  const result = schema?.safeParse(value)
  return !result || result.success ? [] : toFieldErrors(result.error.issues, value)
}
