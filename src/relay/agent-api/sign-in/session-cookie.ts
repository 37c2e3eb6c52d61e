import { deleteCookie, setCookie } from 'hono/cookie'
import type { OperatorContext } from './route-guards.ts'

/** Has the browser keep a session. */
export const keepSession = (c: OperatorContext, session: string): void =>
  setCookie(c, cookieName(c), session, cookieOptions(c))

/** Has the browser forget its session. */
export const forgetSession = (c: OperatorContext): void => {
  deleteCookie(c, cookieName(c), cookieOptions(c))
}

/**
 * The prefix has browsers take the cookie by https alone, and from nobody else. Under the names of this
 * machine there is no https.
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

/** Reads the cookie; of two by the same name, one was put there by somebody else, and neither counts. */
export function sessionOf(c: OperatorContext): string | undefined {
  const name = `${cookieName(c)}=`
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [only, ...more] = pairs.filter((pair) => pair.startsWith(name))
  return more.length > 0 ? undefined : only?.slice(name.length)
}

/** Names browser and system, as far as the page's request tells them; nothing else of it is kept. */
export function deviceOf(c: OperatorContext): string {
  const agent = c.req.header('user-agent') ?? ''
  // Most call themselves by the names of others too, which come later here.
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`))
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'].find((name) =>
    agent.includes(name),
  )
  return [browser ?? 'Browser', system].filter(Boolean).join(', ')
}
