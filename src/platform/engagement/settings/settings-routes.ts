import type { Participants } from '../../trust-layer/payments/participants.ts'
import { createCreditHandlers, type WorkspaceRoutesOptions } from './credit-routes.ts'
import { createFieldHandlers } from './field-routes.ts'
import { createLedgerImportHandlers, type LedgerImportRoutesOptions } from './ledger-import-routes.ts'
import { createOrderHandlers } from './order-routes.ts'
import { createParticipantHandlers } from './participant-routes.ts'
import { createPeopleHandlers, type PeopleRoutesOptions } from './people-routes.ts'
import { createTagHandlers } from './tag-routes.ts'
import { createTeamspaceHandlers } from './teamspace-routes.ts'
import { createTicketHandlers } from './ticket-routes.ts'

/** Creates all handlers for what the interface leaves to settings pages. */
export const createSettingsHandlers = (
  options: WorkspaceRoutesOptions &
    PeopleRoutesOptions &
    LedgerImportRoutesOptions & { participants: Participants },
) => ({
  ...createTeamspaceHandlers(options),
  ...createCreditHandlers(options),
  ...createFieldHandlers(options),
  ...createTagHandlers(options),
  ...createTicketHandlers(options),
  ...createPeopleHandlers(options),
  ...createParticipantHandlers(options),
  ...createOrderHandlers(options),
  ...createLedgerImportHandlers(options),
})
