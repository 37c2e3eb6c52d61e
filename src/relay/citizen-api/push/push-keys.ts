import { createECDH } from 'node:crypto'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'

/** Key pair that identifies this deployment to push services (VAPID, RFC 8292), in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/**
 * Derives the keys from the deployment's peppers, so that no setting is required and every relay has the same
 * keys: the current key first, then those of older peppers, which older subscriptions use.
 */
export function pushKeys(keyedHash: KeyedHash): [PushKey, ...PushKey[]] {
  const [today, ...earlier] = keyedHash.all('push', 'vapid')
  return [toPushKey(today), ...earlier.map(toPushKey)]
}

function toPushKey(hash: string): PushKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(hash.replace(/^hm1:/, ''), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
