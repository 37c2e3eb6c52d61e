import { createCaseRoutes } from './case-routes.ts'
import { createInstitutionRoutes } from './institution-routes.ts'
import { createLedgerRoutes } from './ledger-routes.ts'
import type { RoutesOptions } from './routes.ts'
import type { SandboxRoute } from './sandbox-dispatch.ts'
import { createTokenRoutes } from './token-routes.ts'

/** What the trust layer leaves to a simulation, and what it stores and no operation shows. */
export const createTrustRoutes = (options: RoutesOptions): SandboxRoute[] => [
  ...createLedgerRoutes(options),
  ...createInstitutionRoutes(options),
  ...createTokenRoutes(options),
  ...createCaseRoutes(options),
]
