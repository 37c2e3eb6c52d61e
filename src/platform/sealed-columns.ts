import type { SealedColumns } from '../storage/sealed-column.ts'
import { sealContexts } from './kit/seal-contexts.ts'

/** Columns of the embedded platform that are encrypted with the deployment's key. */
export const platformSealedColumns = {
  pf_account: { key: 'account_hash', column: 'holder_name_enc', contextOf: sealContexts.holder },
  pf_account_number: { key: 'account_hash', column: 'number_enc', contextOf: sealContexts.account },
  pf_case: { key: 'case_id', column: 'contact_sealed', contextOf: sealContexts.contact },
  pf_delivery: { key: 'delivery_id', column: 'sealed', contextOf: sealContexts.delivery },
  pf_document: { key: 'document_id', column: 'sealed', contextOf: sealContexts.document },
  pf_human: { key: 'id', column: 'access_token', contextOf: (id) => id },
  pf_idempotency: { key: 'key', column: 'body', contextOf: sealContexts.repeat },
  pf_outbox: { key: 'message_id', column: 'sealed', contextOf: sealContexts.outbox },
  pf_scam_report: { key: 'report_id', column: 'sealed', contextOf: sealContexts.report },
  pf_setting: { key: 'name', column: 'sealed', contextOf: (name) => name },
} satisfies SealedColumns
