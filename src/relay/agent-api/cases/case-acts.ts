import type * as z from 'zod'
import type {
  classifyRequest,
  disputeAnswerRequest,
  disputeRequest,
  documentRequest,
  notifyRequest,
  routeRequest,
  traceRequest,
} from '../../../contract/console/case-acts.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { CaseFileRow } from '../../citizen-api/cases/case-files.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { DeedKind, Deeds } from './activity-log.ts'
import type { CaseReader } from './case-reading.ts'
import { disputeIn } from './disputes.ts'
import type { TrustCalls } from './trust-calls.ts'

/** Action of a person on a case. */
interface ActOf<Wish> {
  operator: Operator
  file: CaseFileRow
  wish: Wish
  /** Idempotency key of the page, so that a repeated request acts only once. */
  key: string
}

type Act<Schema extends z.ZodType> = (act: ActOf<z.output<Schema>>) => Promise<Record<string, unknown>>

/** Actions that need no second person; each returns the trust layer's answer. */
export interface CaseActs {
  route: Act<typeof routeRequest>
  trace: Act<typeof traceRequest>
  classify: Act<typeof classifyRequest>
  dispute: Act<typeof disputeRequest>
  /** @throws Problem `not-found` for a dispute of another case, and if the host does not accept answers */
  answerDispute: Act<typeof disputeAnswerRequest>
  document: Act<typeof documentRequest>
  notify: Act<typeof notifyRequest>
}

/** Dependencies of the case actions. */
export interface CaseActsDeps {
  storage: Storage
  trust: TrustCalls
  reader: CaseReader
  deeds: Deeds
  security: SecurityLog
  /** ISO 3166-1 code of the country whose law documents follow. */
  country: string
  onCaseChanged(caseId: string): Promise<void>
}

/** Creates the case actions. Each is logged with its person and the trust layer's answer. */
export function createCaseActs(deps: CaseActsDeps): CaseActs {
  const { trust } = deps
  return {
    async route({ operator, file, wish, key }) {
      const { logic, institutions, note } = wish
      const body = {
        routing_logic: logic,
        ...(institutions && { target_institution_codes: institutions }),
        ...(logic === 'analyst_queue' && { assigned_analyst_id: operator.id.slice(0, 64) }),
        ...(note && { internal_notes: note }),
      }
      const answer = await trust.call('routeCase', { params: caseOf(file), body, key }, operator.id)
      return done(deps, { operator, file, kind: 'route', ref: answer.routing_id, wish, answer })
    },
    trace: (act) => trace(deps, act),
    async classify({ operator, file, wish, key }) {
      const body = {
        final_scam_type: wish.scamType,
        recovery_outcome: wish.outcome,
        recovery_amount: wish.recovered,
        ...(wish.confirmMule !== undefined && { extensions: { confirm_mule: wish.confirmMule } }),
      }
      const answer = await trust.call('classifyCase', { params: caseOf(file), body, key }, operator.id)
      return done(deps, { operator, file, kind: 'classify', wish, answer })
    },
    async dispute({ operator, file, wish, key }) {
      const body = {
        institution_code: wish.institution,
        dispute_amount: wish.amount,
        ...(wish.hours && { dispute_timeline_hours: wish.hours }),
      }
      const answer = await trust.call('initiateOdr', { params: caseOf(file), body, key }, operator.id)
      return done(deps, { operator, file, kind: 'dispute', ref: answer.odr_id, wish, answer })
    },
    answerDispute: (act) => answerDispute(deps, act),
    document: (act) => draftDocument(deps, act),
    async notify({ operator, file, wish, key }) {
      const body = { notification_type: wish.type, delivery_channels: [...wish.channels] }
      const answer = await trust.call('notifyCitizen', { params: caseOf(file), body, key }, operator.id)
      return done(deps, { operator, file, kind: 'notify', ref: answer.notification_id, wish, answer })
    },
  }
}

