import fc from 'fast-check'
import type { Answer, TestPlatform } from './platform.ts'
import { freezeOrder, returnOrder } from './trust-story.ts'

/** A word in every holder's name, which no response may contain. */
export const holderWord = 'Privatus'

const institutions = ['BNKA', 'BNKB', 'WLTC', 'BNKC'] as const
const start = '2026-11-20T09:00:00.000Z'
const minute = 60_000

/** A ledger in the form of `POST /sandbox/ledger`, and the victims' payments in it. */
export interface RandomGraph {
  ledger: {
    participants: object[]
    accounts: { account_hash: string; institution_code: string }[]
    transactions: object[]
  }
  payments: Payment[]
}

/** A payment from a victim to someone else. Major units. */
interface Payment {
  transactionId: string
  victim: string
  receiver: string
  amount: number
}

const move = fc.record({ from: fc.nat(9), to: fc.nat(9), share: fc.nat(1000), minutes: fc.nat(6) })

const major = (cents: number) => cents / 100

/**
 * Generates ledgers of two victims, each with one to three payments, and of three to six other accounts
 * between which money then moves on, comes back, or leaves.
 */
export const randomGraph: fc.Arbitrary<RandomGraph> = fc
  .record({
    others: fc.array(fc.record({ institution: fc.nat(3), opening: fc.nat(500_000) }), {
      minLength: 3,
      maxLength: 6,
    }),
    paid: fc.array(
      fc.record({ victim: fc.nat(1), to: fc.nat(9), cents: fc.integer({ min: 1, max: 1_000_000 }) }),
      { minLength: 2, maxLength: 4 },
    ),
    moves: fc.array(move, { maxLength: 12 }),
  })
  .map(({ others, paid, moves }) => {
    const names = others.map((_, index) => `hm1:${String.fromCharCode(65 + index)}`)
    const nameOf = (index: number) => names[index % names.length] ?? 'hm1:A'
    const balances = new Map(names.map((name, index) => [name, others[index]?.opening ?? 0]))
    const payments: Payment[] = []
    const transactions: object[] = []
    let at = Date.parse(start)
    const book = (sender: string, receiver: string | null, cents: number) => {
      const transaction_id = `TX-${transactions.length + 1}`
      transactions.push({
        transaction_id,
        booked_at: new Date(at).toISOString(),
        sender_account_hash: sender,
        receiver_account_hash: receiver,
        amount: major(cents),
        ...(receiver === null && { withdrawal_method: 'atm_cash' }),
      })
      balances.set(sender, (balances.get(sender) ?? 0) - cents)
      if (receiver !== null) balances.set(receiver, (balances.get(receiver) ?? 0) + cents)
      return transaction_id
    }
    for (const { victim, to, cents } of paid) {
      const payment = { victim: `hm1:V${victim}`, receiver: nameOf(to), amount: major(cents) }
      payments.push({ ...payment, transactionId: book(payment.victim, payment.receiver, cents) })
    }
    for (const { from, to, share, minutes } of moves) {
      at += minutes * minute
      const sender = nameOf(from)
      const cents = Math.ceil(((balances.get(sender) ?? 0) * share) / 1000)
      // The last two indexes mean a withdrawal, and a victim who gets something back.
      const receiver = to === 9 ? null : to === 8 ? 'hm1:V0' : nameOf(to)
      if (cents > 0) book(sender, receiver, cents)
    }
    const victims = ['hm1:V0', 'hm1:V1'].map((hash) => ({ hash, institution: 'BNKA', opening: 10_000_000 }))
    const rest = others.map(({ institution, opening }, index) => ({
      hash: nameOf(index),
      institution: institutions[institution] ?? 'BNKB',
      opening,
    }))
    return {
      payments,
      ledger: {
        participants: institutions.map((code) => ({
          institution_code: code,
          institution_name: `Bank ${code}`,
        })),
        accounts: [...victims, ...rest].map(({ hash, institution, opening }) => ({
          account_hash: hash,
          institution_code: institution,
          holder_name: `Nina ${holderWord}`,
          opening_balance: major(opening),
          opened_at: '2026-01-01T00:00:00Z',
        })),
        transactions,
      },
    }
  })

const operations = [
  'intake',
  'hint',
  'route',
  'trace',
  'report',
  'freeze',
  'extend',
  'release',
  'return',
  'pool',
  'dispute',
  'answer',
  'classify',
  'reject',
  'notify',
  'move',
  'repay',
  'wait',
  'reach',
  'behave',
  'suspend',
  'fail',
  'look',
] as const

