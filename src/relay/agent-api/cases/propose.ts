import { hash } from 'node:crypto'
import type { HoldRequest, HoldWish, ProposalRequest } from '../../../contract/console/cases.ts'
import { holdText } from '../../../contract/console/signed-words.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { toMinor } from '../../../contract/primitives/money.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CaseFileRow } from '../../citizen-api/cases/case-files.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { FreshProof, Proven } from '../sign-in/step-up-auth.ts'
import type { Deeds } from './activity-log.ts'
import { fromNow } from './authority.ts'
import type { CaseReader, CaseReading } from './case-reading.ts'
import { disputeIn } from './disputes.ts'
import { digestOf, evidenceFor } from './evidence.ts'
import { openStates, type ProposalAct, type ProposalRow, type Proposals, signedPart } from './proposals.ts'

/** Creates proposals and short holds. */
export interface Propose {
  /**
   * Stores a proposal with the evidence it is based on.
   * @throws Problem `conflict` if another proposal about the same money is open
   */
  propose(operator: Operator, file: CaseFileRow, request: ProposalRequest): Promise<ProposalRow>
  /**
   * Stores a short hold, which needs no approval because it is short, after its person has proved their
   * identity.
   * @throws Problem `proof-refused`, and `conflict` also if this account was held in this case within the
   * last 24 hours
   */
  hold(operator: Operator, file: CaseFileRow, wish: HoldWish): Promise<ProposalRow>
}

/** Dependencies of making proposals. */
export interface ProposeDeps {
  storage: Storage
  reader: CaseReader
  proposals: Proposals
  deeds: Deeds
  freshProof: FreshProof
  security: SecurityLog
  clock: Clock
  ids: Ids
  currency: string
  currencyExponent: number
}

/** Evidence older than this cannot be decided on. */
const openMs = 30 * 60_000
/** Shortest time that the interface allows. */
export const holdHours = 1
/** Interval in which an account can be held only once by one person. */
const holdAgainMs = 24 * 3_600_000

/** Creates the functions for proposals and short holds. */
export function createPropose(deps: ProposeDeps): Propose {
  return {
    propose: (operator, file, request) => put(deps, operator, file, { act: request, isHold: false }),
    async hold(operator, file, { proof, ...request }) {
      const digest = hash('sha256', holdText(request), 'hex')
      const proven = await deps.freshProof.check(operator, digest, proof)
      if (!proven) throw new Problem('proof-refused')
      const act = { ...request, action: 'freeze' as const, hours: holdHours }
      return put(deps, operator, file, { act, isHold: true, proven })
    },
  }
}

async function put(
  deps: ProposeDeps,
  operator: Operator,
  file: CaseFileRow,
  { act, isHold, proven }: Wish,
): Promise<ProposalRow> {
  const { reader, clock, ids, currency, proposals, storage, deeds, security } = deps
  if ('amount' in act) assertAmount(deps, act)
  const reading = await reader.read(file, operator.id)
  const full = completed(act, reading)
  const subject = subjectOf(full)
  const now = clock()
  const id = ids()
  const evidence = evidenceFor(full.action, subject, reading)
  const unsigned: Omit<ProposalRow, 'digest' | 'sealed'> = {
    id,
    case_id: file.case_id,
    gw_id: file.gw_id,
    action: full.action,
    subject,
    state: isHold ? 'approved' : 'proposed',
    is_hold: isHold ? 1 : 0,
    case_version: reading.file.version,
    proposed_by: operator.id,
    proposed_by_name: operator.firstName,
    proposed_at: now,
    expires_at: fromNow(clock, openMs),
    decided_by: null,
    decided_by_name: null,
    decided_at: isHold ? now : null,
    lease_until: null,
    lapses_at: null,
  }
  const what = toWhat(full, currency)
  const body = { act: full, what, reason: full.reason, evidence, ...proofOf(operator, proven) }
  const row: ProposalRow = {
    ...unsigned,
    digest: digestOf(signedPart(unsigned, body), evidence),
    sealed: proposals.close(id, body),
  }
  await storage.write(`case:${file.case_id}`, async (trx) => {
    await proposals.expire(trx, now)
    await assertFree(trx, row)
    if (isHold) await assertFirstHold(trx, row, fromNow(clock, -holdAgainMs))
    await trx.insertInto('proposal').values(row).execute()
    await deeds.add(trx, file.case_id, {
      kind: 'propose',
      ref: id,
      by: operator,
      details: { action: full.action, hold: isHold },
    })
  })
  security.record({
    kind: isHold ? 'money-held' : 'money-proposed',
    actor: operator.login,
    gwId: file.gw_id,
    detail: `${full.action} ${file.case_id} ${id}`,
  })
  return row
}

/** Returns how the proposer is known: by a proof, or by the owner of an API key. */
const proofOf = ({ key }: Operator, proven: Proven | undefined) => ({
  ...(proven && { proven }),
  ...(key && { proposer: key }),
})

