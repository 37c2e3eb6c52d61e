import type * as z from 'zod'
import type { OwnRouteId } from './addresses.ts'
import { caseRows } from './cases.ts'
import { chatRows } from './chats.ts'
import { institutionRows } from './institutions.ts'
import type { OwnRoute } from './own-route.ts'
import { settingRows } from './settings.ts'
import { testRows } from './tests.ts'

/**
 * The calls of the embedded platform that are not part of the interface: everything needed to route, validate
 * and document them. Every address must have a row; a missing one does not compile.
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

/** Validated path parameters of a call. */
export type OwnParamsOf<Id extends OwnRouteId> = Part<Id, 'params'>
/** Validated query of a call. */
export type OwnQueryOf<Id extends OwnRouteId> = Part<Id, 'query'>
/** Validated body of a call; undefined if the call reads its body itself. */
export type OwnBodyOf<Id extends OwnRouteId> = Part<Id, 'body'>
