import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts data that must not be in the database in plain text. */
export interface Seal {
  /**
   * Encrypts a JSON value. `context` is authenticated: a value encrypted for one row cannot be decrypted in
   * another.
   */
  encrypt(value: unknown, context: string): string
  /** Decrypts a value. @throws Error when the text was changed, or encrypted with another key or context */
  decrypt<T>(sealed: string, context: string): T
}

/** An encryption key and its id. Encrypted texts contain the id, so that several keys can be in use. */
export interface SealKey {
  /** The first 8 hexadecimal digits of the key's SHA-256. */
  id: string
  /** 32 bytes. */
  bytes: Uint8Array
}

const version = 's2'
const ivBytes = 12
const tagBytes = 16

/** Returns a key of 32 bytes with its id. */
export const toSealKey = (bytes: Uint8Array): SealKey => ({
  id: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
  bytes,
})

/** Creates a seal that encrypts JSON with AES-256-GCM; `key` is 32 bytes. */
export function createSeal(key: Uint8Array): Seal {
  const keys = [toSealKey(key)]
  return createRotatingSeal(() => keys)
}

/** Creates a seal with several keys: the first encrypts, all decrypt. `keysOf` is called at every use. */
export function createRotatingSeal(keysOf: () => readonly SealKey[]): Seal {
  return {
    encrypt(value, context) {
      const [key] = keysOf()
      if (!key) throw new Error('a seal needs a key')
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return `${sealedStart(key.id)}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt<T>(sealed: string, context: string): T {
      const { keyId, bytes } = parseSealed(sealed)
      const key = keysOf().find(({ id }) => id === keyId)
      if (!key) throw new Error(`the seal key ${keyId} is not there`)
      return open<T>(key, bytes, context)
    },
  }
}

/** Returns the prefix of every text that a key has encrypted. */
export const sealedStart = (keyId: string): string => `${version}.${keyId}.`

function parseSealed(sealed: string): { keyId: string; bytes: Buffer } {
  const [head, keyId, data] = sealed.split('.')
  if (head === version && keyId && data) return { keyId, bytes: Buffer.from(data, 'base64url') }
  throw new Error('not a sealed value')
}

function open<T>({ bytes: key }: SealKey, bytes: Buffer, context: string): T {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}
