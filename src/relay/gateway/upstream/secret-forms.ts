import { Buffer } from 'node:buffer'

/** A shorter secret is only searched for verbatim: parts of its other forms would match innocent text. */
const minLength = 12

/**
 * Lists the forms in which a response could reveal a secret, longest first: verbatim, in base64 (both
 * alphabets, at every alignment), in hexadecimal, URL-encoded, and in JSON.
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

/**
 * Returns the part of a base64 text that is the same whatever surrounds the secret, which starts `before`
 * bytes after a multiple of three.
 */
function inBase64(bytes: Buffer, before: number, alphabet: 'base64' | 'base64url'): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString(alphabet)
  // A character encodes six bits; one that also contains bits of a neighbour is not constant.
  return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
}
