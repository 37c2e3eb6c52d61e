import * as z from 'zod'
import { positiveAmount, text } from '../operations/shapes.ts'
import { firstPaymentYear, readDateTime } from '../primitives/instant.ts'

/**
 * The detailed scam report with the interface's fields; the values that the interface shows come first in
 * each list.
 */

const inputTypes = ['AI Assistant', 'Call Centre', 'Branch', 'Web Form', 'Institution Feed', 'SMS'] as const
const reportingTypes = ['First Party', 'Third Party', 'Institution', 'Law Enforcement', 'Anonymous'] as const
/** Kinds of identity document that a report can name. */
export const identityTypes = ['National ID', 'Passport', 'Driving Licence', 'Refugee ID', 'None'] as const
const transactionTypes = [
  'Instant payment',
  'Bank transfer',
  'E-wallet transfer',
  'Card payment',
  'Cash deposit',
  'Crypto transfer',
] as const
const incidentTypes = [
  'Telecommunication Scam',
  'Investment Scam',
  'Online Purchase Scam',
  'Romance Scam',
  'Advance Fee Scam',
  'Job Scam',
  'Business Payment Scam',
  'Extortion',
  'Recovery Scam',
  'Other Scam',
] as const

const accountNumber = z
  .string()
  .transform((number) => number.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9]{4,34}$/, 'must be 4 to 34 letters or digits'))
/**
 * Local times are in the deployment's zone; UTC serves as well, because they are only compared with each
 * other.
 */
const toMs = (local: string) => Date.parse(`${local}Z`)
const localDateTime = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/,
    'must be a local date-time such as 2026-11-20T09:00:00',
  )
  .refine((local) => readDateTime(local) !== undefined, 'must be a real date and time')
  .refine((local) => Number(local.slice(0, 4)) >= firstPaymentYear, {
    message: `must be in the year ${firstPaymentYear} or later`,
    params: { code: 'too_early' },
  })
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')
const name = z.string().trim().min(2).max(140)
const institution = text(140)

const reportTransaction = z.looseObject({
  inputType: z.enum(inputTypes),
  transactionId: text(128),
  transactionDateTime: localDateTime,
  transactionType: z.enum(transactionTypes),
  currency,
  amount: positiveAmount,
  victimName: name.optional(),
  victimAccountFi: institution.optional(),
  victimAccountNo: accountNumber.optional(),
  receiverName: name.optional(),
  receiverAccountFi: institution.optional(),
  receiverAccountNo: accountNumber.optional(),
})

/** An account that the citizen names without a transaction id. */
const reportedAccount = z
  .looseObject({
    receiverName: name.optional(),
    receiverAccountFi: institution.optional(),
    receiverAccountNo: accountNumber.optional(),
  })
  .refine((account) => account.receiverName || account.receiverAccountNo, 'must have a name or a number')

/** Schema of a detailed scam report, with the interface's fields and the rules between them. */
export const scamReport = z
  .looseObject({
    inputType: z.enum(inputTypes),
    reportingType: z.enum(reportingTypes),
    victimIdNo: text(64).optional(),
    victimIdType: z.enum(identityTypes).optional(),
    victimName: name.optional(),
    victimNationality: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code')
      .optional(),
    victimContact: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a telephone number such as +639171234567'),
    victimAccountFiName: institution.optional(),
    victimAccountHolder: name.optional(),
    reportedLossCurrency: currency,
    reportedLossAmount: positiveAmount,
    incidentType: z.enum(incidentTypes),
    incidentDateTimeFrom: localDateTime,
    incidentDateTimeTo: localDateTime,
    incidentDetails: z.string().max(4000),
    victimAccounts: z.array(z.looseObject({ victimAccountNo: accountNumber })).max(20),
    reportedReceivingAccounts: z.array(reportedAccount).max(50),
    transactions: z.array(reportTransaction).max(50),
  })
  .superRefine((report, context) => {
    const hasNumber = report.victimIdNo !== undefined
    const hasType = report.victimIdType !== undefined && report.victimIdType !== 'None'
    if (hasNumber !== hasType) {
      context.addIssue({
        code: 'custom',
        path: [hasNumber ? 'victimIdType' : 'victimIdNo'],
        params: { code: 'both_or_neither' },
        message: 'Give the kind and the number of the document, or neither.',
      })
    }
    if (toMs(report.incidentDateTimeFrom) > toMs(report.incidentDateTimeTo)) {
      context.addIssue({
        code: 'custom',
        path: ['incidentDateTimeTo'],
        params: { code: 'before_start' },
        message: 'The incident cannot end before it begins.',
      })
    }
  })

/** A detailed scam report; see {@link scamReport}. */
export type ScamReport = z.infer<typeof scamReport>
/** One transaction of a report. */
export type ReportTransaction = z.infer<typeof reportTransaction>
/** An account that the citizen names without a transaction id. */
export type ReportedAccount = z.infer<typeof reportedAccount>

/** Kind of identity document that a report can name. */
export type IdentityType = NonNullable<ScamReport['victimIdType']>
