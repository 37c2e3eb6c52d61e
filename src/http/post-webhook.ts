import { request } from 'undici'
import { sign, webhookHeaders } from '../contract/chat/webhook-signature.ts'
import { createEgress, type EgressOptions } from './egress.ts'

/** Where a webhook goes, and what it is signed with. */
export interface WebhookAddress {
  url: string
  /** Default: it goes unsigned. */
  secret?: string | undefined
  /** Names of the headers. Default: {@link webhookHeaders}. */
  signatureHeader?: string
  timestampHeader?: string
}

/** Posts the body of a webhook; gives the status of the answer. Rejects when there is none. */
export type PostWebhook = (
  address: WebhookAddress,
  delivery: { body: Uint8Array; at: string; headers?: Record<string, string> },
) => Promise<number>

/** Says how webhooks are posted. */
export interface PostWebhookOptions extends EgressOptions {
  /** An answer must have begun within this, in milliseconds. Default 10,000. */
  timeoutMs?: number
}

const mostAnswerBytes = 16_384

/** Creates the posting of webhooks: signed, to addresses that may be reached, and never on to where an answer points. */
export function createPostWebhook({ timeoutMs = 10_000, ...options }: PostWebhookOptions): {
  post: PostWebhook
  /** Tells whether an address could be posted to, as far as it can be told without a look-up. */
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
          ...headers,
          'content-type': 'application/json',
          [timestampHeader]: timestamp,
          ...(secret !== undefined && { [signatureHeader]: `sha256=${sign(secret, timestamp, body)}` }),
        },
        body,
        signal,
      })
      // What the server says besides changes nothing, and must not hold us up.
      await answer.body.dump({ limit: mostAnswerBytes, signal }).catch(() => {})
      return answer.statusCode
    },
    mayReach: (url) => URL.canParse(url) && egress.mayReach(new URL(url)),
    close: egress.close,
  }
}
