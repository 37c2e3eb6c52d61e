/** What field 86 says of a booking; each part may be missing. */
export interface SwiftDetails {
  /** The other party's account, and the code of its institution. */
  account: string | undefined
  agent: string | undefined
  endToEndId: string | undefined
  uetr: string | undefined
  /** Whether the money of an earlier payment comes back. */
  isReturn: boolean
  narrative: string | undefined
}

/** Codes between slashes, as in `/EREF/…/REMI/…`. */
const slashCodes =
  'ACCT ACCW ADDR BENM BIC BO CHGS CNTP CSID EREF EXCH IBAN ID INFO ISDT KREF MARF NAME OCMT ORDP PREF PURP REMI RTRN TRCD TRTP UETR ULTB ULTC ULTD'
const bySlash = new RegExp(`/(${slashCodes.replaceAll(' ', '|')})/`)
/** Keywords in the text of structured details, as in `EREF+…SVWZ+…`. */
const keyword = '(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|UETR)[+:]'
const byKeyword = new RegExp(`\\b${keyword}`)
const keywordFirst = new RegExp(`^${keyword}`)

/** German business transaction codes of returned transfers and direct debits. */
const returnCodes: ReadonlySet<string> = new Set(['108', '109', '159'])

/**
 * Reads field 86: sub-fields after a three-digit code (`166?20…?31…`), codes between slashes, or text, in
 * which only keywords name anything.
 */
export function readDetails(lines: readonly string[]): SwiftDetails {
  // Lines of structured details end anywhere, also inside a word.
  const text = lines.join('')
  const [, code, separator] = /^(\d{3})([?<>~^!$&|#@*])\d\d/.exec(text) ?? []
  if (code !== undefined && separator !== undefined) return ofSubFields(code, text.slice(3), separator)
  if (/^\/[A-Z]{2,4}\//.test(text) || /\/EREF\/|\/REMI\/|\/IBAN\//.test(text)) return ofSlashes(text)
  return ofKeywords(lines.join(' '))
}

function ofSubFields(code: string, text: string, separator: string): SwiftDetails {
  const values = new Map<string, string>()
  const [, ...parts] = text.split(new RegExp(`[${separator === '^' ? '\\^' : separator}](\\d\\d)`))
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const name = parts[at] ?? ''
    values.set(name, (values.get(name) ?? '') + (parts[at + 1] ?? ''))
  }
  let purpose = ''
  for (const [name, value] of values) {
    // A text goes on in the next sub-field, but a keyword begins one.
    if (/^(?:2\d|6[0-3])$/.test(name)) purpose += keywordFirst.test(value) ? ` ${value}` : value
  }
  const said = ofKeywords(purpose)
  return {
    ...said,
    account: accountIn(values.get('31')) ?? accountIn(values.get('38')) ?? said.account,
    agent: values.get('30')?.trim() || said.agent,
    isReturn: returnCodes.has(code),
  }
}

function ofSlashes(text: string): SwiftDetails {
  const values = valuesIn(text.split(bySlash))
  const read = (name: string) => withoutSlashes(values.get(name) ?? '').trim() || undefined
  const [account, agent] = (read('ACCW') ?? read('CNTP') ?? '').split(/[,/]/)
  return {
    account: accountIn(read('IBAN') ?? (account || read('ACCT'))),
    agent: read('BIC') ?? (agent?.trim() || undefined),
    endToEndId: read('EREF'),
    uetr: read('UETR'),
    isReturn: values.has('RTRN'),
    narrative: read('REMI')?.replace(/^USTD\/+/, ''),
  }
}

/** Removes slashes at the end of a text. */
function withoutSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

function ofKeywords(text: string): SwiftDetails {
  const parts = text.split(byKeyword)
  const values = valuesIn(parts)
  const read = (name: string) => values.get(name)?.trim() || undefined
  const account = read('IBAN')?.replace(/\s/g, '')
  return {
    account: account !== undefined && isIban(account) ? account : undefined,
    agent: read('BIC'),
    endToEndId: read('EREF'),
    uetr: read('UETR'),
    isReturn: false,
    narrative: read('SVWZ') ?? (parts[0]?.trim() || undefined),
  }
}

/** Collects what `split` returns: text, name, text, name, text. The first text of a name counts. */
function valuesIn(parts: readonly string[]): Map<string, string> {
  const values = new Map<string, string>()
  for (let at = 1; at + 1 < parts.length; at += 2) {
    const name = parts[at] ?? ''
    if (!values.get(name)) values.set(name, parts[at + 1] ?? '')
  }
  return values
}

function accountIn(said: string | undefined): string | undefined {
  const account = said?.trim() ?? ''
  const compact = account.replace(/\s/g, '')
  if (/^0*$/.test(compact)) return undefined
  return isIban(compact) ? compact : account
}

/** Returns whether a text is an IBAN with the right check digits. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{8,30}$/.test(text)) return false
  let rest = 0
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
