import { pushRequest } from '../chat/push.ts'

/**
 * Console calls that subscribe an agent's browser to push notices of waiting chats while the page is closed.
 */

/** Schema of a browser subscription. */
export const deviceRequest = pushRequest
/** Schema of the end of a browser subscription. */
export const deviceEndRequest = pushRequest.pick({ endpoint: true })

/** Data that a browser needs to subscribe. */
export interface DeviceKeyView {
  /** Public key for the subscription, base64url; null if the deployment has no public address. */
  publicKey: string | null
  /** Number of the agent's subscribed browsers. */
  count: number
}

/** Encrypted push notice: that someone is waiting, but not who. */
export interface DeviceNotice {
  title: string
  /** A later notice with the same tag replaces an earlier one. */
  tag: string
}
