import { problems } from '../primitives/problem.ts'
import { type TrustProblemSlug, trustProblems, trustProblemType } from '../primitives/trust-problems.ts'
import type { ProblemHelp } from './problem-places.ts'
import type { Json } from './schemas.ts'

/** Schema of the body of every error response (RFC 9457). */
export const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457. `type` is urn:parley:problem:… or urn:trust-layer:problem:….',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string', description: 'Id of the request.' },
    challenge: {
      $ref: '#/components/schemas/Challenge',
      description: 'With `challenge-required`: what to solve before the call is made again with the proof.',
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string', description: 'Dotted path; $ is the whole body.' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
}

const meanings = {
  400: 'Validation failed: `errors` names each missing or invalid field.',
  401: 'The key or token is missing or invalid.',
  403: 'The key lacks a scope, or the caller may not do this.',
  404: 'Not found, or not visible to this caller.',
  408: 'The request body took too long to arrive.',
  409: 'Conflict with the current state of the resource.',
  413: 'The body exceeds the size limit.',
  415: 'The content type is not accepted.',
  422: 'Valid in form, but refused by a rule of the trust layer.',
  429: 'Too many requests, see Retry-After; or a challenge is to be solved first.',
  500: 'Something went wrong that should not: the operator finds it by `instance`.',
  502: 'The upstream service is unreachable, or its response is invalid.',
  503: 'A required service is unavailable at the moment.',
  504: 'The upstream service did not answer in time.',
} as const

/** HTTP status that a described operation may return with a problem. */
export type ProblemStatus = keyof typeof meanings

/** Returns an example body of a refusal with a status, taken from the first problem that has it. */
function exampleOf(status: number): Json {
  const [type, { title }] = [
    ...Object.entries(problems).map(([code, problem]) => [`urn:parley:problem:${code}`, problem] as const),
    ...Object.entries(trustProblems).map(
      ([slug, problem]) => [trustProblemType(slug as TrustProblemSlug), problem] as const,
    ),
  ].find(([, problem]) => problem.status === status) ?? ['about:blank', { title: '' }]
  return {
    type,
    title,
    status,
    instance: '01JD4Q6Y1T8Z5V3K9W7N2M0PXR',
    ...(status === 400 && {
      errors: [{ field: 'amount', code: 'required', message: 'This field is required.' }],
    }),
  }
}

const nameOf = (status: string | number) => `Refused${status}`

/** Builds one response for each status, for `components.responses`. */
export const problemResponseComponents = (): Json =>
  Object.fromEntries(
    Object.entries(meanings).map(([status, description]) => [
      nameOf(status),
      {
        description,
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: exampleOf(Number(status)),
          },
        },
      },
    ]),
  )

/** Builds the `responses` entries of an operation for `statuses`, as references to the components. */
export const problemResponses = (statuses: readonly ProblemStatus[]): Json =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]))

/**
 * Builds the refusals of a call from the problems it returns: its `responses`, and the types of the problems.
 */
export function problemsAt(id: string, all: readonly ProblemHelp[]): { refusals: Json; types: string[] } {
  const met = all.filter(({ operations }) => operations.includes(id))
  const statuses = [...new Set(met.map(({ status }) => status))].sort() as ProblemStatus[]
  return { refusals: problemResponses(statuses), types: met.map(({ type }) => type) }
}
