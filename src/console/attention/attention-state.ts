import { computed, effect, signal } from '@preact/signals'
import { rightToDecide } from '../../contract/console/roles.ts'
import { proposals, seeEnds, unseenEnds, watchProposals } from '../cases/proposal-state.ts'
import { isVisible, place } from '../core/place.ts'
import { roomShown } from '../core/rooms.ts'
import { may, me } from '../core/session.ts'
import { notifyHidden, playTones, startSound } from '../core/sound.ts'
import { present } from '../core/words.ts'
import { dangerAt, escalated, mine, openChat, presence, waiting } from '../inbox/inbox-state.ts'
import { unread, watchReading } from '../inbox/unread.ts'
import {
  type AttentionFacts,
  attentionRules,
  holdsEndingSoon,
  itemsOf,
  nothingReported,
  report,
  toDecide,
} from './attention.ts'

/** Section and chat or case that the user looks at. */
const shown = computed(() => {
  if (!isVisible.value) return undefined
  const room = roomShown()
  return { room, id: room === 'inbox' ? openChat.value : place.value.rest[0] }
})

const facts = computed<AttentionFacts>(() => ({
  userId: me.value?.id ?? '',
  isSupervisor: may('chat.assign'),
  isOffline: may('chat.answer') && presence.value === 'offline',
  waiting: waiting.value,
  escalated: escalated.value,
  dangerAt: dangerAt.value,
  mine: mine.value,
  unread: unread.value,
  proposals: proposals.value.value?.waiting ?? [],
  decided: proposals.value.value?.decided ?? [],
  ended: unseenEnds.value,
  mayDecide: (action) => may(rightToDecide(action)),
  shown: shown.value,
  now: present.value,
}))

/** Events that need the signed-in user's attention now. */
export const attention = computed(() => (me.value?.mustEnrol === false ? itemsOf(facts.value) : []))
/** Proposals of other people that the user may decide on. */
export const approvals = computed(() => toDecide(facts.value))
/** Holds that end soon. */
export const endingHolds = computed(() => holdsEndingSoon(facts.value))
/** Text for screen readers: the newest event. */
export const announcement = signal('')

/** Follows everything that needs attention, and reports it. */
export function startAttention(): () => void {
  let reported = nothingReported
  const ends = [
    startSound(),
    watchReading(),
    watchProposals(),
    effect(() => {
      if (shown.value?.room === 'approvals') seeEnds()
    }),
    effect(() => {
      const { ring, news, after } = report(attention.value, reported, present.value)
      reported = after
      if (news) announcement.value = attentionRules[news.kind].notice
      if (ring) {
        playTones(attentionRules[ring].tones)
        // The relay's push notices have the tag of the queue.
        notifyHidden(attentionRules[ring].notice, ring === 'waiting' ? 'parley-inbox' : `parley-${ring}`)
      }
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
