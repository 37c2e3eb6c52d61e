/**
 * Signs of an ambiguous path: an empty segment, one or two dots, a backslash, anything outside printable
 * ASCII, an incomplete percent-encoding, and percent-encoded controls, dots, slashes, backslashes, letters,
 * digits or overlong UTF-8.
 */
const strange =
  /\/\/|\/\.{1,2}(?:\/|;|%3b|$)|\\|[^\x21-\x7e]|%(?![0-9a-f]{2})|%(?:[01].|2[ef]|3[0-9]|4[1-9a-f]|5[0-9ac]|6[1-9a-f]|7[0-9af]|c[01])/i

/**
 * The operations, in whose paths an identifier may contain a slash or a backslash: they are ids of other
 * systems.
 */
const underOperations = /^\/(?:api\/platform\/v1|gateway|v1)\/(?=[^/])/
const writtenSlash = /%(?:2f|5c)/gi

/**
 * Returns whether a request target (path and query) has a path that every server interprets in the same way.
 * A proxy that guards the relay could otherwise see a different path from the one that the relay handles.
 */
export function isNormalPath(target: string): boolean {
  const at = target.indexOf('?')
  const path = at === -1 ? target : target.slice(0, at)
  if (!path.startsWith('/')) return false
  // A server that decodes such a slash still stays under the operations, since no dots lead out of them.
  if (underOperations.test(path) && !hasDots(path.replace(writtenSlash, '/')))
    return !strange.test(path.replace(writtenSlash, '_'))
  return !strange.test(path)
}

/**
 * Returns whether a segment consists of dots only; some servers drop everything after a semicolon in a
 * segment.
 */
const hasDots = (path: string): boolean => path.split('/').some((part) => /^\.{1,2}(?:;|%3b|$)/i.test(part))
