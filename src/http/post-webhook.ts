import { request } from 'undici'
import { sign, webhookHeaders } from '../contract/chat/webhook-signature.ts'
import { createEgress, type EgressOptions, userAgent } from './egress.ts'

/** Address of a webhook, and the secret to sign it with. */
export interface WebhookAddress {
  url: string
  /** Default: it is not signed. */
  secret?: string | undefined
  /** Names of the headers. Default: {@link webhookHeaders}. */
  signatureHeader?: string
  timestampHeader?: string
}

/** Posts the body of a webhook and returns the status of the response. Rejects if there is none. */
export type PostWebhook = (
  address: WebhookAddress,
  delivery: { body: Uint8Array; at: string; headers?: Record<string, string> },
) => Promise<number>

/** Options for posting webhooks. */
export interface PostWebhookOptions extends EgressOptions {
  /** Timeout for the start of the response, in milliseconds. Default 10,000. */
  timeoutMs?: number
}

const mostAnswerBytes = 16_384

/** Creates a function that posts signed webhooks to permitted addresses, without following redirects. */
export function createPostWebhook({ timeoutMs = 10_000, ...options }: PostWebhookOptions): {
  post: PostWebhook
  /** Returns whether an address may be posted to, as far as this is known without a DNS look-up. */
  mayReach(url: string): boolean
  close(): Promise<void>
} {
  const egress = createEgress(options)
  return {
    async post({ url, secret, ...names }, { body, at, headers = {} }) {
      const { timestampHeader = webhookHeaders.timestamp, signatureHeader = webhookHeaders.signature } = names
      const timestamp = String(Math.floor(Date.parse(at) / 1000))
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await request(url, {
        method: 'POST',
        dispatcher: egress.dispatcherFor(new URL(url)),
        headers: {
          'user-agent': userAgent,
          ...headers,
          'content-type': 'application/json',
          [timestampHeader]: timestamp,
          ...(secret !== undefined && { [signatureHeader]: `sha256=${sign(secret, timestamp, body)}` }),
        },
        body,
        signal,
      })
      // The rest of the response is irrelevant and must not delay us.
      await answer.body.dump({ limit: mostAnswerBytes, signal }).catch(() => {})
      return answer.statusCode
    },
    mayReach: (url) => URL.canParse(url) && egress.mayReach(new URL(url)),
    close: egress.close,
  }
}
