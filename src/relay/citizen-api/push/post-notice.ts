import type { PushRequest } from '../../../contract/chat/push.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { pushKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'

/** A push subscription, with the deployment's public key that it was created with. */
export type Subscription = PushRequest & { publicKey: string }

/**
 * Result of posting a notice: `gone` if the browser has ended its subscription, `later` if a retry can help.
 */
type Posted = 'told' | 'gone' | 'later'

/** Posts notices to the push services of browsers (Web Push, RFC 8030). */
export interface NoticePoster {
  /** Returns the key for new subscriptions; undefined if the deployment has no public address. */
  publicKey(): string | undefined
  /**
   * Validates a browser's subscription.
   * @throws Problem `not-found` without a public address, `validation-error` for an address that is not a
   * push service
   */
  subscription(request: PushRequest): Subscription
  /** Encrypts a notice for a browser and posts it. Never rejects. */
  post(subscription: Subscription, notice: object): Promise<Posted>
}

/** Dependencies of the notice poster. */
export interface NoticePosterDeps {
  keyedHash: KeyedHash
  /** Public address of the relay; push services require a contact. */
  publicUrl?: string | undefined
  fetch: typeof fetch
}

/** Response timeout in milliseconds; after that, the push service is retried. */
const answerMs = 10_000
/** Time to live in seconds; a device that is offline for longer is not notified. */
const keptSeconds = 3 * 86_400
/** The browser has ended the subscription, or it was created with another key. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404, 410])

/** Creates the notice poster. */
export function createNoticePoster({ keyedHash, publicUrl, fetch }: NoticePosterDeps): NoticePoster {
  const keys = () => pushKeys(keyedHash)
  const publicKey = () => (publicUrl === undefined ? undefined : keys()[0].publicKey)

  const send = async (device: Subscription, notice: object): Promise<number | undefined> => {
    const key = keys().find((one) => one.publicKey === device.publicKey)
    // Created with the key of a removed pepper, so the browser needs a new subscription.
    if (!key || publicUrl === undefined) return undefined
    const { default: webPush } = await import('web-push')
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify(notice),
      { vapidDetails: { subject: publicUrl, ...key }, TTL: keptSeconds, urgency: 'high' },
    )
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body as Uint8Array<ArrayBuffer> | null,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    await answer.body?.cancel()
    return answer.status
  }

  return {
    publicKey,
    subscription(request) {
      const key = publicKey()
      if (key === undefined) throw new Problem('not-found')
      if (isPushService(request.endpoint)) return { ...request, publicKey: key }
      throw new Problem('validation-error', {
        errors: [
          { field: 'endpoint', code: 'unknown_service', message: 'Must be the address of a push service.' },
        ],
      })
    },
    async post(device, notice) {
      const status = await send(device, notice).catch(() => 0)
      if (status === undefined || goneStatuses.has(status)) return 'gone'
      return status === 0 || status === 429 || status >= 500 ? 'later' : 'told'
    },
  }
}
