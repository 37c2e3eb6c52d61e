import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { decrypt } from 'http_ece'
import type { PushNotice, PushRequest } from '../../src/contract/chat/push.ts'

/** A push service and the browsers that have subscribed there. */
export interface PushService {
  /** Gives the subscription of a new browser, with the address that `path` ends in. */
  subscribe(path: string): PushRequest
  /** What came for a browser, as it reads it. */
  noticesOf(path: string): PushNotice[]
  /** The headers of the last notice. */
  headers(): Headers
  /** What the next notices for a browser are answered; 201 when there is nothing left. */
  answers: Map<string, number[]>
  fetch: typeof fetch
}

/** Creates a push service that decrypts what it carries, as only the browsers could. */
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
