import { createCaseRoutes } from './case-routes.ts'
import { createDisputeRoutes } from './dispute-routes.ts'
import { createFreezeOrderRoutes } from './freeze-order-routes.ts'
import { createInstitutionRoutes } from './institution-routes.ts'
import { createLedgerRoutes } from './ledger-routes.ts'
import type { RoutesOptions } from './routes.ts'
import type { SandboxRoute } from './sandbox-dispatch.ts'
import { createTokenRoutes } from './token-routes.ts'

/**
 * Creates the routes of what the trust layer leaves to a simulation, or stores without an operation that
 * shows it.
 */
export const createTrustRoutes = (options: RoutesOptions): SandboxRoute[] => [
  ...createLedgerRoutes(options),
  ...createInstitutionRoutes(options),
  ...createDisputeRoutes(options),
  ...createFreezeOrderRoutes(options),
  ...createTokenRoutes(options),
  ...createCaseRoutes(options),
]
