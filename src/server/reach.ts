import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls, type SecureContextOptions } from 'node:tls'
import { isObject } from '../contract/primitives/json.ts'
import { ask, bindToSmsCentre, statusOf } from '../platform/kit/delivery/smpp-session.ts'

/** Timeout of every reachability check, in milliseconds. */
const patienceMs = 5_000

/**
 * Connects to the host of a URL, with TLS verification if it is https, and sends nothing.
 * @throws whatever the connection fails with
 */
export async function reachAddress(
  address: string,
  { lookup, ...tls }: SecureContextOptions & { lookup?: LookupFunction } = {},
): Promise<void> {
  const { protocol, hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isTls = protocol === 'https:'
  const to = { host, port: Number(port || (isTls ? 443 : 80)), ...(lookup && { lookup }) }
  await new Promise<void>((done, failed) => {
    const socket: Socket = isTls
      ? connectTls({ ...tls, ...to, ...(isIP(host) ? {} : { servername: host }) }, () => end())
      : connect(to, () => end())
    const end = (error?: Error) => {
      socket.destroy()
      if (error) failed(error)
      else done()
    }
    socket.setTimeout(patienceMs, () => end(new Error('no answer')))
    socket.on('error', end)
  })
}

/** Pings a Redis server. @throws when it is unreachable */
export async function reachRedis(url: string): Promise<void> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let cause: Error | undefined
  redis.on('error', (error: Error) => {
    cause = error
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    throw cause ?? error
  } finally {
    redis.disconnect()
  }
}

/** Signs in to a mail server, and sends nothing. @throws when it refuses */
export async function reachMail(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  await transport.verify().finally(() => transport.close())
}

/** Binds to an SMS centre, and sends nothing. @throws when it refuses */
export async function reachSmsCentre(url: string): Promise<void> {
  const session = await bindToSmsCentre(url, async () => statusOf('ESME_RX_T_APPN'))
  // Some hang up without responding.
  await ask(session, 'unbind', {}, { ms: patienceMs }).catch(() => {})
  session.destroy()
}

/** Reads the metadata of an identity provider. @throws when it does not respond, or is another provider */
export async function reachProvider(issuer: string): Promise<void> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  const said: unknown = await answer.json()
  if (!isObject(said) || said.issuer !== issuer) throw new Error('it calls itself by another issuer')
}

const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the name cannot be looked up',
  ETIMEDOUT: 'no answer',
  PRIVATE_ADDRESS:
    'the name leads to no public address, and to no network that webhooks.privateNetworks names',
  TimeoutError: 'no answer',
  EAUTH: 'it refuses the user or password',
  ESME_RBINDFAIL: 'it refuses the user or password',
  ESME_RINVSYSID: 'it refuses the user',
  ESME_RINVPASWD: 'it refuses the password',
  '28P01': 'it refuses the user or password',
  '28000': 'it refuses the user',
  '3D000': 'no such database',
  WRONGPASS: 'it refuses the user or password',
  NOAUTH: 'it requires a password',
}

/**
 * Returns why something was not reached, without text from the other side, which may contain an address or a
 * secret.
 */
export function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : /^(WRONGPASS|NOAUTH)\b/.exec(at.message)?.[0]
    const name = code ?? (at.name === 'TimeoutError' ? at.name : undefined)
    if (name !== undefined && name !== 'storage-unavailable')
      return known[name] ? `${known[name]} (${name})` : name
    if (/^(no answer|it answers \d+|it calls itself .*)$/.test(at.message)) return at.message
  }
  return error instanceof Error ? error.name : 'unknown'
}
