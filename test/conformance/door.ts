import type { Operation } from '../../src/contract/operations/operation.ts'

/** Returns where an operation is called, and the headers that identify its caller there. */
export type Door = (operation: Pick<Operation, 'host' | 'auth'>) => {
  url: string
  headers: Record<string, string>
}

/** One address and one key for all 40 operations, as with a relay. */
export const oneDoor = (url: string, key: string): Door => {
  const headers = bearer(key)
  return () => ({ url, headers })
}

/**
 * Returns the hosts and secrets from the environment variables; a missing host or secret defaults to the base
 * and its key.
 */
export function doorOf(environment: NodeJS.ProcessEnv, base: string, key: string): Door {
  const named = (name: string) => environment[`PARLEY_CONFORMANCE_${name}`]
  const urls: Record<Operation['host'], string> = {
    platform: base,
    gateway: named('GATEWAY') ?? base,
    trust: named('TRUST') ?? base,
  }
  const serviceToken = named('SERVICE_TOKEN')
  const headers: Record<Operation['auth'], Record<string, string>> = {
    'takeover-secret': bearer(named('TAKEOVER_SECRET') ?? key),
    'platform-token': bearer(key),
    'service-token': serviceToken ? { 'x-service-token': serviceToken } : bearer(key),
    'trust-layer': bearer(named('TRUST_TOKEN') ?? key),
  }
  return ({ host, auth }) => ({ url: urls[host], headers: headers[auth] })
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
