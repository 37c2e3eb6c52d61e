/** Finds what in a text can send somebody elsewhere: telephone numbers are digits, and sites and mailboxes are addresses. */

/** Characters that show a text in another order than it is stored in, so that an address reads as another one. */
const overrides = /[\u202d\u202e]/u
/** A name of a site, alone or after a mailbox, with dots as the Unicode standard for names of hosts takes them. */
const hostLike = /(?:[\p{L}\p{N}.+_%-]+@)?((?:[\p{L}\p{N}\p{M}_-]+\.)+(?:\p{L}[\p{L}\p{M}\p{N}-]+))/gu
const ipLike = /(?:\d{1,3}\.){3}\d{1,3}/g
const withScheme = /[a-z][a-z0-9+.-]*:[/\\]{2}[^\s]*/g
const otherSchemes = /\b(?:javascript|data|vbscript|file|intent):[^\s]+/g

/** Tells whether a text has a digit of any script: a telephone number could be told by it. */
export const hasDigits = (text: string): boolean => /\p{N}/u.test(withoutValues(text))

/** Lists the addresses in a text, each with the host that it leads to; undefined where it hides or has none. */
export function addressesIn(text: string): { address: string; host: string | undefined }[] {
  const plain = plainOf(text)
  const found: { address: string; host: string | undefined }[] = []
  if (overrides.test(text)) found.push({ address: 'a hidden direction of writing', host: undefined })
  for (const [address] of plain.matchAll(withScheme)) {
    // Whoever has a name before the host wants it to be taken for the host.
    found.push({ address, host: address.includes('@') ? undefined : hostOf(address) })
  }
  for (const [address] of plain.matchAll(otherSchemes)) found.push({ address, host: undefined })
  for (const [address] of plain.matchAll(ipLike)) found.push({ address, host: undefined })
  for (const [address, host = ''] of plain.matchAll(hostLike)) {
    found.push({ address, host: hostOf(`http://${host}`) })
  }
  return found
}

/** Finds an address that is of none of the deployment's own domains, nor below one. */
export const findForeignAddress = (text: string, domains: readonly string[]): string | undefined =>
  addressesIn(text).find(({ host }) => host === undefined || !domains.some((own) => isIn(host, own)))?.address

const isIn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** As browsers and phones read it: letters of one shape as one, without characters that nobody sees, dots as dots. */
const plainOf = (text: string): string =>
  withoutValues(text)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(/[。｡](?=[a-z])/gu, '.')

/** A value that is filled in may be a part of a name. */
const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}/g, 'x')

function hostOf(address: string): string | undefined {
  // Only of these the host is read as browsers do.
  const url = address.replace(/^[a-z][a-z0-9+.-]*:[/\\]{2}/, 'http://')
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}
