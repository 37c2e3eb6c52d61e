/**
 * Creates a reader of server-sent events: for each chunk of the stream it returns the data of the events that
 * the chunk completes. It supports the part of the format (WHATWG HTML, "Server-sent events") that the relay
 * uses: data, on one or more lines; names, ids and comments are ignored.
 */
export function createEventReader(): (piece: string) => string[] {
  let rest = ''
  return (piece) => {
    // A carriage return at the end may be the first half of a line ending, so it waits for the next chunk.
    const blocks = (rest + piece).replace(/\r\n|\r(?=[^\n])/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = block.split('\n').filter((line) => line.startsWith('data:'))
      return data.length > 0 ? [data.map((line) => line.replace(/^data: ?/, '')).join('\n')] : []
    })
  }
}
