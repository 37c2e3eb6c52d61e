import { describe, expect, it } from 'vitest'
import { scamReport } from '../../../src/contract/chat/scam-report.ts'
import { toFieldErrors } from '../../../src/contract/operations/validate.ts'

const transaction = {
  inputType: 'AI Assistant',
  transactionId: 'TX-1001',
  transactionDateTime: '2026-11-20T09:00:00',
  transactionType: 'Instant payment',
  currency: 'PHP',
  amount: 25000,
  victimName: 'Maria Example',
  victimAccountFi: 'Unity Bank',
  victimAccountNo: '0012 3456 7890',
  receiverName: 'J Example',
  receiverAccountFi: 'Wallet Example',
  receiverAccountNo: '09171234567',
}
const report = {
  inputType: 'AI Assistant',
  reportingType: 'First Party',
  victimIdNo: 'P1234567',
  victimIdType: 'National ID',
  victimName: 'Maria Example',
  victimNationality: 'PH',
  victimContact: '+639171234567',
  victimAccountFiName: 'Unity Bank',
  victimAccountHolder: 'Maria Example',
  reportedLossCurrency: 'PHP',
  reportedLossAmount: 25000,
  incidentType: 'Telecommunication Scam',
  incidentDateTimeFrom: '2026-11-20T08:30:00',
  incidentDateTimeTo: '2026-11-20T09:30:00',
  incidentDetails: 'Somebody called and said to be my bank.',
  victimAccounts: [{ victimAccountNo: '0012 3456 7890' }],
  reportedReceivingAccounts: [],
  transactions: [transaction],
}

function wrongFields(change: Record<string, unknown>): string[] {
  const value = { ...report, ...change }
  const result = scamReport.safeParse(value)
  return result.success ? [] : toFieldErrors(result.error.issues, value).map(({ field }) => field)
}

describe('detailed scam report', () => {
  it('accepts every field of the interface, and account numbers without their spaces', () => {
    const { victimAccounts, transactions, ...rest } = scamReport.parse(report)
    const { victimAccounts: _, transactions: __, ...given } = report
    expect(rest).toEqual(given)
    expect(victimAccounts).toEqual([{ victimAccountNo: '001234567890' }])
    expect(transactions).toEqual([{ ...transaction, victimAccountNo: '001234567890' }])
  })

  it.each([
    [
      'the victim keeps their name to themselves',
      { victimName: undefined, victimIdNo: undefined, victimIdType: undefined },
    ],
    ['they have no document', { victimIdNo: undefined, victimIdType: 'None' }],
    [
      'an account is named by its number alone',
      { reportedReceivingAccounts: [{ receiverAccountNo: '1234' }] },
    ],
    [
      'an account is named by its holder alone',
      { reportedReceivingAccounts: [{ receiverName: 'J Example' }] },
    ],
    [
      'it is over in the minute in which it began',
      { incidentDateTimeFrom: '2026-11-20T09:30:00.0', incidentDateTimeTo: '2026-11-20T09:30' },
    ],
    ['there is no payment with a number', { transactions: [] }],
    ['a deployment adds a field', { branch: 'Cebu' }],
  ])('is complete when %s', (_, change) => {
    expect(wrongFields(change)).toEqual([])
  })

  it.each([
    ['inputType', 'Robot'],
    ['reportingType', undefined],
    ['victimIdType', undefined],
    ['victimIdNo', undefined],
    ['victimNationality', 'Philippines'],
    ['victimContact', '0917'],
    ['victimContact', undefined],
    ['victimName', 'M'],
    ['reportedLossCurrency', 'peso'],
    ['reportedLossAmount', 0],
    ['incidentType', 'Scam'],
    ['incidentDateTimeFrom', '2026-11-20T08:30:00Z'],
    ['incidentDateTimeFrom', '2026-13-20T08:30:00'],
    ['incidentDateTimeFrom', '2026-02-30T08:30:00'],
    ['incidentDateTimeFrom', '0001-01-01T00:00:00'],
    ['incidentDateTimeTo', '2026-11-20T24:00:00'],
    ['incidentDateTimeTo', '2026-11-20T08:00:00'],
    ['incidentDetails', 'x'.repeat(4001)],
    ['victimAccounts.0.victimAccountNo', undefined, { victimAccounts: [{ victimAccountNo: '123' }] }],
    ['reportedReceivingAccounts.0', undefined, { reportedReceivingAccounts: [{ receiverAccountFi: 'X' }] }],
    ['transactions.0.transactionId', undefined, { transactions: [{ ...transaction, transactionId: '' }] }],
    ['transactions.0.amount', undefined, { transactions: [{ ...transaction, amount: 0 }] }],
  ])(
    'is refused because of an invalid %s',
    (field, value, change: Record<string, unknown> = { [field]: value }) => {
      expect(wrongFields(change)).toEqual([field])
    },
  )
})
