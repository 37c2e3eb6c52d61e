import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'

/** Extracts the words that a PDF shows, with an independent reader; whitespace is normalised. */
export async function shownText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

/**
 * Extracts the lines that a PDF provides for copying and searching: the letters as they are read, which
 * ligatures do not show.
 */
export function saidLines(pdf: Uint8Array): string[] {
  return streamsOf(Buffer.from(pdf)).flatMap((content) =>
    [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => toText(text)),
  )
}

/** Extracts the content streams of its pages. */
export const contentsOf = (pdf: Uint8Array): string[] =>
  streamsOf(Buffer.from(pdf)).filter((content) => / BDC$/m.test(content))

/** Counts the pages of a PDF. */
export const pagesOf = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b(?!s)/g),
  ].length

/** Returns the contents of its pages, in Latin-1, so that a character is a byte. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = (match.index ?? 0) + match[0].length
    const end = text.indexOf('\nendstream', start)
    try {
      return [inflateSync(pdf.subarray(start, end)).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** Decodes a PDF string: with escapes, in UTF-16 if it starts with the byte order mark. */
function toText(written: string): string {
  const names: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = written.replace(/\\([\s\S])/g, (_, letter: string) => names[letter] ?? letter)
  const bytes = Buffer.from(plain, 'latin1')
  return bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2).swap16().toString('utf16le') : plain
}
