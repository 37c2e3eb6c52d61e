import type { AccountEntry, ImportWords, LedgerEntry, NamedAccount } from './ledger-entry.ts'
import { find, textAt, type XmlElement } from './read-xml.ts'
import { EntryFault, readAccount, readAmount, readIdentifier, readTime, shortened } from './words.ts'

/** Reads camt.053 and camt.054: an institution's statement of one of its accounts and the bookings on it. */
export interface StatementReader {
  /** Begins a statement, and discards the state of the previous account. */
  begin(): void
  /** @throws EntryFault */
  account(element: XmlElement): LedgerEntry[]
  period(element: XmlElement): void
  /** @throws EntryFault */
  balance(element: XmlElement): LedgerEntry[]
  /** Reads one transaction of an entry that may have many. @throws EntryFault */
  detail(entry: XmlElement, detail: XmlElement): LedgerEntry[]
  /** @throws EntryFault */
  entry(entry: XmlElement): LedgerEntry[]
  /** Skips an entry, or a transaction of one, that was too large to be read. */
  leaveOut(element: XmlElement): void
}

const identifierPaths = ['Id/IBAN', 'Id/Othr/Id'] as const
/** Elements in which a message names an institution. */
const agentPaths = [
  'FinInstnId/BICFI',
  'FinInstnId/BIC',
  'FinInstnId/ClrSysMmbId/MmbId',
  'FinInstnId/Othr/Id',
] as const

/** Reads an account of a message and its agent. @throws EntryFault */
export function readParty(
  words: ImportWords,
  field: string,
  account: XmlElement | undefined,
  agent: XmlElement | undefined,
): NamedAccount | undefined {
  const number = textAt(account, ...identifierPaths)
  if (number === undefined) return undefined
  return readAccount(words, field, { number, agent: textAt(agent, ...agentPaths) })
}

/** Reads an amount with its currency. @throws EntryFault */
export function readMoney(
  words: ImportWords,
  field: string,
  element: XmlElement | undefined,
  least?: 0 | 1,
): number {
  if (!element) throw new EntryFault(field, 'missing')
  const { text, currency } = element
  return readAmount(words, field, { text, currency, ...(least !== undefined && { least }) })
}

/**
 * Ways in which money leaves the ledger, by code: domain, family and sub-family of a bank transaction code.
 */
const waysOut: Readonly<Record<string, string>> = {
  'PMNT/CCRD/CWDL': 'atm_cash',
  'PMNT/CCRD/POSD': 'card_purchase',
  'PMNT/CCRD/POSC': 'card_purchase',
  'PMNT/CCRD/XBCW': 'atm_cash',
  'PMNT/CNTR/CWDL': 'branch_cash',
  'PMNT/ICDT/XBCT': 'international_remittance',
}

