/** A way of writing something, as the source of a regular expression, and what must not precede it. */
export interface Shape {
  written: string
  /** Tested on the two characters before the position; ends in `$`. */
  notAfter?: RegExp
}

/**
 * Creates a search for the first shape that matches, position by position, without overlaps. It replaces
 * patterns with lookbehinds, which Safari before 16.4 cannot parse: there, the whole dialogue would be
 * missing without a network.
 */
export function createShapeFinder(
  shapes: readonly Shape[],
  flags = 'u',
): (text: string) => Generator<RegExpExecArray> {
  const any = shapes.map(({ written }) => written).join('|')
  const guarded = shapes.map(({ written, notAfter }) => ({
    written: new RegExp(written, `${flags}y`),
    notAfter,
  }))
  return function* (text) {
    const candidate = new RegExp(any, `${flags}g`)
    for (let place = candidate.exec(text); place; place = candidate.exec(text)) {
      const { index } = place
      const found = fitAt(text, index)
      if (found) yield found
      // One position on; half a character would be taken for the whole one again.
      const step = (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
      candidate.lastIndex = index + (found?.[0].length || step)
    }
  }

  function fitAt(text: string, index: number): RegExpExecArray | undefined {
    const before = text.slice(Math.max(0, index - 2), index)
    for (const { written, notAfter } of guarded) {
      written.lastIndex = index
      const found = notAfter?.test(before) ? null : written.exec(text)
      if (found) return found
    }
    return undefined
  }
}

/** Replaces what a search finds, like `replace` with a function. */
export function replaceFound(
  text: string,
  found: Iterable<RegExpExecArray>,
  replacement: (written: string) => string,
): string {
  let replaced = ''
  let done = 0
  for (const { 0: written, index } of found) {
    replaced += text.slice(done, index) + replacement(written)
    done = index + written.length
  }
  return replaced + text.slice(done)
}
