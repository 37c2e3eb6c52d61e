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
export type OperationId = Rows['id']

/** The row of an operation by its id. */
export type OperationById<Id extends OperationId> = Extract<Rows, { id: Id }>

type Part<Id extends OperationId, Name extends string> =
  OperationById<Id>['request'] extends Record<Name, infer S extends z.ZodType> ? S : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What an operation's caller gives, and what its handler gets. */
export type ParamsOf<Id extends OperationId> = Output<Part<Id, 'params'>>
export type QueryOf<Id extends OperationId> = Output<Part<Id, 'query'>>
export type BodyOf<Id extends OperationId> = Output<Part<Id, 'body'>>
export type BodyInputOf<Id extends OperationId> = Input<Part<Id, 'body'>>
export type QueryInputOf<Id extends OperationId> = Input<Part<Id, 'query'>>
export type ResponseOf<Id extends OperationId> = z.output<OperationById<Id>['response']['body']>
