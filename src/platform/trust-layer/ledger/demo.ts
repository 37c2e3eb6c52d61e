import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { PlatformProfile } from '../../kit/profile.ts'
import { plusSeconds } from '../../kit/time.ts'
import type { LedgerSeed } from './seed.ts'

const minutes = (count: number) => count * 60

/** Parameters of the demonstration's story. */
export interface DemoLedgerOptions {
  now: string
  keyedHash: KeyedHash
  /** The deployment's institutions; the story uses the first four, repeating them if there are fewer. */
  institutions: PlatformProfile['institutions']
  /** Decimals of the currency. */
  currencyExponent: number
}

/**
 * Creates the story of one report: half an hour before `now`, the demonstration's citizen paid 25,000 by
 * TX-1001, and it has been moved on since, in part out of reach. Account numbers are `5550001` (the
 * citizen's) and `5550011`, `5550022`, `5550033`, `5550044`, `5550055`.
 */
export function demoLedger({
  now,
  keyedHash,
  institutions,
  currencyExponent,
}: DemoLedgerOptions): LedgerSeed {
  const account = (number: string) => keyedHash('account', number)
  const minor = (major: number) => major * 10 ** currencyExponent
  const bank = (index: number) => institutions[index % institutions.length]?.code ?? ''
  const start = plusSeconds(now, -minutes(30))
  const at = (minute: number) => plusSeconds(start, minutes(minute))
  const [victim, a, b, c, d, e] = [5550001, 5550011, 5550022, 5550033, 5550044, 5550055].map((number) =>
    account(String(number)),
  ) as [string, string, string, string, string, string]
  const opened = (days: number) => plusSeconds(now, -days * 86_400)
  return {
    participants: [],
    accounts: [
      {
        account_hash: victim,
        institution_code: bank(0),
        holder_name: 'Amina Demo',
        opened_at: opened(2400),
        opening_balance: minor(60_000),
      },
      {
        account_hash: a,
        institution_code: bank(2),
        holder_name: 'Rolan Sample',
        opened_at: opened(5),
        opening_balance: minor(1500),
      },
      {
        account_hash: b,
        institution_code: bank(1),
        holder_name: 'Tess Specimen',
        opened_at: opened(20),
        opening_balance: 0,
      },
      {
        account_hash: c,
        institution_code: bank(3),
        holder_name: 'Ivo Placeholder',
        opened_at: opened(800),
        opening_balance: minor(300),
      },
      {
        account_hash: d,
        institution_code: bank(2),
        holder_name: 'Noor Example',
        opened_at: opened(60),
        opening_balance: minor(4000),
      },
      {
        account_hash: e,
        institution_code: bank(1),
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
        amount: minor(25_000),
        narrative: 'safe account',
      },
      {
        transaction_id: 'TX-1002',
        booked_at: at(6),
        sender_hash: a,
        receiver_hash: b,
        amount: minor(12_000),
      },
      { transaction_id: 'TX-1003', booked_at: at(7), sender_hash: a, receiver_hash: c, amount: minor(9000) },
      {
        transaction_id: 'TX-1004',
        booked_at: at(15),
        sender_hash: b,
        receiver_hash: null,
        amount: minor(5000),
        withdrawal_method: 'crypto_exchange',
      },
      { transaction_id: 'TX-1005', booked_at: at(20), sender_hash: c, receiver_hash: d, amount: minor(8500) },
      {
        transaction_id: 'TX-1006',
        booked_at: at(25),
        sender_hash: d,
        receiver_hash: null,
        amount: minor(2000),
        withdrawal_method: 'atm_cash',
      },
    ],
  }
}
