import * as z from 'zod'

/** The calls of the console for channels, keys and the audit trail. */

const instant = z.string()

/** Describes the channels of the deployment. What a file sets is shown here and changed there. */
export const channelsView = z.object({
  channels: z.array(
    z.object({
      gwId: z.string(),
      title: z.string(),
      /** What a site's page needs, to be copied. */
      snippet: z.string(),
      /** Origins that may embed it; empty when any may. */
      origins: z.array(z.string()),
      assistant: z.string(),
      /** The brand's colour as `#rrggbb`. */
      color: z.string().nullable(),
    }),
  ),
  /** Telephone numbers, amounts and names of the profile, in words for people. */
  profile: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Which file or variable has the settings, and what wins. */
  source: z.string(),
})

/** Describes API keys, without the keys. */
export const keysView = z.object({
  keys: z.array(
    z.object({
      prefix: z.string(),
      role: z.string(),
      scopes: z.array(z.string()),
      environment: z.string(),
      teamspaces: z.union([z.literal('all'), z.array(z.string())]),
      companies: z.union([z.literal('all'), z.array(z.string())]),
      createdAt: instant,
      expiresAt: instant.nullable(),
      revokedAt: instant.nullable(),
    }),
  ),
  /** What a new key may be given. */
  scopes: z.array(z.string()),
  roles: z.array(z.string()),
})

/** Checks a key that is to be made. */
export const keyRequest = z.strictObject({
  role: z.string().min(1).max(64),
  scopes: z.array(z.string().max(64)).min(1).max(40),
  expiresAt: instant.optional(),
})
/** Gives a new key, which is shown once. */
export const newKey = z.object({ key: z.string(), prefix: z.string() })

/** Checks which part of the audit trail is wanted, newest first. */
export const auditQuery = z.object({
  kind: z.string().max(64).optional(),
  actor: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
/** Describes a part of the audit trail. */
export const auditPage = z.object({
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
  chain: z.object({ isWhole: z.boolean(), rows: z.number().int(), head: z.string() }),
})

/** Describes the channels of the deployment. */
export type ChannelsView = z.infer<typeof channelsView>
/** Describes API keys. */
export type KeysView = z.infer<typeof keysView>
/** Describes a key that is to be made. */
export type KeyRequest = z.infer<typeof keyRequest>
/** Gives a new key. */
export type NewKey = z.infer<typeof newKey>
/** Describes a part of the audit trail. */
export type AuditPage = z.infer<typeof auditPage>
