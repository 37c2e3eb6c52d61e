import type { Context } from 'hono'
import type * as z from 'zod'
import { parseWith } from '../../../contract/operations/validate.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import { documentAnswer } from '../../../http/problem-answers.ts'
import { readJson } from '../../../http/read-json.ts'
import type { ConsoleHandler } from '../sign-in/console-api.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import { HostRefusal } from './host-sender.ts'

/**
 * Wraps a function that returns JSON as a handler. Refusals of the trust layer are passed on with their
 * wording.
 */
export const answering =
  (work: (c: OperatorContext) => Promise<object>): ConsoleHandler =>
  async (c) => {
    try {
      return (c as unknown as Context<RelayEnv>).json(await work(c))
    } catch (error) {
      return refusalOf(error)
    }
  }

/** Passes on a refusal of the trust layer with its wording. @throws any other error */
export function refusalOf(error: unknown): Response {
  if (!(error instanceof HostRefusal)) throw error
  const { status, headers, body } = documentAnswer(error.document)
  return new Response(body, { status, headers })
}

/** Reads the body of a call. @throws Problem if it does not match the schema */
export const bodyOf = <S extends z.ZodType>(c: OperatorContext, schema: S): Promise<z.output<S>> =>
  readJson(c.req.raw, schema)

/** Reads the query of a call. @throws Problem `validation-error` */
export const queryOf = <S extends z.ZodType>(c: OperatorContext, schema: S): z.output<S> =>
  parseWith(schema, Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== '')))

/** Returns the idempotency key of an action: the page's key bound to the person, or a new one. */
export function keyOf(c: OperatorContext, ids: () => string): string {
  const given = c.req.header('idempotency-key')
  const isFit = given !== undefined && /^[\w-]{8,100}$/.test(given)
  return isFit ? `${c.get('operator').id}:${given}` : ids()
}
