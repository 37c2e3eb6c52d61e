import { Problem } from '../../../contract/primitives/problem.ts'

/** Options of {@link decodeBase64}. */
export interface Base64Options {
  /** Maximum number of decoded bytes. */
  maxBytes: number
}

/**
 * Decodes Base64 as a stream, with constant memory. Accepts raw, quoted, line-wrapped, URL-safe and `data:`
 * forms. Rejects JSON, HTML, other characters, and an end in the middle of a group.
 * @throws Problem `upstream-invalid`
 */
export async function* decodeBase64(
  source: AsyncIterable<Uint8Array>,
  { maxBytes }: Base64Options,
): AsyncGenerator<Buffer> {
  let head: string | undefined = ''
  let group = ''
  let ended = false
  let decoded = 0
  const take = (text: string): Buffer => {
    const { body, end } = clean(text, ended)
    ended = end
    const letters = group + body
    const whole = ended ? letters.length : letters.length - (letters.length % 4)
    group = letters.slice(whole)
    const bytes = Buffer.from(letters.slice(0, whole), 'base64')
    if (ended && letters.length % 4 === 1) throw invalid('ends in the middle')
    decoded += bytes.length
    if (decoded > maxBytes) throw invalid('is too large')
    return bytes
  }

  for await (const chunk of source) {
    let text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
    if (head !== undefined) {
      head += text
      const body = withoutPrefix(head)
      if (body === undefined) continue
      head = undefined
      text = body
    }
    const bytes = take(text)
    if (bytes.length > 0) yield bytes
  }
  if (group.length === 1) throw invalid('ends in the middle')
  const last = Buffer.from(group, 'base64')
  if (decoded + last.length === 0) throw invalid('is empty')
  if (last.length > 0) yield last
}

const maxPrefix = 128

/** Returns the text after a quote or a `data:` prefix; undefined if more input is required. */
function withoutPrefix(head: string): string | undefined {
  const text = head.replace(/^(?:\xef\xbb\xbf|\s)+/, '').replace(/^"/, '')
  if (text === '') return undefined
  if (/^[{[<]/.test(text)) throw invalid('is no Base64')
  if (!text.startsWith('data:'.slice(0, text.length))) return text
  const comma = text.indexOf(',')
  if (comma === -1 && text.length > maxPrefix) throw invalid('has a broken prefix')
  return comma === -1 ? undefined : text.slice(comma + 1)
}

/**
 * Returns only letters of the standard alphabet, and whether the padding or the closing quote has been
 * reached.
 */
function clean(text: string, ended: boolean): { body: string; end: boolean } {
  // Fast path: most chunks are clean.
  if (!ended && /^[A-Za-z0-9+/]*$/.test(text)) return { body: text, end: false }
  const plain = text
    .replace(/\\\//g, '/')
    .replace(/[\s\\]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  const stop = plain.search(/[="]/)
  const body = stop === -1 ? plain : plain.slice(0, stop)
  const rest = stop === -1 ? '' : plain.slice(stop)
  if ((ended && body !== '') || /[^A-Za-z0-9+/]/.test(body) || /[^="]/.test(rest)) {
    throw invalid('has characters that are no Base64')
  }
  return { body, end: ended || stop !== -1 }
}

const invalid = (what: string) =>
  new Problem('upstream-invalid', { detail: `The speech that came back ${what}.` })
