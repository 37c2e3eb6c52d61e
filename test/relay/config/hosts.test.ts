import { describe, expect, it } from 'vitest'
import { parseUpstreamSettings } from '../../../src/relay/config/hosts.ts'
import { createCredentials, parseTakeoverSecrets } from '../../../src/relay/gateway/upstream/credentials.ts'

const readFile = (path: string) => {
  if (path === 'missing.pem') throw new Error(`ENOENT ${path}`)
  return `PEM of ${path}`
}
const parse = (environment: Record<string, string>) => parseUpstreamSettings(environment, readFile)

describe('upstream settings', () => {
  it('leave every host to the embedded platform when nothing is set', () => {
    expect(parse({ PORT: '1', PLATFORM_BASE_URL: '' })).toEqual({ baseUrls: {}, secrets: {} })
  })

  it('configure each host with its secret and certificate separately', () => {
    const settings = parse({
      GATEWAY_URL: 'https://gateway.example/base',
      SERVICE_TOKEN: 'token-of-the-gateway',
      TRUST_LAYER_URL: 'https://trust.example',
      TRUST_LAYER_CERT: 'cert.pem',
      TRUST_LAYER_KEY: 'key.pem',
      TRUST_LAYER_CA: 'ca.pem',
    })
    expect(settings).toEqual({
      baseUrls: { gateway: 'https://gateway.example/base', trust: 'https://trust.example' },
      secrets: { serviceToken: 'token-of-the-gateway' },
      trustTls: { cert: 'PEM of cert.pem', key: 'PEM of key.pem', ca: 'PEM of ca.pem' },
    })
  })

  it.each([
    ['1', true],
    ['0', undefined],
    ['', undefined],
  ])('decide with STRICT_CALLS=%s whether our rules apply to real hosts: %s', (value, strict) => {
    expect(parse({ STRICT_CALLS: value }).strictCalls).toBe(strict)
  })

  it.each([
    [
      { PLATFORM_BASE_URL: 'ftp://x.example', PLATFORM_TOKEN: 'long-enough' },
      'PLATFORM_BASE_URL: must be an http',
    ],
    [
      { PLATFORM_BASE_URL: 'https://user:pw@x.example', PLATFORM_TOKEN: 'long-enough' },
      'PLATFORM_BASE_URL: must be',
    ],
    [{ PLATFORM_BASE_URL: 'https://x.example' }, 'PLATFORM_TOKEN or TAKEOVER_SECRETS'],
    [{ GATEWAY_URL: 'https://x.example' }, 'SERVICE_TOKEN'],
    [{ TRUST_LAYER_URL: 'https://x.example' }, 'TRUST_LAYER_TOKEN or TRUST_LAYER_CERT'],
    [{ TRUST_LAYER_REPORT_PATH: '/v1/scam-reports' }, 'TRUST_LAYER_REPORT_PATH: there is no TRUST_LAYER_URL'],
    [
      {
        TRUST_LAYER_URL: 'https://x.example',
        TRUST_LAYER_TOKEN: 'long-enough',
        TRUST_LAYER_REPORT_PATH: 'https://other.example/reports',
      },
      'TRUST_LAYER_REPORT_PATH: must be a path',
    ],
    [{ TRUST_LAYER_CERT: 'cert.pem' }, 'TRUST_LAYER_CERT and TRUST_LAYER_KEY'],
    [
      { TRUST_LAYER_CERT: 'missing.pem', TRUST_LAYER_KEY: 'key.pem' },
      'TRUST_LAYER_CERT: the file cannot be read',
    ],
    [{ STRICT_CALLS: 'yes' }, 'STRICT_CALLS: Invalid option'],
    [{ SERVICE_TOKEN: 'short' }, 'SERVICE_TOKEN: must have at least 8'],
    [{ SERVICE_TOKEN: 'with a\nline break' }, 'SERVICE_TOKEN: must be printable'],
    [{ TAKEOVER_SECRETS: 'teamspace' }, 'TAKEOVER_SECRETS: must be'],
  ])('reject %j by name', (environment, words) => {
    expect(() => parse(environment)).toThrow(words)
  })

  it('never repeat a secret that they reject', () => {
    expect(() => parse({ PLATFORM_TOKEN: 'a secret with spaces' })).toThrow(/^(?!.*a secret with spaces)/s)
    expect(() => parse({ TAKEOVER_SECRETS: '{"broken":"a-secret' })).toThrow(/^(?!.*a-secret)/s)
  })
})

describe('takeover secrets', () => {
  it.each([
    ['t1=secret-one,t2=secret-two', { t1: 'secret-one', t2: 'secret-two' }],
    [' t1 = secret=with=signs ', { t1: 'secret=with=signs' }],
    ['{"t1":"secret, one"}', { t1: 'secret, one' }],
  ])('are parsed from %j', (text, expected) => {
    expect(Object.fromEntries(parseTakeoverSecrets(text))).toEqual(expected)
  })

  it('are used only for their own teamspace', () => {
    const credentials = createCredentials({ takeoverSecrets: new Map([['t1', 'secret-one']]) })
    expect(credentials.credentialFor('takeover-secret', 't1')).toMatchObject({ value: 'Bearer secret-one' })
    expect(credentials.credentialFor('takeover-secret', 't2')).toBeUndefined()
    expect(credentials.credentialFor('platform-token', 't1')).toBeUndefined()
  })
})
