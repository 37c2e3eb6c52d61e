import { parseArgs } from 'node:util'
import { type Role, type Scope, scopes } from '../../contract/operations/operation.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { ApiKey, ApiKeys, NewApiKey } from './api-keys.ts'

/** Lists what the key command needs. */
export interface KeyCommandDeps {
  keys: Pick<ApiKeys, 'create' | 'list' | 'revoke'>
  clock: Clock
}

/** Holds what the command prints, and its exit code. */
export interface KeyCommandResult {
  output: string
  code: 0 | 1 | 2
}

const roles = ['analyst', 'citizen_channel', 'recovery_engine', 'ips', 'admin'] as const

const usage = `npm run key -- create --scopes SCOPE,… [--role ROLE] [--citizen-ref HASH] [--expires WHEN]
npm run key -- list
npm run key -- revoke PREFIX

SCOPE  ${scopes.join(', ')}; or all
ROLE   ${roles.join(', ')} or institution:CODE; analyst when not given.
       citizen_channel speaks for one citizen, and wants --citizen-ref
WHEN   an ISO date or date-time in the future, or a number of days such as 90d`

/** Reports a wrong command line; the message says what is wrong. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs one key command. The output of `create` is the only text that ever holds a key. */
export async function runKeyCommand(
  args: readonly string[],
  deps: KeyCommandDeps,
): Promise<KeyCommandResult> {
  try {
    const [command, ...rest] = args
    if (command === 'create') return await create(rest, deps)
    if (command === 'list' && rest.length === 0) return done(table(await deps.keys.list(), deps.clock()))
    if (command === 'revoke') return await revoke(rest, deps)
    return { output: usage, code: 2 }
  } catch (error) {
    if (error instanceof UsageError) return { output: `${error.message}\n\n${usage}`, code: 2 }
    throw error
  }
}

const done = (output: string): KeyCommandResult => ({ output, code: 0 })

async function create(args: string[], { keys, clock }: KeyCommandDeps): Promise<KeyCommandResult> {
  const wanted = parseCreate(args, clock())
  const { key, prefix } = await keys.create(wanted)
  return done(`${key}\n\nThis is shown once. To take it back: npm run key -- revoke ${prefix}`)
}

async function revoke([prefix, ...more]: string[], { keys }: KeyCommandDeps): Promise<KeyCommandResult> {
  // The whole key is accepted too, because that is what people have at hand.
  const wanted = /^(?:pk_)?([0-9a-f]{12})(?:_|$)/.exec(prefix ?? '')?.[1]
  if (!wanted || more.length > 0) throw new UsageError('revoke wants the prefix of a key')
  if (await keys.revoke(wanted)) return done(`Revoked ${wanted}. Running relays refuse it within seconds.`)
  return { output: `There is no key with the prefix ${wanted}.`, code: 1 }
}

function parseCreate(args: string[], now: string): NewApiKey {
  const values = readOptions(args)
  const role = parseRole(values.role ?? 'analyst')
  const citizenRef = values['citizen-ref']
  if ((role === 'citizen_channel') !== (citizenRef !== undefined)) {
    throw new UsageError('--citizen-ref goes with --role citizen_channel, and only with it')
  }
  return {
    scopes: parseScopes(values.scopes),
    role,
    ...(citizenRef !== undefined && { citizenRef }),
    ...(values.expires !== undefined && { expiresAt: parseExpiry(values.expires, now) }),
  }
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      options: { scopes: text, role: text, 'citizen-ref': text, expires: text },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function parseScopes(text: string | undefined): readonly Scope[] {
  if (!text) throw new UsageError('--scopes is needed')
  if (text === 'all') return scopes
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !scopes.some((scope) => scope === name))
  if (unknown.length > 0) throw new UsageError(`unknown scope: ${unknown.join(', ')}`)
  return scopes.filter((scope) => names.includes(scope))
}

function parseRole(text: string): Role {
  const role = roles.find((one) => one === text)
  if (role) return role
  if (/^institution:[A-Za-z0-9_-]{1,64}$/.test(text)) return text as Role
  throw new UsageError(`unknown role: ${text}`)
}

const dayMs = 86_400_000

function parseExpiry(text: string, now: string): string {
  const days = /^(\d{1,5})d$/.exec(text)?.[1]
  const at = days ? Date.parse(now) + Number(days) * dayMs : Date.parse(text)
  if (Number.isNaN(at) || at <= Date.parse(now)) throw new UsageError('--expires wants a time in the future')
  return new Date(at).toISOString()
}

function table(keys: readonly ApiKey[], now: string): string {
  if (keys.length === 0) return 'There are no keys.'
  const rows = keys.map((key) => [
    key.prefix,
    stateOf(key, now),
    key.role,
    key.createdAt.slice(0, 10),
    key.expiresAt?.slice(0, 10) ?? 'never',
    key.scopes.join(','),
  ])
  const all = [['PREFIX', 'STATE', 'ROLE', 'CREATED', 'EXPIRES', 'SCOPES'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function stateOf({ revokedAt, expiresAt }: ApiKey, now: string): string {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'valid'
}
