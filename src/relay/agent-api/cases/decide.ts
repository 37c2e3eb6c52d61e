import type * as z from 'zod'
import type { approvalRequest } from '../../../contract/console/cases.ts'
import { mayDo, rightToDecide } from '../../../contract/console/roles.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import { type Operator, sees } from '../sign-in/operator.ts'
import type { FreshProof } from '../sign-in/step-up-auth.ts'
import type { DeedKind, Deeds } from './activity-log.ts'
import type { Authority } from './authority.ts'
import type { CaseReader } from './case-reading.ts'
import { digestOf, evidenceFor } from './evidence.ts'
import type { Execute } from './execute.ts'
import { assertOtherOwner } from './proposal-owners.ts'
import { type ProposalBody, type ProposalRow, type Proposals, signedPart, wantsToken } from './proposals.ts'
import { visibleCase } from './visible-case.ts'

type Approval = z.infer<typeof approvalRequest>

/** Decisions on proposals. The rules apply to every role. */
export interface Decide {
  /**
   * Approves another person's proposal and has it executed.
   * @throws Problem `self-approval-refused`, `proof-refused`, `evidence-changed`, `proposal-decided`,
   * `forbidden`
   */
  approve(operator: Operator, id: string, approval: Approval): Promise<ProposalRow>
  /** Rejects a proposal, with the reason. @throws Problem `proposal-decided`, `forbidden` */
  reject(operator: Operator, id: string, note: string): Promise<ProposalRow>
  /** Withdraws the person's own proposal. @throws Problem `proposal-decided`, `forbidden` */
  withdraw(operator: Operator, id: string): Promise<ProposalRow>
}

/** Dependencies of the decisions. */
export interface DecideDeps {
  storage: Storage
  reader: CaseReader
  proposals: Proposals
  authority: Pick<Authority, 'needsToken'>
  freshProof: Pick<FreshProof, 'check'>
  execute: Pick<Execute, 'run'>
  deeds: Deeds
  security: SecurityLog
  clock: Clock
}

/** Creates the decisions. */
export function createDecide(deps: DecideDeps): Decide {
  return {
    approve: (operator, id, approval) => approve(deps, operator, id, approval),
    reject: (operator, id, note) => reject(deps, operator, id, note),
    withdraw: (operator, id) => withdraw(deps, operator, id),
  }
}

async function approve(
  deps: DecideDeps,
  operator: Operator,
  id: string,
  approval: Approval,
): Promise<ProposalRow> {
  const { clock, proposals, reader, storage, security } = deps
  const row = await find(deps, operator, id)
  if (row.proposed_by === operator.id) {
    const detail = 'Another person has to approve what you have proposed.'
    throw refused(deps, operator, row, new Problem('self-approval-refused', { detail }))
  }
  assertOwners(deps, operator, row, true)
  assertRight(deps, operator, row)
  assertOpen(row, clock())
  if (approval.digest !== row.digest) {
    throw new Problem('evidence-changed', { detail: 'This is not what was proposed. Read it anew.' })
  }
  if (deps.authority.needsToken && wantsToken(row.action) && !approval.authorizationToken) {
    throw new Problem('validation-error', {
      errors: [
        {
          field: 'authorizationToken',
          code: 'required',
          message: 'The trust layer requires a token of its authority for this action.',
        },
      ],
    })
  }
  const proven = await deps.freshProof.check(operator, row.digest, approval.proof)
  if (!proven) {
    throw refused(deps, operator, row, new Problem('proof-refused'))
  }
  const body = proposals.open(row)
  const reading = await reader.read(await visibleCase(storage.db, operator, row.case_id), operator.id)
  const evidence = evidenceFor(body.act.action, row.subject, reading)
  if (digestOf(signedPart(row, body), evidence) !== row.digest) {
    const note = 'How the case stands has changed since.'
    await change(deps, row, { state: 'superseded', by: null, body: { ...body, note } })
    record(security, 'money-superseded', operator, row)
    throw refused(deps, operator, row, new Problem('evidence-changed', { detail: note }))
  }
  const given = approval.authorizationToken
  const approved = { ...body, proven, ...(given !== undefined && { givenToken: given }) }
  await change(deps, row, { state: 'approved', by: operator, body: approved })
  record(security, 'money-approved', operator, row)
  await deps.execute.run(id)
  return (await proposals.find(storage.db, id)) ?? row
}

async function reject(deps: DecideDeps, operator: Operator, id: string, note: string): Promise<ProposalRow> {
  const { clock, proposals, security } = deps
  const row = await find(deps, operator, id)
  assertOwners(deps, operator, row, false)
  assertRight(deps, operator, row)
  assertOpen(row, clock())
  const body = { ...proposals.open(row), note }
  const after = await change(deps, row, { state: 'rejected', by: operator, body })
  record(security, 'money-rejected', operator, row)
  return after
}

