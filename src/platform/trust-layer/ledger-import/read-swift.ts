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
  const file: SwiftFile = { words, agent: undefined, type: undefined, message: undefined }
  let isKnown = false
  for await (const record of readSwiftFields(bytes)) {
    isKnown ||= record.kind === 'field' && record.tag === '20'
    yield* record.kind === 'field' ? takeField(file, record) : takeBlock(file, record)
  }
  if (!isKnown) throw new UnreadableFile('unknown_message', 1)
  // The last entry of a statement that breaks off may be cut, too.
  const line = file.message?.openLine
  if (line !== undefined) throw new UnreadableFile('not_well_formed', line)
  yield* closeMessage(file)
}

/** A file, as far as it has been read. */
interface SwiftFile {
  words: ImportWords
  /** BIC of the sender, and the type of the message, from the block headers. */
  agent: string | undefined
  type: StatementDocument | undefined
  message: Message | undefined
}

/** One message, as far as it has been read. */
interface Message {
  reference: string
  /** Its field with the account, and the account. */
  account: Field | undefined
  own: NamedAccount | undefined
  number: string
  statement: string
  document: StatementDocument
  currency: string | undefined
  isBegun: boolean
  /** Line of its opening balance, until its closing balance has come. */
  openLine: number | undefined
  /** The last field 61, and the details that follow it. */
  entry: Field | undefined
  details: Field | undefined
}

function takeBlock(file: SwiftFile, record: Exclude<SwiftRecord, Field>): LedgerEntry[] {
  const before = closeMessage(file)
  const isHeader = record.kind === 'header'
  file.agent = isHeader ? (agentOf(record.text) ?? file.agent) : undefined
  file.type = isHeader ? (typeOf(record.text) ?? file.type) : undefined
  return before
}

function takeField(file: SwiftFile, field: Field): LedgerEntry[] {
  if (field.tag === '20') {
    const before = closeMessage(file)
    file.message = newMessage(file, field)
    return before
  }
  const { message } = file
  if (!message) return []
  // Details that follow a balance are about the statement.
  if (field.tag === '86') {
    if (message.entry) message.details ??= field
    return []
  }
  const before = bookLast(file, message)
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
      return [...before, ...begin(file, message, field), ...takeOpening(file, message, field)]
    case '34F':
      message.currency = /^[A-Z]{3}/.exec(field.lines[0] ?? '')?.[0] ?? message.currency
      return [...before, ...begin(file, message, field)]
    case '61':
      message.entry = field
      return [...before, ...begin(file, message, field)]
    case '62F':
    case '62M':
      message.openLine = undefined
      return [...before, ...begin(file, message, field)]
    default:
      return before
  }
}

const newMessage = ({ type }: SwiftFile, field: Field): Message => ({
  reference: field.lines[0]?.trim() ?? '',
  account: undefined,
  own: undefined,
  number: '',
  statement: '',
  document: type ?? 'mt942',
  currency: undefined,
  isBegun: false,
  openLine: undefined,
  entry: undefined,
  details: undefined,
})

function closeMessage(file: SwiftFile): LedgerEntry[] {
  const { message } = file
  if (!message) return []
  file.message = undefined
  const entries = bookLast(file, message)
  const line = message.openLine
  return line === undefined ? entries : [...entries, toFault(message, { line, tag: '60F' }, '62F', 'missing')]
}

/** Begins the statement at the first field after those that name it. */
function begin({ words, agent }: SwiftFile, message: Message, field: Field): LedgerEntry[] {
  if (message.isBegun) return []
  message.isBegun = true
  const date = /^[CD](\d{6})/.exec(field.lines[0] ?? '')?.[1]
  message.statement = [message.reference, message.number, date].filter((part) => part).join(' ')
  const about = message.account ?? field
  return orFault(message, about, () => {
    const account = ownAccount(words, message.account, agent)
    message.own = account
    const { line, tag } = about
    const { statement } = message
    return [{ kind: 'statement', line, element: `:${tag}:`, account, statement }, toAccount(about, account)]
  })
}

/** Takes the opening balance. That of a later part of a statement (60M) is none of the account's. */
function takeOpening({ words }: SwiftFile, message: Message, field: Field): LedgerEntry[] {
  message.openLine = field.line
  message.document = 'mt940'
  return orFault(message, field, () => {
    const { isDebit, date, currency, amount } = readBalance(field)
    message.currency = currency
    if (field.tag === '60M' || !message.own) return []
    const amountMinor = readAmount(words, '60F', { text: amount, currency, least: 0 })
    const asOf = readTime(words, '60F', date)
    return [toAccount(field, message.own, { amountMinor: isDebit ? 0 : amountMinor, asOf })]
  })
}

/** Books the last entry, now that its details are complete. */
function bookLast({ words }: SwiftFile, message: Message): LedgerEntry[] {
  const { entry, details } = message
  if (!entry) return []
  message.entry = undefined
  message.details = undefined
  return orFault(message, entry, () => toTransaction(words, message, { entry, details }))
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

/** Reads a field 61 with its details. @throws EntryFault */
function toTransaction(
  words: ImportWords,
  message: Message,
  { entry, details: saidDetails }: { entry: Field; details: Field | undefined },
): LedgerEntry[] {
  if (entry.isTooLarge || saidDetails?.isTooLarge) throw new EntryFault(entry.tag, 'too_large')
  const said = entryFormat.exec(entry.lines[0] ?? '')?.groups
  if (!said) throw new EntryFault(entry.tag, 'not_in_format')
  const { value = '', mark = '', amount = '', type = '', reference = '' } = said
  const { line } = entry
  if (mark.startsWith('E')) return [{ kind: 'counted', counts: 'informational', line }]
  const { own, document, statement, currency } = message
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
    amountMinor: readAmount(words, entry.tag, { text: amount.replace(',', '.'), currency }),
    status: undefined,
    withdrawalMethod: isOut && !other ? 'unknown' : undefined,
    narrative: shortened(details.narrative, 140),
    stated: {
      document,
      statement,
      side: isOut ? 'debit' : 'credit',
      references,
      ownReference,
    },
  }
  if (!fault) return [transaction]
  return [transaction, toFault(message, saidDetails ?? entry, fault.field, 'party_unreadable')]
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
