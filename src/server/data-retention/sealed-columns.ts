import { deedContext } from '../../relay/agent-api/cases/activity-log.ts'
import { caseNoteContext } from '../../relay/agent-api/cases/case-notes.ts'
import { proposalContext } from '../../relay/agent-api/cases/proposals.ts'
import { agentDeviceContext } from '../../relay/agent-api/inbox/agent-devices.ts'
import { codeContext } from '../../relay/agent-api/sign-in/credentials.ts'
import { caseFileContext } from '../../relay/citizen-api/cases/case-files.ts'
import { caseNumberContext } from '../../relay/citizen-api/cases/case-numbers.ts'
import { chatKeyContext } from '../../relay/security/auth/chat-keys.ts'
import { markContext } from '../../relay/security/auth/known-secrets.ts'
import { webhookEventContext } from '../../relay/webhooks/incoming/intake.ts'
import { hookEventContext } from '../../relay/webhooks/outgoing/record-events.ts'
import { hookTargetContext } from '../../relay/webhooks/outgoing/targets.ts'
import type { SealedColumns } from '../../storage/sealed-column.ts'

/** Columns that the relay encrypts with the deployment's key. */
export const relaySealedColumns = {
  chat_key: { key: 'chat_id', column: 'sealed', contextOf: chatKeyContext },
  case_number: { key: 'case_id', column: 'sealed', contextOf: caseNumberContext },
  operator_person: { key: 'id', column: 'code_sealed', contextOf: codeContext },
  // The row that says which process serves the database is not secret.
  deployment: { key: 'name', column: 'value', contextOf: markContext, only: 'seal' },
  case_file: { key: 'case_id', column: 'sealed', contextOf: caseFileContext },
  case_deed: { key: 'id', column: 'sealed', contextOf: deedContext },
  case_note: { key: 'id', column: 'sealed', contextOf: caseNoteContext },
  proposal: { key: 'id', column: 'sealed', contextOf: proposalContext },
  outbox: { key: 'id', column: 'sealed', contextOf: (id) => id },
  // An event of a chat is encrypted with the chat's key.
  webhook_event: { key: 'id', column: 'body', unless: 'chat_id', contextOf: webhookEventContext },
  hook_target: { key: 'id', column: 'sealed', contextOf: hookTargetContext },
  agent_device: { key: 'id', column: 'sealed', contextOf: agentDeviceContext },
  hook_event: { key: 'id', column: 'body', unless: 'chat_id', contextOf: hookEventContext },
} satisfies SealedColumns
