import type { Context } from './context.ts'
import type { Handlers } from './frame/handler.ts'
import { createRedressHandlers } from './operations/redress.ts'

/** One handler for each operation of the trust layer. */
export const createHandlers = (context: Context): Partial<Handlers> => ({
  ...createRedressHandlers(context),
})
