import type { Components, SchemaShape } from './docs-fields.ts'

/** The parts of an OpenAPI document that the pages need. */
export interface DocsDocument {
  info: { title: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, DocsOperation>>
  webhooks?: Record<string, Record<string, DocsOperation>>
  'x-problems'?: readonly DocsProblem[]
  components?: { schemas?: Components; responses?: Record<string, DocsResponse> }
}

/** A call, or a webhook to the customer's server. */
export interface DocsOperation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  deprecated?: boolean
  parameters?: DocsParameter[]
  requestBody?: { content: DocsContent }
  responses?: Record<string, DocsResponse>
  'x-scope'?: string
  'x-roles'?: readonly string[]
  /** Types of the problems that it returns. */
  'x-problems'?: readonly string[]
  /** Which listener it is called at: a form on this page can use only `relay`. */
  'x-door'?: string
  'x-latency-target'?: { milliseconds: number }
  'x-rate-limit'?: { perMinute: number; roles?: readonly string[] }
}

/** A parameter of a call. */
interface DocsParameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: SchemaShape
}

/** A problem, with what to do about it. */
export interface DocsProblem {
  type: string
  status: number
  title: string
  help: string
  operations?: readonly string[]
}

/** A response. */
export interface DocsResponse {
  $ref?: string
  description?: string
  content?: DocsContent
}

/** Content of a request or response, by media type. */
export type DocsContent = Record<string, { schema?: SchemaShape; example?: unknown }>

/** A call with its address; for a webhook `path` is its name. */
export interface DocsEntry {
  id: string
  method: string
  path: string
  operation: DocsOperation
  isWebhook: boolean
}

/** Lists the calls and the webhooks of a document. */
export const entriesOf = ({ paths, webhooks = {} }: DocsDocument): DocsEntry[] => [
  ...toEntries(paths, false),
  ...toEntries(webhooks, true),
]

const toEntries = (paths: DocsDocument['paths'], isWebhook: boolean): DocsEntry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId ?? `${method}-${path}`,
      method: method.toUpperCase(),
      path,
      operation,
      isWebhook,
    })),
  )

/** An operation, with what is needed to write a call of it. */
export interface DocsCall {
  id: string
  method: string
  path: string
  parameters: readonly { name: string; in: string; required: boolean }[]
  /** Media type of the body; undefined without one. */
  bodyType: string | undefined
  /** A valid body. */
  example: unknown
}
