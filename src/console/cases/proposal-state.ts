import { effect, signal } from '@preact/signals'
import type { ProposalList } from '../../contract/console/case-acts.ts'
import type { ProposalView } from '../../contract/console/cases.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { type Asked, createLoaded } from '../core/loading.ts'
import { may, me } from '../core/session.ts'
import { money } from '../core/words.ts'

/** Proposals that wait, and those that have ended lately. */
export interface RecentProposals {
  waiting: readonly ProposalView[]
  decided: readonly ProposalView[]
}

/**
 * Time for which ended proposals are read, in milliseconds. A hold lasts an hour from its execution, which can
 * be some minutes after it was placed.
 */
const readMs = 90 * 60_000
/** Time for which ended proposals are shown, in milliseconds. */
const shownMs = 60 * 60_000
/** Interval between two reads on every page, in milliseconds. */
const lookMs = 15_000

/** Reads the proposals of one case, or of all. */
export async function readProposals(asked: Asked, caseId?: string): Promise<RecentProposals> {
  const since = new Date(Date.now() - readMs).toISOString()
  const read = (query: Record<string, string>) =>
    call<ProposalList>('listProposals', { query: { ...query, caseId }, ...asked })
  const [waiting, decided] = await Promise.all([
    read({ state: 'waiting' }),
    read({ state: 'decided', since }),
  ])
  return { waiting: waiting.rows, decided: decided.rows }
}

/** Proposals of all cases. */
export const proposals = createLoaded((asked) => readProposals(asked))

/** The user's own proposals that ended while the page was open and that they have not looked at. */
export const unseenEnds = signal<readonly ProposalView[]>([])

/** Marks the ends of the user's own proposals as seen. */
export const seeEnds = (): void => {
  unseenEnds.value = []
}

/** Polls the proposals on every page, for those who make and approve them; no stream reaches analysts. */
export function watchProposals(): () => void {
  /** Ended proposals that the page knows; undefined until the first read. */
  let known: Set<string> | undefined
  const look = () => {
    if (me.value?.mustEnrol === false && may('money.propose')) return void proposals.refresh()
    proposals.value.value = undefined
    known = undefined
    unseenEnds.value = []
  }
  const ends = [
    effect(look),
    effect(() => {
      const decided = proposals.value.value?.decided
      if (!decided) return
      const userId = me.peek()?.id
      const news = decided.filter(
        ({ id, state, proposedBy, isHold }) =>
          known?.has(id) === false && proposedBy.id === userId && !isHold && state !== 'withdrawn',
      )
      known = new Set(decided.map(({ id }) => id))
      if (news.length > 0) unseenEnds.value = [...unseenEnds.peek(), ...news]
    }),
  ]
  const timer = setInterval(look, lookMs)
  return () => {
    for (const end of ends) end()
    clearInterval(timer)
  }
}

/** Describes what a proposal does, such as `Freeze PHP 5,000.00 at UNBK`. */
export function summaryOf({ action, what }: ProposalView): string {
  const { amount, currency, institution, hours } = what
  return [
    plain(action),
    typeof amount === 'number' && `${currency} ${money(amount)}`,
    institution !== undefined && `at ${institution}`,
    amount === undefined && hours !== undefined && `by ${hours} h`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns when a proposal ended. */
export const endedAt = ({ decidedAt, expiresAt }: ProposalView): string => decidedAt ?? expiresAt

/** Returns whether a proposal ended so recently that it is still shown. */
export const isRecent = (proposal: ProposalView, now: number): boolean =>
  now - Date.parse(endedAt(proposal)) < shownMs

/** Describes how a proposal ended. */
export function endOf({ state, decidedBy, isHold, proposedBy }: ProposalView): string {
  if (isHold) return state === 'failed' ? 'The hold failed' : `Placed by ${proposedBy.firstName}`
  const by = decidedBy ? ` by ${decidedBy.firstName}` : ''
  switch (state) {
    case 'executed':
      return `Approved${by}`
    case 'failed':
      return `Approved${by}, but it could not be carried out`
    case 'rejected':
      return `Rejected${by}`
    case 'withdrawn':
      return `Withdrawn${by}`
    case 'superseded':
      return 'Void, because the case has changed'
    case 'expired':
      return 'Lapsed: no one decided in time'
    default:
      return plain(state)
  }
}
