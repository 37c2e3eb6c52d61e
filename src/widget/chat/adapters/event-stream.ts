/**
 * Reads server-sent events out of the pieces of a stream: gives back the data of each event that the
 * piece completes. Of the format (WHATWG HTML, "Server-sent events") it knows what the relay uses: data,
 * over one or more lines; names, ids and comments are passed over.
 */
export function createEventReader(): (piece: string) => string[] {
  let rest = ''
  return (piece) => {
    // A carriage return at the very end may be the first half of a line end: it waits for the second.
    const blocks = (rest + piece).replace(/\r\n|\r(?=[^\n])/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = block.split('\n').filter((line) => line.startsWith('data:'))
      return data.length > 0 ? [data.map((line) => line.replace(/^data: ?/, '')).join('\n')] : []
    })
  }
}
