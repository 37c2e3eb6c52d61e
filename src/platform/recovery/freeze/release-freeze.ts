import { type ReleaseReason, releaseReasons } from '../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { FreezeTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kernel/context.ts'
import { type OperationRequest, oneOf } from '../../kernel/handler.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { plusHours, toWireTime } from '../../kernel/time.ts'
import type { UnitOfWork } from '../../kernel/unit-of-work.ts'
import { nextSeq } from '../../ledger/bookings.ts'
import { useToken } from './authorization-token.ts'
import { endFreeze } from './freeze-life.ts'
import { isLive } from './freeze-record.ts'

/** Ends a freeze by order. Money that a return has already taken out of it stays on its way. */
export async function releaseFreeze(
  context: Context,
  unit: UnitOfWork,
  { body, principal }: OperationRequest<'releaseFreeze'>,
  freeze: FreezeTable,
) {
  const reason = oneOf('release_reason', body.release_reason, releaseReasons)
  const tokenId = await useToken(unit, {
    token: body.release_authorization_token,
    scope: 'release',
    caseId: freeze.case_id,
    principal,
    act: { accountHash: freeze.account_hash, freezeId: freeze.freeze_id },
  })
  if (!isLive(freeze)) {
    throw new Refusal('freeze-not-active', {
      extensions: { current_status: freeze.status, allowed: ['pending_ack', 'active'] },
    })
  }
  assertReason(reason, body.release_authority, isOverdue(freeze, unit.now))
  const release = {
    release_order_id: unit.newId('RLS'),
    release_reason: reason,
    release_authority: body.release_authority,
    released_at: unit.now,
  }
  await endFreeze(context, unit, freeze, {
    status: 'released',
    event: 'released',
    endedSeq: (await nextSeq(unit.trx)) - 1,
    release: JSON.stringify(release),
    reason: `${reason}, token ${tokenId}`,
    ...(freeze.freeze_type === 'legal_order' && { legalOrderStatus: 'revoked' }),
  })
  return {
    freeze_id: freeze.freeze_id,
    freeze_status: 'released',
    release_reason: reason,
    released_amount: toMajor(freeze.frozen, context.profile.currencyExponent),
    released_at: toWireTime(unit.now),
    release_order_id: release.release_order_id,
  }
}

/**
 * Tells whether the ordered hours are over, counted from the order: an institution that took it late would hold the
 * money for longer than was meant. An extension is meant.
 */
const isOverdue = (freeze: FreezeTable, now: string): boolean =>
  freeze.extension_count === 0 && plusHours(freeze.issued_at, freeze.duration_hours) <= now

/** Refuses the reason `expiry` while a freeze has time left. */
function assertReason(reason: ReleaseReason, authority: string, isOver: boolean): void {
  if (reason === 'expiry' && !isOver) {
    throw new Refusal('unknown-enum-value', {
      detail: 'The freeze has not expired yet',
      errors: [{ field: 'release_reason', code: 'not_expired', message: 'The freeze has not expired yet.' }],
    })
  }
  if (reason === 'court_order' && !/\d/.test(authority)) {
    throw new Refusal('legal-order-required', {
      detail: 'A release by a court names the reference of its order',
      errors: [
        {
          field: 'release_authority',
          code: 'reference_required',
          message: 'Name the reference of the order.',
        },
      ],
    })
  }
}
