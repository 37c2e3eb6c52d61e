import { Readable } from 'node:stream'
import type { CsvError } from 'csv-parse'
import { exitMethods } from '../../../contract/operations/answer-words.ts'
import { type ImportWords, type LedgerEntry, type NamedAccount, UnreadableFile } from './ledger-entry.ts'
import { type Bytes, readText } from './read-text.ts'
import { EntryFault, readAccount, readAmount, readIdentifier, readTime, shortened } from './words.ts'

const accountColumns = [
  'account_number',
  'institution_code',
  'holder_name',
  'account_type',
  'opened_at',
  'opening_balance',
  'opening_balance_at',
] as const
const transactionColumns = [
  'transaction_id',
  'booked_at',
  'sender_account',
  'sender_institution',
  'receiver_account',
  'receiver_institution',
  'amount',
  'currency',
  'status',
  'withdrawal_method',
  'narrative',
] as const
const statuses = ['received', 'screening', 'delayed', 'settled', 'credited', 'rejected'] as const

/** Longest line, in characters. */
const maxLineChars = 16 * 1024

/** A line, by column name; empty values are absent. */
type Line = Readonly<Record<string, string | undefined>>

/**
 * Reads CSV (RFC 4180) whose header names the columns of accounts or of transactions.
 * @throws UnreadableFile
 */
export async function* readCsv(bytes: Bytes, words: ImportWords): AsyncGenerator<LedgerEntry> {
  const { CsvError: Fault, parse } = await import('csv-parse')
  const parser = parse({
    info: true,
    max_record_size: maxLineChars,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const source = Readable.from(readText(bytes))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let header: string[] | undefined
  let read: ((words: ImportWords, line: Line) => LedgerEntryBody) | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (header && read) yield toEntry(words, { record, header, line: info.lines, read })
      else {
        header = record.map((name) => name.trim().toLowerCase())
        read = readerOf(header)
      }
    }
  } catch (error) {
    throw error instanceof Fault ? new UnreadableFile(toCode(error), parser.info.lines) : error
  } finally {
    source.destroy()
  }
  if (!read) throw new UnreadableFile('unknown_columns', 1)
}

type LedgerEntryBody = LedgerEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'line'>
    : never
  : never

const toCode = ({ code }: CsvError) => (code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'not_well_formed')

function readerOf(header: readonly string[]) {
  const has = (columns: readonly string[], ...needed: string[]) =>
    header.every((name) => columns.includes(name)) &&
    needed.every((name) => header.includes(name)) &&
    new Set(header).size === header.length
  if (has(accountColumns, 'account_number', 'institution_code')) return readAccountLine
  if (has(transactionColumns, 'transaction_id', 'booked_at', 'amount')) return readTransactionLine
  throw new UnreadableFile('unknown_columns', 1)
}

function toEntry(
  words: ImportWords,
  {
    record,
    header,
    line,
    read,
  }: {
    record: readonly string[]
    header: readonly string[]
    line: number
    read: (words: ImportWords, line: Line) => LedgerEntryBody
  },
): LedgerEntry {
  try {
    if (record.length !== header.length) throw new EntryFault('$', 'wrong_columns')
    const said = Object.fromEntries(header.map((name, at) => [name, record[at]?.trim() || undefined]))
    return { ...read(words, said), line } as LedgerEntry
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error
    return { kind: 'fault', line, field: error.field, code: error.code }
  }
}

function needed(line: Line, field: string): string {
  const said = line[field]
  if (said === undefined) throw new EntryFault(field, 'missing')
  return said
}

function readAccountLine(words: ImportWords, line: Line): LedgerEntryBody {
  const { opening_balance: opening, opened_at: openedAt, opening_balance_at: asOf } = line
  return {
    kind: 'account',
    account: readAccount(words, 'account_number', {
      number: needed(line, 'account_number'),
      agent: needed(line, 'institution_code'),
    }),
    holderName: shortened(line.holder_name, 140),
    accountType: shortened(line.account_type, 64),
    openedAt: openedAt === undefined ? undefined : readTime(words, 'opened_at', openedAt),
    opening:
      opening === undefined
        ? undefined
        : {
            amountMinor: readAmount(words, 'opening_balance', {
              text: opening,
              currency: undefined,
              least: 0,
            }),
            // Without a time, it is the balance before all bookings in the ledger.
            asOf: asOf === undefined ? theBeginning : readTime(words, 'opening_balance_at', asOf),
          },
  }
}

const theBeginning = new Date(0).toISOString()

function readTransactionLine(words: ImportWords, line: Line): LedgerEntryBody {
  const party = (side: 'sender' | 'receiver'): NamedAccount | undefined => {
    const number = line[`${side}_account`]
    if (number === undefined) return undefined
    return readAccount(words, `${side}_account`, { number, agent: line[`${side}_institution`] })
  }
  const [sender, receiver] = [party('sender'), party('receiver')]
  if (!sender && !receiver) throw new EntryFault('sender_account', 'missing')
  const { currency, status, withdrawal_method: wayOut = 'unknown' } = line
  return {
    kind: 'transaction',
    transactionId: readIdentifier('transaction_id', line.transaction_id),
    bookedAt: readTime(words, 'booked_at', needed(line, 'booked_at')),
    sender,
    receiver,
    amountMinor: readAmount(words, 'amount', { text: needed(line, 'amount'), currency }),
    status: status === undefined ? undefined : known(statuses, 'status', status),
    withdrawalMethod: receiver ? undefined : known(exitMethods, 'withdrawal_method', wayOut),
    narrative: shortened(line.narrative, 140),
  }
}

function known<T extends string>(words: readonly T[], field: string, said: string): T {
  const found = words.find((word) => word === said)
  if (found === undefined) throw new EntryFault(field, 'unknown_word')
  return found
}
