import type { DeliveryReport } from '../../../contract/chat/delivery-status.ts'
import type { DeliveryChannel } from '../ports.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/**
 * Notes what the service of a channel says became of messages that it took. What is over stays as it is, so that a repeated
 * report changes nothing; gives how many were news.
 */
export async function takeDeliveryReports(
  unit: UnitOfWork,
  channel: DeliveryChannel,
  reports: readonly DeliveryReport[],
): Promise<number> {
  let news = 0
  for (const { id, status } of reports) {
    const changed = await unit.trx
      .updateTable('pf_delivery')
      .set((eb) => ({
        status,
        failure_reason: status === 'failed' ? 'not_delivered' : null,
        // The service may be faster than its own answer to us.
        sent_at: eb.fn.coalesce('sent_at', eb.val(unit.now)),
        sealed: null,
        next_at: null,
      }))
      .where('delivery_id', '=', id)
      .where('channel', '=', channel)
      .where('status', 'in', ['queued', 'sent'])
      .returning('case_id')
      .executeTakeFirst()
    if (!changed) continue
    news++
    unit.audit({
      action: `delivery.${status}`,
      resourceType: 'delivery',
      resourceId: id,
      caseId: changed.case_id,
      reason: channel,
    })
  }
  return news
}
