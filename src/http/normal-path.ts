/**
 * What a path with two readings has: an empty segment, one or two dots, a backslash, anything outside printable
 * ASCII, a percent sign without a byte, and as bytes in percent-encoding: controls, dot, slash and backslash, letters
 * and digits, overlong UTF-8.
 */
const strange =
  /\/\/|\/\.{1,2}(?:\/|;|%3b|$)|\\|[^\x21-\x7e]|%(?![0-9a-f]{2})|%(?:[01].|2[ef]|3[0-9]|4[1-9a-f]|5[0-9ac]|6[1-9a-f]|7[0-9af]|c[01])/i

/** The operations, in whose paths an identifier may hold a slash or a backslash: they are the ids of other systems. */
const underOperations = /^\/(?:api\/platform\/v1|gateway|v1)\/(?=[^/])/
const writtenSlash = /%(?:2f|5c)/gi

/**
 * Tells whether the target of a request (path and query) starts with a path that every server reads alike. One that
 * does not could mean this to a proxy in front, which guards it, and that to the relay behind it.
 */
export function isNormalPath(target: string): boolean {
  const at = target.indexOf('?')
  const path = at === -1 ? target : target.slice(0, at)
  if (!path.startsWith('/')) return false
  // Whoever reads such a slash as one is still under the operations, since no dots lead out of them.
  if (underOperations.test(path) && !hasDots(path.replace(writtenSlash, '/')))
    return !strange.test(path.replace(writtenSlash, '_'))
  return !strange.test(path)
}

/** Says whether a part is dots alone; some servers leave what follows a semicolon out of a part. */
const hasDots = (path: string): boolean => path.split('/').some((part) => /^\.{1,2}(?:;|%3b|$)/i.test(part))