async function trace(
  deps: CaseActsDeps,
  { operator, file, wish, key }: ActOf<z.output<typeof traceRequest>>,
) {
  const { payments, sender } = await deps.reader.read(file, operator.id)
  const known = payments.find(
    ({ transaction_id }) => wish.transactionId === undefined || transaction_id === wish.transactionId,
  )
  const body = {
    case_id: file.case_id,
    originating_transaction_id: needed(
      wish.transactionId ?? known?.transaction_id,
      'transactionId',
      'Name the payment.',
    ),
    originating_amount: needed(wish.amount ?? known?.amount, 'amount', 'Name the amount of the payment.'),
    sender_institution_code: needed(
      wish.sender ?? sender.institution,
      'sender',
      'Name the institution that the money left.',
    ),
    initial_receiver_account_hash: needed(
      wish.receiverHash ?? known?.receiver_hash,
      'receiverHash',
      'Name the account that the money reached first, or route the case to the recovery engine.',
    ),
    ...(wish.depth && { trace_depth: wish.depth }),
    ...(wish.sensitivity && { mule_detection_sensitivity: wish.sensitivity }),
  }
  const answer = await deps.trust.call('initiateTrace', { body, key }, operator.id)
  return done(deps, { operator, file, kind: 'trace', ref: answer.trace_id, wish, answer })
}

async function answerDispute(
  deps: CaseActsDeps,
  { operator, file, wish, key }: ActOf<z.output<typeof disputeAnswerRequest>>,
) {
  const { disputeId, outcome, amount, reason } = wish
  disputeIn(await deps.trust.disputesOf(file.case_id, operator.id), disputeId)
  const answer = await deps.trust.answerDispute({ disputeId, outcome, amount, key }, operator.id)
  const said = `${disputeWords[outcome]} · ${reason}`
  return done(deps, { operator, file, kind: 'answer-dispute', ref: key, wish, answer, said })
}

async function draftDocument(
  deps: CaseActsDeps,
  { operator, file, wish, key }: ActOf<z.output<typeof documentRequest>>,
) {
  const body = {
    case_id: file.case_id,
    document_type: wish.type,
    jurisdiction: deps.country,
    ...(wish.institution && { institution_code: wish.institution }),
    ...(wish.accountHash && { account_hash: wish.accountHash }),
    ...(wish.amount !== undefined && { freeze_amount: wish.amount }),
    ...(wish.days !== undefined && { freeze_duration_days: wish.days }),
  }
  const answer = await deps.trust.call('generateLegalDocument', { body, key }, operator.id)
  return done(deps, { operator, file, kind: 'document', ref: answer.document_id, wish, answer })
}

/** Wording of dispute answers in the timeline. */
const disputeWords = {
  respond: 'the institution has answered',
  reject: 'the institution refuses',
  escalate: 'it goes to the authority',
  withdraw: 'the citizen withdraws it',
} as const satisfies Record<z.output<typeof disputeAnswerRequest>['outcome'], string>

const caseOf = ({ case_id }: CaseFileRow) => ({ case_id })

interface Done {
  operator: Operator
  file: CaseFileRow
  kind: DeedKind
  ref?: string
  wish: object
  answer: Record<string, unknown>
  /** Text for the timeline, if there is more to report than the created object. */
  said?: string
}

async function done(
  { storage, deeds, security, onCaseChanged }: CaseActsDeps,
  { operator, file, kind, ref, wish, answer, said }: Done,
): Promise<Record<string, unknown>> {
  await storage.write(`case:${file.case_id}`, async (trx) => {
    const known = ref === undefined ? undefined : await deeds.find(trx, kind, ref)
    // A repeated request gets the same answer and is logged only once.
    if (known?.deed.by) return
    await deeds.add(trx, file.case_id, {
      kind,
      by: operator,
      ...(ref !== undefined && { ref }),
      details: { wish, answer, ...(said !== undefined && { said }) },
    })
  })
  security.record({
    kind: 'case-act',
    actor: operator.login,
    gwId: file.gw_id,
    detail: `${kind} ${file.case_id}`,
  })
  await onCaseChanged(file.case_id).catch(() => {})
  return answer
}

/** @throws Problem `validation-error` naming the field */
function needed<T>(value: T | null | undefined, field: string, message: string): T {
  if (value !== null && value !== undefined) return value
  throw new Problem('validation-error', { errors: [{ field, code: 'required', message }] })
}
