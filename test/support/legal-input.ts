import { findJurisdiction } from '../../src/platform/trust-layer/recovery/legal/jurisdiction.ts'
import type {
  LegalDocumentInput,
  LegalTracing,
} from '../../src/platform/trust-layer/recovery/legal/legal-document.ts'
import { toAccountChain } from '../../src/platform/trust-layer/recovery/trace/account-chain.ts'
import { minor, trace } from './trace-ledger.ts'

const institutions: Record<string, string> = { A: 'BNKB', B: 'WLTC', C: 'BNKC', D: 'BNKB' }

/** Returns a hash of the right length that contains the account's name. */
export const hashOf = (account: string) =>
  `hm1:${account.toLowerCase().charCodeAt(0).toString(16).repeat(32)}`

const run = trace({
  opening: { V: 60000, A: 1500, C: 300, D: 4000 },
  rows: [
    ['09:00', 'V', 'A', 25000],
    ['09:06', 'A', 'B', 12000],
    ['09:07', 'A', 'C', 9000],
    ['09:15', 'B', 'crypto_exchange', 5000],
    ['09:20', 'C', 'D', 8500],
    ['09:25', 'D', 'atm_cash', 2000],
  ],
})

const sandbox = findJurisdiction('SANDBOX')
if (!sandbox) throw new Error('no sandbox')

/** The trace of the example's payment. */
export const legalTracing: LegalTracing = {
  transactionId: 'TX-1001',
  asOf: '2026-11-20T09:30:00.000Z',
  chain: toAccountChain(run, 'medium', (account) => ({
    institutionCode: institutions[account] ?? '',
    riskPoints: 0,
    riskFactors: [],
  })).map((entry) => ({ ...entry, accountHash: hashOf(entry.accountHash) })),
  totals: run.fifo.totals,
  haircutTotals: run.haircut.totals,
}

/** Returns a draft freeze order about account D of Example 1, with changes. */
export const legalInput = (changes: Partial<LegalDocumentInput> = {}): LegalDocumentInput => ({
  documentId: 'DOC-01JD3K5Q8Z7X9V2M4N6P0R1S3T',
  generatedAt: '2026-11-20T09:35:00.000Z',
  documentType: 'freeze_order',
  jurisdiction: sandbox,
  language: null,
  currency: 'PHP',
  exponent: 2,
  caseId: 'CASE-01JD3K1A2B3C4D5E6F7G8H9J0K',
  citizenReference: hashOf('v'),
  scamType: 'impersonation_bank_police',
  lossMinor: minor(25000),
  transactionId: 'TX-1001',
  paymentAt: '2026-11-20T09:00:00.000Z',
  institutionCode: 'BNKB',
  institutionName: 'Unity Bank',
  accountHash: hashOf('D'),
  amountMinor: minor(8200),
  days: 3,
  justification: null,
  traces: [legalTracing],
  ...changes,
})
