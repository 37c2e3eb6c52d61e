import type { Components, SchemaShape } from './docs-fields.ts'

/** Describes what the pages need of an OpenAPI document. */
export interface DocsDocument {
  info: { title: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, DocsOperation>>
  webhooks?: Record<string, Record<string, DocsOperation>>
  'x-problems'?: readonly DocsProblem[]
  components?: { schemas?: Components; responses?: Record<string, DocsResponse> }
}

/** Describes one call, or one post to the customer's server. */
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
  /** Types of the problems that it answers. */
  'x-problems'?: readonly string[]
  /** By which door it is called: a form of this page can use `relay` alone. */
  'x-door'?: string
  'x-latency-target'?: { milliseconds: number }
  'x-rate-limit'?: { perMinute: number; roles?: readonly string[] }
}

/** Describes one parameter of a call. */
interface DocsParameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: SchemaShape
}

/** Describes a problem, with what to do about it. */
export interface DocsProblem {
  type: string
  status: number
  title: string
  help: string
  operations?: readonly string[]
}

/** Describes an answer. */
export interface DocsResponse {
  $ref?: string
  description?: string
  content?: DocsContent
}

/** Holds what is sent or answered, by media type. */
export type DocsContent = Record<string, { schema?: SchemaShape; example?: unknown }>

/** One call with its address; of a webhook `path` is its name. */
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
