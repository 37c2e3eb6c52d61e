import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts what must not be in the database in plain text. */
export interface Seal {
  /**
   * Encrypts a JSON value. `context` is authenticated: a value encrypted for one row cannot be decrypted in
   * another.
   */
  encrypt(value: unknown, context: string): string
  /** Decrypts a value. @throws Error when the text was changed, or encrypted with another key or context */
  decrypt<T>(sealed: string, context: string): T
}

const version = 's1'
const ivBytes = 12
const tagBytes = 16

/** Creates a seal that encrypts JSON with AES-256-GCM; `key` has 32 bytes. */
export function createSeal(key: Uint8Array): Seal {
  return {
    encrypt(value, context) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt(sealed, context) {
      const [head, data] = sealed.split('.')
      if (head !== version || !data) throw new Error('not a sealed value')
      const bytes = Buffer.from(data, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
      return JSON.parse(text.toString('utf8'))
    },
  }
}
