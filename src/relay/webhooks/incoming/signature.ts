import { sign } from '../../../contract/chat/webhook-signature.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { equalSecrets } from '../../../http/secrets.ts'

/** Says how the deliveries of a platform are signed. The interface does not say; this form is common. */
export interface SignatureRules {
  /** Carries hexadecimal HMAC-SHA-256 of `timestamp.body`, with or without `sha256=` before it. */
  signatureHeader: string
  /** Carries the time of the delivery: seconds since 1970, or an ISO instant. */
  timestampHeader: string
  /** Largest difference between that time and ours. */
  toleranceSeconds: number
}

/** Holds what a channel's deliveries are checked with: a signing key, or a weaker secret in the path. */
export interface WebhookSecrets {
  signing?: string | undefined
  path?: string | undefined
}

/** Holds a delivery to check. */
export interface Delivery {
  headers: Headers
  body: Uint8Array
  /** The secret of the path, when the address had one. */
  pathSecret: string | undefined
  /** ISO instant. */
  now: string
}

/**
 * Checks that a delivery is genuine.
 * @throws Problem `unauthenticated`, without saying which part was wrong
 */
export function checkDelivery(delivery: Delivery, secrets: WebhookSecrets, rules: SignatureRules): void {
  const { headers, body, pathSecret, now } = delivery
  const bySignature =
    secrets.signing !== undefined && isSigned(headers, body, { secret: secrets.signing, rules, now })
  const byPath =
    secrets.path !== undefined && pathSecret !== undefined && equalSecrets(secrets.path, pathSecret)
  // With a signing key, the secret in the path is not enough.
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
