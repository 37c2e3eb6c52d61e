import type * as z from 'zod'
import { type FieldError, Problem } from './problem.ts'

/**
 * Checks a value from outside.
 * @throws Problem `validation-error` naming every wrong field
 */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Problem('validation-error', { errors: toFieldErrors(result.error.issues, value) })
}

/** Zod's findings as the fields of a problem, one for each field, without the values that were sent. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[], value: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of issues.flatMap(leaves)) {
    const field = issue.path.length === 0 ? '$' : issue.path.map(String).join('.')
    if (errors.has(field)) continue
    const missing = issue.code === 'invalid_type' && at(value, issue.path) === undefined
    errors.set(
      field,
      missing
        ? { field, code: 'required', message: 'This field is required.' }
        : { field, code: codeOf(issue), message: issue.message },
    )
  }
  return [...errors.values()]
}

/** Of a union: what is wrong with the alternative that fits best. */
function leaves(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const best = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? []
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(leaves)
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

function codeOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'custom' ? String(issue.params?.code ?? 'invalid') : issue.code
}
