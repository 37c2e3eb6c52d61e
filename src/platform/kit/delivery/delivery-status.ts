import type { DeliveryReport } from '../../../contract/chat/delivery-status.ts'
import type { DeliveryChannel } from '../ports.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/**
 * Records the delivery reports of a channel's service about messages it accepted. Final results are not
 * changed, so a repeated report has no effect; returns how many reports were new.
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
        // The service may be faster than its own response to us.
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
