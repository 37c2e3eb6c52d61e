import * as z from 'zod'

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/** Checks what a browser gives a page that may show notifications: where they go, and what they are encrypted with (RFC 8291). */
export const pushRequest = z.object({
  /** Address at the push service of her browser. */
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({
    /** Public key of the browser, an uncompressed point of P-256. */
    p256dh: base64url.min(86).max(88),
    /** 16 bytes that both sides know. */
    auth: base64url.min(21).max(24),
  }),
})

/** A device that may be told; checked by {@link pushRequest}. */
export type PushRequest = z.infer<typeof pushRequest>

/** Describes the answer with the key by which push services know the deployment, as a browser wants it when it subscribes. */
export const pushKeyResponse = z.object({
  /** An uncompressed point of P-256, base64url. */
  publicKey: z.string(),
})

/** The key that a browser subscribes with; see {@link pushKeyResponse}. */
export type PushKeyResponse = z.infer<typeof pushKeyResponse>

/** What a device is told, encrypted. Neither an amount, nor a bank, nor a word of the chat. */
export interface PushNotice {
  title: string
  /** Language of the title. */
  lang: string
  /** The channel whose chat is opened. */
  gwId: string
  /** A later notice of the same tag takes the place of an earlier one. */
  tag: string
}
