import { createHmac } from 'node:crypto'

/** Headers of a delivery where a deployment names no others. */
export const webhookHeaders = {
  signature: 'x-parley-signature',
  timestamp: 'x-parley-timestamp',
} as const

/** The signature of a delivery: HMAC-SHA-256 of `timestamp.body`, in hexadecimal. */
export const sign = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
