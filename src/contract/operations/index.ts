import type * as z from 'zod'
import { fields } from './fields.ts'
import { humans } from './humans.ts'
import { ips } from './ips.ts'
import { people } from './people.ts'
import { recovery } from './recovery.ts'
import { redress } from './redress.ts'
import { voice } from './voice.ts'

/** The 40 operations of the interface, by method and path. */
export const operations = {
  ...voice,
  ...fields,
  ...people,
  ...humans,
  ...redress,
  ...recovery,
  ...ips,
} as const

type Operations = typeof operations
type OperationKey = keyof Operations
type Rows = Operations[OperationKey]
/** Id of an operation. */
export type OperationId = Rows['id']

/** The row of an operation, by its id. */
export type OperationById<Id extends OperationId> = Extract<Rows, { id: Id }>

type Part<Id extends OperationId, Name extends string> =
  OperationById<Id>['request'] extends Record<Name, infer S extends z.ZodType> ? S : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** Path parameters of an operation, as passed to its handler. */
export type ParamsOf<Id extends OperationId> = Output<Part<Id, 'params'>>
/** Validated query of an operation, as passed to its handler. */
export type QueryOf<Id extends OperationId> = Output<Part<Id, 'query'>>
/** Validated body of an operation, as passed to its handler. */
export type BodyOf<Id extends OperationId> = Output<Part<Id, 'body'>>
/** Body of an operation, as its caller writes it. */
export type BodyInputOf<Id extends OperationId> = Input<Part<Id, 'body'>>
/** Query of an operation, as its caller writes it. */
export type QueryInputOf<Id extends OperationId> = Input<Part<Id, 'query'>>
/** Body of an operation's response. */
export type ResponseOf<Id extends OperationId> = z.output<OperationById<Id>['response']['body']>
