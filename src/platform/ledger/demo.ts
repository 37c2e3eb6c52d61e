import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import { plusSeconds } from '../kernel/time.ts'
import type { LedgerSeed } from './seed.ts'

const minutes = (count: number) => count * 60

/**
 * Builds four fictional institutions and the money of one report: half an hour before `now` the demo citizen
 * paid 25,000.00 by TX-1001, and it has been moved on since, in part out of reach. Account numbers are
 * `5550001` (hers) and `5550011`, `5550022`, `5550033`, `5550044`, `5550055`.
 */
export function demoLedger(now: string, keyedHash: KeyedHash): LedgerSeed {
  const account = (number: string) => keyedHash('account', number)
  const start = plusSeconds(now, -minutes(30))
  const at = (minute: number) => plusSeconds(start, minutes(minute))
  const [victim, a, b, c, d, e] = [5550001, 5550011, 5550022, 5550033, 5550044, 5550055].map((number) =>
    account(String(number)),
  ) as [string, string, string, string, string, string]
  const opened = (days: number) => plusSeconds(now, -days * 86_400)
  return {
    participants: [
      { institution_code: 'UNTY', institution_name: 'Unity Bank' },
      { institution_code: 'HRBR', institution_name: 'Harbor Wallet' },
      { institution_code: 'MRDN', institution_name: 'Meridian Bank' },
      { institution_code: 'CSTL', institution_name: 'Coastal Savings' },
    ],
    accounts: [
      {
        account_hash: victim,
        institution_code: 'UNTY',
        holder_name: 'Amina Demo',
        opened_at: opened(2400),
        opening_balance: 6_000_000,
      },
      {
        account_hash: a,
        institution_code: 'MRDN',
        holder_name: 'Rolan Sample',
        opened_at: opened(5),
        opening_balance: 150_000,
      },
      {
        account_hash: b,
        institution_code: 'HRBR',
        holder_name: 'Tess Specimen',
        opened_at: opened(20),
        opening_balance: 0,
      },
      {
        account_hash: c,
        institution_code: 'CSTL',
        holder_name: 'Ivo Placeholder',
        opened_at: opened(800),
        opening_balance: 30_000,
      },
      {
        account_hash: d,
        institution_code: 'MRDN',
        holder_name: 'Noor Example',
        opened_at: opened(60),
        opening_balance: 400_000,
      },
      {
        account_hash: e,
        institution_code: 'HRBR',
        holder_name: 'Lia Fictive',
        opened_at: opened(300),
        opening_balance: 0,
      },
    ],
    transactions: [
      {
        transaction_id: 'TX-1001',
        booked_at: at(0),
        sender_hash: victim,
        receiver_hash: a,
        amount: 2_500_000,
        narrative: 'safe account',
      },
      { transaction_id: 'TX-1002', booked_at: at(6), sender_hash: a, receiver_hash: b, amount: 1_200_000 },
      { transaction_id: 'TX-1003', booked_at: at(7), sender_hash: a, receiver_hash: c, amount: 900_000 },
      {
        transaction_id: 'TX-1004',
        booked_at: at(15),
        sender_hash: b,
        receiver_hash: null,
        amount: 500_000,
        withdrawal_method: 'crypto_exchange',
      },
      { transaction_id: 'TX-1005', booked_at: at(20), sender_hash: c, receiver_hash: d, amount: 850_000 },
      {
        transaction_id: 'TX-1006',
        booked_at: at(25),
        sender_hash: d,
        receiver_hash: null,
        amount: 200_000,
        withdrawal_method: 'atm_cash',
      },
    ],
  }
}