/** Steps that move money are more frequent than others. */
const often = [
  'trace',
  'freeze',
  'freeze',
  'freeze',
  'return',
  'return',
  'move',
  'repay',
  'dispute',
  'dispute',
  'answer',
  'answer',
  'reach',
] as const

const stepOf = (operation: fc.Arbitrary<RandomOperation>) =>
  fc.record({
    operation,
    pick: fc.nat(1000),
    other: fc.nat(1000),
    /** Thousandths of the available amount; above a thousand is more than is available. */
    share: fc.oneof({ weight: 3, arbitrary: fc.constant(1000) }, { weight: 5, arbitrary: fc.nat(1100) }),
    seconds: fc.oneof({ weight: 5, arbitrary: fc.nat(600) }, { weight: 1, arbitrary: fc.nat(400_000) }),
  })
type RandomOperation = (typeof operations)[number]

export const randomStep = stepOf(fc.constantFrom(...operations, ...often))
/** A step that moves money to a victim, or one that precedes it. */
export const repaymentStep = stepOf(
  fc.constantFrom(
    ...([
      'intake',
      'trace',
      'trace',
      'repay',
      'repay',
      'freeze',
      'freeze',
      'return',
      'return',
      'pool',
      'pool',
    ] as const),
    ...(['dispute', 'answer', 'answer', 'move', 'report', 'fail', 'reach'] as const),
  ),
)
export type RandomStep = typeof randomStep extends fc.Arbitrary<infer T> ? T : never

/** Everything that a random sequence has created so far. */
export interface World {
  platform: TestPlatform
  graph: RandomGraph
  cases: { caseId: string; traceId: string; payment: Payment }[]
  freezes: { caseId: string; freezeId: string; payment: Payment }[]
  returns: string[]
  disputes: string[]
}

const behaviours = ['auto', 'auto:120', 'partial:40', 'refuse:no_balance', 'silent'] as const
const outcomes = [
  'no_recovery',
  'partial_recovery',
  'full_recovery',
  'withdrawn_by_citizen',
  'not_fraud',
] as const
const answers = ['respond', 'settle', 'reject', 'accept', 'escalate', 'decide', 'withdraw'] as const
const notices = ['case_received', 'trace_update', 'freeze_confirmed', 'funds_returned'] as const

const pickFrom = <T>(items: readonly T[], pick: number): T | undefined =>
  items[pick % Math.max(1, items.length)]

/** Returns a part of an amount, at least one cent. */
const part = (amount: number, share: number) => Math.max(1, Math.round(amount * 100 * (share / 1000))) / 100

/** Executes one step. Null if there is nothing yet to apply it to. */
export async function takeStep(world: World, step: RandomStep): Promise<Answer | null> {
  return acts[step.operation](world, step)
}

type Act = (world: World, step: RandomStep) => Promise<Answer | null>

const analyst = ({ platform }: World) => platform.as('analyst')
const admin = ({ platform }: World) => platform.as('admin')
const accountOf = ({ graph }: World, pick: number) =>
  pickFrom(graph.ledger.accounts.slice(2), pick) ?? { account_hash: '', institution_code: '' }

/** Picks the account that was paid first as often as all others together. */
const accountToFreeze = (world: World, { receiver }: Payment, pick: number) =>
  (pick % 2 === 0 && world.graph.ledger.accounts.find(({ account_hash }) => account_hash === receiver)) ||
  accountOf(world, pick)

async function openCase(world: World, payment: Payment, body: object): Promise<Answer> {
  const answer = await analyst(world).post('/v1/cases/intake', {
    scam_type: 'investment',
    amount: payment.amount,
    ...body,
  })
  if (answer.status === 201) world.cases.push({ caseId: answer.body.case_id, traceId: '', payment })
  return answer
}

/** Returns what the freeze holds now, major units. */
async function heldBy(world: World, freezeId: string): Promise<number> {
  const { body } = await analyst(world).get(`/v1/recovery/freeze/${freezeId}`)
  return body.funds_frozen_amount
}

