import type { Json } from './schemas.ts'

/** The one form of every refusal, RFC 9457. */
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
  400: 'Some fields are missing or wrong; each is named.',
  401: 'No key or token, or one that is not valid.',
  403: 'The key lacks a scope, or the caller may not do this.',
  404: 'There is no such thing for this caller.',
  408: 'The request took too long to arrive.',
  409: 'The present state does not allow this.',
  413: 'The body is too large.',
  415: 'This kind of content is not accepted.',
  422: 'A rule of the trust layer forbids this.',
  429: 'Too many requests; see Retry-After.',
  502: 'The service behind could not be reached, or made no sense.',
  503: 'Something that is needed is not available now.',
  504: 'The service behind took too long.',
} as const

export type Refusal = keyof typeof meanings

const nameOf = (status: string | number) => `Refused${status}`

/** Each refusal once, for `components.responses`. */
export const refusalComponents = (): Json =>
  Object.fromEntries(
    Object.entries(meanings).map(([status, description]) => [
      nameOf(status),
      {
        description,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

/** The refusals of these statuses, as responses of an operation. */
export const refusals = (statuses: readonly Refusal[]): Json =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]))
