import { createIpsHandlers, type IpsOptions } from './ips/handlers.ts'
import type { Context } from './kernel/context.ts'
import type { Handlers } from './kernel/handler.ts'
import { createRecoveryHandlers } from './recovery/handlers.ts'
import { createRedressHandlers } from './redress/handlers.ts'

/** One handler for each operation of the trust layer. */
export const createHandlers = (context: Context, options: IpsOptions): Handlers => ({
  ...createRedressHandlers(context, options.readAudit),
  ...createRecoveryHandlers(options),
  ...createIpsHandlers(options),
})
