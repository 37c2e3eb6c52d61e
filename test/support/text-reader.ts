/** Reads a stream of bytes as text. */
export const readText = (stream: ReadableStream<Uint8Array>): ReadableStreamDefaultReader<string> =>
  // The types of the web and of Node differ in what may be written; the bytes do not.
  stream
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()

/**
 * Reads until `text` is in what was read, and returns it.
 * @throws Error when the response ends first, because reading on would loop forever
 */
export async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<string> {
  for (let seen = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`The answer has ended without ${JSON.stringify(text)}, after: ${seen}`)
    seen += value
    if (seen.includes(text)) return seen
  }
}
