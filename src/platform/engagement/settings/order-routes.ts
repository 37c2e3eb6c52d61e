import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import { recordLegalOrder } from '../../trust-layer/recovery/freeze/legal-order.ts'
import type { SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'

/** Creates the handler that records the legal orders authorising holds on money. */
export const createOrderHandlers = ({
  units,
}: {
  units: UnitsOfWork
}): SandboxHandlers<'recordLegalOrder'> => ({
  recordLegalOrder: ({ principal, requestId, body: wish }) =>
    units.write({ principal, requestId }, (unit) =>
      recordLegalOrder(unit, {
        ...wish,
        account_hash: wish.account_hash ?? null,
        valid_until: new Date(wish.valid_until).toISOString(),
      }),
    ),
})
