import { createHmac } from 'node:crypto'

/** Default names of the headers of a signed delivery; a deployment can configure others. */
export const webhookHeaders = {
  signature: 'x-parley-signature',
  timestamp: 'x-parley-timestamp',
} as const

/** Signs a delivery: HMAC-SHA-256 of `timestamp.body`, in hexadecimal. */
export const sign = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