const acts = {
  intake: async (world, { pick, other }) => {
    const payment = pickFrom(world.graph.payments, other)
    if (!payment) return null
    return openCase(world, payment, {
      citizen_id_hash: `hm1:c${pick % 3}`,
      transaction_reference: payment.transactionId,
      confidence_metadata: { callback_ref: '+639170000001' },
    })
  },
  hint: async (world, { pick, other }) => {
    const payment = pickFrom(world.graph.payments, other)
    if (!payment) return null
    return openCase(world, payment, {
      citizen_id_hash: `hm1:c${pick % 3}`,
      receiving_account_hint: payment.receiver,
    })
  },
  route: async (world, { pick, other }) => {
    const current = pickFrom(world.cases, other)
    const body = pick % 3 === 0 ? { routing_logic: 'analyst_queue', assigned_analyst_id: 'ann' } : {}
    return current ? analyst(world).post(`/v1/cases/${current.caseId}/route`, body) : null
  },
  trace: async (world, { pick, other }) => {
    const current = pickFrom(world.cases, other)
    if (!current) return null
    const { payment } = current
    const answer = await analyst(world).post('/v1/recovery/trace', {
      case_id: current.caseId,
      originating_transaction_id: payment.transactionId,
      originating_amount: payment.amount,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: payment.receiver,
      trace_depth: 1 + (pick % 6),
    })
    if (answer.status === 202) current.traceId = answer.body.trace_id
    return answer
  },
  report: async (world, { other, pick }) => {
    const current = pickFrom(world.cases, other)
    if (!current) return null
    const rows = world.graph.payments.filter(({ victim }) => victim === current.payment.victim)
    const named = rows.slice(0, 1 + (pick % rows.length))
    return analyst(world).post('/sandbox/scam-reports', detailedReport(named), {
      'x-case-id': current.caseId,
    })
  },
  freeze: async (world, { pick, other, share }) => {
    const traced = world.cases.filter(({ traceId }) => traceId !== '')
    const current = pickFrom(traced, other)
    if (!current) return null
    const { account_hash, institution_code } = accountToFreeze(world, current.payment, pick)
    const amount = part(current.payment.amount, share)
    const answer = await analyst(world).post('/v1/recovery/freeze', {
      ...freezeOrder(current, account_hash, institution_code, amount),
      freeze_duration_hours: 1 + (other % 72),
    })
    if (answer.status === 201) {
      world.freezes.push({ ...current, freezeId: answer.body.freeze_id })
    }
    return answer
  },
  extend: async (world, { pick, other }) => {
    const freeze = pickFrom(world.freezes, other)
    if (!freeze) return null
    return analyst(world).post(`/v1/recovery/freeze/${freeze.freezeId}/extend`, {
      extension_hours: 1 + (pick % 800),
      extension_justification: 'The investigation is still going on.',
    })
  },
  release: async (world, { other }) => {
    const freeze = pickFrom(world.freezes, other)
    if (!freeze) return null
    return analyst(world).post(`/v1/recovery/freeze/${freeze.freezeId}/release`, {
      release_reason: 'non_fraud_determination',
      release_authority: 'Anti-scam centre',
      release_authorization_token: 'sbx-release',
    })
  },
  return: async (world, { other, share }) => {
    const freeze = pickFrom(world.freezes, other)
    if (!freeze) return null
    const amount = part(await heldBy(world, freeze.freezeId), share)
    return sendBack(world, {
      caseId: freeze.caseId,
      freezeId: freeze.freezeId,
      amount,
      payment: freeze.payment,
    })
  },
  pool: async (world, { other, share }) => {
    const current = pickFrom(world.cases, other)
    if (!current) return null
    const { caseId, payment } = current
    return sendBack(world, { caseId, freezeId: undefined, amount: part(payment.amount, share), payment })
  },
  dispute: async (world, { pick, other, share }) => {
    const current = pickFrom(world.cases, other)
    if (!current) return null
    const answer = await analyst(world).post(`/v1/cases/${current.caseId}/odr`, {
      institution_code: accountOf(world, pick).institution_code,
      dispute_amount: part(current.payment.amount, share),
    })
    if (answer.status === 201) world.disputes.push(answer.body.odr_id)
    return answer
  },
  answer: async (world, { pick, other, share }) => {
    const dispute = pickFrom(world.disputes, pick)
    if (!dispute) return null
    const body = { outcome: pickFrom(answers, other), amount: part(5_000, share) }
    return admin(world).post(`/sandbox/odr/${dispute}/respond`, body)
  },
  classify: async (world, { pick, other }) => {
    const current = pickFrom(world.cases, other)
    if (!current) return null
    const { body } = await analyst(world).get(`/v1/cases/${current.caseId}`)
    return analyst(world).post(`/v1/cases/${current.caseId}/classify`, {
      final_scam_type: 'other',
      recovery_outcome: pickFrom(outcomes, pick),
      recovery_amount: body.extensions.paid,
    })
  },
  reject: async (world, { pick, other }) => {
    const current = pickFrom(world.cases, other)
    // Otherwise few cases would last long.
    if (!current || pick % 4 > 0) return null
    return analyst(world).post(`/sandbox/cases/${current.caseId}/reject`, {})
  },
  notify: async (world, { pick, other }) => {
    const current = pickFrom(world.cases, other)
    if (!current) return null
    return analyst(world).post(`/v1/cases/${current.caseId}/notify`, {
      notification_type: pickFrom(notices, pick),
      delivery_channels: ['sms'],
    })
  },
  move: async (world, { pick, other, share, seconds }) => {
    const sender = accountOf(world, pick).account_hash
    const isExit = other % 4 === 0
    return admin(world).post('/sandbox/ledger/transactions', {
      sender_account_hash: sender,
      receiver_account_hash: isExit ? null : accountOf(world, other).account_hash,
      amount: part(3_000, share),
      ...(isExit && { withdrawal_method: 'atm_cash' }),
      // Some are cleared and never posted.
      ...(seconds % 8 === 0 && { status: 'settled' }),
    })
  },
  // A receiver voluntarily sends money back to a victim.
  repay: async (world, { pick, other, share }) => {
    const payment = pickFrom(world.graph.payments, other)
    if (!payment) return null
    return admin(world).post('/sandbox/ledger/transactions', {
      sender_account_hash: accountToFreeze(world, payment, pick).account_hash,
      receiver_account_hash: payment.victim,
      amount: part(payment.amount, share),
    })
  },
  wait: async (world, { seconds }) => admin(world).post('/sandbox/clock', { advance_seconds: seconds }),
  // To the exact instant of what is due next, or the last one before it.
  reach: async (world, { pick }) => {
    const next = await world.platform.test.storage.db
      .selectFrom('pf_job')
      .select('due_at')
      .where('lane', '=', 'exact')
      // Deletion after a year would end everything else on the way.
      .where('kind', 'not in', ['contact.forget', 'scam_report.forget'])
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    if (!next) return null
    const now = new Date(Date.parse(next.due_at) - (pick % 2)).toISOString()
    return admin(world).post('/sandbox/clock', { now })
  },
  behave: async (world, { pick, other }) => {
    const code = accountOf(world, pick).institution_code
    return admin(world).post(`/sandbox/institutions/${code}/behaviour`, {
      behaviour: pickFrom(behaviours, other),
    })
  },
  suspend: async (world, { pick, other }) => {
    const code = accountOf(world, pick).institution_code
    return admin(world).post(`/sandbox/institutions/${code}/behaviour`, {
      status: other % 3 === 0 ? 'suspended' : 'active',
    })
  },
  fail: async (world, { pick }) => {
    const entry = pickFrom(world.returns, pick)
    return entry ? admin(world).post(`/sandbox/returns/${entry}/fail`, {}) : null
  },
  look: async (world, { other }) => {
    const current = pickFrom(world.cases, other)
    return current ? analyst(world).get(`/v1/cases/${current.caseId}`) : null
  },
} as const satisfies Record<RandomOperation, Act>

