import { sign } from '../../contract/chat/webhook-signature.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { equalSecrets } from '../../http/secrets.ts'

/** How the deliveries of a platform are signed. The interface shows no way; this one is common. */
export interface SignatureRules {
  /** Carries hexadecimal HMAC-SHA-256 of `timestamp.body`, with or without `sha256=` before it. */
  signatureHeader: string
  /** Carries the time of the delivery: seconds since 1970, or an ISO instant. */
  timestampHeader: string
  /** How far that time may be from ours. */
  toleranceSeconds: number
}

/** What a channel's deliveries are checked with: a key for signatures, or a weaker secret in the path. */
export interface WebhookSecrets {
  signing?: string | undefined
  path?: string | undefined
}

export interface Delivery {
  headers: Headers
  body: Uint8Array
  /** The secret of the path, when the address had one. */
  pathSecret: string | undefined
  /** ISO instant. */
  now: string
}

/**
 * Lets a genuine delivery pass.
 * @throws Problem `unauthenticated`; it does not say which part was wrong
 */
export function checkDelivery(delivery: Delivery, secrets: WebhookSecrets, rules: SignatureRules): void {
  const { headers, body, pathSecret, now } = delivery
  const bySignature =
    secrets.signing !== undefined && isSigned(headers, body, { secret: secrets.signing, rules, now })
  const byPath =
    secrets.path !== undefined && pathSecret !== undefined && equalSecrets(secrets.path, pathSecret)
  // With a key for signatures the path alone no longer suffices.
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
