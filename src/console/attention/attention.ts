import type { ProposalView } from '../../contract/console/cases.ts'
import type { InboxRow } from '../../contract/console/inbox.ts'

/** Kinds of events that need the user's attention, most urgent first. */
export const attentionKinds = [
  'danger',
  'offer',
  'hold',
  'approval',
  'overdue',
  'message',
  'waiting',
  'ended',
] as const

/** Kind of an event that needs the user's attention. */
export type AttentionKind = (typeof attentionKinds)[number]

/** How the console draws attention to a kind of event. */
export interface AttentionRule {
  /** Text of the notification. It names no one, because others may see the screen. */
  notice: string
  /** Frequencies of its tones, in hertz. */
  tones: readonly number[]
  /** Interval after which it rings again while the event lasts, in milliseconds; without it, it rings once. */
  againMs?: number
  /** Section whose link shows the number of events, and the word after the number; without it, not counted. */
  count?: { room: 'inbox' | 'cases' | 'approvals'; word: string }
}

/** Table of the events: where each is counted, and how it sounds. */
export const attentionRules: Readonly<Record<AttentionKind, AttentionRule>> = {
  danger: { notice: 'Someone may be in danger', tones: [988, 740, 988, 740] },
  offer: {
    notice: 'A chat is offered to you',
    tones: [523, 659, 784],
    againMs: 10_000,
    count: { room: 'inbox', word: 'offered' },
  },
  hold: {
    notice: 'A hold is about to end',
    tones: [784, 587, 784],
    againMs: 300_000,
    count: { room: 'cases', word: 'ending' },
  },
  approval: {
    notice: 'A proposal needs your approval',
    tones: [587, 587, 784],
    againMs: 300_000,
    count: { room: 'approvals', word: 'to decide' },
  },
  overdue: {
    notice: 'An answer of yours is overdue',
    tones: [440, 440, 440],
    againMs: 300_000,
    count: { room: 'inbox', word: 'overdue' },
  },
  message: { notice: 'New message in your chat', tones: [1047], count: { room: 'inbox', word: 'new' } },
  waiting: {
    notice: 'Someone is waiting for an agent',
    tones: [659, 880],
    againMs: 60_000,
    count: { room: 'inbox', word: 'in queue' },
  },
  ended: {
    notice: 'Your proposal has ended',
    tones: [659, 523],
    count: { room: 'approvals', word: 'ended' },
  },
}

/** Time before the end of a hold from which it needs attention, in milliseconds. */
const holdSoonMs = 15 * 60_000

/** Event that needs attention now. */
export interface AttentionItem {
  kind: AttentionKind
  /** Chat, proposal or place in the queue; two events about the same one are counted once. */
  id: string
  /** Identifies the event: an item with a new key is a new event. */
  key: string
  /** Whether the user is looking at it. */
  isShown: boolean
  /** Whether it makes no sound because the user is offline. */
  isMuted: boolean
}

/** What the page knows, from which the events follow. */
export interface AttentionFacts {
  /** Id of the signed-in user. */
  userId: string
  isSupervisor: boolean
  /** Whether the user has chosen to be offline. */
  isOffline: boolean
  /** Number of waiting chats, and of those that have waited too long. */
  waiting: number
  escalated: number
  /** When a citizen mentioned danger after the page was opened. */
  dangerAt: string | undefined
  /** Chats of the user, and those offered to them. */
  mine: readonly InboxRow[]
  /** Chats of the user with words of the citizen that the user has not looked at. */
  unread: ReadonlySet<string>
  /** Proposals that wait for a decision. */
  proposals: readonly ProposalView[]
  /** Proposals that have ended lately, among them the holds. */
  decided: readonly ProposalView[]
  /** The user's own proposals that have ended and that they have not looked at. */
  ended: readonly ProposalView[]
  mayDecide(action: string): boolean
  /** Page that the user looks at, and the chat or case on it; undefined while the page is hidden. */
  shown: { room: string | undefined; id: string | undefined } | undefined
  now: number
}

/** Returns the proposals of other people that the user may decide on. */
export const toDecide = (
  facts: Pick<AttentionFacts, 'proposals' | 'userId' | 'mayDecide' | 'now'>,
): ProposalView[] =>
  facts.proposals.filter(
    ({ state, action, proposedBy, expiresAt }) =>
      state === 'proposed' &&
      proposedBy.id !== facts.userId &&
      facts.mayDecide(action) &&
      Date.parse(expiresAt) > facts.now,
  )

/** Returns the holds that end soon and that no waiting proposal extends. */
export const holdsEndingSoon = ({
  decided,
  proposals,
  now,
}: Pick<AttentionFacts, 'decided' | 'proposals' | 'now'>): ProposalView[] =>
  decided.filter(({ lapsesAt, result }) => {
    const leftMs = lapsesAt === null ? 0 : Date.parse(lapsesAt) - now
    const isExtended = proposals.some(
      ({ action, what }) => action === 'extend' && what.freeze === result?.freeze_id,
    )
    return leftMs > 0 && leftMs <= holdSoonMs && !isExtended
  })

