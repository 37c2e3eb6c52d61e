import {
  type AccountEntry,
  type FaultyEntry,
  type ImportWords,
  type LedgerEntry,
  type NamedAccount,
  type StatementDocument,
  type TransactionEntry,
  UnreadableFile,
} from './ledger-entry.ts'
import { reversalId } from './match-entries.ts'
import type { Bytes } from './read-text.ts'
import { isIban, readDetails, type SwiftDetails } from './swift-details.ts'
import { readSwiftFields, type SwiftRecord } from './swift-fields.ts'
import { EntryFault, readAccount, readAmount, readIdentifier, readTime, shortened } from './words.ts'

type Field = Extract<SwiftRecord, { kind: 'field' }>

/**
 * Reads MT940 and MT942: an institution's statement, or report of the day, of one of its accounts. A file may
 * have many.
 * @throws UnreadableFile
 */
export async function* readSwift(bytes: Bytes, words: ImportWords): AsyncGenerator<LedgerEntry> {
  const reader = createSwiftReader(words)
  for await (const record of readSwiftFields(bytes)) yield* reader.take(record)
  yield* reader.end()
}

/** One message, as far as it has been read. */
interface Message {
  reference: string
  /** Its account, or why that is unreadable. */
  account: Field | undefined
  own: NamedAccount | undefined
  number: string
  statement: string
  document: StatementDocument
  currency: string | undefined
  isBegun: boolean
  /** The line of its opening balance, until its closing balance has come. */
  openLine: number | undefined
  /** The last field 61, and the details that follow it. */
  entry: Field | undefined
  details: Field | undefined
}

/** A file, as far as it has been read. */
interface Reading {
  words: ImportWords
  /** From the block headers of the message. */
  agent: string | undefined
  type: StatementDocument | undefined
  message: Message | undefined
  isKnown: boolean
}

function createSwiftReader(words: ImportWords) {
  const file: Reading = { words, agent: undefined, type: undefined, message: undefined, isKnown: false }
  return {
    take(record: SwiftRecord): LedgerEntry[] {
      if (record.kind === 'field') return takeField(file, record)
      const before = closeMessage(file)
      const header = record.kind === 'header' ? record.text : undefined
      file.agent = header === undefined ? undefined : (agentOf(header) ?? file.agent)
      file.type = header === undefined ? undefined : (typeOf(header) ?? file.type)
      return before
    },
    end(): LedgerEntry[] {
      if (!file.isKnown) throw new UnreadableFile('unknown_message', 1)
      const openLine = file.message?.openLine
      // The last entry of a statement that breaks off may be cut, too.
      if (openLine !== undefined) throw new UnreadableFile('not_well_formed', openLine)
      return closeMessage(file)
    },
  }
}

function takeField(file: Reading, field: Field): LedgerEntry[] {
  if (field.tag === '20') return openMessage(file, field)
  const { message } = file
  if (!message) return []
  // Details that follow a balance are about the statement.
  if (field.tag === '86') {
    if (message.entry && !message.details) message.details = field
    return []
  }
  const before = flush(file)
  switch (field.tag) {
    case '25':
    case '25P':
      message.account = field
      return before
    case '28':
    case '28C':
      message.number = field.lines[0]?.trim() ?? ''
      return before
    case '60F':
    case '60M':
      return [...before, ...readOpening(file, message, field)]
    case '34F':
      message.currency = /^[A-Z]{3}/.exec(field.lines[0] ?? '')?.[0] ?? message.currency
      return [...before, ...begin(file, field)]
    case '61':
      before.push(...begin(file, field))
      message.entry = field
      return before
    case '62F':
    case '62M':
      message.openLine = undefined
      return [...before, ...begin(file, field)]
    default:
      return before
  }
}

function openMessage(file: Reading, field: Field): LedgerEntry[] {
  const before = closeMessage(file)
  file.isKnown = true
  file.message = {
    reference: field.lines[0]?.trim() ?? '',
    account: undefined,
    own: undefined,
    number: '',
    statement: '',
    document: file.type ?? 'mt942',
    currency: undefined,
    isBegun: false,
    openLine: undefined,
    entry: undefined,
    details: undefined,
  }
  return before
}

