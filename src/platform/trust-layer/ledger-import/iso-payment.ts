import { readMoney, readParty } from './iso-statement.ts'
import type { ImportWords, LedgerEntry } from './ledger-entry.ts'
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
