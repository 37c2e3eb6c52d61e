import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { decrypt } from 'http_ece'
import type { PushNotice, PushRequest } from '../../src/contract/chat/push.ts'

/** A push service and the browsers that have subscribed to it. */
export interface PushService {
  /** Returns the subscription of a new browser, with an address that ends in `path`. */
  subscribe(path: string): PushRequest
  /** Returns the notices for a browser, decrypted. */
  noticesOf(path: string): PushNotice[]
  /** Returns the headers of the last notice. */
  headers(): Headers
  /** Response statuses of the next notices for a browser; 201 once they are used up. */
  answers: Map<string, number[]>
  fetch: typeof fetch
}

/** Creates a push service that decrypts its messages, which otherwise only the browsers could. */
export function createPushService(): PushService {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer; notices: PushNotice[] }>()
  const answers = new Map<string, number[]>()
  let headers = new Headers()
  const origin = 'https://fcm.googleapis.com'
  return {
    subscribe(path) {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      browsers.set(path, { pair, auth, notices: [] })
      return {
        endpoint: `${origin}/fcm/send/${path}`,
        keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    noticesOf: (path) => browsers.get(path)?.notices ?? [],
    headers: () => headers,
    answers,
    async fetch(input, init) {
      const path = String(input).replace(`${origin}/fcm/send/`, '')
      const browser = browsers.get(path)
      const status = answers.get(path)?.shift() ?? (browser ? 201 : 404)
      headers = new Headers(init?.headers)
      if (status === 201 && browser) {
        const body = Buffer.from(init?.body as Uint8Array)
        const text = decrypt(body, {
          version: 'aes128gcm',
          privateKey: browser.pair,
          authSecret: browser.auth.toString('base64url'),
        })
        browser.notices.push(JSON.parse(text.toString()) as PushNotice)
      }
      return new Response(null, { status })
    },
  }
}
