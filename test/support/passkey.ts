import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { signedText } from '../../src/contract/console/signed-words.ts'

/** How a browser and its authenticator deviate from normal behaviour, or misbehave. */
export interface Disguise {
  /** The origin reported by the browser. */
  origin?: string
  /** The RP id that the authenticator signs for. */
  rpId?: string
  /** Whether the device has verified the user. */
  isVerified?: boolean
  /** The reported counter, instead of the next one. */
  counter?: number
  /** Signs with the key of another passkey. */
  signedBy?: Passkey
  /** Instead of the user that it was created for. */
  userHandle?: string
}

/** A passkey for one test, on one authenticator with its keys. */
export type Passkey = ReturnType<typeof createPasskey>

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** Creates an authenticator that responds as browsers do at an address of the console. */
export function createPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let count = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, said = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: said, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, counter: number) => {
    const bytes = Buffer.alloc(37)
    sha256(rpId).copy(bytes)
    bytes[32] = flags
    bytes.writeUInt32BE(counter, 33)
    return bytes
  }

  const self = {
    privateKey,
    /** Creates the passkey that an offer requests, for `POST …/me/passkeys`. */
    make(
      offer: { challenge: string; rp: { id: string }; user: { id: string } },
      { origin: said, rpId = offer.rp.id, isVerified = true }: Disguise = {},
    ) {
      userHandle = offer.user.id
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        authenticatorData(rpId, 0x41 | (isVerified ? 0x04 : 0), count),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', offer.challenge, said)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    /** Signs a challenge. */
    sign(challenge: string, rpId: string, disguise: Disguise = {}) {
      count += 1
      const counter = disguise.counter ?? count
      const data = authenticatorData(
        disguise.rpId ?? rpId,
        0x01 | (disguise.isVerified === false ? 0 : 0x04),
        counter,
      )
      const client = clientData('webauthn.get', challenge, disguise.origin)
      const key = (disguise.signedBy ?? self).privateKey
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
          userHandle: (disguise.userHandle ?? userHandle) || undefined,
        },
      }
    },
    /** Signs the digest of an action, as the page does with an offer of `POST …/me/proof`. */
    prove(offer: { nonce: string; rpId: string }, digest: string, disguise?: Disguise) {
      return self.sign(base64url(sha256(signedText(offer.nonce, digest))), offer.rpId, disguise)
    },
  }
  return self
}