/** Begins the statement at the first field after those that name it. */
function begin({ words, agent, message }: Reading, field: Field): LedgerEntry[] {
  if (!message || message.isBegun) return []
  message.isBegun = true
  const date = /^[CD](\d{6})/.exec(field.lines[0] ?? '')?.[1]
  message.statement = [message.reference, message.number, date].filter((part) => part).join(' ')
  const about = message.account ?? field
  return orFault(message, about, () => {
    const own = ownAccount(words, message.account, agent)
    message.own = own
    const { line } = about
    const { statement } = message
    const element = `:${about.tag}:`
    return [{ kind: 'statement', line, element, account: own, statement }, toAccount(about, own)]
  })
}

function readOpening(file: Reading, message: Message, field: Field): LedgerEntry[] {
  const begun = begin(file, field)
  message.openLine = field.line
  message.document = 'mt940'
  return [
    ...begun,
    ...orFault(message, field, () => {
      const { isDebit, date, currency, amount } = readBalance(field)
      message.currency = currency
      if (field.tag !== '60F' || !message.own) return []
      const amountMinor = readAmount(file.words, '60F', { text: amount, currency, least: 0 })
      const asOf = readTime(file.words, '60F', date)
      return [toAccount(field, message.own, { amountMinor: isDebit ? 0 : amountMinor, asOf })]
    }),
  ]
}

/** Books the last entry, now that its details are complete. */
function flush({ words, message }: Reading): LedgerEntry[] {
  const { entry } = message ?? {}
  if (!message || !entry) return []
  const source = { ...message, entry }
  message.entry = undefined
  message.details = undefined
  return orFault(message, entry, () =>
    toTransaction(words, source, (field, name, code) => toFault(message, field, name, code)),
  )
}

function closeMessage(file: Reading): LedgerEntry[] {
  const entries = flush(file)
  const { message } = file
  file.message = undefined
  const line = message?.openLine
  return message && line !== undefined
    ? [...entries, toFault(message, { line, tag: '60F' }, '62F', 'missing')]
    : entries
}

const toFault = (
  { own, statement }: Message,
  { line, tag }: Pick<Field, 'line' | 'tag'>,
  field: string,
  code: FaultyEntry['code'],
): FaultyEntry => ({
  kind: 'fault',
  line,
  element: `:${tag}:`,
  field,
  code,
  ...(own && { account: own, statement }),
})

function orFault(message: Message, field: Field, read: () => LedgerEntry[]): LedgerEntry[] {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error
    return [toFault(message, field, error.field, error.code)]
  }
}

