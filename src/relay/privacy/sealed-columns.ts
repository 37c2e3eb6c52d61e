import type { SealedColumns } from '../../storage/sealed-column.ts'
import { chatKeyContext } from '../auth/chat-keys.ts'
import { markContext } from '../auth/known-secrets.ts'
import { caseNumberContext } from '../cases/case-numbers.ts'
import { webhookEventContext } from '../webhooks/intake.ts'

/** Lists what the relay seals with the deployment's key. */
export const relaySealedColumns = {
  chat_key: { key: 'chat_id', column: 'sealed', contextOf: chatKeyContext },
  case_number: { key: 'case_id', column: 'sealed', contextOf: caseNumberContext },
  // The row that says which process serves the database is no secret.
  deployment: { key: 'name', column: 'value', contextOf: markContext, only: 'seal' },
  outbox: { key: 'id', column: 'sealed', contextOf: (id) => id },
  // An event of a chat is sealed with the chat's key.
  webhook_event: { key: 'id', column: 'body', unless: 'chat_id', contextOf: webhookEventContext },
} satisfies SealedColumns
