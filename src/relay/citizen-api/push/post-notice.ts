import type { PushRequest } from '../../../contract/chat/push.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { pushKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'

/** A subscription with the deployment's public key that it was made with. */
export type Subscription = PushRequest & { publicKey: string }

/** What became of a notice: `gone` for a browser that has ended its subscription, `later` where trying again can help. */
type Posted = 'told' | 'gone' | 'later'

/** Posts notices to the push services of browsers (Web Push, RFC 8030). */
export interface NoticePoster {
  /** The key that browsers subscribe with now; undefined where the deployment has no public address. */
  publicKey(): string | undefined
  /**
   * Takes what a browser gives for a subscription.
   * @throws Problem `not-found` without a public address, `validation-error` for the address of no push service
   */
  subscription(request: PushRequest): Subscription
  /** Encrypts a notice for a browser and posts it. Never fails. */
  post(subscription: Subscription, notice: object): Promise<Posted>
}

/** Lists what posting needs. */
export interface NoticePosterDeps {
  keyedHash: KeyedHash
  /** Where citizens reach the relay; push services want to know whom they can ask. */
  publicUrl?: string | undefined
  fetch: typeof fetch
}

/** A push service that has not answered by then is tried again. */
const answerMs = 10_000
/** A device that is off for longer is not told any more, in seconds. */
const keptSeconds = 3 * 86_400
/** The browser has ended the subscription, or it was made with another key. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404, 410])

/** Creates what posts notices. */
export function createNoticePoster({ keyedHash, publicUrl, fetch }: NoticePosterDeps): NoticePoster {
  const keys = () => pushKeys(keyedHash)
  const publicKey = () => (publicUrl === undefined ? undefined : keys()[0].publicKey)

  const send = async (device: Subscription, notice: object): Promise<number | undefined> => {
    const key = keys().find((one) => one.publicKey === device.publicKey)
    // Of a pepper that is gone: the browser wants another subscription.
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
