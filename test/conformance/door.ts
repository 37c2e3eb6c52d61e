import type { Operation } from '../../src/contract/operations/operation.ts'

/** Says where an operation is asked, and by which headers its caller is known there. */
export type Door = (operation: Pick<Operation, 'host' | 'auth'>) => {
  url: string
  headers: Record<string, string>
}

/** One address and one key for all 40 operations, as a relay has. */
export const oneDoor = (url: string, key: string): Door => {
  const headers = bearer(key)
  return () => ({ url, headers })
}

/** What the variables name; a host or a secret that none names is that of the base and its key. */
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
