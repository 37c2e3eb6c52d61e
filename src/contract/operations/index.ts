import type * as z from 'zod'
import { fields } from './fields.ts'
import { humans } from './humans.ts'
import { ips } from './ips.ts'
import { people } from './people.ts'
import { recovery } from './recovery.ts'
import { redress } from './redress.ts'
import { voice } from './voice.ts'

/** Describes the 40 operations of the interface, by method and path. */
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
/** Names an operation. */
export type OperationId = Rows['id']

/** Finds the row of an operation by its id. */
export type OperationById<Id extends OperationId> = Extract<Rows, { id: Id }>

type Part<Id extends OperationId, Name extends string> =
  OperationById<Id>['request'] extends Record<Name, infer S extends z.ZodType> ? S : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** Gives the path parameters of an operation, as its handler gets them. */
export type ParamsOf<Id extends OperationId> = Output<Part<Id, 'params'>>
/** Gives the checked query of an operation, as its handler gets it. */
export type QueryOf<Id extends OperationId> = Output<Part<Id, 'query'>>
/** Gives the checked body of an operation, as its handler gets it. */
export type BodyOf<Id extends OperationId> = Output<Part<Id, 'body'>>
/** Gives the body of an operation, as its caller writes it. */
export type BodyInputOf<Id extends OperationId> = Input<Part<Id, 'body'>>
/** Gives the query of an operation, as its caller writes it. */
export type QueryInputOf<Id extends OperationId> = Input<Part<Id, 'query'>>
/** Gives the body of an operation's answer. */
export type ResponseOf<Id extends OperationId> = z.output<OperationById<Id>['response']['body']>
