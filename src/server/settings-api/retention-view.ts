import type { KeptFor, KeptThing, RetentionView } from '../../contract/console/retention.ts'
import { keptDays } from '../../relay/security/auth/security-trail.ts'
import { atMostFactor } from '../data-retention/retention.ts'

/** Options of the retention view. */
export interface RetentionViewOptions {
  /** Retention period in days, as promised to citizens. */
  retentionDays: number
  /** Whether cases are stored by the embedded platform. */
  isEmbedded: boolean
}

const setting = 'profile.retentionDays'

/** Creates the view of how long each kind of data is retained, from the values that are used for deletion. */
export function createRetentionView({
  retentionDays: days,
  isEmbedded,
}: RetentionViewOptions): RetentionView {
  const whileGoingOn = { days, atMostDays: atMostFactor * days, setting }
  const byAge = { days, atMostDays: null, setting }
  const kept = (what: KeptThing): KeptFor => ({ what, days: null, atMostDays: null, setting: null })
  return {
    rows: [
      { what: 'chats', ...whileGoingOn },
      { what: 'cases', ...whileGoingOn },
      { what: 'leftovers', ...byAge },
      ...(isEmbedded
        ? [{ what: 'platform-cases' as const, ...byAge }, kept('ledger'), kept('records')]
        : [kept('remote-cases')]),
      { what: 'security', days: keptDays, atMostDays: null, setting: null },
    ],
  }
}
