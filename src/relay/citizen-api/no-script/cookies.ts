import type { Context } from 'hono'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import type { Channel } from '../../config/channel.ts'
import { formPath } from './here.ts'

/** How browsers keep the sessions of the form. */
export interface FormCookies {
  /** Reads what the browser has kept: a token, `''` when it keeps cookies and has none, undefined when it keeps none. */
  read(c: Context<RelayEnv>, gwId: string): string | undefined
  /** Finds out with the next request whether the browser keeps cookies. */
  ask(c: Context<RelayEnv>, channel: Channel): void
  keep(c: Context<RelayEnv>, channel: Channel, token: string): void
  drop(c: Context<RelayEnv>, channel: Channel): void
}

/** Lists what the cookies need. */
export interface CookiesDeps {
  /** Proxies of the deployment; only they can say that a request has come by TLS. */
  trustedProxies: number
  /** How long a chat can be come back to, in days. */
  days: number
}

/** Browsers keep a cookie for no longer. */
const mostDays = 400
/** Stands where a token will. */
const askedWord = 'asked'

/** Creates the cookies: one for each channel, which only the form itself gets to see. */
export function createFormCookies({ trustedProxies, days }: CookiesDeps): FormCookies {
  // Lynx loses a cookie when an attribute that it does not know follows the path.
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
      // Of two by the same name, one was put there by somebody else, and neither counts.
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
