import { bootstrapKey } from './admin-key.ts'
import { ask } from './raw-request.ts'

/** What the console's own page sends with each of its requests. */
export const ownPage = (url: string) => ({
  origin: new URL(url).origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
})

/** Sends what proves who somebody is to a console, as its page does. */
export const trySignIn = (url: string, proof: object, headers: Record<string, string> = {}) =>
  ask(`${url}/console/api/sign-in`, {
    method: 'POST',
    headers: { ...ownPage(url), ...headers },
    body: JSON.stringify(proof),
  })

/**
 * Signs in at a console; gives the cookie as a browser sends it.
 * @param key Default: that of the tests, whose role is admin.
 */
export async function signIn(url: string, key: string = bootstrapKey): Promise<string> {
  const { status, headers, text } = await trySignIn(url, { key })
  const [cookie] = headers['set-cookie'] ?? []
  if (!cookie) throw new Error(`signing in was answered ${status}: ${text}`)
  return cookie.slice(0, cookie.indexOf(';'))
}
