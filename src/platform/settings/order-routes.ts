import * as z from 'zod'
import { hash, identifier, text } from '../../contract/operations/shapes.ts'
import type { UnitsOfWork } from '../kernel/unit-of-work.ts'
import { recordLegalOrder } from '../recovery/freeze/legal-order.ts'
import { parseBody, type SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import { settingRoute } from './setting-route.ts'

const orderBody = z.strictObject({
  case_id: identifier,
  reference: text(128),
  issued_by: text(128),
  account_hash: hash.nullish(),
  valid_until: z.iso.datetime({ offset: true }),
})

/** Creates the route that records the legal orders by which holds may be extended. */
export const createOrderRoutes = ({ units }: { units: UnitsOfWork }): SandboxRoute[] => [
  settingRoute('POST', 'legal-orders', ({ principal, requestId, body }) => {
    const wish = parseBody(orderBody, body)
    return units.write({ principal, requestId }, (unit) =>
      recordLegalOrder(unit, {
        ...wish,
        account_hash: wish.account_hash ?? null,
        valid_until: new Date(wish.valid_until).toISOString(),
      }),
    )
  }),
]
