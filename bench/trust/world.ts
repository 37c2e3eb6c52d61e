import { makeRequest } from '../../test/support/certificate-requests.ts'

/** One call of a server, in one of the roles. */
export interface BenchCall {
  role: BenchRole
  method: 'GET' | 'POST'
  path: string
  body?: unknown
}
export type BenchRole = 'analyst' | 'recovery_engine' | 'ips' | 'admin'

interface TracedCase {
  caseId: string
  traceId: string
}

/** The data of the loads: payments that were passed on once, and a traced case for some of them. */
export interface World {
  cases: TracedCase[]
  /** Certificate signing requests of institutions that will be registered. */
  requests: string[]
}

export const payments = 4_000
const caseCount = 1_000
const requestCount = 200

export const victimOf = (index: number) => `hm1:v${index}`
export const receiverOf = (index: number) => `hm1:m${index}`
export const newcomerOf = (index: number) => `NEW${String(index).padStart(5, '0')}`
export const bystanderOf = (index: number) => `BYS${String(index % 100).padStart(3, '0')}`

const openedAt = Date.now() - 3_600_000
export const at = (second: number) => new Date(openedAt + second * 1000).toISOString()

/** Fills the platform through its own operations. */
export async function makeWorld(send: (call: BenchCall) => Promise<Record<string, string>>): Promise<World> {
  const rows = Array.from({ length: payments }, (_, index) => index)
  await send({ role: 'admin', method: 'POST', path: '/sandbox/ledger', body: toLedger(rows) })
  const cases: TracedCase[] = []
  for (const index of rows.slice(0, caseCount)) {
    const intake = { role: 'analyst', method: 'POST', path: '/v1/cases/intake' } as const
    const { case_id: caseId = '' } = await send({ ...intake, body: complaint(index, 'prepared') })
    const order = { role: 'recovery_engine', method: 'POST', path: '/v1/recovery/trace' } as const
    const { trace_id: traceId = '' } = await send({ ...order, body: traceOrder(caseId, index) })
    cases.push({ caseId, traceId })
  }
  // Advancing the clock returns once everything due has been done.
  await send({ role: 'admin', method: 'POST', path: '/sandbox/clock', body: { advance_seconds: 0 } })
  const requests: string[] = []
  for (let index = 0; index < requestCount; index++) {
    requests.push((await makeRequest(newcomerOf(index))).request)
  }
  return { cases, requests }
}

const toLedger = (rows: readonly number[]) => ({
  participants: ['BNKA', 'BNKB', ...rows.slice(0, 100).map(bystanderOf)].map((code) => ({
    institution_code: code,
    institution_name: `${code} Bank`,
  })),
  accounts: rows.flatMap((index) => [
    {
      account_hash: victimOf(index),
      institution_code: 'BNKA',
      opening_balance: 10_000,
      holder_name: 'Vera Sample',
    },
    {
      account_hash: receiverOf(index),
      institution_code: 'BNKB',
      opening_balance: 0,
      holder_name: 'Maria Santos',
    },
  ]),
  transactions: rows.flatMap((index) => [
    {
      transaction_id: `TX-${index}`,
      booked_at: at(1),
      sender_account_hash: victimOf(index),
      receiver_account_hash: receiverOf(index),
      amount: 1_000,
    },
    {
      transaction_id: `TY-${index}`,
      booked_at: at(2),
      sender_account_hash: receiverOf(index),
      receiver_account_hash: receiverOf((index + 1) % payments),
      amount: 400,
    },
  ]),
})

export const complaint = (index: number, run: string) => ({
  citizen_id_hash: `hm1:citizen-${run}-${index}`,
  scam_type: 'investment',
  transaction_reference: `TX-${index % payments}`,
  amount: 1_000,
  confidence_metadata: { callback_ref: `+6391700${String(index).padStart(5, '0')}` },
})

export const traceOrder = (caseId: string, index: number) => ({
  case_id: caseId,
  originating_transaction_id: `TX-${index}`,
  originating_amount: 1_000,
  sender_institution_code: 'BNKA',
  initial_receiver_account_hash: receiverOf(index),
})
