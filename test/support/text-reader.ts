/** Reads a stream of bytes as text. */
export const readText = (stream: ReadableStream<Uint8Array>): ReadableStreamDefaultReader<string> =>
  // The types of the web and of Node differ in what may be written; the bytes do not.
  stream
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()