/** Returns the events that need attention now, most urgent first. */
export function itemsOf(facts: AttentionFacts): AttentionItem[] {
  const items = [...chatItems(facts), ...moneyItems(facts)]
  return items.sort((a, b) => attentionKinds.indexOf(a.kind) - attentionKinds.indexOf(b.kind))
}

function chatItems(facts: AttentionFacts): AttentionItem[] {
  const { userId, isSupervisor, isOffline, shown, now } = facts
  const item = (kind: AttentionKind, id: string, mark = '', isMuted = isOffline): AttentionItem => ({
    kind,
    id,
    key: `${kind} ${id} ${mark}`,
    isShown: shown?.room === 'inbox' && shown.id === id,
    isMuted,
  })
  const own = facts.mine.filter(({ owner }) => owner?.id === userId)
  const isLate = ({ answerDueAt: due, answeredAt }: InboxRow) =>
    due !== null && answeredAt === null && Date.parse(due) <= now
  return [
    ...(facts.dangerAt === undefined
      ? []
      : [item('danger', 'danger', facts.dangerAt, isOffline && !isSupervisor)]),
    ...facts.mine
      .filter(({ offeredTo }) => offeredTo?.id === userId)
      // An offer is not in the open chat but in front of every page, and ends soon.
      .map(({ chatId, dueAt }) => ({ ...item('offer', chatId, dueAt ?? ''), isShown: false })),
    ...own.filter(isLate).map(({ chatId }) => item('overdue', chatId)),
    ...own
      .filter(({ chatId }) => facts.unread.has(chatId))
      .map(({ chatId, lastLine }) => item('message', chatId, lastLine?.at)),
    ...Array.from({ length: facts.waiting }, (_, index) =>
      // Supervisors who are offline hear those who have waited too long.
      item('waiting', `queue ${index}`, '', isOffline && !(isSupervisor && index < facts.escalated)),
    ),
  ]
}

function moneyItems(facts: AttentionFacts): AttentionItem[] {
  const { shown } = facts
  const item = (kind: AttentionKind, { id, caseId, state }: ProposalView): AttentionItem => ({
    kind,
    id,
    key: `${kind} ${id} ${state}`,
    isShown: kind === 'hold' ? shown?.id === caseId : shown?.room === 'approvals',
    // Presence is about chats. A proposal ends within half an hour, and a hold within an hour.
    isMuted: false,
  })
  return [
    ...holdsEndingSoon(facts).map((hold) => item('hold', hold)),
    ...toDecide(facts).map((proposal) => item('approval', proposal)),
    ...facts.ended.map((proposal) => item('ended', proposal)),
  ]
}

/** What was reported so far. */
export interface Reported {
  /** Keys of the events that still last. */
  keys: ReadonlySet<string>
  /** When each kind last rang, in milliseconds. */
  at: Readonly<Partial<Record<AttentionKind, number>>>
}

/** Nothing was reported so far. */
export const nothingReported: Reported = { keys: new Set(), at: {} }

/** Returns which kind rings now, if any; which new one is announced; and what has been reported after that. */
export function report(
  items: readonly AttentionItem[],
  before: Reported,
  now: number,
): { ring: AttentionKind | undefined; news: AttentionItem | undefined; after: Reported } {
  const isNew = ({ key }: AttentionItem) => !before.keys.has(key)
  const isAgain = ({ kind }: AttentionItem) => {
    const { againMs } = attentionRules[kind]
    return againMs !== undefined && now - (before.at[kind] ?? 0) >= againMs
  }
  const due = items.filter((item) => isNew(item) || isAgain(item))
  const at = Object.fromEntries(due.map(({ kind }) => [kind, now]))
  return {
    ring: due.find(({ isShown, isMuted }) => !isShown && !isMuted)?.kind,
    news: items.find((item) => isNew(item) && !item.isShown),
    after: { keys: new Set(items.map(({ key }) => key)), at: { ...before.at, ...at } },
  }
}

/** Number of events of a kind in a section. */
export interface AttentionCount {
  kind: AttentionKind
  count: number
  word: string
}

/** Counts the events of a section by kind, most urgent first. */
export const countsOf = (items: readonly AttentionItem[], room: string): AttentionCount[] =>
  attentionKinds.flatMap((kind) => {
    const rule = attentionRules[kind].count
    const count = items.filter((item) => item.kind === kind).length
    return rule?.room === room && count > 0 ? [{ kind, count, word: rule.word }] : []
  })

/** Returns the title of the browser tab: the number of chats and proposals that need attention. */
export function titleOf(items: readonly AttentionItem[]): string {
  const ids = items.flatMap(({ kind, id }) => (attentionRules[kind].count ? [id] : []))
  const count = new Set(ids).size
  return count > 0 ? `(${count}) Parley console` : 'Parley console'
}
