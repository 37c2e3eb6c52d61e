import * as z from 'zod'

/** The interface's rules for voice credits. Money is in US cents. */
export const creditRules = {
  /** Initial credits of a new workspace. */
  start: 50,
  priceMinor: 5,
  purchaseStep: 50,
  purchaseMin: 100,
  /** Ours: the largest single purchase. */
  purchaseMax: 100_000,
  topUp: 100,
  /** Ours: the interface does not define where "low" begins. */
  lowBelow: 10,
} as const

/** Prices of credits, and how they are bought. */
export const creditTerms = {
  price_minor: creditRules.priceMinor,
  currency: 'USD',
  purchase_step: creditRules.purchaseStep,
  purchase_min: creditRules.purchaseMin,
} as const

/** Schema of the voice credits of a workspace. */
export const workspace = z
  .object({
    workspace_id: z.string(),
    credits: z.number().int(),
    unlimited: z.boolean(),
    auto_top_up: z.object({ below: z.number().int() }).nullable(),
    billing_emails: z.array(z.string()),
    low_balance: z.boolean(),
    price_minor: z.number().int(),
    currency: z.string(),
    purchase_step: z.number().int(),
    purchase_min: z.number().int(),
    top_up_credits: z.number().int(),
  })
  .meta({ id: 'Workspace' })

/** Schema of the settings of the credits that can be changed. */
export const creditChange = z.strictObject({
  auto_top_up: z
    .strictObject({ below: z.int().min(1).max(10_000) })
    .nullable()
    .optional(),
  billing_emails: z.array(z.email().max(254)).max(20).optional(),
})

/** Example voice credits of a workspace. */
export const workspaceExample = {
  workspace_id: 'main',
  credits: creditRules.start,
  unlimited: false,
  auto_top_up: { below: 10 },
  billing_emails: ['billing@bank.example'],
  low_balance: false,
  ...creditTerms,
  top_up_credits: creditRules.topUp,
}
