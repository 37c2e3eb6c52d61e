import type * as z from 'zod'
import type { OwnRouteId } from './addresses.ts'
import { caseRows } from './cases.ts'
import { chatRows } from './chats.ts'
import { institutionRows } from './institutions.ts'
import type { OwnRoute } from './own-route.ts'
import { settingRows } from './settings.ts'
import { testRows } from './tests.ts'

/**
 * Lists the calls of the embedded platform that the interface does not have: what it routes and checks by, and what is
 * documented. Every address has a row; a forgotten one does not compile.
 */
export const ownRoutes = {
  ...institutionRows,
  ...settingRows,
  ...caseRows,
  ...chatRows,
  ...testRows,
} as const satisfies Record<OwnRouteId, OwnRoute>

type Rows = typeof ownRoutes
type Part<Id extends OwnRouteId, Name extends string> =
  Rows[Id] extends Record<Name, infer S extends z.ZodType> ? z.output<S> : undefined

/** Gives the checked path parameters of a call. */
export type OwnParamsOf<Id extends OwnRouteId> = Part<Id, 'params'>
/** Gives the checked query of a call. */
export type OwnQueryOf<Id extends OwnRouteId> = Part<Id, 'query'>
/** Gives the checked body of a call; of one that reads its body itself it is undefined. */
export type OwnBodyOf<Id extends OwnRouteId> = Part<Id, 'body'>
