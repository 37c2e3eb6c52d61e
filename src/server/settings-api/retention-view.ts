import type { KeptFor, KeptThing, RetentionView } from '../../contract/console/retention.ts'
import { keptDays } from '../../relay/security/auth/security-trail.ts'
import { atMostFactor } from '../data-retention/retention.ts'

/** Lists what tells how long things are kept. */
export interface RetentionViewOptions {
  /** Days for which she was told that her words are kept. */
  retentionDays: number
  /** Whether cases lie with the embedded platform. */
  isEmbedded: boolean
}

const setting = 'profile.retentionDays'

/** Says how long each thing is kept, by the numbers with which it is deleted. */
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
