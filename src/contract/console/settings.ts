import * as z from 'zod'

/** Console call for the audit log. */

const instant = z.string()

/** Schema of an audit log query; rows are returned newest first. */
export const auditQuery = z.object({
  kind: z.string().max(64).optional(),
  actor: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
/** Page of the audit log. */
const auditPage = z.object({
  rows: z.array(
    z.object({
      seq: z.number().int(),
      at: instant,
      kind: z.string(),
      actor: z.string().nullable(),
      gwId: z.string().nullable(),
      chatId: z.string().nullable(),
      detail: z.string().nullable(),
      count: z.number().int(),
    }),
  ),
  next: z.string().nullable(),
  /** Whether every stored row follows from the one before it. */
  chain: z.object({
    isWhole: z.boolean(),
    /** When all rows were last checked; every call checks the rows added since. */
    checkedAt: instant,
    rows: z.number().int(),
    head: z.string(),
  }),
})

/** Page of the audit log. */
export type AuditPage = z.infer<typeof auditPage>