interface WayBack {
  caseId: string
  freezeId: string | undefined
  amount: number
  payment: Payment
}

async function sendBack(world: World, { caseId, freezeId, amount, payment }: WayBack): Promise<Answer> {
  const answer = await analyst(world).post('/v1/recovery/fund-return', {
    ...returnOrder(caseId, freezeId, amount),
    victim_account_identifier: payment.victim,
  })
  if (answer.status === 202) world.returns.push(answer.body.return_id)
  return answer
}

/** Returns a detailed report of payments made at the times of the worked example. */
export const detailedReport = (payments: readonly Pick<Payment, 'transactionId' | 'amount'>[]) => ({
  inputType: 'AI Assistant',
  reportingType: 'First Party',
  victimName: 'Vera Sample',
  victimNationality: 'PH',
  victimContact: '+639170000001',
  victimAccountFiName: 'Bank BNKA',
  victimAccountHolder: 'Vera Sample',
  victimAccounts: [],
  reportedLossCurrency: 'PHP',
  reportedLossAmount: Math.round(payments.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
  incidentType: 'Investment Scam',
  incidentDateTimeFrom: '2026-11-20T17:00:00',
  incidentDateTimeTo: '2026-11-20T17:00:00',
  incidentDetails: 'I sent money and it was a scam.',
  reportedReceivingAccounts: [],
  transactions: payments.map(({ transactionId, amount }) => ({
    inputType: 'AI Assistant',
    transactionId,
    transactionDateTime: '2026-11-20T17:00:00',
    transactionType: 'Instant payment',
    currency: 'PHP',
    amount,
  })),
})
