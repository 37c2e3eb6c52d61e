import type { TestPlatform } from './platform.ts'

/** The instants, accounts and payments of one worked example, so that its figures are predictable. */
export const story = {
  start: '2026-11-20T09:00:00Z',
  citizen: 'hm1:v',
  ledger: {
    participants: [
      { institution_code: 'BNKA', institution_name: 'Aster Bank' },
      { institution_code: 'BNKB', institution_name: 'Birch Bank' },
      { institution_code: 'WLTC', institution_name: 'Clover Wallet' },
      { institution_code: 'BNKC', institution_name: 'Cedar Bank' },
    ],
    accounts: [
      {
        account_hash: 'hm1:V',
        institution_code: 'BNKA',
        holder_name: 'Vera Sample',
        opening_balance: 60_000,
        opened_at: '2020-01-01T00:00:00Z',
      },
      {
        account_hash: 'hm1:A',
        institution_code: 'BNKB',
        holder_name: 'Maria Santos',
        opening_balance: 1_500,
        opened_at: '2026-11-15T00:00:00Z',
      },
      {
        account_hash: 'hm1:B',
        institution_code: 'WLTC',
        holder_name: 'Bo Example',
        opening_balance: 0,
        opened_at: '2026-11-10T00:00:00Z',
      },
      {
        account_hash: 'hm1:C',
        institution_code: 'BNKC',
        holder_name: 'Cy Example',
        opening_balance: 300,
        opened_at: '2023-11-10T00:00:00Z',
      },
      {
        account_hash: 'hm1:D',
        institution_code: 'BNKB',
        holder_name: 'Di Example',
        opening_balance: 4_000,
        opened_at: '2026-09-10T00:00:00Z',
      },
      {
        account_hash: 'hm1:E',
        institution_code: 'WLTC',
        holder_name: 'Ed Example',
        opening_balance: 0,
        opened_at: '2026-09-10T00:00:00Z',
      },
    ],
    transactions: [
      {
        transaction_id: 'TX-1001',
        booked_at: '2026-11-20T09:00:00Z',
        sender_account_hash: 'hm1:V',
        receiver_account_hash: 'hm1:A',
        amount: 25_000,
      },
      {
        transaction_id: 'TX-1002',
        booked_at: '2026-11-20T09:06:00Z',
        sender_account_hash: 'hm1:A',
        receiver_account_hash: 'hm1:B',
        amount: 12_000,
      },
      {
        transaction_id: 'TX-1003',
        booked_at: '2026-11-20T09:07:00Z',
        sender_account_hash: 'hm1:A',
        receiver_account_hash: 'hm1:C',
        amount: 9_000,
      },
      {
        transaction_id: 'TX-1004',
        booked_at: '2026-11-20T09:15:00Z',
        sender_account_hash: 'hm1:B',
        receiver_account_hash: null,
        amount: 5_000,
        withdrawal_method: 'crypto_exchange',
      },
      {
        transaction_id: 'TX-1005',
        booked_at: '2026-11-20T09:20:00Z',
        sender_account_hash: 'hm1:C',
        receiver_account_hash: 'hm1:D',
        amount: 8_500,
      },
      {
        transaction_id: 'TX-1006',
        booked_at: '2026-11-20T09:25:00Z',
        sender_account_hash: 'hm1:D',
        receiver_account_hash: null,
        amount: 2_000,
        withdrawal_method: 'atm_cash',
      },
    ],
  },
  intake: {
    citizen_id_hash: 'hm1:v',
    scam_type: 'impersonation_bank_police',
    transaction_reference: 'TX-1001',
    amount: 25_000,
    receiving_account_hint: 'hm1:A',
    confidence_metadata: {
      channel: 'web',
      confirmed_by_citizen: true,
      reported_transaction_timestamp: '2026-11-20T09:00:00Z',
      callback_ref: '+639170000001',
    },
  },
} as const

/** Fills the ledger and files the report, half an hour after the payment. Returns the case's id. */
export async function openStory(platform: TestPlatform, now = '2026-11-20T09:30:00Z'): Promise<string> {
  await platform.setClock(now)
  await platform.as('admin').post('/sandbox/ledger', story.ledger)
  const { body } = await platform.as(`citizen:${story.citizen}`).post('/v1/cases/intake', story.intake)
  return body.case_id
}

/** Opens the example's case and traces its money. */
export async function traceStory(platform: TestPlatform): Promise<{ caseId: string; traceId: string }> {
  const caseId = await openStory(platform)
  await platform.as('analyst').post(`/v1/cases/${caseId}/route`, {})
  await platform.settle()
  const { body } = await platform.as('analyst').get(`/v1/cases/${caseId}`)
  return { caseId, traceId: body.recovery_trace_summary.trace_id }
}

const justification = 'Money of a reported scam has been traced to this account.'

/** Returns the body of an order to hold an amount. */
export const freezeOrder = (
  ids: { caseId: string; traceId: string },
  account: string,
  institution: string,
  amount: number,
) => ({
  case_id: ids.caseId,
  trace_id: ids.traceId,
  account_hash: account,
  institution_code: institution,
  freeze_amount: amount,
  freeze_type: 'administrative_hold',
  freeze_duration_hours: 72,
  legal_justification: justification,
  freeze_authorization_token: 'sbx-freeze',
})

/** Returns the body of an order to pay money back to the victim. */
export const returnOrder = (caseId: string, freezeId: string | undefined, amount: number) => ({
  case_id: caseId,
  ...(freezeId !== undefined && { freeze_id: freezeId }),
  victim_account_identifier: 'hm1:V',
  victim_institution_code: 'BNKA',
  return_amount: amount,
  return_method: freezeId === undefined ? 'victim_fund_pool' : 'original_account_reversal',
})

/** Reports a payment of an imported ledger, traces it, and returns the ids. Amounts are major units. */
export async function reportAndTrace(
  platform: TestPlatform,
  { reference, amount, receiver }: { reference: string; amount: number; receiver: string },
): Promise<{ caseId: string; traceId: string }> {
  const analyst = platform.as('analyst')
  const { body: taken } = await analyst.post('/v1/cases/intake', {
    citizen_id_hash: 'hm1:v',
    scam_type: 'impersonation_bank_police',
    transaction_reference: reference,
    amount,
    confidence_metadata: { channel: 'web', confirmed_by_citizen: true },
  })
  const { body: trace } = await analyst.post('/v1/recovery/trace', {
    case_id: taken.case_id,
    originating_transaction_id: reference,
    originating_amount: amount,
    sender_institution_code: 'BNKA',
    initial_receiver_account_hash: receiver,
  })
  await platform.settle()
  return { caseId: taken.case_id, traceId: trace.trace_id }
}
