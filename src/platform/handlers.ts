import type { Context } from './context.ts'
import type { Handlers } from './frame/handler.ts'
import { createIpsHandlers, type IpsOptions } from './operations/ips.ts'
import { createRecoveryHandlers } from './operations/recovery.ts'
import { createRedressHandlers } from './operations/redress.ts'

/** One handler for each operation of the trust layer. */
export const createHandlers = (context: Context, options: IpsOptions): Handlers => ({
  ...createRedressHandlers(context, options.notebook),
  ...createRecoveryHandlers(options),
  ...createIpsHandlers(options),
})
