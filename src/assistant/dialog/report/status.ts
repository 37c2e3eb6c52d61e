import { toMinor } from '../../../contract/primitives/money.ts'
import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { CaseReport, DialogProfile } from '../model/types.ts'
import { formatAmount, formatMoment } from './format.ts'

/** Dependencies for writing a status. */
export interface StatusContext {
  profile: DialogProfile
  texts: Texts
  lang: string
}

/** The status of a case in one or two plain sentences. Contains no account and no name of a receiver. */
export function plainStatus(report: CaseReport, c: StatusContext): string {
  const { status } = c.texts
  const until = milestoneTime(report.next_milestone, c)
  const total = amountIn(report, 'amount_reported', c)
  switch (report.status) {
    case 'received':
    case 'routed':
      return status.starting
    case 'tracing':
      return status.tracing
    case 'traced':
      // Nothing was found so far, which is no reason to say otherwise.
      return report.recovery_trace_summary.amount_located === 0 ? status.tracing : status.traced
    case 'freeze_pending':
      return status.pending
    case 'frozen': {
      const values = { amount: amountIn(report, 'amount_frozen', c) }
      return until ? status.frozen({ ...values, until }) : status.frozenNoDate(values)
    }
    case 'disputed':
      return until ? status.disputed({ until }) : status.disputedNoDate
    case 'returning': {
      const amount = returningAmount(report, c)
      return until ? status.returning({ amount, until }) : status.returningNoDate({ amount })
    }
    case 'partially_recovered':
    case 'recovered':
      return status.recovered({ amount: paidBack(report, c), total })
    case 'closed':
      return status.closed({ amount: paidBack(report, c), total })
    case 'rejected':
      return status.rejected
    case 'intelligence_only':
      return status.intelligence
    default:
      return status.unknown
  }
}

/** The time in a milestone such as `funds_delivery_by 2026-11-22T03:00:00Z`. */
function milestoneTime(milestone: string, { lang, profile }: StatusContext): string | undefined {
  const at = /\d{4}-\d{2}-\d{2}T[\d:.]+Z?/.exec(milestone)?.[0]
  if (!at || Number.isNaN(Date.parse(at))) return undefined
  return formatMoment({ at, precision: 'time' }, lang, profile.timezone)
}

const amountIn = (report: CaseReport, member: string, c: StatusContext): string =>
  toAmount(report.recovery_trace_summary[member], c)

function toAmount(major: unknown, { profile }: StatusContext): string {
  const minor = toMinor(major ?? 0, profile.currencyExponent)
  return formatAmount(typeof minor === 'number' ? minor : 0, profile)
}

/** Everything the citizen got back: payments by a bank or the fund were not found by the trace. */
const paidBack = (report: CaseReport, c: StatusContext): string =>
  toAmount(report.extensions?.paid ?? report.recovery_trace_summary.amount_returned, c)

/**
 * The amount on its way back: as the host states it, otherwise what is held. If only a part is returned, the
 * rest stays held.
 */
function returningAmount(report: CaseReport, c: StatusContext): string {
  const { amount_frozen: frozen } = report.recovery_trace_summary
  if (report.extensions?.returning !== undefined) return toAmount(report.extensions.returning, c)
  return amountIn(report, typeof frozen === 'number' && frozen > 0 ? 'amount_frozen' : 'amount_returned', c)
}
