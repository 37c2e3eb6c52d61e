import type {
  HoldRequest,
  ProposalRequest,
  ProposalState,
  ProposalView,
} from '../../../contract/console/cases.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ProposalTable } from '../../../storage/tables/desk.ts'
import type { CaseNumbers } from '../../citizen-api/cases/case-numbers.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { KeyHolder } from '../sign-in/operator.ts'
import type { Proven } from '../sign-in/step-up-auth.ts'
import type { Evidence } from './evidence.ts'

/** Row of a proposal. */
export type ProposalRow = ProposalTable

/** Encrypted part of a proposal. */
export interface ProposalBody {
  act: ProposalAct
  /** Exactly what will be done, for the approver to read. */
  what: Record<string, string | number>
  reason: string
  evidence: Evidence
  /** For a freeze or a release: created on approval, deleted after execution. */
  token?: string
  /** Approver's own token, if the trust layer accepts no other. */
  givenToken?: string
  /**
   * How the approver, or the person who placed a hold, proved their identity; a passkey's signature can be
   * verified again.
   */
  proven?: Proven
  /** For a proposal by an API key: who holds it. */
  proposer?: KeyHolder
  note?: string
  result?: Record<string, unknown>
}

/** Action to execute: the request, completed with the victim's account if money is returned. */
export type ProposalAct =
  | Exclude<ProposalRequest, { action: 'return' }>
  | (Extract<ProposalRequest, { action: 'return' }> & { to: { accountHash: string; institution: string } })
  | (HoldRequest & { action: 'freeze'; hours: number })

/** Action of proposals that change settings; those about money have other actions. */
export const settingAction = 'setting'

/** States in which a proposal can still take effect. */
export const openStates = ['proposed', 'approved', 'executing'] as const satisfies readonly ProposalState[]

/** Reads proposals, and builds their views. */
export interface Proposals {
  find(db: Db, id: string): Promise<ProposalRow | undefined>
  /** Proposals of a case, newest first. */
  ofCase(db: Db, caseId: string): Promise<ProposalRow[]>
  /** Expires proposals whose time is up. */
  expire(db: Db, now: string): Promise<void>
  open(row: Pick<ProposalRow, 'id' | 'sealed'>): ProposalBody
  close(id: string, body: ProposalBody): string
  views(db: Db, rows: readonly ProposalRow[]): Promise<ProposalView[]>
}

/** Dependencies of the proposals. */
export interface ProposalsDeps {
  seal: Seal
  numbers: Pick<CaseNumbers, 'shownOf'>
  /** Whether an approver must provide a token for freezes and releases. */
  needsToken: boolean
}

/** Returns the encryption context of a proposal's row. */
export const proposalContext = (id: string) => `proposal:${id}`

/** Creates the access to proposals. */
export function createProposals({ seal, numbers, needsToken }: ProposalsDeps): Proposals {
  const open: Proposals['open'] = ({ id, sealed }) => seal.decrypt<ProposalBody>(sealed, proposalContext(id))
  return {
    open,
    close: (id, body) => seal.encrypt(body, proposalContext(id)),
    async expire(db, now) {
      await db
        .updateTable('proposal')
        .set({ state: 'expired' })
        .where('state', '=', 'proposed')
        .where('expires_at', '<=', now)
        .execute()
    },
    find: (db, id) =>
      db
        .selectFrom('proposal')
        .selectAll()
        .where('id', '=', id)
        .where('action', '!=', settingAction)
        .executeTakeFirst(),
    ofCase: (db, caseId) =>
      db
        .selectFrom('proposal')
        .selectAll()
        .where('case_id', '=', caseId)
        .orderBy('proposed_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    async views(db, rows) {
      const shownOf = await numbers.shownOf(
        db,
        rows.map(({ case_id }) => case_id),
      )
      return rows.map((row) => {
        const { what, reason, note, result } = open(row)
        const action = row.action as ProposalView['action']
        return {
          id: row.id,
          action,
          caseId: row.case_id,
          caseNumber: shownOf(row.case_id),
          caseVersion: row.case_version,
          state: row.state,
          what,
          reason,
          digest: row.digest,
          proposedBy: { id: row.proposed_by, firstName: row.proposed_by_name },
          proposedAt: row.proposed_at,
          expiresAt: row.expires_at,
          decidedBy:
            row.decided_by === null ? null : { id: row.decided_by, firstName: row.decided_by_name ?? '' },
          decidedAt: row.decided_at,
          note: note ?? null,
          isHold: row.is_hold === 1,
          lapsesAt: row.lapses_at,
          needsToken: needsToken && wantsToken(action),
          result: result ?? null,
        }
      })
    },
  }
}

/** Returns whether the trust layer requires a token of the authority for an action. */
export const wantsToken = (action: string): boolean => action === 'freeze' || action === 'release'

/** Returns the part of a proposal that its digest covers, in addition to the evidence. */
export const signedPart = (
  row: Omit<ProposalRow, 'digest' | 'sealed'>,
  { what, reason }: Pick<ProposalBody, 'what' | 'reason'>,
) => ({
  id: row.id,
  case_id: row.case_id,
  gw_id: row.gw_id,
  action: row.action,
  subject: row.subject,
  case_version: row.case_version,
  proposed_by: row.proposed_by,
  proposed_at: row.proposed_at,
  expires_at: row.expires_at,
  what,
  reason,
})
