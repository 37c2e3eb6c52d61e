/** Finds what in a text could send readers elsewhere: phone numbers, web addresses and email addresses. */

/**
 * Characters that display a text in another order than it is stored in, so that an address reads as another
 * one.
 */
const overrides = /[\u202d\u202e]/u
/**
 * A host name, alone or in an email address, with every dot that the Unicode standard for host names accepts.
 */
const hostLike = /(?:[\p{L}\p{N}.+_%-]+@)?((?:[\p{L}\p{N}\p{M}_-]+\.)+(?:\p{L}[\p{L}\p{M}\p{N}-]+))/gu
const ipLike = /(?:\d{1,3}\.){3}\d{1,3}/g
const withScheme = /[a-z][a-z0-9+.-]*:[/\\]{2}[^\s]*/g
const otherSchemes = /\b(?:javascript|data|vbscript|file|intent):[^\s]+/g

/** Returns whether a text contains a digit in any script, since digits could spell a phone number. */
export const hasDigits = (text: string): boolean => /\p{N}/u.test(withoutValues(text))

/** Lists the addresses in a text, each with the host it leads to; undefined if it is hidden or has none. */
export function addressesIn(text: string): { address: string; host: string | undefined }[] {
  const plain = plainOf(text)
  const found: { address: string; host: string | undefined }[] = []
  if (overrides.test(text)) found.push({ address: 'a hidden direction of writing', host: undefined })
  for (const [address] of plain.matchAll(withScheme)) {
    // Text before the host is there to be mistaken for the host.
    found.push({ address, host: address.includes('@') ? undefined : hostOf(address) })
  }
  for (const [address] of plain.matchAll(otherSchemes)) found.push({ address, host: undefined })
  for (const [address] of plain.matchAll(ipLike)) found.push({ address, host: undefined })
  for (const [address, host = ''] of plain.matchAll(hostLike)) {
    found.push({ address, host: hostOf(`http://${host}`) })
  }
  return found
}

/** Returns an address that is not on any of the deployment's own domains or their subdomains. */
export const findForeignAddress = (text: string, domains: readonly string[]): string | undefined =>
  addressesIn(text).find(({ host }) => host === undefined || !domains.some((own) => isIn(host, own)))?.address

const isIn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Normalises a text as browsers and phones do: compatibility forms, invisible characters and dots. */
const plainOf = (text: string): string =>
  withoutValues(text)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(/[。｡](?=[a-z])/gu, '.')

/** A placeholder may become part of a name. */
const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}/g, 'x')

function hostOf(address: string): string | undefined {
  // Only for http(s) is the host parsed as browsers do.
  const url = address.replace(/^[a-z][a-z0-9+.-]*:[/\\]{2}/, 'http://')
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}
