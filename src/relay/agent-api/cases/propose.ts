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

/** Takes what somebody wants to do with money. */
export interface Propose {
  /**
   * Writes a proposal with the evidence that it rests on.
   * @throws Problem `conflict` while another is open about the same money
   */
  propose(operator: Operator, file: CaseFileRow, request: ProposalRequest): Promise<ProposalRow>
  /**
   * Writes a short hold, approved by its time alone, once its person has shown that she is there and means it.
   * @throws Problem `proof-refused`, and `conflict` also when this account was held in this case within a day
   */
  hold(operator: Operator, file: CaseFileRow, wish: HoldWish): Promise<ProposalRow>
}

/** Lists what proposing needs. */
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

/** Nobody decides on evidence that is older. */
const openMs = 30 * 60_000
/** The shortest time that the interface allows. */
export const holdHours = 1
/** One person holds an account once in so long. */
const holdAgainMs = 24 * 3_600_000

/** Creates the taking of proposals. */
export function createPropose(deps: ProposeDeps): Propose {
  const { storage, reader, proposals, deeds, security, clock, ids, currency, currencyExponent } = deps
  const assertAmount = ({ amount, ...act }: { amount: number; outcome?: string }) => {
    const minor = toMinor(amount, currencyExponent)
    // An authority may decide that nothing is paid.
    if (typeof minor === 'number' && (minor > 0 || act.outcome === 'decide')) return
    throw new Problem('validation-error', {
      errors: [{ field: 'amount', code: 'not_an_amount', message: `Is no amount in ${currency}.` }],
    })
  }

  const put = async (
    operator: Operator,
    file: CaseFileRow,
    { act, isHold, proven }: Wish,
  ): Promise<ProposalRow> => {
    if ('amount' in act) assertAmount(act)
    const reading = await reader.read(file, operator.id)
    const full = completed(act, reading)
    const subject = subjectOf(full)
    const now = clock()
    const id = ids()
    const evidence = evidenceFor(full.action, subject, reading)
    const unsigned = {
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
    const body = { act: full, what, reason: full.reason, evidence, ...(proven && { proven }) }
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

  return {
    propose: (operator, file, request) => put(operator, file, { act: request, isHold: false }),
    async hold(operator, file, { proof, ...request }) {
      const digest = hash('sha256', holdText(request), 'hex')
      const proven = await deps.freshProof.check(operator, digest, proof)
      if (!proven) throw new Problem('proof-refused')
      const act = { ...request, action: 'freeze' as const, hours: holdHours }
      return put(operator, file, { act, isHold: true, proven })
    },
  }
}

interface Wish {
  act: ProposalRequest | (HoldRequest & { action: 'freeze'; hours: number })
  isHold: boolean
  proven?: Proven
}

/** Gives what a proposal is about: the account of a freeze, the freeze, or the dispute. */
function subjectOf(act: ProposalAct): string {
  if ('disputeId' in act) return act.disputeId
  return 'freezeId' in act ? act.freezeId : act.accountHash
}

/**
 * Adds the account that the money goes back to, unless it was named.
 * @throws Problem `validation-error` when none is known
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

/** @throws Problem `not-found` where the host takes no word, `validation-error` when this cannot be said in the dispute now */
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

/** How each end of a dispute is put to whoever approves it. */
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
