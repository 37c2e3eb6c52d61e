import * as z from 'zod'
import { isLoopbackHost } from '../../http/loopback.ts'

/** What the environment says. Every name here is documented in docs/settings.md. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:|postgres(ql)?:\/\/)/, 'must start with sqlite: or postgres://')
    .optional(),
  /** Shared by several relays on one database; none by default. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  PARLEY_CONFIG: z.string().min(1).default('parley.config.json'),
  /** An API key with every scope, for tests and the demonstration. */
  PARLEY_BOOTSTRAP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Folder of the database file and of generated secrets. */
  PARLEY_DATA: z.string().min(1).default('data'),
  /** Folder of the development voices; by default `weights` beside the program. */
  PARLEY_WEIGHTS: z.string().min(1).optional(),
  /** Mail server; by default mails are files in `PARLEY_DATA/outbox`. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of every mail. */
  MAIL_FROM: z.string().min(3).default('Parley <no-reply@parley.invalid>'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Opens the helpers for tests of the embedded platform, on a loopback address only. */
  SANDBOX: z.enum(['0', '1']).default('0'),
  /** Serves the demonstration pages. */
  DEMO: z.enum(['0', '1']).default('0'),
})

/** Holds the settings of the environment. */
export type Settings = z.infer<typeof settings>

/**
 * Reads the settings out of an environment; an empty value counts as none.
 * @throws Error naming each wrong setting and what it wants.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (result.success) {
    const { SANDBOX, HOST } = result.data
    if (SANDBOX === '1' && !isLoopbackHost(HOST))
      throw new Error('SANDBOX=1 wants a loopback HOST, such as 127.0.0.1')
    return result.data
  }
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
