import * as z from 'zod'
import { isLoopbackHost } from '../../http/loopback.ts'
import { environments } from '../security/auth/api-keys.ts'

/** Default path of the configuration file. */
export const defaultConfigFile = 'parley.config.json'

/** Schema of the environment; the descriptions are those of docs/settings.md. */
export const environmentSchema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4600)
    .describe('port on which the relay listens; 0 selects a free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address on which the relay listens'),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s?#]+$/, 'must start with https:// and have no query')
    .optional()
    .describe(
      'address at which citizens reach the relay, such as `https://help.example`; messages about a case then contain a link that opens it, and a browser can be notified while the page is closed; without it, neither works',
    ),
  ADMIN_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe(
      'separate port for `/console`, `/sandbox` and `/metrics`, which are then not on `PORT`; without it, they are on `PORT`, but only on a loopback `HOST`; 0 selects a free one',
    ),
  ADMIN_HOST: z.string().min(1).default('127.0.0.1').describe('address on which `ADMIN_PORT` listens'),
  ADMIN_NAMES: z
    .string()
    .regex(
      /^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(, *([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]))*$/,
      'must be host names or addresses without a port, comma-separated',
    )
    .optional()
    .describe(
      'host names, comma-separated, under which those pages respond in addition to `localhost` and the listening address, such as `metrics.internal`; under these names, the console requires `https://`',
    ),
  PLATFORM_TLS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe(
      'port at which institutions reach the embedded platform by TLS, with the certificate or the API credentials from their registration; without it, there is no such listener; with a `TRUST_LAYER_URL`, that host is responsible for it; 0 selects a free one',
    ),
  PLATFORM_TLS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('address on which `PLATFORM_TLS_PORT` listens'),
  PLATFORM_TLS_NAMES: z
    .string()
    .regex(
      /^[A-Za-z0-9.:-]+(, *[A-Za-z0-9.:-]+)*$/,
      'must be host names or addresses without a port, comma-separated',
    )
    .default('localhost, 127.0.0.1')
    .describe(
      "names in the certificate of that listener, which the platform's certificate authority issues at each start for a year; institutions get the authority's certificate as `ca_certificate`",
    ),
  PLATFORM_TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe(
      "PEM file: certificate of that listener with its chain, instead of one from the platform's certificate authority",
    ),
  PLATFORM_TLS_KEY: z.string().min(1).optional().describe('PEM file: the key of `PLATFORM_TLS_CERT`'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:|postgres(ql)?:\/\/)/, 'must start with sqlite: or postgres://')
    .optional()
    .describe(
      '`sqlite:FILE`, or `postgres://…` if several relays share it; without it, `parley.db` in `PARLEY_DATA`',
    ),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional()
    .describe(
      '`redis://…`: rate limits and wake-ups among several relays on one database; without it, each relay counts limits and used challenge solutions separately, and Postgres provides the wake-ups',
    ),
  PARLEY_CONFIG: z
    .string()
    .min(1)
    .default(defaultConfigFile)
    .describe(
      'the file below; where there is none at the default’s place, a channel `demo` and fictional banks; one that is named must be there',
    ),
  PARLEY_ENVIRONMENT: z
    .enum(environments)
    .default('live')
    .describe('`live` or `test`; API keys of the other environment are refused'),
  PARLEY_BOOTSTRAP_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('an API key with every scope and the role admin, for tests and the demonstration'),
  PARLEY_DATA: z
    .string()
    .min(1)
    .default('data')
    .describe(
      'directory of the database file, of generated secrets, and of mails if there is no mail server',
    ),
  PARLEY_KEYS_COMMAND: z
    .string()
    .regex(/^\S/, 'must start with a program')
    .optional()
    .describe(
      'command with arguments, separated by spaces and run without a shell, which at the start prints the secrets below that have no variable, as JSON, `{"PARLEY_SEAL_KEY": "…", …}`: for a key management service, instead of the file',
    ),
  PARLEY_WEIGHTS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'directory of the development voices, filled by `npm run voices`; by default `weights` next to the program',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe(
      'mail server, `smtp://user:password@host:port`; without it, mails about voice credits are written to files in `PARLEY_DATA/outbox`, and citizens get no mails',
    ),
  MAIL_FROM: z.string().min(3).default('Parley <no-reply@parley.invalid>').describe('sender of every mail'),
  SMPP_URL: z
    .string()
    .regex(/^smpps?:\/\/[^@/]+@/, 'must be smpp://user:password@host:port or smpps://…')
    .refine(URL.canParse, 'must be an address')
    .optional()
    .describe(
      'SMS centre, `smpp://user:password@host:port` (SMPP 3.4; `smpps://` for TLS), through which citizens get SMS; the alternative is `deliveries.sms` of the file below',
    ),
  SMS_FROM: z
    .string()
    .regex(/^(\+\d{7,15}|\d{3,15}|[A-Za-z][\w .-]{0,10})$/, 'must be a number, or up to 11 letters')
    .default('Parley')
    .describe('sender of every SMS through `SMPP_URL`: a number, or up to 11 letters'),
  SIGN_IN_PROVIDER_SECRET: z
    .string()
    .min(8, 'must have at least 8 characters')
    .optional()
    .describe('secret of this relay at the `signInProvider` of the file below'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe("pino's levels, or `silent`"),
  SANDBOX: z
    .enum(['0', '1'])
    .default('0')
    .describe("`1` enables the embedded platform's test helpers; only on a loopback `HOST` and `ADMIN_HOST`"),
  DEMO: z
    .enum(['0', '1'])
    .default('0')
    .describe(
      '`1` serves the demonstration pages, creates four console users and prints a link for each, and fills the ledger with a story; these users need no code; only on a loopback `HOST` and `ADMIN_HOST`',
    ),
})

