import { type CaseRoutesOptions, createCaseHandlers } from './case-routes.ts'
import { createDisputeHandlers } from './dispute-routes.ts'
import { createFreezeOrderHandlers } from './freeze-order-routes.ts'
import { createInstitutionHandlers } from './institution-routes.ts'
import { createLedgerHandlers } from './ledger-routes.ts'
import { createTokenHandlers } from './token-routes.ts'

/**
 * Creates the handlers of what the trust layer leaves to a simulation, or stores without an operation to read
 * it.
 */
export const createTrustHandlers = (options: CaseRoutesOptions) => ({
  ...createLedgerHandlers(options),
  ...createInstitutionHandlers(options),
  ...createDisputeHandlers(options),
  ...createFreezeOrderHandlers(options),
  ...createTokenHandlers(options),
  ...createCaseHandlers(options),
})
