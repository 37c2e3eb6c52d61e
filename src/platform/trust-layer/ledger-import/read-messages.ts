import { readPayment, readRecall, readRecallAnswer, readReturn, readStatus } from './iso-payment.ts'
import { createStatementReader } from './iso-statement.ts'
import { type ImportWords, type LedgerEntry, UnreadableFile } from './ledger-entry.ts'
import type { Bytes } from './read-text.ts'
import { readXml, textAt, type XmlElement, type XmlRecord } from './read-xml.ts'
import { EntryFault } from './words.ts'

const payments = 'FIToFICstmrCdtTrf'
const reports = 'FIToFIPmtStsRpt'
const returns = 'PmtRtr'
const recalls = 'FIToFIPmtCxlReq'
const recallAnswers = 'RsltnOfInvstgtn'
/** Elements that contain one account's bookings, and the messages that they are in. */
const statements = new Map([
  ['Rpt', { message: 'BkToCstmrAcctRpt', document: 'camt.052' }],
  ['Stmt', { message: 'BkToCstmrStmt', document: 'camt.053' }],
  ['Ntfctn', { message: 'BkToCstmrDbtCdtNtfctn', document: 'camt.054' }],
] as const)

const shape = {
  opened: new Set([
    ...[...statements].map(([name, { message }]) => `${message}/${name}`),
    ...[payments, reports, returns, recalls, recallAnswers].map((name) => `Document/${name}`),
  ]),
  whole: new Set([
    ...[...statements.keys()].flatMap((name) =>
      ['Id', 'CreDtTm', 'Acct', 'FrToDt', 'Bal', 'Ntry'].map((part) => `${name}/${part}`),
    ),
    `${payments}/GrpHdr`,
    `${payments}/CdtTrfTxInf`,
    `${reports}/OrgnlGrpInfAndSts`,
    `${reports}/TxInfAndSts`,
    `${returns}/GrpHdr`,
    `${returns}/TxInf`,
    `${recalls}/Assgnmt`,
    'Undrlyg/OrgnlGrpInfAndCxl',
    'Undrlyg/TxInf',
    `${recallAnswers}/Assgnmt`,
    `${recallAnswers}/Sts`,
    'CxlDtls/TxInfAndSts',
  ]),
  parts: new Set(['NtryDtls/TxDtls']),
}

/**
 * Reads ISO 20022: camt.029, camt.052, camt.053, camt.054, camt.056, pacs.002, pacs.004 and pacs.008, in any
 * edition, alone or several in an envelope.
 * @throws UnreadableFile
 */
export async function* readMessages(bytes: Bytes, words: ImportWords): AsyncGenerator<LedgerEntry> {
  const read = createMessageReader(words)
  let isKnown = false
  for await (const record of readXml(bytes, shape)) {
    isKnown = true
    yield* fitting(record, read)
  }
  yield* read.end()
  if (!isKnown) throw new UnreadableFile('unknown_message', 1)
}

function createMessageReader(words: ImportWords) {
  const statement = createStatementReader(words)
  const message = createPaymentReader(words)
  const readWhole = (element: XmlElement): LedgerEntry[] => {
    switch (element.name) {
      case 'Id':
      case 'CreDtTm':
        statement.about(element)
        return []
      case 'Acct':
        return statement.account(element)
      case 'FrToDt':
        statement.period(element)
        return []
      case 'Bal':
        return statement.balance(element)
      case 'Ntry':
        return statement.entry(element)
      default:
        return message.read(element)
    }
  }
  const take = (record: XmlRecord): LedgerEntry[] => {
    if (record.kind === 'too-large') {
      statement.leaveOut(record.element)
      throw new EntryFault(record.element.name, 'too_large')
    }
    if (record.kind === 'part') return statement.detail(record.within, record.element)
    if (record.kind === 'whole') return readWhole(record.element)
    for (const [name, { document }] of statements) {
      if (name === record.element.name) statement.begin(document)
    }
    return message.begin()
  }
  return { take, owner: statement.owner, end: message.begin }
}

/** Reads messages about payments between institutions: pacs.002, pacs.004, pacs.008, camt.029 and camt.056. */
function createPaymentReader(words: ImportWords) {
  let createdAt: string | undefined
  /** The status of a camt.029, until it names a payment. */
  let answer: XmlElement | undefined
  let confirmation: string | undefined
  return {
    /** Begins a message. Returns what the one before says as a whole. */
    begin(): LedgerEntry[] {
      const before = answer ? readRecallAnswer(words, answer, { createdAt, confirmation: undefined }) : []
      answer = undefined
      confirmation = undefined
      createdAt = undefined
      return before
    },
    /** @throws EntryFault */
    read(element: XmlElement): LedgerEntry[] {
      switch (element.name) {
        case 'GrpHdr':
        case 'Assgnmt':
          createdAt = textAt(element, 'CreDtTm')
          // The payments of the original message are not stored.
          if (isTrue(textAt(element, 'GrpRtr'))) throw new EntryFault('GrpRtr', 'names_no_transactions')
          return []
        case 'CdtTrfTxInf':
          return readPayment(words, element, createdAt)
        case 'TxInf':
          return (element.parent === returns ? readReturn : readRecall)(words, element, createdAt)
        case 'OrgnlGrpInfAndCxl':
          return isTrue(textAt(element, 'GrpCxl')) ? readRecall(words, element, createdAt) : []
        case 'Sts':
          answer = element
          confirmation = textAt(element, 'Conf')
          return []
        case 'TxInfAndSts':
          if (element.parent === reports) return readStatus(words, element)
          answer = undefined
          return readRecallAnswer(words, element, { createdAt, confirmation })
        default:
          // The transactions of the original message are not stored, so a status for all of them is unusable
          // here.
          if (textAt(element, 'GrpSts') === undefined || textAt(element, 'GrpSts') === 'PART') return []
          throw new EntryFault('GrpSts', 'names_no_transactions')
      }
    },
  }
}

const isTrue = (said: string | undefined) => said === 'true' || said === '1'

function fitting(record: XmlRecord, { take, owner }: ReturnType<typeof createMessageReader>): LedgerEntry[] {
  try {
    return take(record)
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error
    const { field, code } = error
    const { line, name, parent } = record.element
    // Of what a statement says of itself, only an entry is money.
    const isMoney = name === 'Ntry' || name === 'TxDtls'
    return [{ kind: 'fault', line, element: `${parent}/${name}`, field, code, ...(isMoney && owner()) }]
  }
}
