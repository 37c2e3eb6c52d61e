import { createECDH } from 'node:crypto'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'

/** The key pair by which push services know this deployment (VAPID, RFC 8292), in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/**
 * Derives the keys from the deployment's peppers, so that nothing has to be set and every relay has the same: today's first,
 * and those of older peppers, with which browsers have subscribed before.
 */
export function pushKeys(keyedHash: KeyedHash): [PushKey, ...PushKey[]] {
  const [today, ...earlier] = keyedHash.all('push', 'vapid').map(toPushKey)
  return [today as PushKey, ...earlier]
}

function toPushKey(hash: string): PushKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(hash.replace(/^hm1:/, ''), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
