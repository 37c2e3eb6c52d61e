import type { Context } from 'hono'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import type { Channel } from '../../config/channel.ts'
import { formPath } from './here.ts'

/** Session cookies of the form. */
export interface FormCookies {
  /**
   * Reads the browser's cookie: a token, `''` if the browser accepts cookies but has no token, undefined if
   * it accepts none.
   */
  read(c: Context<RelayEnv>, gwId: string): string | undefined
  /** Sets a test cookie, to find out with the next request whether the browser accepts cookies. */
  ask(c: Context<RelayEnv>, channel: Channel): void
  keep(c: Context<RelayEnv>, channel: Channel, token: string): void
  drop(c: Context<RelayEnv>, channel: Channel): void
}

/** Dependencies of the cookies. */
export interface CookiesDeps {
  /** Number of proxies of the deployment; only they can report that a request used TLS. */
  trustedProxies: number
  /** Number of days during which a chat can be resumed. */
  days: number
}

/** Maximum lifetime of a cookie in browsers, in days. */
const mostDays = 400
/** Value of the test cookie, in place of a token. */
const askedWord = 'asked'

/** Creates the cookies: one for each channel, sent only to the form itself. */
export function createFormCookies({ trustedProxies, days }: CookiesDeps): FormCookies {
  // Lynx loses a cookie if an attribute that it does not support follows the path.
  const set = (
    c: Context<RelayEnv>,
    gwId: string,
    { value, seconds }: { value: string; seconds?: number },
  ) => {
    const isSecure = trustedProxies > 0 && c.req.header('x-forwarded-proto') === 'https'
    const attributes = ['SameSite=Lax', 'HttpOnly', ...(isSecure ? ['Secure'] : []), `Path=${formPath}`]
    const age = seconds === undefined ? [] : [`Max-Age=${seconds}`]
    c.header('set-cookie', [`${nameOf(gwId)}=${value}`, ...attributes, ...age].join('; '), { append: true })
  }
  const keep = (c: Context<RelayEnv>, { gwId, ephemeral }: Channel, value: string) => {
    const seconds = Math.min(days, mostDays) * 86_400
    set(c, gwId, ephemeral ? { value } : { value, seconds })
  }
  return {
    read(c, gwId) {
      const start = `${nameOf(gwId)}=`
      const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
      const [only, ...more] = pairs.filter((pair) => pair.startsWith(start))
      // If there are two with the same name, another site may have set one, so neither is used.
      if (only === undefined || more.length > 0) return undefined
      const value = only.slice(start.length)
      return value === askedWord ? '' : value
    },
    ask: (c, channel) => keep(c, channel, askedWord),
    keep,
    drop: (c, { gwId }) => set(c, gwId, { value: '', seconds: 0 }),
  }
}

const nameOf = (gwId: string): string => `parley-report-${gwId}`
