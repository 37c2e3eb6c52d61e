import type { Context } from './kit/context.ts'
import type { Handlers } from './kit/handler.ts'
import { createIpsHandlers, type IpsOptions } from './trust-layer/payments/handlers.ts'
import { createRecoveryHandlers } from './trust-layer/recovery/handlers.ts'
import { createRedressHandlers } from './trust-layer/redress/handlers.ts'

/** Creates one handler for each operation of the trust layer. */
export const createHandlers = (context: Context, options: IpsOptions): Handlers => ({
  ...createRedressHandlers(context, options.readAudit),
  ...createRecoveryHandlers(options),
  ...createIpsHandlers(options),
})
