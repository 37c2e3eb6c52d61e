import * as z from 'zod'

/** What the service that sends SMS or calls back posts about messages that it took; the interface has nothing for it. */

const report = z.object({
  /** The `{{messageId}}` that the message was handed over with. */
  id: z.string().min(1).max(128),
  /** `delivered` when it has arrived, `failed` when it never will. */
  status: z.enum(['delivered', 'failed']),
})

/** Checks the body of a status callback. */
export const deliveryReports = z.object({ statuses: z.array(report).min(1).max(200) })

/** Tells what became of one message. */
export type DeliveryReport = z.infer<typeof report>