/** Settings from the environment. */
export type Settings = z.infer<typeof environmentSchema>

/**
 * Parses the settings in an environment; an empty value counts as unset.
 * @throws Error naming each wrong setting and what it requires.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (result.success) {
    refusePublic(result.data)
    refuseHalfDoor(result.data)
    return result.data
  }
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}

/** Rejects exposing features of demonstrations and tests to the network. */
function refusePublic(settings: Settings): void {
  const open = (['SANDBOX', 'DEMO'] as const).find((name) => settings[name] === '1')
  const address = (['HOST', 'ADMIN_HOST'] as const).find((name) => !isLoopbackHost(settings[name]))
  if (open && address) throw new Error(`${open}=1 requires a loopback ${address}, such as 127.0.0.1`)
}

/** A certificate and its key are useless without each other, and without a port to listen on. */
function refuseHalfDoor({ PLATFORM_TLS_PORT, PLATFORM_TLS_CERT, PLATFORM_TLS_KEY }: Settings): void {
  if ((PLATFORM_TLS_CERT === undefined) !== (PLATFORM_TLS_KEY === undefined)) {
    throw new Error('PLATFORM_TLS_CERT and PLATFORM_TLS_KEY: set both, or neither')
  }
  if (PLATFORM_TLS_CERT !== undefined && PLATFORM_TLS_PORT === undefined) {
    throw new Error('PLATFORM_TLS_CERT: needs PLATFORM_TLS_PORT')
  }
}

/** Returns where the operators' pages are, including the host names that requests may use for them. */
export function placeOfOperators({ HOST, ADMIN_PORT, ADMIN_HOST, ADMIN_NAMES }: Settings) {
  const names = ADMIN_NAMES?.split(',').map((name) => name.trim()) ?? []
  if (ADMIN_PORT !== undefined) return { at: 'apart' as const, host: ADMIN_HOST, names }
  return { at: isLoopbackHost(HOST) ? ('main' as const) : ('nowhere' as const), host: HOST, names }
}
