import type { TransactionStatus } from '../../../contract/operations/answer-words.ts'
import { identifier, institutionCode, text } from '../../../contract/operations/shapes.ts'
import { readDateTime } from '../../../contract/primitives/instant.ts'
import { toMinor } from '../../../contract/primitives/money.ts'
import { fromWall } from '../../../contract/primitives/time-zone.ts'
import type { ImportFault, ImportWords, NamedAccount } from './ledger-entry.ts'

/** Names the invalid field of an entry, and why it is invalid. */
export class EntryFault extends Error {
  override readonly name = 'EntryFault'
  readonly field: string
  readonly code: ImportFault
  constructor(field: string, code: ImportFault) {
    super(`${field}: ${code}`)
    this.field = field
    this.code = code
  }
}

/**
 * Parses an amount to minor units: positive unless `least` is zero.
 * @throws EntryFault
 */
export function readAmount(
  { currency, currencyExponent }: ImportWords,
  field: string,
  {
    text: said,
    currency: saidCurrency,
    least = 1,
  }: { text: string; currency: string | undefined; least?: 0 | 1 },
): number {
  if (saidCurrency !== undefined && saidCurrency !== currency) throw new EntryFault(field, 'other_currency')
  const amount = /^\d{1,15}(?:\.\d{0,5})?$/.test(said) ? toMinor(Number(said), currencyExponent) : undefined
  if (typeof amount !== 'number' || amount < least) throw new EntryFault(field, 'not_an_amount')
  return amount
}

const time = /^((?:19|2\d)\d\d-\d\d-\d\d)([Tt]\d\d:\d\d:\d\d(?:\.\d{1,9})?)?([Zz]|[+-]\d\d:\d\d)?$/

/**
 * Parses a date or an instant to an ISO instant. A date means its first moment in the ledger's time zone,
 * which also applies to times without an offset.
 * @throws EntryFault
 */
export function readTime({ timezone }: ImportWords, field: string, said: string): string {
  const [, date, clock, offset] = time.exec(said) ?? []
  const read = readDateTime(`${date}${clock ?? 'T00:00:00'}${(clock && offset) ?? ''}`)
  if (!read) throw new EntryFault(field, 'not_a_time')
  return new Date(read.isLocal ? fromWall(read.ms, timezone) : read.ms).toISOString()
}

/** Parses an account's number with the code of its institution. @throws EntryFault */
export function readAccount(
  words: ImportWords,
  field: string,
  { number, agent }: { number: string; agent: string | undefined },
): NamedAccount {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ()./_-]{0,63}$/u.test(number)) throw new EntryFault(field, 'not_an_account')
  return { number, institution: agent === undefined ? undefined : readInstitution(words, field, agent) }
}

/** A BIC of eight characters, and the branch code of a head office, which may be left out. */
const headOffice = /^([A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2})XXX$/

function readInstitution({ agents }: ImportWords, field: string, agent: string): string {
  const bic = headOffice.exec(agent)?.[1] ?? agent
  const code = institutionCode.safeParse(
    agents.get(agent) ?? agents.get(bic) ?? agents.get(`${bic}XXX`) ?? bic,
  )
  if (!code.success) throw new EntryFault(field, 'unknown_institution')
  return code.data
}

/** Parses the identifier of a transaction. @throws EntryFault */
export function readIdentifier(field: string, said: string | undefined): string {
  if (said === undefined) throw new EntryFault(field, 'missing')
  const parsed = identifier.safeParse(said)
  if (!parsed.success) throw new EntryFault(field, 'not_an_identifier')
  return parsed.data
}

/**
 * Truncates a text to the length that the ledger stores, without control characters; undefined if nothing is
 * left.
 */
export const shortened = (said: string | undefined, maxChars: number): string | undefined =>
  text(maxChars).safeParse([...(said ?? '').replace(/\p{Cc}+/gu, ' ')].slice(0, maxChars).join('')).data

/** Transaction statuses of pacs.002, and the ledger's equivalents. */
export const statusOf: ReadonlyMap<string, TransactionStatus> = new Map([
  ['RCVD', 'received'],
  ['ACTC', 'received'],
  ['ACCP', 'received'],
  ['PDNG', 'screening'],
  ['ACSP', 'delayed'],
  ['ACSC', 'settled'],
  ['ACCC', 'credited'],
  ['RJCT', 'rejected'],
])
