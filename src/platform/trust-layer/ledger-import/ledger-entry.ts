import type { TransactionStatus } from '../../../contract/operations/answer-words.ts'

/** Reasons why part of a file is invalid, in words for the person who prepares the file. */
export const importFaults = {
  missing: 'Is missing.',
  amounts_unknown: 'The details do not add up to the entry; the rest is booked against an unknown party.',
  party_unreadable: 'The other party is unreadable; the entry is booked against an unknown party.',
  not_an_amount: 'Is no positive amount with the decimals of the currency.',
  other_currency: 'Is in another currency than the ledger.',
  not_a_time: 'Is no date, and no instant of ISO 8601.',
  not_an_account: 'Is no account number of at most 64 characters.',
  not_an_identifier: 'Is no identifier of at most 128 characters on one line.',
  unknown_word: 'Is none of the known values.',
  unknown_institution: 'The ledger does not know the account, and nothing names its institution.',
  unknown_transaction: 'The ledger has no such transaction.',
  same_account: 'Sender and receiver are one account.',
  conflict: 'The ledger has this transaction with other parties, another amount or another time.',
  conflicting_status: 'The transaction has gone another way already.',
  returns_too_much: 'More would come back than was paid.',
  held_balance: 'A freeze holds what this would take out of the account.',
  other_institution: 'Belongs to another institution.',
  names_no_transactions: 'Answers for a whole message; name each transaction.',
  wrong_columns: 'The line has not as many columns as the header.',
  not_in_format: 'Is not in the format of the field.',
  too_large: 'Is larger than one entry may be; it was left out.',
} as const
/** Reason why an entry is invalid. */
export type ImportFault = keyof typeof importFaults

/** Position in a file. */
export interface Place {
  /** Counted from 1. */
  line: number
  /** Path of the XML element, or tag of the SWIFT field; absent in CSV. */
  element?: string
}

/** An account as a file names it. */
export interface NamedAccount {
  number: string
  /** Code of its institution, if the file names one. */
  institution: string | undefined
}

/** An account as its own institution states it. */
export interface AccountEntry extends Place {
  kind: 'account'
  account: NamedAccount
  holderName: string | undefined
  accountType: string | undefined
  /** ISO instant. */
  openedAt: string | undefined
  /** Balance of the account before all bookings from `asOf` (ISO instant) on; minor units, not below zero. */
  opening: { amountMinor: number; asOf: string } | undefined
}

/** References that both parties' institutions quote for one payment. A statement may have any of them. */
export interface SharedReferences {
  txId?: string | undefined
  uetr?: string | undefined
  endToEndId?: string | undefined
}

/** Kinds of documents in which an institution states the bookings on its account. */
export type StatementDocument = 'camt.052' | 'camt.053' | 'camt.054' | 'mt940' | 'mt942'

/** How an institution's statement has a payment. */
export interface Stated {
  document: StatementDocument
  /** The institution's identifier of the statement. */
  statement: string
  side: 'debit' | 'credit'
  references: SharedReferences
  /** Reference of the institution itself, which the other party's institution does not know. */
  ownReference: string | undefined
}

/** A movement of money. */
export interface TransactionEntry extends Place {
  kind: 'transaction'
  /** Undefined if a statement gives no reference that could name the payment. */
  transactionId: string | undefined
  /** ISO instant. */
  bookedAt: string
  /** Undefined if the money came from outside the ledger. */
  sender: NamedAccount | undefined
  /** Undefined if the money left the ledger, by `withdrawalMethod`. */
  receiver: NamedAccount | undefined
  /** Minor units. */
  amountMinor: number
  status: TransactionStatus | undefined
  withdrawalMethod: string | undefined
  narrative: string | undefined
  /** Absent unless it comes from a statement. */
  stated?: Stated
}

/** The beginning of an institution's statement of one account. */
interface StatementEntry extends Place {
  kind: 'statement'
  account: NamedAccount
  /** The institution's identifier of it. */
  statement: string
}

/** New status of a transaction that is in the ledger. */
export interface StatusEntry extends Place {
  kind: 'status'
  /** Identifiers under which the ledger may have stored it, most likely first. */
  transactionIds: readonly string[]
  status: TransactionStatus
  /** ISO instant; undefined means now. */
  at: string | undefined
}

/** How a message names an earlier payment. */
export interface OriginalPayment {
  references: SharedReferences
  /** Minor units. */
  amountMinor?: number | undefined
  sender?: NamedAccount | undefined
  receiver?: NamedAccount | undefined
}

/** Money of an earlier payment that comes back, in full or in part. */
export interface ReturnEntry extends Place {
  kind: 'return'
  original: OriginalPayment
  /** Reference of the return itself. */
  returnId: string | undefined
  /** Minor units. */
  amountMinor: number
  /** ISO instant. */
  bookedAt: string
}

/** A request to send a payment back, or the answer to one. It moves no money. */
export interface RecallEntry extends Place {
  kind: 'recall'
  counts: 'recallRequests' | 'recallAnswers'
  original: OriginalPayment
  /** New status of the payment, if it changes any. */
  status: 'recall_requested' | 'recall_refused' | undefined
  /** ISO instant; undefined means now. */
  at: string | undefined
}

/** Part of a file that moves no money and is only counted. */
interface CountedEntry extends Place {
  kind: 'counted'
  counts: 'informational'
}

/** An entry that could not be read, or that was read with less than it says. */
export interface FaultyEntry extends Place {
  kind: 'fault'
  field: string
  code: ImportFault
  /** Account of the statement whose bookings are therefore incomplete. */
  account?: NamedAccount
  statement?: string
}

/** One statement of a file: either stored completely or reported as an error. */
export type LedgerEntry =
  | AccountEntry
  | TransactionEntry
  | StatementEntry
  | StatusEntry
  | ReturnEntry
  | RecallEntry
  | CountedEntry
  | FaultyEntry

/** Settings for translating a file's terms to those of the ledger. */
export interface ImportWords {
  /** ISO 4217 code, and its decimals. */
  currency: string
  currencyExponent: number
  /** IANA name of the zone of dates and of times without an offset. */
  timezone: string
  /**
   * Codes of institutions by the BIC or member number that files name them by; anything not listed is itself
   * a code.
   */
  agents: ReadonlyMap<string, string>
}

/** Stops the reading of a file; entries stored before that are retained. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly code: UnreadableCode
  readonly line: number
  constructor(code: UnreadableCode, line: number) {
    super(code)
    this.code = code
    this.line = line
  }
}

/** Reasons why the reading of a file stopped early. */
export const unreadableFiles = {
  not_well_formed: 'The file is damaged here.',
  document_type: 'A document type declaration is not taken.',
  encoding: 'The file is neither UTF-8 nor UTF-16.',
  too_deep: 'Elements lie too deep in each other.',
  too_long: 'A text, a name or a comment is too long.',
  unknown_message: 'The file has none of the supported messages.',
  unknown_columns: 'The header is neither that of accounts nor that of transactions.',
} as const
type UnreadableCode = keyof typeof unreadableFiles
