import { readMoney, readParty } from './iso-statement.ts'
import type {
  ImportWords,
  LedgerEntry,
  NamedAccount,
  OriginalPayment,
  RecallEntry,
  SharedReferences,
} from './ledger-entry.ts'
import { find, textAt, type XmlElement } from './read-xml.ts'
import { EntryFault, readIdentifier, readTime, shortened, statusOf } from './words.ts'

/**
 * Reads a payment of a pacs.008. It moves no money until a pacs.002 confirms it.
 * @param createdAt creation time given by the message
 * @throws EntryFault
 */
export function readPayment(
  words: ImportWords,
  element: XmlElement,
  createdAt: string | undefined,
): LedgerEntry[] {
  const party = (side: 'Dbtr' | 'Cdtr') => {
    const found = readParty(words, `${side}Acct`, find(element, `${side}Acct`), find(element, `${side}Agt`))
    if (!found) throw new EntryFault(`${side}Acct`, 'missing')
    return found
  }
  const bookedAt = textAt(element, 'AccptncDtTm') ?? createdAt ?? textAt(element, 'IntrBkSttlmDt')
  if (bookedAt === undefined) throw new EntryFault('AccptncDtTm', 'missing')
  return [
    {
      kind: 'transaction',
      line: element.line,
      element: 'CdtTrfTxInf',
      transactionId: readIdentifier(
        'PmtId/TxId',
        idsOf(element, ['PmtId/TxId', 'PmtId/UETR', 'PmtId/EndToEndId'])[0],
      ),
      bookedAt: readTime(words, 'AccptncDtTm', bookedAt),
      sender: party('Dbtr'),
      receiver: party('Cdtr'),
      amountMinor: readMoney(words, 'IntrBkSttlmAmt', find(element, 'IntrBkSttlmAmt')),
      status: 'received',
      withdrawalMethod: undefined,
      narrative: shortened(textAt(element, 'RmtInf/Ustrd'), 140),
    },
  ]
}

/** Reads the status of one transaction in a pacs.002. @throws EntryFault */
export function readStatus(words: ImportWords, element: XmlElement): LedgerEntry[] {
  const transactionIds = idsOf(element, ['OrgnlTxId', 'OrgnlUETR', 'OrgnlEndToEndId'])
  readIdentifier('OrgnlTxId', transactionIds[0])
  const status = statusOf.get(textAt(element, 'TxSts') ?? '')
  if (status === undefined) throw new EntryFault('TxSts', 'unknown_word')
  const at = textAt(element, 'AccptncDtTm')
  return [
    {
      kind: 'status',
      line: element.line,
      element: 'TxInfAndSts',
      transactionIds,
      status,
      at: at === undefined ? undefined : readTime(words, 'AccptncDtTm', at),
    },
  ]
}

const idsOf = (element: XmlElement, paths: readonly string[]): string[] =>
  paths.flatMap((path) => textAt(element, path) ?? []).filter((id) => id !== 'NOTPROVIDED')

/**
 * Reads a return of a pacs.004: money of an earlier payment comes back.
 * @param createdAt creation time given by the message
 * @throws EntryFault
 */
export function readReturn(
  words: ImportWords,
  element: XmlElement,
  createdAt: string | undefined,
): LedgerEntry[] {
  const original = originalOf(words, element)
  const { txId, uetr, endToEndId } = original.references
  readIdentifier('OrgnlTxId', txId ?? uetr ?? endToEndId)
  const bookedAt = createdAt ?? textAt(element, 'IntrBkSttlmDt')
  if (bookedAt === undefined) throw new EntryFault('IntrBkSttlmDt', 'missing')
  return [
    {
      kind: 'return',
      line: element.line,
      element: 'PmtRtr/TxInf',
      original,
      returnId: readGiven('RtrId', textAt(element, 'RtrId')),
      amountMinor: readMoney(words, 'RtrdIntrBkSttlmAmt', find(element, 'RtrdIntrBkSttlmAmt')),
      bookedAt: readTime(words, 'IntrBkSttlmDt', bookedAt),
    },
  ]
}

/** Reads a request of a camt.056 to send a payment back. It is never an error. */
export const readRecall = (
  words: ImportWords,
  element: XmlElement,
  createdAt: string | undefined,
): [RecallEntry] => [
  {
    kind: 'recall',
    line: element.line,
    counts: 'recallRequests',
    original: orElse(() => originalOf(words, element), { references: {} }),
    status: 'recall_requested',
    at: orElse(
      () => (createdAt === undefined ? undefined : readTime(words, 'CreDtTm', createdAt)),
      undefined,
    ),
  },
]

/** Reads an answer of a camt.029 to such a request. If it agrees, a pacs.004 follows. */
export const readRecallAnswer = (
  words: ImportWords,
  element: XmlElement,
  { createdAt, confirmation }: { createdAt: string | undefined; confirmation: string | undefined },
): LedgerEntry[] => {
  const [recall] = readRecall(words, element, createdAt)
  const status = (textAt(element, 'TxCxlSts') ?? confirmation) === 'RJCR' ? 'recall_refused' : undefined
  return [{ ...recall, counts: 'recallAnswers', status }]
}

/** Returns what `read` returns, or something else if that is unreadable. */
function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error
    return otherwise
  }
}

function readGiven(field: string, said: string | undefined): string | undefined {
  return said === undefined || said === 'NOTPROVIDED' ? undefined : readIdentifier(field, said)
}

/** Reads how a message names an earlier payment. @throws EntryFault */
function originalOf(words: ImportWords, element: XmlElement): OriginalPayment {
  const references: SharedReferences = {
    txId: readGiven('OrgnlTxId', textAt(element, 'OrgnlTxId')),
    uetr: readGiven('OrgnlUETR', textAt(element, 'OrgnlUETR')),
    endToEndId: readGiven('OrgnlEndToEndId', textAt(element, 'OrgnlEndToEndId')),
  }
  const amount = find(element, 'OrgnlIntrBkSttlmAmt') ?? find(element, 'OrgnlTxRef/IntrBkSttlmAmt')
  const about = find(element, 'OrgnlTxRef')
  // They only help to choose among payments with the same reference.
  const party = (side: 'Dbtr' | 'Cdtr'): NamedAccount | undefined =>
    orElse(() => readParty(words, `${side}Acct`, find(about, `${side}Acct`), undefined), undefined)
  return {
    references,
    amountMinor: amount && readMoney(words, 'OrgnlIntrBkSttlmAmt', amount),
    sender: party('Dbtr'),
    receiver: party('Cdtr'),
  }
}
