import * as z from 'zod'
import { transactionStatuses } from '../operations/answer-words.ts'
import { hash, identifier, instant, institutionCode, paymentInstant, text } from '../operations/shapes.ts'

const toIso = (at: string) => new Date(at).toISOString()
const time = paymentInstant.transform(toIso)
const money = z.number().min(0)
/** Schema of the behaviour of a simulated institution. */
export const behaviour = z
  .string()
  .regex(
    /^(?:auto(?::\d{1,7})?|partial:\d{1,3}|refuse:(?:no_balance|account_closed|cannot_freeze|other)|silent)$/,
    'must be auto, auto:SECONDS, partial:PERCENT, refuse:REASON or silent',
  )

const participant = z.object({
  institution_code: z.string().regex(/^[A-Z0-9]{3,12}$/),
  institution_name: text(200),
  behaviour: behaviour.optional(),
  status: z.enum(['active', 'suspended', 'revoked']).optional(),
})

const account = z.object({
  account_hash: hash,
  institution_code: institutionCode,
  holder_name: text(140).nullish(),
  account_type: z.string().max(64).optional(),
  opened_at: instant.transform(toIso).nullish(),
  opening_balance: money,
  confirmed_mule: z.boolean().optional(),
})

/** Schema of a transaction to book; amounts are in major units. */
export const ledgerTransaction = z.object({
  transaction_id: identifier,
  booked_at: time,
  sender_account_hash: hash,
  receiver_account_hash: hash.nullable(),
  amount: z.number().positive(),
  withdrawal_method: z.string().max(64).nullish(),
  status: z.enum(transactionStatuses).optional(),
  delayed_until: time.nullish(),
  narrative: z.string().max(140).nullish(),
})

/** Schema of the body of `POST /sandbox/ledger`. */
export const ledgerBody = z.object({
  participants: z.array(participant).default([]),
  accounts: z.array(account).default([]),
  transactions: z.array(ledgerTransaction).default([]),
})

/** Body of `POST /sandbox/ledger`. */
export type LedgerBody = z.output<typeof ledgerBody>
