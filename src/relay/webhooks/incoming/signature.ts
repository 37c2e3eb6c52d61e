import { sign } from '../../../contract/chat/webhook-signature.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { equalSecrets } from '../../../http/secrets.ts'

/**
 * Signature format of the platform's deliveries. The interface does not specify one; this format is common.
 */
export interface SignatureRules {
  /**
   * Name of the header with the hexadecimal HMAC-SHA-256 of `timestamp.body`, optionally prefixed by
   * `sha256=`.
   */
  signatureHeader: string
  /** Name of the header with the time of the delivery: seconds since 1970, or an ISO instant. */
  timestampHeader: string
  /** Maximum difference between that time and ours, in seconds. */
  toleranceSeconds: number
}

/** Secrets for checking a channel's deliveries: a signing key, or a weaker secret in the path. */
export interface WebhookSecrets {
  signing?: string | undefined
  path?: string | undefined
}

/** A delivery to check. */
export interface Delivery {
  headers: Headers
  body: Uint8Array
  /** Secret in the path, if the address had one. */
  pathSecret: string | undefined
  /** Current time (ISO instant). */
  now: string
}

/**
 * Checks the authenticity of a delivery.
 * @throws Problem `unauthenticated`, without revealing which part was wrong
 */
export function checkDelivery(delivery: Delivery, secrets: WebhookSecrets, rules: SignatureRules): void {
  const { headers, body, pathSecret, now } = delivery
  const bySignature =
    secrets.signing !== undefined && isSigned(headers, body, { secret: secrets.signing, rules, now })
  const byPath =
    secrets.path !== undefined && pathSecret !== undefined && equalSecrets(secrets.path, pathSecret)
  // If a signing key is set, the secret in the path is not sufficient.
  if (secrets.signing !== undefined ? bySignature : byPath) return
  throw new Problem('unauthenticated', {
    errors: [
      {
        field: rules.signatureHeader,
        code: 'invalid',
        message: 'This delivery is not signed by the platform.',
      },
    ],
  })
}

function isSigned(
  headers: Headers,
  body: Uint8Array,
  { secret, rules, now }: { secret: string; rules: SignatureRules; now: string },
): boolean {
  const timestamp = headers.get(rules.timestampHeader) ?? ''
  const signature = (headers.get(rules.signatureHeader) ?? '').replace(/^sha256=/, '')
  const at = /^\d+$/.test(timestamp) ? Number(timestamp) * 1000 : Date.parse(timestamp)
  if (!(Math.abs(Date.parse(now) - at) <= rules.toleranceSeconds * 1000)) return false
  return equalSecrets(sign(secret, timestamp, body), signature.toLowerCase())
}
