import { newState, type ScamState } from '../../src/assistant/dialog/model/state.ts'

/** Returns a complete report with every field, in a language, about an invented person. */
export const toldReport = (lang: string): ScamState => ({
  ...newState(lang),
  step: 'reported',
  consentAt: '2026-11-20T07:40:00Z',
  caseId: 'CASE-77',
  answers: {
    moneyLeft: 'yes',
    ongoing: 'no',
    scamType: 'impersonation_bank_police',
    contact: '+639175550199',
    payments: [
      {
        bank: { code: 'UNTY', name: 'Unity Bank' },
        amountMinor: 2_500_000,
        paidAt: { at: '2026-11-20T07:00:00Z', precision: 'time' },
        reference: 'TX-1001-88',
        receiver: { account: '09175550101', name: 'J. Cruz', bank: { name: 'Harbor Wallet' } },
      },
    ],
    details: {
      name: 'Maria Reyes',
      nationality: 'PH',
      idType: 'National ID',
      idNumber: '1234-5678-9012',
      ownAccount: '0011-2233-44',
      firstContact: { at: '2026-11-19T02:00:00Z', precision: 'day' },
      story: 'They called about my card. I was afraid.',
    },
  },
})
