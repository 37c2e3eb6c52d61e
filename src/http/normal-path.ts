/**
 * What a path with two readings has: an empty segment, one or two dots, a backslash, anything outside printable
 * ASCII, a percent sign without a byte, and as bytes in percent-encoding: controls, dot, slash and backslash, letters
 * and digits, overlong UTF-8.
 */
const strange =
  /\/\/|\/\.{1,2}(?:\/|$)|\\|[^\x21-\x7e]|%(?![0-9a-f]{2})|%(?:[01].|2[ef]|3[0-9]|4[1-9a-f]|5[0-9ac]|6[1-9a-f]|7[0-9af]|c[01])/i

/**
 * Tells whether the target of a request (path and query) starts with a path that every server reads alike. One that
 * does not could mean this to a proxy in front, which guards it, and that to the relay behind it.
 */
export function isNormalPath(target: string): boolean {
  const at = target.indexOf('?')
  const path = at === -1 ? target : target.slice(0, at)
  return path.startsWith('/') && !strange.test(path)
}
