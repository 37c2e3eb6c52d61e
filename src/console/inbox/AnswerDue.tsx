import type { InboxRow } from '../../contract/console/inbox.ts'
import { present, span, timeOf } from '../core/words.ts'

/** Minutes before the deadline at which it is emphasised. */
const soonMinutes = 5

/**
 * Shows the deadline for an agent's answer, and whether it was or has been missed. Renders nothing if there
 * is no target.
 */
export function AnswerDue({ row: { answerDueAt: due, answeredAt, state } }: { row: InboxRow }) {
  if (due === null) return null
  if (answeredAt !== null) return answeredAt > due ? <span class="pill">Answered late</span> : null
  if (state !== 'queued' && state !== 'open') return null
  const left = (Date.parse(due) - present.value) / 60_000
  if (left <= 0) return <strong class="pill bad">Answer overdue{left <= -1 && ` by ${span(-left)}`}</strong>
  return <span class={left <= soonMinutes ? 'pill act' : 'pill'}>Answer by {timeOf(due)}</span>
}
