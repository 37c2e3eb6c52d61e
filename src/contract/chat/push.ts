import * as z from 'zod'

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/**
 * Schema of a browser's push subscription: where notifications are sent and the keys they are encrypted with
 * (RFC 8291).
 */
export const pushRequest = z.object({
  /** Address at the push service of the citizen's browser. */
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({
    /** Public key of the browser, an uncompressed point of P-256. */
    p256dh: base64url.min(86).max(88),
    /** 16-byte secret shared by both sides. */
    auth: base64url.min(21).max(24),
  }),
})

/** Push subscription of a device; validated by {@link pushRequest}. */
export type PushRequest = z.infer<typeof pushRequest>

/**
 * Schema of the response with the key by which push services identify the deployment, in the format that a
 * browser requires to subscribe.
 */
export const pushKeyResponse = z.object({
  /** An uncompressed point of P-256, base64url. */
  publicKey: z.string(),
})

/** Key that a browser subscribes with; see {@link pushKeyResponse}. */
export type PushKeyResponse = z.infer<typeof pushKeyResponse>

/**
 * Content of a push notification, which is sent encrypted. It contains no amount, no bank and no text of the
 * chat.
 */
export interface PushNotice {
  title: string
  /** Language of the title. */
  lang: string
  /** Channel whose chat is opened. */
  gwId: string
  /** A later notification with the same tag replaces an earlier one. */
  tag: string
}