function assertAmount(
  { currencyExponent, currency }: ProposeDeps,
  { amount, ...act }: { amount: number; outcome?: string },
) {
  const minor = toMinor(amount, currencyExponent)
  // An authority may decide that nothing is paid.
  if (typeof minor === 'number' && (minor > 0 || act.outcome === 'decide')) return
  throw new Problem('validation-error', {
    errors: [{ field: 'amount', code: 'not_an_amount', message: `Is no amount in ${currency}.` }],
  })
}

interface Wish {
  act: ProposalRequest | (HoldRequest & { action: 'freeze'; hours: number })
  isHold: boolean
  proven?: Proven
}

/** Returns the subject of a proposal: the account of a freeze, the freeze, or the dispute. */
function subjectOf(act: ProposalAct): string {
  if ('disputeId' in act) return act.disputeId
  return 'freezeId' in act ? act.freezeId : act.accountHash
}

/**
 * Adds the account to which the money is returned, unless it was specified.
 * @throws Problem `validation-error` if none is known
 */
function completed(act: Wish['act'], { sender, freezes, disputes }: CaseReading): ProposalAct {
  if (act.action === 'end-dispute') assertPossible(disputes, act)
  if ('freezeId' in act && !freezes.some(({ freeze_id }) => freeze_id === act.freezeId)) {
    throw new Problem('validation-error', {
      errors: [{ field: 'freezeId', code: 'unknown', message: 'The case has no such freeze.' }],
    })
  }
  if (act.action !== 'return') return act
  if (act.to) return { ...act, to: act.to }
  const { accountHash, institution } = sender
  if (accountHash !== null && institution !== null) return { ...act, to: { accountHash, institution } }
  throw new Problem('validation-error', {
    errors: [{ field: 'to', code: 'required', message: 'Name the account that the citizen paid from.' }],
  })
}

/**
 * @throws Problem `not-found` if the host accepts no answers, `validation-error` if this answer is not
 * possible in the dispute now
 */
function assertPossible(
  disputes: CaseReading['disputes'],
  { disputeId, outcome, amount }: Extract<ProposalAct, { action: 'end-dispute' }>,
): void {
  const dispute = disputeIn(disputes, disputeId)
  const wrong = (field: string, code: string, message: string) =>
    new Problem('validation-error', { errors: [{ field, code, message }] })
  if (!dispute.answers.includes(outcome)) {
    throw wrong('outcome', 'not_possible', `This cannot be said in a dispute that is ${dispute.status}.`)
  }
  if (outcome === 'accept' && amount !== dispute.offered_amount) {
    throw wrong('amount', 'not_offered', `The institution has offered ${dispute.offered_amount}.`)
  }
}

/** Wording of each dispute outcome for the approver. */
const ends = {
  settle: 'paid_by_the_institution',
  accept: 'offer_accepted',
  decide: 'decided_by_the_authority',
} as const

function toWhat(act: ProposalAct, currency: string): Record<string, string | number> {
  switch (act.action) {
    case 'freeze':
      return {
        amount: act.amount,
        currency,
        account: act.accountHash,
        institution: act.institution,
        hours: act.hours,
        trace: act.traceId,
      }
    case 'extend':
      return { freeze: act.freezeId, hours: act.hours }
    case 'release':
      return { freeze: act.freezeId, because: act.because }
    case 'return':
      return {
        amount: act.amount,
        currency,
        freeze: act.freezeId,
        account: act.to.accountHash,
        institution: act.to.institution,
      }
    case 'end-dispute':
      return { dispute: act.disputeId, end: ends[act.outcome], amount: act.amount, currency }
    default:
      return act satisfies never
  }
}

/** @throws Problem `conflict` */
async function assertFree(trx: Db, { case_id, action, subject }: ProposalRow): Promise<void> {
  const other = await trx
    .selectFrom('proposal')
    .select(['id', 'proposed_by_name'])
    .where('case_id', '=', case_id)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  if (!other) return
  throw new Problem('conflict', {
    detail: `${other.proposed_by_name} has proposed this already.`,
    extensions: { proposal: other.id },
  })
}

/** @throws Problem `conflict` */
async function assertFirstHold(trx: Db, { case_id, subject }: ProposalRow, since: string): Promise<void> {
  const earlier = await trx
    .selectFrom('proposal')
    .select('proposed_at')
    .where('case_id', '=', case_id)
    .where('subject', '=', subject)
    .where('is_hold', '=', 1)
    .where('state', '!=', 'failed')
    .where('proposed_at', '>', since)
    .executeTakeFirst()
  if (!earlier) return
  throw new Problem('conflict', {
    detail:
      'This account was held in this case within a day. Propose a freeze, which another person approves.',
    extensions: { reason: 'hold-used' },
  })
}
