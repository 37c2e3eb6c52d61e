import type { CaseFile } from '../../../contract/console/cases.ts'
import type { Deed, DeedKind } from './activity-log.ts'
import type { CaseReading } from './case-reading.ts'

type Entry = CaseFile['timeline'][number]

/** Labels of actions in a timeline. */
const words = {
  assign: 'Assigned',
  route: 'Routed',
  trace: 'Traced the money',
  classify: 'Classified',
  dispute: 'Opened a dispute',
  'answer-dispute': 'Recorded in a dispute',
  'end-dispute': 'Ended a dispute',
  document: 'Drafted a document',
  notify: 'Wrote to the citizen',
  reveal: 'Read the contact',
  report: 'Read the detailed report',
  hold: 'Ordered a short hold',
  freeze: 'Ordered a freeze',
  extend: 'Extended a freeze',
  release: 'Released a freeze',
  return: 'Ordered a return',
  lapse: 'A short hold has lapsed',
  propose: 'Proposed',
  approve: 'Approved',
  reject: 'Rejected',
  withdraw: 'Took a proposal back',
  supersede: 'A proposal was void, since the case has changed',
  fail: 'An approved act was refused by the trust layer',
} as const satisfies Record<DeedKind, string>

/**
 * Builds the timeline of a case, oldest first: actions at the console, and freeze events of the institutions.
 */
export function toTimeline({ deeds, status, file }: Pick<CaseReading, 'deeds' | 'status' | 'file'>): Entry[] {
  const opened: Entry = { at: file.opened_at, kind: 'opened', text: 'The case was opened', actor: null }
  return [opened, ...deeds.map(toEntry), ...status.freeze_status_timeline.flatMap(toFreezeEntry)].sort(
    (a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0),
  )
}

const toEntry = ({ kind, by, at, ref, details }: Deed): Entry => {
  const about = [
    details.action,
    details.note,
    kind === 'answer-dispute' ? details.said : undefined,
    kind === 'reveal' || kind === 'report' ? details.reason : undefined,
  ]
    .filter((part) => typeof part === 'string')
    .join(': ')
  const named = about || (typeof details.to === 'string' ? details.to : '') || (ref ?? '')
  return { at, kind, text: named ? `${words[kind]}: ${named}` : words[kind], actor: by?.firstName ?? null }
}

function toFreezeEntry({ event, at, amount, institution_code: code }: Record<string, unknown>): Entry[] {
  if (typeof event !== 'string' || typeof at !== 'string') return []
  const where = typeof code === 'string' ? code : null
  const much = typeof amount === 'number' && amount > 0 ? `: ${amount}` : ''
  // Same format as the other instants here, so that they sort as text.
  return [
    { at: new Date(at).toISOString(), kind: `freeze.${event}`, text: `Freeze ${event}${much}`, actor: where },
  ]
}
