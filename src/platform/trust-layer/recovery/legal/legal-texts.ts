import type { Signatory } from '../../../../contract/operations/answer-words.ts'
import type { DocumentType } from '../../../../contract/operations/vocabulary.ts'

/** Version of the texts; any change to them requires a new version. */
export const templateVersion = '1'

/** Marks every page as an unsigned draft. */
export const banner = 'DRAFT – UNSIGNED – SANDBOX, NOT A LEGAL INSTRUMENT'

/** Marks a legal basis that no lawyer has confirmed. */
export const basisToConfirm = 'LEGAL BASIS TO BE CONFIRMED BY COUNSEL'

/** Title of each type of document. */
export const titles = {
  freeze_order: 'Freeze Order',
  police_hold: 'Police Hold Request',
  regulatory_directive: 'Regulatory Directive',
  reimbursement_warrant: 'Reimbursement Warrant',
} as const satisfies Record<DocumentType, string>

/** Explains the tracing method to a court. */
export const methodText =
  'For this statement an account is a queue of money: whatever came in earliest is the first to leave. ' +
  'At the head of the queue stands what the account already held, behind it the money of the complainant, ' +
  'and behind that each later deposit, in the order of booking. The count is exact. Not one unit is created ' +
  'or dropped on the way, so that the money located, the money withdrawn, the money returned and the money ' +
  'not located make up the amount reported. The rule goes back to Clayton’s case, decided in 1816. For ' +
  'comparison, the right-hand column gives the figures of the proportional method, also called the rolling ' +
  'charge, under which every payment out of an account carries the complainant’s share of its balance.'

/** Values that the operative texts contain, formatted for readers. */
export interface OperativeFacts {
  amount: string
  time: string
  institution: string
}

/** Writes what a hold demands and forbids; `source` is the type of document that requests it. */
const holdText = ({ amount, time }: OperativeFacts, source: string) => [
  `Hold exactly ${amount} in the account named above. The ${source} reaches this amount and nothing beyond it: the account as a whole stays open.`,
  `Hold it for ${time} from the receipt of this ${source}. The hold then ends by itself, unless it has been extended or lifted before.`,
  'Leave everything else to the holder. Wages, benefits and any other money that is not part of the amount stay free to use.',
  'Keep the customer identification file, the records of devices and logins, and camera recordings of withdrawals until told otherwise.',
  'Do not tell the holder about the investigation beyond what section “Rights of the account holder” provides for.',
]

/** Writes what the addressee must do, item by item. */
export const operativeText = {
  freeze_order: (facts) => holdText(facts, 'order'),
  police_hold: (facts) => holdText(facts, 'request'),
  regulatory_directive: ({ institution }) => [
    `${institution} is directed to examine the accounts named in this document that it keeps, and to act on them under its own rules and powers against fraud.`,
    'Answer open requests in this case for holding or returning money without further delay.',
    'Keep the customer identification files, the records of devices and logins, and camera recordings of withdrawals until told otherwise.',
    'Report back in writing within five business days: what was found, what was done, and what remains in each account.',
  ],
  reimbursement_warrant: ({ amount, time, institution }) => [
    `${institution} is to pay ${amount} to the institution at which the complainant keeps the account that was debited, for the credit of that account.`,
    `The payment is due within ${time} of receipt of this warrant.`,
    'Quote the case number with the payment, and confirm it in writing on the day on which it is made.',
    'The complainant never receives more than the loss. What has been paid from another source in the meantime is to be deducted.',
  ],
} as const satisfies Record<DocumentType, (facts: OperativeFacts) => readonly string[]>

/** Explains how the addressee must answer. */
export const answerText = [
  'Acknowledge receipt electronically within five minutes, with the amount that could be held or paid.',
  'A refusal names one of these reasons: no_balance (there is no money left), account_closed, cannot_freeze (the law or the product does not allow it), other (with an explanation).',
  'Where less than the amount is available, act on what is there and state the shortfall.',
]

/** Explains the rights of the account holder. */
export const rightsText = [
  'The account holder may contest this measure at any time, in writing, with the institution or with the issuing authority, and may show where the money came from.',
  'The measure is lifted when its time is over, when a court says so, when the transaction proves to be no fraud, or when the money has been returned.',
  'Nobody is taken to be guilty because an account is named here. Money may have passed through accounts whose holders knew nothing of it.',
]

/** Roles that sign each type of document. */
export const signatureRoles = {
  freeze_order: ['judge'],
  police_hold: ['investigating_officer', 'supervising_officer'],
  regulatory_directive: ['regulator'],
  reimbursement_warrant: ['issuing_authority'],
} as const satisfies Record<DocumentType, readonly Signatory[]>

/** Printed name of each role. */
export const roleNames: Readonly<Record<string, string>> = {
  judge: 'Judge',
  investigating_officer: 'Investigating officer',
  supervising_officer: 'Supervising officer',
  regulator: 'For the regulator',
  issuing_authority: 'For the issuing authority',
}
