/** An entry of a statement, in the elements of ISO 20022; each may be left out. */
interface Said {
  amount?: string
  currency?: string
  day?: string
  other?: string
  bank?: string
  refs?: Record<string, string>
  entry?: string
  details?: string
}

const accountId = (number: string) => `<Id><Othr><Id>${number}</Id></Othr></Id>`
const agentOf = (bank: string) => `<FinInstnId><BICFI>${bank}</BICFI></FinInstnId>`
const tags = (refs: Record<string, string>) =>
  Object.entries(refs)
    .map(([name, id]) => `<${name}>${id}</${name}>`)
    .join('')

/** Returns the details of a payment to or from another account. */
export const detailOf = (side: 'Cdtr' | 'Dbtr', { other, bank, refs = {} }: Said, amount = '') =>
  `<TxDtls><Refs>${tags(refs)}</Refs>${amount}${
    other
      ? `<RltdPties><${side}Acct>${accountId(other)}</${side}Acct></RltdPties>${bank ? `<RltdAgts><${side}Agt>${agentOf(bank)}</${side}Agt></RltdAgts>` : ''}`
      : ''
  }</TxDtls>`

/** Returns an entry of camt.052, camt.053 or camt.054. */
export const entryOf = (direction: 'DBIT' | 'CRDT', said: Said) => {
  const { amount = '500.00', currency = 'PHP', day = '2026-11-20', entry = '' } = said
  const details = said.details ?? detailOf(direction === 'DBIT' ? 'Cdtr' : 'Dbtr', said)
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts>${
    day && `<BookgDt><Dt>${day}</Dt></BookgDt>`
  }${entry}<NtryDtls>${details}</NtryDtls></Ntry>`
}
/** Returns an entry of what the account A-1 has paid to B-1. */
export const paid = (said: Said) => entryOf('DBIT', { other: 'B-1', bank: 'BNKB', ...said })
/** Returns an entry of what the account B-1 has got from A-1. */
export const got = (said: Said) => entryOf('CRDT', { other: 'A-1', bank: 'BNKA', ...said })

/** Returns a camt.053 of one account, which began with 100,000. */
export const statementOf = (number: string, bank: string, entries: string[], id = `S-${number}`) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr><Stmt><Id>${id}</Id><CreDtTm>2026-11-21T04:00:00Z</CreDtTm><Acct>${accountId(number)}<Svcr>${agentOf(bank)}</Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="PHP">100000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-01</Dt></Dt></Bal>
${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`
/** Returns a statement of A-1 by its bank BNKA. */
export const fromA = (...entries: string[]) => statementOf('A-1', 'BNKA', entries)
/** Returns a statement of B-1 by its bank BNKB. */
export const fromB = (...entries: string[]) => statementOf('B-1', 'BNKB', entries)

/** Returns the same as a report of the day, camt.052, or as a notification, camt.054. */
export const asReport = (statement: string) =>
  statement
    .replaceAll('camt.053', 'camt.052')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
    .replaceAll('Stmt>', 'Rpt>')
    .replace(/<Bal>.*<\/Bal>\n/, '')
export const asNotification = (statement: string) =>
  statement
    .replaceAll('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
    .replace(/<Bal>.*<\/Bal>\n/, '')

/** Returns an entry of MT940 or MT942 with its details; what is left out is left out there too. */
export function swiftEntry(mark: 'D' | 'C' | 'RD' | 'RC', said: Said): string {
  const { amount = '500.00', day = '2026-11-20', other, bank, refs = {} } = said
  const date = day.replaceAll('-', '').slice(2)
  const purpose = refs.EndToEndId === undefined ? '' : `?20EREF+${refs.EndToEndId}`
  const party = other === undefined ? '' : `${bank ? `?30${bank}` : ''}?31${other}`
  const own = refs.AcctSvcrRef === undefined ? '' : `//${refs.AcctSvcrRef}`
  const details = purpose || party ? `\n:86:166?00TRANSFER${purpose}${party}` : ''
  return `:61:${date}${date.slice(2)}${mark}${amount.replace('.', ',')}NTRFNONREF${own}${details}`
}

/** Returns an MT940 of one account, which began with 100,000. */
export const mt940Of = (number: string, bank: string, entries: readonly string[]) =>
  [
    ':20:STARTUMS',
    `:25:${bank}/${number}`,
    ':28C:1/1',
    ':60F:C260101PHP100000,00',
    ...entries,
    ':62F:C261121PHP0,00',
    '-',
  ].join('\r\n')

/** Returns an MT942 of one account. */
export const mt942Of = (number: string, bank: string, entries: readonly string[]) =>
  [':20:DAY', `:25:${bank}/${number}`, ':28C:1/1', ':34F:PHP0,', ...entries, '-'].join('\r\n')