/** Returns the BIC of the institution that sends a message, from its block headers. */
function agentOf(header: string): string | undefined {
  const terminal =
    /\{2:O94\d\d{10}([A-Z0-9]{12})/.exec(header)?.[1] ?? /\{1:[A-Z]\d\d([A-Z0-9]{12})/.exec(header)?.[1]
  return terminal && terminal.slice(0, 8) + terminal.slice(9)
}

function typeOf(header: string): StatementDocument | undefined {
  const type = /(?:\{2:[IO]|^(?:MT)?)(94[02])/.exec(header)?.[1]
  if (type === undefined) return undefined
  return type === '942' ? 'mt942' : 'mt940'
}

const toAccount = (
  { line, tag }: Field,
  account: NamedAccount,
  opening?: AccountEntry['opening'],
): AccountEntry => ({
  kind: 'account',
  line,
  element: `:${tag}:`,
  account,
  holderName: undefined,
  accountType: undefined,
  openedAt: undefined,
  opening,
})

/**
 * Reads the account of field 25: a number or an IBAN, also after the code of its institution and a slash, and
 * before its currency.
 * @param agent BIC of the message's sender
 * @throws EntryFault
 */
function ownAccount(words: ImportWords, field: Field | undefined, agent: string | undefined): NamedAccount {
  const [said = '', bic] = field?.lines ?? []
  const [first = '', second] = said.trim().split('/', 2)
  const isCurrency = second === undefined || /^[A-Z]{3}$/.test(second)
  const [code, text] = isCurrency ? [bic?.trim() || agent, first] : [first, second]
  if (text === '') throw new EntryFault('25', 'missing')
  return readAccount(words, '25', { number: withoutCurrency(text, words.currency), agent: code })
}

function withoutCurrency(text: string, currency: string): string {
  const compact = text.replace(/\s/g, '')
  if (isIban(compact) || !compact.endsWith(currency)) return isIban(compact) ? compact : text
  const number = compact.slice(0, -currency.length)
  return isIban(number) || /^\d+$/.test(number) ? number : text
}

/** Reads an opening balance. @throws EntryFault */
function readBalance({ tag, lines }: Field) {
  const [, mark, date, currency, amount] =
    /^([CD])(\d{6})([A-Z]{3})(\d+,?\d*)$/.exec(lines[0]?.trim() ?? '') ?? []
  if (date === undefined || currency === undefined || amount === undefined) {
    throw new EntryFault(tag, 'not_in_format')
  }
  return { isDebit: mark === 'D', date: toDate(date), currency, amount: amount.replace(',', '.') }
}

/** Converts YYMMDD. */
const toDate = (said: string) =>
  `${Number(said.slice(0, 2)) < 80 ? '20' : '19'}${said.slice(0, 2)}-${said.slice(2, 4)}-${said.slice(4, 6)}`

/** Returns the date on which an entry was booked: its own without a year, otherwise its value date. */
function bookingDate(valueDate: string, entryDate: string | undefined): string {
  if (entryDate === undefined) return toDate(valueDate)
  const value = toDate(valueDate)
  const month = entryDate.slice(0, 2)
  const apart = Number(month) - Number(value.slice(5, 7))
  const year = Number(value.slice(0, 4)) + (apart > 6 ? -1 : apart < -6 ? 1 : 0)
  return `${year}-${month}-${entryDate.slice(2)}`
}

const entryFormat =
  /^(?<value>\d{6})(?<entry>\d{4})?(?<mark>R?[CD]|E[CD])[A-Z]?(?<amount>\d+,?\d*)(?<type>[NSF][A-Z0-9]{3})?(?<reference>.*)$/

type EntrySource = Pick<Message, 'own' | 'statement' | 'document' | 'currency' | 'details'> & { entry: Field }

/** Reads a field 61 with its details. @throws EntryFault */
function toTransaction(
  words: ImportWords,
  source: EntrySource,
  toFault: (field: Field, name: string, code: FaultyEntry['code']) => FaultyEntry,
): LedgerEntry[] {
  const { own, entry, details: saidDetails } = source
  if (entry.isTooLarge || saidDetails?.isTooLarge) throw new EntryFault(entry.tag, 'too_large')
  const said = entryFormat.exec(entry.lines[0] ?? '')?.groups
  if (!said) throw new EntryFault(entry.tag, 'not_in_format')
  const { value = '', mark = '', amount = '', type = '', reference = '' } = said
  const { line } = entry
  if (mark.startsWith('E')) return [{ kind: 'counted', counts: 'informational', line }]
  if (!own) throw new EntryFault('25', 'missing')
  const details = readDetails(saidDetails?.lines ?? [])
  const isOut = mark === 'D' || mark === 'RC'
  const { other, fault } = otherParty(words, own, details)
  const references = {
    uetr: readReference(details.uetr),
    endToEndId: readReference(details.endToEndId),
  }
  const [ownersReference, banksReference] = reference.split('//', 2)
  const ownReference = readReference(banksReference) ?? readReference(ownersReference)
  const id = references.uetr ?? references.endToEndId ?? ownReference
  const isBack = mark.startsWith('R') || type === 'NRTI' || details.isReturn
  const transaction: TransactionEntry = {
    kind: 'transaction',
    line,
    element: `:${entry.tag}:`,
    transactionId: isBack && id !== undefined ? reversalId(id) : id,
    bookedAt: readTime(words, entry.tag, bookingDate(value, said.entry)),
    sender: isOut ? own : other,
    receiver: isOut ? other : own,
    amountMinor: readAmount(words, entry.tag, { text: amount.replace(',', '.'), currency: source.currency }),
    status: undefined,
    withdrawalMethod: isOut && !other ? 'unknown' : undefined,
    narrative: shortened(details.narrative, 140),
    stated: {
      document: source.document,
      statement: source.statement,
      side: isOut ? 'debit' : 'credit',
      references,
      ownReference,
    },
  }
  return fault ? [transaction, toFault(saidDetails ?? entry, fault.field, 'party_unreadable')] : [transaction]
}

/** Words in the place of a reference that there is none. */
const noReference = /^(?:NONREF|NOTPROVIDED|NOT PROVIDED|NICHT ANGEGEBEN)$/i

function readReference(said: string | undefined): string | undefined {
  const id = said?.trim() ?? ''
  return id === '' || noReference.test(id) ? undefined : readIdentifier('86', id)
}

function otherParty(
  words: ImportWords,
  own: NamedAccount,
  { account, agent }: SwiftDetails,
): { other?: NamedAccount; fault?: EntryFault } {
  if (account === undefined) return {}
  try {
    const other = readAccount(words, '86', { number: account, agent })
    return other.number === own.number ? {} : { other }
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error
    return { fault: error }
  }
}
