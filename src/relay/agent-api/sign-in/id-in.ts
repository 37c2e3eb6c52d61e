import * as z from 'zod'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { OperatorContext } from './route-guards.ts'

const identifier = z.string().regex(/^[\w-]{1,128}$/)

/** Reads the id in the path. @throws Problem `not-found` if it is not a valid id */
export function idIn(c: OperatorContext): string {
  const parsed = identifier.safeParse(c.req.param('id'))
  if (!parsed.success) throw new Problem('not-found')
  return parsed.data
}
