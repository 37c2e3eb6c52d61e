import * as z from 'zod'
import type { HostSecrets } from '../gateway/upstream/credentials.ts'
import { parseTakeoverSecrets } from '../gateway/upstream/credentials.ts'
import type { HostsOptions } from '../gateway/upstream/hosts.ts'

/** Which hosts are real, and their secrets. Documented in docs/settings.md. */

const baseUrl = z
  .string()
  .regex(/^https?:\/\/[^\s?#@]+$/, 'must be an http or https address without query, fragment or password')
const secret = z
  .string()
  .min(8, 'must have at least 8 characters')
  .regex(/^[\x21-\x7e]+$/, 'must be printable')
const file = z.string().min(1)
const path = z.string().regex(/^\/[^\s?#]*$/, 'must be a path that begins with /')

/** Schema of the upstream host settings; the descriptions are those of docs/settings.md. */
export const hostsSchema = z.object({
  STRICT_CALLS: z
    .enum(['0', '1'])
    .optional()
    .describe(
      '`1` also checks calls to real hosts by the rules of the embedded platform (required members, lengths, formats of times), so that the relay refuses them and names the field. Without it, the relay checks only what the API states, and the host checks the rest',
    ),
  PLATFORM_BASE_URL: baseUrl
    .optional()
    .describe('voice, custom fields and customers (`/api/platform/v1/…` is appended)'),
  GATEWAY_URL: baseUrl.optional().describe('human profiles'),
  TRUST_LAYER_URL: baseUrl.optional().describe('redress, recovery and instant payments'),
  PLATFORM_TOKEN: secret.optional().describe('bearer token for custom fields and customers'),
  TAKEOVER_SECRETS: z
    .string()
    .optional()
    .describe('for voice: `teamspace=secret,teamspace=secret`, or a JSON object'),
  SERVICE_TOKEN: secret.optional().describe('for the gateway; sent as `X-SERVICE-TOKEN`'),
  TRUST_LAYER_TOKEN: secret.optional().describe('bearer token for the trust layer'),
  TRUST_LAYER_AUTHORITY_TOKEN: secret
    .optional()
    .describe(
      'authorization token that a real trust layer accepts for freezes and releases that two people have approved at the console. Without it, the approver must enter the token of the authority. The embedded platform requires none, since the relay issues one for each approved action',
    ),
  TRUST_LAYER_CERT: file
    .optional()
    .describe(
      'PEM file: client certificate for mutual TLS with the trust layer, instead of the token or in addition to it',
    ),
  TRUST_LAYER_KEY: file.optional().describe('PEM file: key of that certificate'),
  TRUST_LAYER_CA: file.optional().describe('PEM file: certificate authority of the trust layer'),
  TRUST_LAYER_REPORT_PATH: path
    .optional()
    .describe(
      'path at which a real trust layer accepts the detailed scam report, such as `/v1/scam-reports`: a POST with `x-case-id` and `idempotency-key`. The console reads it back with a GET with `x-case-id`, which returns `{reports: […]}`, if the host supports that. Without a path, the dialogue does not offer the report; one in progress stays encrypted in the relay and is not sent',
    ),
})

type Given = z.infer<typeof hostsSchema>

/** Settings of the real upstream hosts. */
export type UpstreamSettings = Pick<
  HostsOptions,
  'baseUrls' | 'secrets' | 'trustTls' | 'trustReportPath' | 'strictCalls'
>

/**
 * Parses the upstream hosts in an environment; an empty value counts as unset.
 * @param readFile returns the text of a PEM file
 * @throws Error naming each wrong setting and what it requires, never its value
 */
export function parseUpstreamSettings(
  environment: Record<string, string | undefined>,
  readFile: (path: string) => string,
): UpstreamSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = hostsSchema.safeParse(given)
  const wrong = result.success
    ? missing(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!result.success || wrong.length > 0) throw new Error(wrong.join('\n'))
  const { PLATFORM_BASE_URL, GATEWAY_URL, TRUST_LAYER_URL, TRUST_LAYER_REPORT_PATH } = result.data
  const tls = readTls(result.data, readFile)
  return {
    baseUrls: {
      ...(PLATFORM_BASE_URL && { platform: PLATFORM_BASE_URL }),
      ...(GATEWAY_URL && { gateway: GATEWAY_URL }),
      ...(TRUST_LAYER_URL && { trust: TRUST_LAYER_URL }),
    },
    secrets: toSecrets(result.data),
    ...(tls && { trustTls: tls }),
    ...(result.data.STRICT_CALLS === '1' && { strictCalls: true }),
    ...(TRUST_LAYER_REPORT_PATH && { trustReportPath: TRUST_LAYER_REPORT_PATH }),
  }
}

/** A real host without credentials would refuse every call, so this fails at start-up. */
function missing(given: Given): string[] {
  const wrong: string[] = []
  if (given.PLATFORM_BASE_URL && !given.PLATFORM_TOKEN && !given.TAKEOVER_SECRETS) {
    wrong.push('PLATFORM_TOKEN or TAKEOVER_SECRETS: PLATFORM_BASE_URL needs at least one of them')
  }
  if (given.GATEWAY_URL && !given.SERVICE_TOKEN) wrong.push('SERVICE_TOKEN: GATEWAY_URL needs it')
  if (given.TRUST_LAYER_URL && !given.TRUST_LAYER_TOKEN && !given.TRUST_LAYER_CERT) {
    wrong.push('TRUST_LAYER_TOKEN or TRUST_LAYER_CERT: TRUST_LAYER_URL needs at least one of them')
  }
  if (given.TRUST_LAYER_AUTHORITY_TOKEN && !given.TRUST_LAYER_URL) {
    wrong.push('TRUST_LAYER_AUTHORITY_TOKEN: there is no TRUST_LAYER_URL, and the relay issues tokens itself')
  }
  if (given.TRUST_LAYER_REPORT_PATH && !given.TRUST_LAYER_URL) {
    wrong.push(
      'TRUST_LAYER_REPORT_PATH: there is no TRUST_LAYER_URL, and the embedded platform has its own path',
    )
  }
  if (!given.TRUST_LAYER_CERT !== !given.TRUST_LAYER_KEY) {
    wrong.push('TRUST_LAYER_CERT and TRUST_LAYER_KEY: set both, or neither')
  }
  return wrong
}

function toSecrets(given: Given): HostSecrets {
  const { TAKEOVER_SECRETS, PLATFORM_TOKEN, SERVICE_TOKEN, TRUST_LAYER_TOKEN } = given
  const { TRUST_LAYER_AUTHORITY_TOKEN } = given
  return {
    ...(TAKEOVER_SECRETS && { takeoverSecrets: parseTakeoverSecrets(TAKEOVER_SECRETS) }),
    ...(PLATFORM_TOKEN && { platformToken: PLATFORM_TOKEN }),
    ...(SERVICE_TOKEN && { serviceToken: SERVICE_TOKEN }),
    ...(TRUST_LAYER_TOKEN && { trustLayerToken: TRUST_LAYER_TOKEN }),
    ...(TRUST_LAYER_AUTHORITY_TOKEN && { authorityToken: TRUST_LAYER_AUTHORITY_TOKEN }),
  }
}

function readTls(given: Given, readFile: (path: string) => string): HostsOptions['trustTls'] {
  const read = (name: 'TRUST_LAYER_CERT' | 'TRUST_LAYER_KEY' | 'TRUST_LAYER_CA') => {
    const path = given[name]
    if (path === undefined) return undefined
    try {
      return readFile(path)
    } catch (cause) {
      throw new Error(`${name}: the file cannot be read`, { cause })
    }
  }
  const [cert, key, ca] = [read('TRUST_LAYER_CERT'), read('TRUST_LAYER_KEY'), read('TRUST_LAYER_CA')]
  if (!cert && !ca) return undefined
  return { ...(cert && { cert }), ...(key && { key }), ...(ca && { ca }) }
}
