/** A ledger as institutions would report it. Amounts are major units. */
export interface ToldLedger {
  accounts: readonly {
    number: string
    institution: string
    holder: string
    openedAt: string
    opening: number
  }[]
  payments: readonly {
    id: string
    at: string
    sender: string
    /** Undefined if the money left by `way`. */
    receiver?: string
    amount: number
    way?: string
  }[]
}

/** The money of one report, moved on and taken out, as in the worked example. */
export const toldLedger: ToldLedger = {
  accounts: [
    {
      number: 'PH-0001',
      institution: 'BNKA',
      holder: 'Vera Sample',
      openedAt: '2020-01-01T00:00:00Z',
      opening: 60_000,
    },
    {
      number: 'PH-0011',
      institution: 'BNKB',
      holder: 'Maria Santos',
      openedAt: '2026-11-15T00:00:00Z',
      opening: 1500,
    },
    {
      number: 'PH-0022',
      institution: 'WLTC',
      holder: 'Bo Example',
      openedAt: '2026-11-10T00:00:00Z',
      opening: 0,
    },
    {
      number: 'PH-0033',
      institution: 'BNKC',
      holder: 'Cy Example',
      openedAt: '2023-11-10T00:00:00Z',
      opening: 300,
    },
    {
      number: 'PH-0044',
      institution: 'BNKB',
      holder: 'Di Example',
      openedAt: '2026-09-10T00:00:00Z',
      opening: 4000,
    },
  ],
  payments: [
    { id: 'TX-1001', at: '2026-11-20T09:00:00Z', sender: 'PH-0001', receiver: 'PH-0011', amount: 25_000 },
    { id: 'TX-1002', at: '2026-11-20T09:06:00Z', sender: 'PH-0011', receiver: 'PH-0022', amount: 12_000 },
    { id: 'TX-1003', at: '2026-11-20T09:07:00Z', sender: 'PH-0011', receiver: 'PH-0033', amount: 9000.5 },
    { id: 'TX-1004', at: '2026-11-20T09:15:00Z', sender: 'PH-0022', amount: 5000, way: 'branch_cash' },
    { id: 'TX-1005', at: '2026-11-20T09:20:00Z', sender: 'PH-0033', receiver: 'PH-0044', amount: 8500 },
    { id: 'TX-1006', at: '2026-11-20T09:25:00Z', sender: 'PH-0044', amount: 2000, way: 'atm_cash' },
  ],
}

const codes: Readonly<Record<string, string>> = { atm_cash: 'CCRD', branch_cash: 'CNTR' }
const institutionIn = ({ accounts }: ToldLedger, number: string) =>
  accounts.find((account) => account.number === number)?.institution ?? ''
const document = (name: string, inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}">${inner}</Document>`
const accountId = (number: string) => `<Id><Othr><Id>${number}</Id></Othr></Id>`
const agent = (code: string) => `<FinInstnId><BICFI>${code}</BICFI></FinInstnId>`

/** Returns accounts as CSV, with or without their opening balances. */
export const accountsCsv = ({ accounts }: ToldLedger, { openings = true } = {}): string =>
  [
    `account_number,institution_code,holder_name,opened_at${openings ? ',opening_balance' : ''}`,
    ...accounts.map(({ number, institution, holder, openedAt, opening }) =>
      [number, institution, `"${holder}"`, openedAt, ...(openings ? [opening] : [])].join(','),
    ),
  ].join('\r\n')

/** Returns payments as CSV. */
export const paymentsCsv = ({ payments }: Pick<ToldLedger, 'payments'>): string =>
  [
    'transaction_id,booked_at,sender_account,receiver_account,amount,currency,withdrawal_method',
    ...payments.map(({ id, at, sender, receiver = '', amount, way = '' }) =>
      [id, at, sender, receiver, amount, 'PHP', way].join(','),
    ),
  ].join('\n')

/**
 * Returns the bookings of an institution's own accounts: one camt.053 with a statement for each account;
 * `order` sorts the entries.
 */
export function camt053(
  ledger: ToldLedger,
  institution: string,
  order: (entries: string[]) => string[] = (entries) => entries,
): string {
  const statements = ledger.accounts
    .filter((account) => account.institution === institution)
    .map(({ number, holder, opening }) => {
      const entries = ledger.payments.flatMap((payment) => entryOf(ledger, number, payment))
      return `<Stmt><Id>S-${number}</Id><Acct>${accountId(number)}<Ownr><Nm>${holder}</Nm></Ownr><Svcr>${agent(institution)}</Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="PHP">${opening.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>
${order(entries).join('\n')}</Stmt>`
    })
  return document(
    'camt.053.001.08',
    `<BkToCstmrStmt><GrpHdr><MsgId>M-1</MsgId></GrpHdr>${statements.join('\n')}</BkToCstmrStmt>`,
  )
}

/** Returns one account's bookings as a camt.054. */
export const camt054 = (ledger: ToldLedger, number: string): string =>
  document(
    'camt.054.001.02',
    `<BkToCstmrDbtCdtNtfctn><Ntfctn><Acct>${accountId(number)}<Svcr>${agent(institutionIn(ledger, number))}</Svcr></Acct>
${ledger.payments.flatMap((payment) => entryOf(ledger, number, payment)).join('\n')}</Ntfctn></BkToCstmrDbtCdtNtfctn>`,
  )

