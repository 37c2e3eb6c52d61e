import type { SealedColumns } from '../../storage/sealed-column.ts'
import { chatKeyContext } from '../auth/chat-keys.ts'
import { markContext } from '../auth/known-secrets.ts'
import { caseFileContext } from '../cases/case-files.ts'
import { caseNumberContext } from '../cases/case-numbers.ts'
import { caseNoteContext } from '../desk/case-notes.ts'
import { deedContext } from '../desk/deeds.ts'
import { proposalContext } from '../desk/proposals.ts'
import { hookEventContext } from '../hooks/record-events.ts'
import { hookTargetContext } from '../hooks/targets.ts'
import { agentDeviceContext } from '../inbox/agent-devices.ts'
import { codeContext } from '../operators/person-ways.ts'
import { webhookEventContext } from '../webhooks/intake.ts'

/** Lists what the relay seals with the deployment's key. */
export const relaySealedColumns = {
  chat_key: { key: 'chat_id', column: 'sealed', contextOf: chatKeyContext },
  case_number: { key: 'case_id', column: 'sealed', contextOf: caseNumberContext },
  operator_person: { key: 'id', column: 'code_sealed', contextOf: codeContext },
  // The row that says which process serves the database is no secret.
  deployment: { key: 'name', column: 'value', contextOf: markContext, only: 'seal' },
  case_file: { key: 'case_id', column: 'sealed', contextOf: caseFileContext },
  case_deed: { key: 'id', column: 'sealed', contextOf: deedContext },
  case_note: { key: 'id', column: 'sealed', contextOf: caseNoteContext },
  proposal: { key: 'id', column: 'sealed', contextOf: proposalContext },
  outbox: { key: 'id', column: 'sealed', contextOf: (id) => id },
  // An event of a chat is sealed with the chat's key.
  webhook_event: { key: 'id', column: 'body', unless: 'chat_id', contextOf: webhookEventContext },
  hook_target: { key: 'id', column: 'sealed', contextOf: hookTargetContext },
  agent_device: { key: 'id', column: 'sealed', contextOf: agentDeviceContext },
  hook_event: { key: 'id', column: 'body', unless: 'chat_id', contextOf: hookEventContext },
} satisfies SealedColumns
