import { Buffer } from 'node:buffer'

/** A shorter secret is looked for as it is alone: pieces of its other forms would be found in innocent text. */
const minLength = 12

/**
 * Lists the forms in which an answer could give a secret away, longest first: as it is, in base64 (of both
 * alphabets, wherever it begins in what was encoded), in hexadecimal, in an address, and in JSON.
 */
export function formsOf(secret: string): readonly string[] {
  if (secret.length < minLength) return [secret]
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const inAddress = encodeURIComponent(secret)
  const forms = [
    secret,
    ...[0, 1, 2].flatMap((before) => [
      inBase64(bytes, before, 'base64'),
      inBase64(bytes, before, 'base64url'),
    ]),
    hex,
    hex.toUpperCase(),
    inAddress,
    inAddress.replace(/%../g, (byte) => byte.toLowerCase()),
    inAddress.replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
  ]
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}

/** The part of a base64 text that is the same whatever stands around the secret, `before` bytes after a third one. */
function inBase64(bytes: Buffer, before: number, alphabet: 'base64' | 'base64url'): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString(alphabet)
  // A character has six bits: one that also has bits of a neighbour says nothing.
  return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
}
