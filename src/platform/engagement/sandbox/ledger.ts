import type { LedgerBody } from '../../../contract/platform/ledger-bodies.ts'
import { toMinor } from '../../../contract/primitives/money.ts'
import type { FieldError } from '../../../contract/primitives/problem.ts'
import type { Context } from '../../kit/context.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { type LedgerSeed, SeedError, type SeedFault, seedLedger } from '../../trust-layer/ledger/seed.ts'

/**
 * Adds participants, accounts and transactions to the ledger.
 * @throws Refusal naming the transaction that cannot be booked
 */
export async function fillLedger(context: Context, unit: UnitOfWork, body: LedgerBody) {
  try {
    return await seedLedger(unit, toSeed(body, context.profile.currencyExponent), context.seal)
  } catch (error) {
    if (!(error instanceof SeedError)) throw error
    const { code, index } = error.fault
    const { member, message } = explain(error.fault)
    throw new Refusal(code, { errors: [{ field: `transactions.${index}.${member}`, code, message }] })
  }
}

/** Returns which member of a payment is invalid, and why. */
function explain(fault: SeedFault): { member: string; message: string } {
  switch (fault.code) {
    case 'transaction-conflict': {
      const others = fault.differing.map((member) => member.replace('_hash', '_account_hash')).join(', ')
      return {
        member: 'transaction_id',
        message: `A payment with this id is known already, with another ${others}. One that is the same may be sent again.`,
      }
    }
    case 'account-not-found':
      return { member: fault.field, message: 'This account is neither known already nor among `accounts`.' }
    case 'insufficient-available-balance':
      return {
        member: 'amount',
        message:
          'The sender has less than this. An account that is known already keeps the balance that it has.',
      }
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
