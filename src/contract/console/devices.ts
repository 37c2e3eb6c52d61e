import { pushRequest } from '../chat/push.ts'

/** The calls of the console by which a person's own browser is told, with the page closed, that somebody waits. */

/** Checks a browser that is to be told. */
export const deviceRequest = pushRequest
/** Checks which browser is to be told no more. */
export const deviceEndRequest = pushRequest.pick({ endpoint: true })

/** Describes what a browser needs to know before it subscribes. */
export interface DeviceKeyView {
  /** The key that it subscribes with, base64url; null where the deployment has no public address. */
  publicKey: string | null
  /** How many browsers of hers are told. */
  count: number
}

/** What a browser is told, encrypted: that somebody waits, and no word of whom. */
export interface DeviceNotice {
  title: string
  /** A later notice of the same tag takes the place of an earlier one. */
  tag: string
}
