import { type ReleaseReason, releaseReasons } from '../../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import type { FreezeTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { type OperationRequest, oneOf } from '../../../kit/handler.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { plusHours, toWireTime } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { nextSeq } from '../../ledger/bookings.ts'
import { tokenIdOf, useToken } from './authorization-token.ts'
import { auditFreeze, endFreeze } from './freeze-lifecycle.ts'
import { isLive } from './freeze-record.ts'

/** Stored data of a release; amounts are minor units. */
export interface Release {
  release_order_id: string
  release_reason: ReleaseReason
  /** In the caller's words; absent once its retention period is over. */
  release_authority?: string
  released_at: string
  released_amount: number
  token_id: string
}

type ReleaseCall = OperationRequest<'releaseFreeze'>

/**
 * Ends a freeze by order. Money that a return has already taken out of it stays in transit. If it ended at
 * its expiry, its release is recorded once; repeating the release by `expiry` returns the same response.
 */
export async function releaseFreeze(
  context: Context,
  unit: UnitOfWork,
  call: ReleaseCall,
  freeze: FreezeTable,
) {
  const { body, principal } = call
  const reason = oneOf('release_reason', body.release_reason, releaseReasons)
  const before = reason === 'expiry' ? readRelease(freeze, reason) : undefined
  // The token of the first call may be used up.
  if (before && before.token_id === (await tokenIdOf(unit.trx, body.release_authorization_token))) {
    return toAnswer(context, freeze, before)
  }
  const tokenId = await useToken(unit, {
    token: body.release_authorization_token,
    scope: 'release',
    caseId: freeze.case_id,
    principal,
    act: { accountHash: freeze.account_hash, freezeId: freeze.freeze_id },
  })
  if (before) return toAnswer(context, freeze, before)
  if (reason === 'expiry' && freeze.status === 'expired') {
    return toAnswer(context, freeze, await confirmExpiry(unit, call, freeze, tokenId))
  }
  if (!isLive(freeze)) {
    throw new Refusal('freeze-not-active', {
      extensions: { current_status: freeze.status, allowed: ['pending_ack', 'active'] },
    })
  }
  assertReason(reason, body.release_authority, isOverdue(freeze, unit.now))
  const release: Release = {
    release_order_id: unit.newId('RLS'),
    release_reason: reason,
    release_authority: body.release_authority,
    released_at: unit.now,
    released_amount: freeze.frozen,
    token_id: tokenId,
  }
  const released = await endFreeze(context, unit, freeze, {
    status: 'released',
    event: 'released',
    endedSeq: (await nextSeq(unit.trx)) - 1,
    release: JSON.stringify(release),
    reason: `${reason}, token ${tokenId}`,
    ...(freeze.freeze_type === 'legal_order' && { legalOrderStatus: 'revoked' }),
  })
  return toAnswer(context, released, release)
}

/** Returns the release of a freeze, if it was for this reason. */
function readRelease(freeze: FreezeTable, reason: ReleaseReason): Release | undefined {
  const release = freeze.release === null ? undefined : (JSON.parse(freeze.release) as Release)
  return release?.release_reason === reason ? release : undefined
}

/** Records the release of money that the expiry has already released; the freeze stays expired. */
async function confirmExpiry(
  unit: UnitOfWork,
  { body }: ReleaseCall,
  freeze: FreezeTable,
  tokenId: string,
): Promise<Release> {
  const end = await unit.trx
    .selectFrom('pf_freeze_event')
    .select('amount')
    .where('case_id', '=', freeze.case_id)
    .where('freeze_id', '=', freeze.freeze_id)
    .where('event', '=', 'expired')
    .executeTakeFirst()
  const release: Release = {
    release_order_id: unit.newId('RLS'),
    release_reason: 'expiry',
    release_authority: body.release_authority,
    released_at: freeze.ended_at ?? unit.now,
    released_amount: end?.amount ?? 0,
    token_id: tokenId,
  }
  await unit.trx
    .updateTable('pf_freeze')
    .set({ release: JSON.stringify(release) })
    .where('freeze_id', '=', freeze.freeze_id)
    .execute()
  auditFreeze(
    unit,
    'freeze.expiry_confirmed',
    freeze,
    { ...freeze, release: JSON.stringify(release) },
    `expiry, token ${tokenId}`,
  )
  return release
}

const toAnswer = ({ profile }: Context, freeze: FreezeTable, release: Release) => ({
  freeze_id: freeze.freeze_id,
  freeze_status: freeze.status,
  release_reason: release.release_reason,
  released_amount: toMajor(release.released_amount, profile.currencyExponent),
  released_at: toWireTime(release.released_at),
  release_order_id: release.release_order_id,
})

/**
 * Returns whether the ordered hours are over, counted from the order: an institution that accepted it late
 * would hold the money for longer than ordered. Extensions count as ordered.
 */
const isOverdue = (freeze: FreezeTable, now: string): boolean =>
  freeze.extension_count === 0 && plusHours(freeze.issued_at, freeze.duration_hours) <= now

/** Rejects the reason `expiry` while a freeze has time left. */
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
