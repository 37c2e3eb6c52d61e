import { type CaseFile, reporterCaseIds } from '../../../contract/console/cases.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseFileRow } from '../../citizen-api/cases/case-files.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { Deed } from './activity-log.ts'
import type { CaseLister } from './case-list.ts'
import type { CaseNotes } from './case-notes.ts'
import type { CaseReader, CaseReading } from './case-reading.ts'
import { toTimeline } from './case-timeline.ts'
import { type ChatTalk, maskContact } from './chat-talk.ts'
import type { Proposals } from './proposals.ts'

/** Dependencies of the case view. */
export interface CaseViewDeps {
  db: Db
  reader: CaseReader
  lister: Pick<CaseLister, 'rows'>
  talk: ChatTalk
  notes: CaseNotes
  proposals: Proposals
  clock: Clock
  /** Names of institutions by their code. */
  institutions: Readonly<Record<string, string>>
}

/** Creates the function that returns a case with all its data. */
export function createCaseView(deps: CaseViewDeps) {
  const { db, reader, lister, talk, notes, proposals, clock } = deps
  return async (operator: Operator, given: CaseFileRow): Promise<CaseFile> => {
    const reading = await reader.read(given, operator.id)
    const { file, status, trace, payments, freezes, deeds, sender } = reading
    await proposals.expire(db, clock())
    const [[row], told, contact, notesOf, proposalsOf] = await Promise.all([
      lister.rows([file]),
      talk.told(file),
      talk.contact(file),
      notes.of(db, file.case_id),
      proposals.ofCase(db, file.case_id),
    ])
    if (!row) throw new Error('a case has no row')
    return {
      row,
      story: told?.story ?? null,
      facts: [...(told?.facts ?? [])],
      contact: contact === undefined ? null : maskContact(contact),
      hasReport: file.has_report === 1,
      reporterCaseIds: reporterCaseIds.parse(status.extensions?.reporter_case_ids),
      institutions: { ...deps.institutions },
      sender,
      status,
      trace,
      payments,
      freezes,
      disputes: disputesOf(reading, clock()),
      documents: answersOf(deeds, 'document').map(({ content: _, ...document }) => document),
      messages: answersOf(deeds, 'notify'),
      notes: notesOf,
      proposals: await proposals.views(db, proposalsOf),
      timeline: toTimeline(reading),
    }
  }
}

/** Returns the trust layer's answers to all actions of a kind, with the time and person of each. */
const answersOf = (deeds: readonly Deed[], kind: Deed['kind']): Record<string, unknown>[] =>
  deeds
    .filter((deed) => deed.kind === kind)
    .map(({ details, at, by }) => ({
      ...(isObject(details.answer) && details.answer),
      created_at: at,
      by: by?.firstName ?? null,
    }))

/**
 * Returns the disputes as the host reports them. No API operation does: with other hosts they are the
 * disputes opened here, and the status of each follows from its deadlines and from whether the case is still
 * disputed.
 */
function disputesOf({ disputes, deeds, status }: CaseReading, now: string): Record<string, unknown>[] {
  const isPast = (at: unknown) => typeof at === 'string' && Date.parse(at) <= Date.parse(now)
  const standingOf = (hasEnded: boolean, { resolution_due_at: due }: Record<string, unknown>) =>
    hasEnded ? 'ended' : isPast(due) ? 'overdue' : 'open'
  if (disputes) {
    return disputes.map((dispute) => ({
      ...dispute,
      standing: standingOf(dispute.ended_at !== null, dispute),
      response_overdue: dispute.status === 'opened' && isPast(dispute.response_due_at),
    }))
  }
  return answersOf(deeds, 'dispute').map((dispute) => {
    const standing = standingOf(status.status !== 'disputed', dispute)
    return {
      ...dispute,
      standing,
      response_overdue: standing !== 'ended' && isPast(dispute.response_due_at),
    }
  })
}
