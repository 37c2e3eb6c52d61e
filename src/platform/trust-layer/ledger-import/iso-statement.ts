import type {
  AccountEntry,
  FaultyEntry,
  ImportWords,
  LedgerEntry,
  NamedAccount,
  SharedReferences,
  StatementDocument,
  TransactionEntry,
} from './ledger-entry.ts'
import { find, textAt, type XmlElement } from './read-xml.ts'
import { EntryFault, readAccount, readAmount, readIdentifier, readTime, shortened } from './words.ts'

/**
 * Reads camt.052, camt.053 and camt.054: an institution's statement of one of its accounts and the bookings
 * on it.
 */
export interface StatementReader {
  /** Begins a statement, and discards the state of the previous account. */
  begin(document: StatementDocument): void
  /** Takes what a statement says of itself before its entries: its id, and when it was made. */
  about(element: XmlElement): void
  /** @throws EntryFault */
  account(element: XmlElement): LedgerEntry[]
  period(element: XmlElement): void
  /** @throws EntryFault */
  balance(element: XmlElement): LedgerEntry[]
  /** Reads one transaction of an entry that may have many. @throws EntryFault */
  detail(entry: XmlElement, detail: XmlElement): LedgerEntry[]
  /** Reads the rest of an entry. @throws EntryFault */
  entry(entry: XmlElement): LedgerEntry[]
  /** Skips an entry, or a transaction of one, that was too large to be read. */
  leaveOut(element: XmlElement): void
  /** The account and the statement to which an invalid element belongs. */
  owner(): Pick<FaultyEntry, 'account' | 'statement'>
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

/** The part of the current entry that was read before its end. */
interface EntryState {
  /** Number of its transactions, and the sum of those that were booked. */
  details: number
  bookedMinor: number
  /** Transactions without an amount in the ledger's currency; the first of them. */
  unread: number
  withoutAmount: XmlElement | undefined
}

const newEntry = (): EntryState => ({ details: 0, bookedMinor: 0, unread: 0, withoutAmount: undefined })

/** Amounts of a transaction, the account's currency first. */
const amountPaths = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt'] as const

/** Creates the reader of one file's statements. */
export function createStatementReader(words: ImportWords): StatementReader {
  let own: NamedAccount | undefined
  let document: StatementDocument = 'camt.053'
  let statement = ''
  let createdAt: string | undefined
  let startsAt: string | undefined
  let current = newEntry()

  const owner = () => (own ? { account: own, statement } : {})
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
  const toFault = (element: XmlElement, field: string, code: FaultyEntry['code']): FaultyEntry => ({
    kind: 'fault',
    line: element.line,
    element: `${element.parent}/${element.name}`,
    field,
    code,
    ...owner(),
  })

  function toTransaction(
    entry: XmlElement,
    detail: XmlElement | undefined,
    amountMinor: number,
  ): LedgerEntry[] {
    if (!own) throw new EntryFault('Acct', 'missing')
    const status = statusOf(entry)
    if (!status) return [toInformational(entry, detail)]
    const direction = textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')
    if (direction !== 'CRDT' && direction !== 'DBIT') throw new EntryFault('CdtDbtInd', 'unknown_word')
    const isOut = direction === 'DBIT'
    const { other, fault } = otherParty(words, own, detail, direction)
    const { references, ownReference } = referencesOf(entry, detail)
    const transaction: TransactionEntry = {
      kind: 'transaction',
      line: (detail ?? entry).line,
      element: detail ? 'Ntry/NtryDtls/TxDtls' : 'Ntry',
      transactionId: references.txId ?? references.uetr ?? references.endToEndId ?? ownReference,
      bookedAt: timeOf(words, [entry, detail], createdAt ?? startsAt),
      sender: isOut ? own : other,
      receiver: isOut ? other : own,
      amountMinor,
      status: status === 'PDNG' ? 'received' : undefined,
      withdrawalMethod: isOut && !other ? wayOut(detail, entry) : undefined,
      narrative: shortened(textAt(detail, 'RmtInf/Ustrd', 'AddtlTxInf'), 140),
      stated: { document, statement, side: isOut ? 'debit' : 'credit', references, ownReference },
    }
    return fault ? [transaction, toFault(detail ?? entry, fault.field, 'party_unreadable')] : [transaction]
  }

  /** Books what the transactions of an entry leave of its amount. */
  function toRest(entry: XmlElement, { bookedMinor, unread, withoutAmount }: EntryState): LedgerEntry[] {
    const totalMinor = amountOf(words, entry)
    if (totalMinor === undefined && unread === 0) return []
    const restMinor = (totalMinor ?? readMoney(words, 'Ntry/Amt', find(entry, 'Amt'))) - bookedMinor
    if (restMinor === 0 && unread === 0) return []
    // The amount of the only transaction without one is what the others leave.
    if (restMinor > 0 && unread === 1 && withoutAmount) return toTransaction(entry, withoutAmount, restMinor)
    const booked = restMinor > 0 ? toTransaction(entry, undefined, restMinor) : []
    return [...booked, toFault(entry, 'TxDtls/Amt', 'amounts_unknown')]
  }

  return {
    owner,
    begin(kind) {
      own = undefined
      document = kind
      statement = ''
      createdAt = undefined
      startsAt = undefined
      current = newEntry()
    },
    about({ name, text }) {
      if (name === 'Id') statement = text
      else createdAt = text
    },
    account(element) {
      own = readParty(words, 'Acct', element, find(element, 'Svcr'))
      if (!own) throw new EntryFault('Acct/Id', 'missing')
      const { line } = element
      return [
        { kind: 'statement', line, element: element.parent, account: own, statement },
        toAccount(element, { holderName: shortened(textAt(element, 'Ownr/Nm'), 140) }),
      ]
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
      current.details += 1
      const amountMinor = amountOf(words, detail)
      if (amountMinor !== undefined) {
        const isOpposite = (textAt(detail, 'CdtDbtInd') ?? '') !== textAt(entry, 'CdtDbtInd')
        current.bookedMinor += find(detail, 'CdtDbtInd') && isOpposite ? -amountMinor : amountMinor
        return toTransaction(entry, detail, amountMinor)
      }
      current.unread += 1
      current.withoutAmount ??= detail
      return []
    },
    entry(entry) {
      const state = current
      current = newEntry()
      if (state.details > 0) return toRest(entry, state)
      return toTransaction(entry, undefined, readMoney(words, 'Ntry/Amt', find(entry, 'Amt')))
    },
    leaveOut(element) {
      if (element.name === 'Ntry') current = newEntry()
      if (element.name !== 'TxDtls') return
      current.details += 1
      current.unread += 1
    },
  }
}

const toInformational = (entry: XmlElement, detail: XmlElement | undefined): LedgerEntry => ({
  kind: 'counted',
  counts: 'informational',
  line: (detail ?? entry).line,
})

/** Whether an entry is booked or pending; undefined if it is neither yet, or only informs. @throws EntryFault */
function statusOf(entry: XmlElement): 'BOOK' | 'PDNG' | undefined {
  const status = textAt(entry, 'Sts/Cd', 'Sts')
  if (status === 'INFO' || status === 'FUTR') return undefined
  if (status !== 'BOOK' && status !== 'PDNG') throw new EntryFault('Sts', 'unknown_word')
  return status
}

/** Returns the first amount of a transaction that is positive and in the ledger's currency. */
function amountOf(words: ImportWords, detail: XmlElement): number | undefined {
  for (const path of amountPaths) {
    const element = find(detail, path)
    try {
      if (element) return readMoney(words, 'TxDtls/Amt', element)
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error
    }
  }
  return undefined
}

/**
 * Finds the other party's account. A reversal names the parties of the booking it reverses, so the other
 * party is the one that is not the statement's account. If it is unreadable, returns why.
 */
function otherParty(
  words: ImportWords,
  own: NamedAccount,
  detail: XmlElement | undefined,
  direction: 'CRDT' | 'DBIT',
): { other?: NamedAccount; fault?: EntryFault } {
  const party = (side: 'Dbtr' | 'Cdtr') =>
    readParty(
      words,
      `${side}Acct`,
      find(detail, `RltdPties/${side}Acct`),
      find(detail, `RltdAgts/${side}Agt`),
    )
  try {
    const [first, second] =
      direction === 'CRDT'
        ? ([party('Dbtr'), party('Cdtr')] as const)
        : ([party('Cdtr'), party('Dbtr')] as const)
    const found = first && first.number !== own.number ? first : second
    return found && found.number !== own.number ? { other: found } : {}
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error
    return { fault: error }
  }
}

const isGiven = (id: string | undefined): id is string => id !== undefined && id !== 'NOTPROVIDED'

/** Returns the references of a transaction; those of a reversed one name the reversal. */
function referencesOf(
  entry: XmlElement,
  detail: XmlElement | undefined,
): { references: SharedReferences; ownReference: string | undefined } {
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '')
  const read = (...said: (string | undefined)[]) => {
    const id = said.find(isGiven)
    if (id === undefined) return undefined
    return readIdentifier('Refs/TxId', isReversal ? `${id}-reversal` : id)
  }
  return {
    references: {
      txId: read(textAt(detail, 'Refs/TxId')),
      uetr: read(textAt(detail, 'Refs/UETR')),
      endToEndId: read(textAt(detail, 'Refs/EndToEndId')),
    },
    ownReference: read(
      textAt(detail, 'Refs/AcctSvcrRef'),
      textAt(entry, 'AcctSvcrRef'),
      textAt(entry, 'NtryRef'),
    ),
  }
}

/** Returns when an entry was booked; without its own time, when its statement was made. @throws EntryFault */
function timeOf(
  words: ImportWords,
  [entry, detail]: readonly [XmlElement, XmlElement | undefined],
  otherwise: string | undefined,
): string {
  const said =
    textAt(detail, 'RltdDts/AccptncDtTm', 'RltdDts/TxDtTm') ??
    textAt(entry, 'BookgDt/DtTm', 'BookgDt/Dt', 'ValDt/DtTm', 'ValDt/Dt') ??
    textAt(detail, 'RltdDts/IntrBkSttlmDt') ??
    otherwise
  if (said === undefined) throw new EntryFault('BookgDt', 'missing')
  return readTime(words, 'BookgDt', said)
}

function wayOut(detail: XmlElement | undefined, entry: XmlElement): string {
  const code = find(detail, 'BkTxCd/Domn') ?? find(entry, 'BkTxCd/Domn')
  const name = [textAt(code, 'Cd'), textAt(code, 'Fmly/Cd'), textAt(code, 'Fmly/SubFmlyCd')].join('/')
  return waysOut[name] ?? 'unknown'
}
