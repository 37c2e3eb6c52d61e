import type { ComponentChildren } from 'preact'
import { endOf, seeEnds, summaryOf, unseenEnds } from '../cases/proposal-state.ts'
import { addressTo, place } from '../core/place.ts'
import { roomShown } from '../core/rooms.ts'
import { me } from '../core/session.ts'
import { present, span } from '../core/words.ts'
import { Offers } from '../inbox/Offers.tsx'
import { countsOf } from './attention.ts'
import { announcement, approvals, attention, endingHolds } from './attention-state.ts'

/** Announces new events to screen readers. */
export const Announcement = () => (
  <p class="hidden" aria-live="polite">
    {announcement.value}
  </p>
)

/** Shows next to the name of a section how many events of each kind need attention there. */
export function Counts({ room }: { room: string }) {
  return (
    <>
      {countsOf(attention.value, room).map(({ kind, count, word }) => (
        <span key={kind} class="count" data-kind={kind}>
          {count} <span class="word">{word}</span>
        </span>
      ))}
    </>
  )
}

/** Shows, on every page, the offered chats and the money that needs attention. */
export function Notices() {
  if (me.value?.mustEnrol !== false) return null
  const isAtApprovals = roomShown() === 'approvals'
  return (
    <>
      <Offers />
      {!isAtApprovals && <Approvals />}
      <EndingHolds />
      {!isAtApprovals && <OwnEnds />}
    </>
  )
}

const Notice = ({ kind, children }: { kind: 'act' | 'bad' | 'good'; children: ComponentChildren }) => (
  <div class={`notice ${kind}`}>{children}</div>
)

const left = (at: string | null): string => span((Date.parse(at ?? '') - present.value) / 60_000)

/** Shows the proposal that ends next, and how many more wait for the user's decision. */
function Approvals() {
  const [first, ...others] = approvals.value
  if (!first) return null
  return (
    <Notice kind="act">
      <p>
        <strong>
          {first.proposedBy.firstName} proposes: {summaryOf(first)}
        </strong>{' '}
        <span class="detail">
          {first.caseNumber} · lapses in {left(first.expiresAt)}
          {others.length > 0 && ` · ${others.length} more to decide`}
        </span>
      </p>
      <a class="button" href={addressTo('approvals', first.id)}>
        Read and decide
      </a>
    </Notice>
  )
}

/** Shows the hold that ends next, unless its case is open. */
function EndingHolds() {
  const holds = endingHolds.value.filter(({ caseId }) => caseId !== place.value.rest[0])
  const [first, ...others] = holds
  if (!first) return null
  return (
    <Notice kind="bad">
      <p>
        <strong>A hold ends in {left(first.lapsesAt)}</strong>{' '}
        <span class="detail">
          {summaryOf(first)} · {first.caseNumber}
          {others.length > 0 && ` · ${others.length} more`}
        </span>
      </p>
      <a class="button" href={addressTo('cases', first.caseId)}>
        Open the case
      </a>
    </Notice>
  )
}

/** Tells users what became of their own proposals. */
function OwnEnds() {
  const [last, ...others] = [...unseenEnds.value].reverse()
  if (!last) return null
  return (
    <Notice kind={last.state === 'executed' ? 'good' : 'bad'}>
      <p>
        <strong>{endOf(last)}</strong>{' '}
        <span class="detail">
          {summaryOf(last)} · {last.caseNumber}
          {others.length > 0 && ` · ${others.length} more`}
        </span>
      </p>
      {last.caseId !== place.value.rest[0] && (
        <a class="button" href={addressTo('cases', last.caseId)}>
          Open the case
        </a>
      )}
      <button type="button" onClick={seeEnds}>
        OK
      </button>
    </Notice>
  )
}
