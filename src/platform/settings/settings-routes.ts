import type { Participants } from '../ips/participants.ts'
import type { SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import { createCreditRoutes, type WorkspaceRoutesOptions } from './credit-routes.ts'
import { createFieldRoutes } from './field-routes.ts'
import { createLedgerImportRoutes, type LedgerImportRoutesOptions } from './ledger-import-routes.ts'
import { createOrderRoutes } from './order-routes.ts'
import { createParticipantRoutes } from './participant-routes.ts'
import { createPeopleRoutes, type PeopleRoutesOptions } from './people-routes.ts'
import { createTagRoutes } from './tag-routes.ts'
import { createTeamspaceRoutes } from './teamspace-routes.ts'
import { createTicketRoutes } from './ticket-routes.ts'

/** Creates every route for what the interface leaves to settings pages. */
export const createSettingsRoutes = (
  options: WorkspaceRoutesOptions &
    PeopleRoutesOptions &
    LedgerImportRoutesOptions & { participants: Participants },
): SandboxRoute[] => [
  ...createTeamspaceRoutes(options),
  ...createCreditRoutes(options),
  ...createFieldRoutes(options),
  ...createTagRoutes(options),
  ...createTicketRoutes(options),
  ...createPeopleRoutes(options),
  ...createParticipantRoutes(options),
  ...createOrderRoutes(options),
  ...createLedgerImportRoutes(options),
]