function entryOf(ledger: ToldLedger, number: string, payment: ToldLedger['payments'][number]): string[] {
  const { id, at, sender, receiver, amount, way } = payment
  if (number !== sender && number !== receiver) return []
  const isOut = number === sender
  const side = isOut ? 'Cdtr' : 'Dbtr'
  const other = isOut ? receiver : sender
  const parties = other
    ? `<RltdPties><${side}Acct>${accountId(other)}</${side}Acct></RltdPties><RltdAgts><${side}Agt>${agent(institutionIn(ledger, other))}</${side}Agt></RltdAgts>`
    : ''
  const code = way
    ? `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${codes[way]}</Cd><SubFmlyCd>CWDL</SubFmlyCd></Fmly></Domn></BkTxCd>`
    : ''
  return [
    `<Ntry><Amt Ccy="PHP">${amount.toFixed(2)}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>${at}</DtTm></BookgDt>${code}
<NtryDtls><TxDtls><Refs><TxId>${id}</TxId></Refs>${parties}<RmtInf><Ustrd>a &amp; b</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ]
}

/** Returns payments between accounts as a pacs.008. */
export const pacs008 = (ledger: ToldLedger): string =>
  document(
    'pacs.008.001.08',
    `<FIToFICstmrCdtTrf><GrpHdr><MsgId>P-1</MsgId><CreDtTm>2026-11-20T00:00:00Z</CreDtTm></GrpHdr>${ledger.payments
      .filter(({ receiver }) => receiver !== undefined)
      .map(
        ({ id, at, sender, receiver = '', amount }) =>
          `<CdtTrfTxInf><PmtId><EndToEndId>NOTPROVIDED</EndToEndId><TxId>${id}</TxId></PmtId><IntrBkSttlmAmt Ccy="PHP">${amount.toFixed(2)}</IntrBkSttlmAmt><AccptncDtTm>${at}</AccptncDtTm><DbtrAcct>${accountId(sender)}</DbtrAcct><DbtrAgt>${agent(institutionIn(ledger, sender))}</DbtrAgt><CdtrAgt>${agent(institutionIn(ledger, receiver))}</CdtrAgt><CdtrAcct>${accountId(receiver)}</CdtrAcct></CdtTrfTxInf>`,
      )
      .join('\n')}</FIToFICstmrCdtTrf>`,
  )

/** Returns the status of payments as a pacs.002. */
export const pacs002 = (statuses: Readonly<Record<string, string>>): string =>
  document(
    'pacs.002.001.10',
    `<FIToFIPmtStsRpt><GrpHdr><MsgId>R-1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>P-1</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>${Object.entries(
      statuses,
    )
      .map(
        ([id, status]) =>
          `<TxInfAndSts><OrgnlTxId>${id}</OrgnlTxId><TxSts>${status}</TxSts><AccptncDtTm>2026-11-20T09:26:00Z</AccptncDtTm></TxInfAndSts>`,
      )
      .join('')}</FIToFIPmtStsRpt>`,
  )

/** References of an earlier payment in a message; each may be left out. */
interface OriginalOptions {
  txId?: string
  uetr?: string
  endToEndId?: string
  amount?: string
}

const original = ({ txId, uetr, endToEndId, amount }: OriginalOptions) =>
  [
    endToEndId && `<OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>`,
    txId && `<OrgnlTxId>${txId}</OrgnlTxId>`,
    uetr && `<OrgnlUETR>${uetr}</OrgnlUETR>`,
    amount && `<OrgnlIntrBkSttlmAmt Ccy="PHP">${amount}</OrgnlIntrBkSttlmAmt>`,
  ]
    .filter(Boolean)
    .join('')

/** Returns the return of a payment, or of a part of it, as a pacs.004. */
export const pacs004 = (
  about: OriginalOptions,
  { id = 'RTR-1', amount, at = '2026-11-21T08:00:00Z' }: { id?: string; amount: string; at?: string },
): string =>
  document(
    'pacs.004.001.09',
    `<PmtRtr><GrpHdr><MsgId>R-1</MsgId><CreDtTm>${at}</CreDtTm><NbOfTxs>1</NbOfTxs></GrpHdr><TxInf><RtrId>${id}</RtrId>${original(about)}<RtrdIntrBkSttlmAmt Ccy="PHP">${amount}</RtrdIntrBkSttlmAmt><RtrRsnInf><Rsn><Cd>FRAD</Cd></Rsn></RtrRsnInf></TxInf></PmtRtr>`,
  )

/** Returns a request to send a payment back, as a camt.056. */
export const camt056 = (about: OriginalOptions): string =>
  document(
    'camt.056.001.08',
    `<FIToFIPmtCxlReq><Assgnmt><Id>C-1</Id><CreDtTm>2026-11-20T10:00:00Z</CreDtTm></Assgnmt><Undrlyg><TxInf><CxlId>C-1</CxlId>${original(about)}<CxlRsnInf><Rsn><Cd>FRAD</Cd></Rsn></CxlRsnInf></TxInf></Undrlyg></FIToFIPmtCxlReq>`,
  )

/** Returns the answer to such a request, as a camt.029; `RJCR` refuses. */
export const camt029 = (about: OriginalOptions | undefined, answer: string): string =>
  document(
    'camt.029.001.09',
    `<RsltnOfInvstgtn><Assgnmt><Id>C-2</Id><CreDtTm>2026-11-20T12:00:00Z</CreDtTm></Assgnmt><Sts><Conf>${answer}</Conf></Sts>${
      about
        ? `<CxlDtls><TxInfAndSts><CxlStsId>S-1</CxlStsId>${original(about)}<TxCxlSts>${answer}</TxCxlSts></TxInfAndSts></CxlDtls>`
        : ''
    }</RsltnOfInvstgtn>`,
  )
