import * as z from 'zod'

/** The call of the console for the audit trail. */

const instant = z.string()

/** Checks which part of the audit trail is wanted, newest first. */
export const auditQuery = z.object({
  kind: z.string().max(64).optional(),
  actor: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
/** Describes a part of the audit trail. */
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
  /** Whether every row that is kept follows from the one before it. */
  chain: z.object({
    isWhole: z.boolean(),
    /** When all rows were last looked at; those since then are looked at by each call. */
    checkedAt: instant,
    rows: z.number().int(),
    head: z.string(),
  }),
})

/** Describes a part of the audit trail. */
export type AuditPage = z.infer<typeof auditPage>