/** Creates the reader of one file's statements. */
export function createStatementReader(words: ImportWords): StatementReader {
  let own: NamedAccount | undefined
  let startsAt: string | undefined
  /** Number of transactions of the current entry, and the one of them without an amount. */
  let details = 0
  let withoutAmount: XmlElement | undefined

  const toAccount = (element: XmlElement, more: Partial<AccountEntry>): AccountEntry => {
    if (!own) throw new EntryFault('Acct', 'missing')
    return {
      kind: 'account',
      line: element.line,
      element: `${element.parent}/${element.name}`,
      account: own,
      holderName: undefined,
      accountType: undefined,
      openedAt: undefined,
      opening: undefined,
      ...more,
    }
  }

  function toTransaction(
    entry: XmlElement,
    detail: XmlElement | undefined,
    amountMinor: number,
  ): LedgerEntry[] {
    if (!own) throw new EntryFault('Acct', 'missing')
    const status = textAt(entry, 'Sts/Cd', 'Sts')
    if (status === 'INFO') return []
    if (status !== 'BOOK' && status !== 'PDNG') throw new EntryFault('Sts', 'unknown_word')
    const direction = textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')
    if (direction !== 'CRDT' && direction !== 'DBIT') throw new EntryFault('CdtDbtInd', 'unknown_word')
    const other = otherParty(words, own, detail, direction)
    const isOut = direction === 'DBIT'
    return [
      {
        kind: 'transaction',
        line: (detail ?? entry).line,
        element: detail ? 'Ntry/NtryDtls/TxDtls' : 'Ntry',
        transactionId: idOf(entry, detail),
        bookedAt: timeOf(words, entry, detail),
        sender: isOut ? own : other,
        receiver: isOut ? other : own,
        amountMinor,
        status: status === 'PDNG' ? 'received' : undefined,
        withdrawalMethod: isOut && !other ? wayOut(detail, entry) : undefined,
        narrative: shortened(textAt(detail, 'RmtInf/Ustrd', 'AddtlTxInf'), 140),
      },
    ]
  }

  /** Ends an entry; returns its transactions that have not been emitted yet. */
  function endEntry() {
    const told = { count: details, detail: withoutAmount }
    details = 0
    withoutAmount = undefined
    return told
  }

  return {
    begin() {
      own = undefined
      startsAt = undefined
    },
    account(element) {
      own = readParty(words, 'Acct', element, find(element, 'Svcr'))
      if (!own) throw new EntryFault('Acct/Id', 'missing')
      return [toAccount(element, { holderName: shortened(textAt(element, 'Ownr/Nm'), 140) })]
    },
    period(element) {
      startsAt = textAt(element, 'FrDtTm', 'FrDt')
    },
    balance(element) {
      // In consecutive statements, one opens with the closing balance of the previous one.
      if (!['OPBD', 'PRCD'].includes(textAt(element, 'Tp/CdOrPrtry/Cd') ?? '')) return []
      const amountMinor = readMoney(words, 'Bal/Amt', find(element, 'Amt'), 0)
      const said = startsAt ?? textAt(element, 'Dt/DtTm', 'Dt/Dt')
      if (said === undefined) throw new EntryFault('Bal/Dt', 'missing')
      const isOverdrawn = textAt(element, 'CdtDbtInd') === 'DBIT'
      const opening = { amountMinor: isOverdrawn ? 0 : amountMinor, asOf: readTime(words, 'Bal/Dt', said) }
      return [toAccount(element, { opening })]
    },
    detail(entry, detail) {
      details += 1
      const amount = find(detail, 'Amt') ?? find(detail, 'AmtDtls/TxAmt/Amt')
      if (amount) return toTransaction(entry, detail, readMoney(words, 'TxDtls/Amt', amount))
      if (details > 1) throw new EntryFault('TxDtls/Amt', 'missing')
      withoutAmount = detail
      return []
    },
    entry(entry) {
      const { count, detail } = endEntry()
      if (count > 1 && detail) throw new EntryFault('TxDtls/Amt', 'missing')
      // Only the single transaction of an entry has the entry's amount.
      return count > 0 && !detail
        ? []
        : toTransaction(entry, detail, readMoney(words, 'Ntry/Amt', find(entry, 'Amt')))
    },
    leaveOut(element) {
      if (element.name === 'TxDtls') details += 1
      else if (element.name === 'Ntry') endEntry()
    },
  }
}

/**
 * Finds the other party's account. A reversal names the parties of the booking it reverses, so the other
 * party is the one that is not the statement's account.
 */
function otherParty(
  words: ImportWords,
  own: NamedAccount,
  detail: XmlElement | undefined,
  direction: 'CRDT' | 'DBIT',
): NamedAccount | undefined {
  const party = (side: 'Dbtr' | 'Cdtr') =>
    readParty(
      words,
      `${side}Acct`,
      find(detail, `RltdPties/${side}Acct`),
      find(detail, `RltdAgts/${side}Agt`),
    )
  const [first, second] =
    direction === 'CRDT'
      ? ([party('Dbtr'), party('Cdtr')] as const)
      : ([party('Cdtr'), party('Dbtr')] as const)
  const found = first && first.number !== own.number ? first : second
  return found && found.number !== own.number ? found : undefined
}

/**
 * Returns the id of a transaction. The id shared by both parties' institutions comes first, so that both
 * statements refer to one transaction.
 */
function idOf(entry: XmlElement, detail: XmlElement | undefined): string {
  const endToEnd = textAt(detail, 'Refs/EndToEndId')
  const said =
    textAt(detail, 'Refs/TxId', 'Refs/UETR') ??
    (endToEnd === 'NOTPROVIDED' ? undefined : endToEnd) ??
    textAt(detail, 'Refs/AcctSvcrRef') ??
    textAt(entry, 'AcctSvcrRef', 'NtryRef')
  const id = readIdentifier('Refs/TxId', said)
  return textAt(entry, 'RvslInd') === 'true' ? readIdentifier('Refs/TxId', `${id}-reversal`) : id
}

function timeOf(words: ImportWords, entry: XmlElement, detail: XmlElement | undefined): string {
  const said =
    textAt(detail, 'RltdDts/AccptncDtTm', 'RltdDts/TxDtTm') ??
    textAt(entry, 'BookgDt/DtTm', 'BookgDt/Dt', 'ValDt/DtTm', 'ValDt/Dt')
  if (said === undefined) throw new EntryFault('BookgDt', 'missing')
  return readTime(words, 'BookgDt', said)
}

function wayOut(detail: XmlElement | undefined, entry: XmlElement): string {
  const code = find(detail, 'BkTxCd/Domn') ?? find(entry, 'BkTxCd/Domn')
  const name = [textAt(code, 'Cd'), textAt(code, 'Fmly/Cd'), textAt(code, 'Fmly/SubFmlyCd')].join('/')
  return waysOut[name] ?? 'unknown'
}
