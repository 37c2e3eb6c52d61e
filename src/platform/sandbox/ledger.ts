import * as z from 'zod'
import { hash, identifier, institutionCode, text } from '../../contract/operations/shapes.ts'
import { toMinor } from '../../contract/primitives/money.ts'
import type { FieldError } from '../../contract/primitives/problem.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { type LedgerSeed, SeedError, seedLedger } from '../ledger/seed.ts'

const time = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString())
const money = z.number().min(0)
/** Checks how a simulated institution behaves. */
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
  opened_at: time.nullish(),
  opening_balance: money,
  confirmed_mule: z.boolean().optional(),
})

/** Checks a transaction to book; amounts are major units. */
export const ledgerTransaction = z.object({
  transaction_id: identifier,
  booked_at: time,
  sender_account_hash: hash,
  receiver_account_hash: hash.nullable(),
  amount: z.number().positive(),
  withdrawal_method: z.string().max(64).nullish(),
  status: z
    .enum([
      'received',
      'screening',
      'delayed',
      'settled',
      'credited',
      'recall_requested',
      'recall_refused',
      'partially_returned',
      'returned',
      'rejected',
    ])
    .optional(),
  delayed_until: time.nullish(),
  narrative: z.string().max(140).nullish(),
})

/** Checks the body of `POST /sandbox/ledger`. */
export const ledgerBody = z.object({
  participants: z.array(participant).default([]),
  accounts: z.array(account).default([]),
  transactions: z.array(ledgerTransaction).default([]),
})

/** Holds the body of `POST /sandbox/ledger`. */
export type LedgerBody = z.output<typeof ledgerBody>

/**
 * Adds participants, accounts and transactions to the ledger.
 * @throws Refusal naming the transaction that cannot be booked
 */
export async function fillLedger(context: Context, unit: UnitOfWork, body: LedgerBody) {
  try {
    return await seedLedger(unit, toSeed(body, context.profile.currencyExponent), context.seal)
  } catch (error) {
    if (!(error instanceof SeedError)) throw error
    const { fault } = error
    const field = `transactions.${fault.index}.${'field' in fault ? fault.field : 'amount'}`
    throw new Refusal(fault.code, {
      errors: [{ field, code: fault.code, message: 'This cannot be booked.' }],
    })
  }
}

function toSeed(body: LedgerBody, exponent: number): LedgerSeed {
  const errors: FieldError[] = []
  const minor = (value: number, field: string) => {
    const amount = toMinor(value, exponent)
    if (typeof amount === 'number') return amount
    errors.push({ field, code: amount, message: 'Is no amount of this currency.' })
    return 0
  }
  const seed: LedgerSeed = {
    participants: body.participants.map(({ institution_code, institution_name, behaviour, status }) => ({
      institution_code,
      institution_name,
      ...(behaviour !== undefined && { behaviour }),
      ...(status !== undefined && { status }),
    })),
    accounts: body.accounts.map((entry, index) => ({
      account_hash: entry.account_hash,
      institution_code: entry.institution_code,
      holder_name: entry.holder_name ?? null,
      opened_at: entry.opened_at ?? null,
      opening_balance: minor(entry.opening_balance, `accounts.${index}.opening_balance`),
      confirmed_mule: entry.confirmed_mule ?? false,
      ...(entry.account_type !== undefined && { account_type: entry.account_type }),
    })),
    transactions: body.transactions.map((entry, index) => ({
      transaction_id: entry.transaction_id,
      booked_at: entry.booked_at,
      sender_hash: entry.sender_account_hash,
      receiver_hash: entry.receiver_account_hash,
      amount: minor(entry.amount, `transactions.${index}.amount`),
      withdrawal_method: entry.withdrawal_method ?? null,
      delayed_until: entry.delayed_until ?? null,
      narrative: entry.narrative ?? null,
      ...(entry.status !== undefined && { status: entry.status }),
    })),
  }
  if (errors.length > 0) throw new Refusal('validation-error', { errors })
  return seed
}