async function withdraw(deps: DecideDeps, operator: Operator, id: string): Promise<ProposalRow> {
  const { clock, proposals, security } = deps
  const row = await find(deps, operator, id)
  if (row.proposed_by !== operator.id) {
    throw new Problem('forbidden', { detail: 'Only who has proposed it takes it back.' })
  }
  assertOpen(row, clock())
  const after = await change(deps, row, { state: 'withdrawn', by: operator, body: proposals.open(row) })
  record(security, 'money-withdrawn', operator, row)
  return after
}

/** @throws Problem `not-found`, also for a proposal in a case of another channel */
async function find(
  { proposals, storage }: DecideDeps,
  operator: Operator,
  id: string,
): Promise<ProposalRow> {
  const row = await proposals.find(storage.db, id)
  if (!row || !sees(operator, row.gw_id)) throw new Problem('not-found')
  return row
}

function refused({ security }: DecideDeps, operator: Operator, row: ProposalRow, problem: Problem): Problem {
  const detail = `${problem.code} ${row.action} ${row.case_id} ${row.id}`
  security.record({ kind: 'approval-refused', actor: operator.login, gwId: row.gw_id, detail })
  return problem
}

function assertRight(deps: DecideDeps, operator: Operator, row: ProposalRow): void {
  if (mayDo(operator.role, rightToDecide(row.action))) return
  const detail = `The role ${operator.role} may not decide on this.`
  throw refused(deps, operator, row, new Problem('forbidden', { detail }))
}

/** @throws Problem `forbidden`, `self-approval-refused`; see {@link assertOtherOwner} */
function assertOwners(deps: DecideDeps, operator: Operator, row: ProposalRow, isApproval: boolean): void {
  try {
    assertOtherOwner(operator, deps.proposals.open(row).proposer, isApproval)
  } catch (error) {
    throw isProblem(error) ? refused(deps, operator, row, error) : error
  }
}

/** Changes an open proposal, and logs the decision with the case. @throws Problem `proposal-decided` */
async function change(
  { storage, clock, proposals, deeds }: DecideDeps,
  row: ProposalRow,
  step: Step,
): Promise<ProposalRow> {
  const after = await storage.write(`case:${row.case_id}`, async (trx) => {
    const changed = await trx
      .updateTable('proposal')
      .set({
        state: step.state,
        decided_by: step.by?.id ?? null,
        decided_by_name: step.by?.firstName ?? null,
        decided_at: clock(),
        sealed: proposals.close(row.id, step.body),
      })
      .where('id', '=', row.id)
      .where('state', '=', 'proposed')
      .$if(step.state === 'approved', (query) => query.where('expires_at', '>', clock()))
      .returningAll()
      .executeTakeFirst()
    if (changed) {
      const { proven, note } = step.body
      await deeds.add(trx, row.case_id, {
        kind: deedOf[step.state] ?? 'propose',
        ref: row.id,
        by: step.by,
        details: { action: row.action, ...(proven && { by: proven.by }), ...(note && { note }) },
      })
    }
    return changed
  })
  if (!after) throw await decided(storage.db, proposals, row.id)
  return after
}

interface Step {
  state: ProposalRow['state']
  by: Pick<Operator, 'id' | 'firstName'> | null
  body: ProposalBody
}

const deedOf: Readonly<Record<string, DeedKind>> = {
  approved: 'approve',
  rejected: 'reject',
  withdrawn: 'withdraw',
  superseded: 'supersede',
}

/** @throws Problem `proposal-decided` */
export function assertOpen({ state, expires_at: end }: ProposalRow, now: string): void {
  const standing = state === 'proposed' && end <= now ? 'expired' : state
  if (standing !== 'proposed') throw toDecided(standing)
}

async function decided(db: Db, proposals: Proposals, id: string): Promise<Problem> {
  const row = await proposals.find(db, id)
  return toDecided(row?.state === 'proposed' ? 'expired' : (row?.state ?? 'gone'))
}

/** Creates the problem for a proposal that is no longer open. */
export const toDecided = (state: string): Problem =>
  new Problem('proposal-decided', { detail: `It is ${state}.`, extensions: { state } })

const record = (
  security: SecurityLog,
  kind: 'money-approved' | 'money-rejected' | 'money-withdrawn' | 'money-superseded',
  { login }: Operator,
  row: ProposalRow,
): void =>
  security.record({
    kind,
    actor: login,
    gwId: row.gw_id,
    detail: `${row.action} ${row.case_id} ${row.id}`,
  })
