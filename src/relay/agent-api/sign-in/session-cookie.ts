import { deleteCookie, setCookie } from 'hono/cookie'
import type { OperatorContext } from './route-guards.ts'

/** Sets the session cookie. */
export const keepSession = (c: OperatorContext, session: string): void =>
  setCookie(c, cookieName(c), session, cookieOptions(c))

/** Deletes the session cookie. */
export const forgetSession = (c: OperatorContext): void => {
  deleteCookie(c, cookieName(c), cookieOptions(c))
}

/**
 * The prefix makes browsers accept the cookie only if it was set over HTTPS. Names of this machine have no
 * HTTPS.
 */
export const cookieNamed = (c: OperatorContext, name: string): string =>
  c.get('reachedBy') === 'named' ? `__Secure-${name}` : name
const cookieName = (c: OperatorContext): string => cookieNamed(c, 'parley-operator')

const cookieOptions = (c: OperatorContext) =>
  ({
    path: '/console',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.get('reachedBy') === 'named',
  }) as const

/**
 * Reads the cookie; if there are two with the same name, another site has set one, and neither is accepted.
 */
export function sessionOf(c: OperatorContext): string | undefined {
  const name = `${cookieName(c)}=`
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [only, ...more] = pairs.filter((pair) => pair.startsWith(name))
  return more.length > 0 ? undefined : only?.slice(name.length)
}

/** Returns the browser and system from the request's headers; nothing else of them is stored. */
export function deviceOf(c: OperatorContext): string {
  const agent = c.req.header('user-agent') ?? ''
  // Most browsers also include the names of others, which come later in this list.
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`))
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'].find((name) =>
    agent.includes(name),
  )
  return [browser ?? 'Browser', system].filter(Boolean).join(', ')
}
