import type * as z from 'zod'
import type { ProposalRequest, ProposalView } from '../../../contract/console/cases.ts'
import type {
  KeyProposal,
  KeyProposalRequest,
  keyApprovalRequest,
} from '../../../contract/console/key-proposals.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import { type CaseFileRow, type CaseFiles, noChannel } from '../../citizen-api/cases/case-files.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { Decide } from './decide.ts'
import { openStates, type ProposalRow, type Proposals } from './proposals.ts'
import type { Propose } from './propose.ts'
import type { TrustCalls } from './trust-calls.ts'

/** Proposals and decisions by the holders of API keys, on the same proposals as the console's. */
export interface KeyProposals {
  /** @throws Problem `validation-error`, `conflict`, HostRefusal if the trust layer does not know the case */
  propose(holder: Operator, request: KeyProposalRequest): Promise<KeyProposal>
  /** Lists the open proposals of keys, the next to expire first. */
  list(): Promise<KeyProposal[]>
  /** @throws Problem `not-found` */
  get(id: string): Promise<KeyProposal>
  /**
   * Approves the proposal of another owner's key and has it executed.
   * @throws Problem as `Decide.approve`, and `not-found` for a proposal of the console
   */
  approve(holder: Operator, id: string, approval: z.infer<typeof keyApprovalRequest>): Promise<KeyProposal>
  /** Rejects a proposal; its own proposer withdraws it. @throws Problem as `Decide.reject` */
  reject(holder: Operator, id: string, note: string): Promise<KeyProposal>
}

/** Dependencies of the proposals of keys. */
export interface KeyProposalsDeps {
  storage: Storage
  trust: TrustCalls
  files: Pick<CaseFiles, 'seen'>
  proposals: Proposals
  propose: Pick<Propose, 'propose'>
  /** Decisions that take the key itself as proof. */
  decide: Decide
  clock: Clock
}

/** Prefix of a key's id, where the console has the id of a person. */
export const keyIdPrefix = 'key:'

const mostListed = 50

/** Creates the functions for proposals of keys. */
export function createKeyProposals(deps: KeyProposalsDeps): KeyProposals {
  const { storage, proposals, propose, decide, clock } = deps
  const { db } = storage

  const shown = async (rows: readonly ProposalRow[]): Promise<KeyProposal[]> =>
    (await proposals.views(db, rows)).map(toKeyProposal)
  const find = async (id: string): Promise<ProposalRow> => {
    await proposals.expire(db, clock())
    const row = await proposals.find(db, id)
    if (!row?.proposed_by.startsWith(keyIdPrefix)) throw new Problem('not-found')
    return row
  }
  const get = async (id: string): Promise<KeyProposal> => {
    const [proposal] = await shown([await find(id)])
    if (!proposal) throw new Problem('not-found')
    return proposal
  }

  return {
    get,
    async propose(holder, request) {
      const file = await fileOf(deps, holder, request.case_id)
      const row = await propose.propose(holder, file, toRequest(request)).catch(renameFields)
      return get(row.id)
    },
    async list() {
      await proposals.expire(db, clock())
      const rows = await db
        .selectFrom('proposal')
        .selectAll()
        .where('state', 'in', openStates)
        .where('proposed_by', 'like', `${keyIdPrefix}%`)
        .orderBy('expires_at')
        .orderBy('id')
        .limit(mostListed)
        .execute()
      return shown(rows)
    },
    async approve(holder, id, { digest, authorization_token: authorizationToken }) {
      await find(id)
      await decide
        .approve(holder, id, { digest, ...(authorizationToken !== undefined && { authorizationToken }) })
        .catch(renameFields)
      return get(id)
    },
    async reject(holder, id, note) {
      const row = await find(id)
      if (row.proposed_by === holder.id) await decide.withdraw(holder, id)
      else await decide.reject(holder, id, note)
      return get(id)
    },
  }
}

/** Reads the file of a case, and adds one for a case that came through no chat. */
async function fileOf(
  { storage, trust, files }: KeyProposalsDeps,
  holder: Operator,
  caseId: string,
): Promise<CaseFileRow> {
  const find = () =>
    storage.db.selectFrom('case_file').selectAll().where('case_id', '=', caseId).executeTakeFirst()
  const known = await find()
  if (known) return known
  const status = await trust.call('getCaseStatus', { params: { case_id: caseId } }, holder.id)
  await storage.write(`case:${caseId}`, (trx) => files.seen(trx, status, noChannel))
  const file = await find()
  if (!file) throw new Problem('not-found')
  return file
}

function toRequest(request: KeyProposalRequest): ProposalRequest {
  const shared = { caseId: request.case_id, reason: request.reason }
  if (request.action === 'release') {
    const { action, freeze_id: freezeId, release_reason: because } = request
    return { action, ...shared, freezeId, because }
  }
  return {
    action: request.action,
    ...shared,
    traceId: request.trace_id,
    accountHash: request.account_hash,
    institution: request.institution_code,
    amount: request.freeze_amount,
    hours: request.freeze_duration_hours,
  }
}

/** Names of the members of these calls, where the console has others. */
const namesOf: Readonly<Record<string, string>> = {
  freezeId: 'freeze_id',
  amount: 'freeze_amount',
  authorizationToken: 'authorization_token',
}

function renameFields(error: unknown): never {
  if (!isProblem(error) || error.code !== 'validation-error') throw error
  const { errors = [], ...options } = error.options
  throw new Problem(error.code, {
    ...options,
    errors: errors.map((one) => ({ ...one, field: namesOf[one.field] ?? one.field })),
  })
}

const toPerson = ({ id, firstName }: ProposalView['proposedBy']) => ({ id, name: firstName })

const toKeyProposal = (view: ProposalView): KeyProposal => ({
  proposal_id: view.id,
  action: view.action,
  case_id: view.caseId,
  state: view.state,
  what: view.what,
  reason: view.reason,
  digest: view.digest,
  proposed_by: toPerson(view.proposedBy),
  proposed_at: view.proposedAt,
  expires_at: view.expiresAt,
  decided_by: view.decidedBy && toPerson(view.decidedBy),
  decided_at: view.decidedAt,
  note: view.note,
  needs_token: view.needsToken,
  result: view.result,
})
