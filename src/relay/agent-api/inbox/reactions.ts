import type { ReactionsView } from '../../../contract/console/inbox.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { minuteMs } from '../../../contract/primitives/time-zone.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Operator } from '../sign-in/operator.ts'
import { type AnswerTimes, openMs } from './answer-times.ts'

/** Dependencies of the response times. */
export interface ReactionsDeps {
  db: Db
  clock: Clock
  /** Returns the channels of the deployment. */
  channels(): readonly string[]
  answerTimesOf(gwId: string): AnswerTimes
}

const days = 7
/** Maximum number of waits read per channel, newest first; enough for the figures of a week. */
const mostWaits = 2000

/**
 * Creates the figures of first response times, from the last wait in each chat within the last seven days.
 */
export function createReactions({ db, clock, channels, answerTimesOf }: ReactionsDeps) {
  return async (person: Operator): Promise<ReactionsView> => {
    const now = clock()
    const since = new Date(Date.parse(now) - days * 86_400_000).toISOString()
    const seen = channels().filter((gwId) => person.channels === 'all' || person.channels.includes(gwId))
    const read = async (gwId: string) => {
      const waits = await db
        .selectFrom('chat_desk')
        .select(['state', 'queued_at', 'answer_due_at', 'first_human_reply_at'])
        .where('gw_id', '=', gwId)
        .where('queued_at', '>', since)
        .orderBy('queued_at', 'desc')
        .limit(mostWaits)
        .execute()
      const times = answerTimesOf(gwId)
      const spans = times.open(since, now)
      const took: number[] = []
      let late = 0
      let overdue = 0
      for (const { state, queued_at: from, answer_due_at: due, first_human_reply_at: answered } of waits) {
        if (answered !== null) took.push(openMs(spans, from ?? answered, answered))
        if (due === null) continue
        if (answered !== null && answered > due) late++
        if (answered === null && waiting.has(state) && due < now) overdue++
      }
      return {
        gwId,
        targetMinutes: times.minutes,
        isOpen: times.isOpen(now),
        answered: took.length,
        late,
        overdue,
        medianMinutes: took.length === 0 ? null : Math.round(medianOf(took) / minuteMs),
      }
    }
    return { days, channels: await Promise.all(seen.map(read)) }
  }
}

/** States in which a citizen still waits for an answer. */
const waiting: ReadonlySet<string> = new Set(['queued', 'open'])

/** Returns the median; of an even number, the greater of the two middle values. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
