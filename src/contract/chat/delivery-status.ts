import * as z from 'zod'

/**
 * Status reports posted by the service that sends SMS or calls back, about messages it accepted; the
 * interface defines nothing for this.
 */

const report = z.object({
  /** The `{{messageId}}` that was passed along with the message. */
  id: z.string().min(1).max(128),
  /** `delivered` when it has arrived, `failed` when it will never arrive. */
  status: z.enum(['delivered', 'failed']),
})

/** Schema of the body of a status callback. */
export const deliveryReports = z.object({ statuses: z.array(report).min(1).max(200) })

/** Outcome of one message. */
export type DeliveryReport = z.infer<typeof report>
