import { parseArgs } from 'node:util'
import { boundsOf, type KeyBound, keyBounds } from '../../contract/operations/bindings.ts'
import { operations } from '../../contract/operations/index.ts'
import {
  callerRoles,
  type Operation,
  type Role,
  type Scope,
  scopes,
} from '../../contract/operations/operation.ts'
import { mayCall, toCallerRole } from '../../contract/operations/roles.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import {
  type ApiKey,
  type ApiKeys,
  type Environment,
  environments,
  type NewApiKey,
  type Reach,
} from './api-keys.ts'
import type { SecurityLog } from './security-log.ts'

/** Lists what the key command needs. */
export interface KeyCommandDeps {
  keys: Pick<ApiKeys, 'create' | 'list' | 'revoke'>
  clock: Clock
  /** Hears of each key that is made or revoked. */
  security: SecurityLog
  /** Tells whether the trail of security events is whole. */
  verifyTrail: () => Promise<{ ok: boolean; brokenAt: number | undefined }>
  /** The deployment's own, for a key that names none. */
  environment: Environment
}

/** Holds what the command prints, and its exit code. */
export interface KeyCommandResult {
  output: string
  code: 0 | 1 | 2
}

const usage = `npm run key -- create --scopes SCOPE,… [--role ROLE] [--teamspaces ID,…] [--companies ID,…]
                     [--institution CODE] [--citizen-ref HASH] [--environment NAME] [--expires WHEN]
npm run key -- list
npm run key -- revoke PREFIX
npm run key -- verify        tells whether the trail of security events is whole

SCOPE  ${scopes.join(', ')}; or all
ROLE   ${callerRoles.join(', ')}; analyst when not given.
       institution wants --institution, or is written institution:CODE;
       citizen_channel speaks for one citizen, and wants --citizen-ref
ID     the only teamspaces (voice, custom fields, customers) or companies (human profiles) that the key may
       touch; all when not given
NAME   ${environments.join(' or ')}; the deployment's own when not given
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
    if (command === 'verify' && rest.length === 0) return verify(await deps.verifyTrail())
    return { output: usage, code: 2 }
  } catch (error) {
    if (error instanceof UsageError) return { output: `${error.message}\n\n${usage}`, code: 2 }
    throw error
  }
}

const done = (output: string): KeyCommandResult => ({ output, code: 0 })

const verify = ({ ok, brokenAt }: { ok: boolean; brokenAt: number | undefined }): KeyCommandResult =>
  ok
    ? done('The trail of security events is whole.')
    : { output: `The trail of security events is broken at row ${brokenAt}.`, code: 1 }

async function create(args: string[], deps: KeyCommandDeps): Promise<KeyCommandResult> {
  const { keys, security } = deps
  const wanted = parseCreate(args, deps)
  const { key, prefix } = await keys.create(wanted)
  security.record({ kind: 'key-created', actor: operator, detail: `${prefix} ${wanted.role}` })
  const notes = [
    ...keyBounds.filter((bound) => wanted[bound] === 'all').map((bound) => `It reaches all ${bound}.`),
    `This is shown once. To take it back: npm run key -- revoke ${prefix}`,
  ]
  return done(`${key}\n\n${notes.join('\n')}`)
}

/** Who runs the command: whoever has the machine. */
const operator = 'operator'

async function revoke(
  [prefix, ...more]: string[],
  { keys, security }: KeyCommandDeps,
): Promise<KeyCommandResult> {
  // The whole key is accepted too, because that is what people have at hand.
  const wanted = /^(?:pk_)?([0-9a-f]{12})(?:_|$)/.exec(prefix ?? '')?.[1]
  if (!wanted || more.length > 0) throw new UsageError('revoke wants the prefix of a key')
  if (!(await keys.revoke(wanted))) return { output: `There is no key with the prefix ${wanted}.`, code: 1 }
  security.record({ kind: 'key-revoked', actor: operator, detail: wanted })
  return done(`Revoked ${wanted}. Running relays refuse it within seconds.`)
}

function parseCreate(args: string[], { clock, environment: own }: KeyCommandDeps): NewApiKey {
  const { 'citizen-ref': citizenRef, institution, expires, environment, ...values } = readOptions(args)
  const role = parseRole(values.role ?? (institution === undefined ? 'analyst' : 'institution'), institution)
  if ((role === 'citizen_channel') !== (citizenRef !== undefined)) {
    throw new UsageError('--citizen-ref goes with --role citizen_channel, and only with it')
  }
  const held = parseScopes(values.scopes)
  return {
    scopes: held,
    role,
    ...parseBounds(values, { role, held }),
    environment: environment === undefined ? own : parseEnvironment(environment),
    ...(citizenRef !== undefined && { citizenRef }),
    ...(expires !== undefined && { expiresAt: parseExpiry(expires, clock()) }),
  }
}

/** What the key may touch: what it is told, else everything that its scopes and its role reach. */
function parseBounds(
  values: Partial<Record<KeyBound, string>>,
  { role, held }: { role: Role; held: readonly Scope[] },
): Partial<Record<KeyBound, Reach>> {
  const caller = toCallerRole(role)
  const reachable = Object.values<Operation>(operations).filter(
    ({ scope, roles }) => held.includes(scope) && mayCall(caller, roles),
  )
  const bounds: Partial<Record<KeyBound, Reach>> = {}
  for (const bound of keyBounds) {
    const text = values[bound]
    if (text !== undefined) bounds[bound] = parseReach(bound, text)
    else if (role !== 'admin' && reachable.some(({ path }) => boundsOf(path).includes(bound)))
      bounds[bound] = 'all'
  }
  return bounds
}

function parseReach(bound: KeyBound, text: string): Reach {
  if (text === 'all') return 'all'
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) throw new UsageError(`--${bound} wants names, comma-separated, or all`)
  return names
}

function parseEnvironment(text: string): Environment {
  const environment = environments.find((one) => one === text)
  if (environment) return environment
  throw new UsageError(`--environment wants ${environments.join(' or ')}`)
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      options: {
        scopes: text,
        role: text,
        teamspaces: text,
        companies: text,
        institution: text,
        'citizen-ref': text,
        environment: text,
        expires: text,
      },
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

function parseRole(text: string, institution: string | undefined): Role {
  const code = /^institution:(.+)$/.exec(text)?.[1] ?? institution
  const name = text.startsWith('institution:') ? 'institution' : text
  const role = callerRoles.find((one) => one === name)
  if (!role) throw new UsageError(`unknown role: ${text}`)
  if (role !== 'institution') {
    if (institution === undefined) return role
    throw new UsageError('--institution goes with --role institution, and only with it')
  }
  if (code === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(code)) {
    throw new UsageError('--role institution wants --institution CODE')
  }
  if (institution === undefined || institution === code) return `institution:${code}`
  throw new UsageError(`--institution ${institution} is not that of --role ${text}`)
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
    key.environment,
    ...keyBounds.map((bound) => show(key[bound])),
    key.createdAt.slice(0, 10),
    key.expiresAt?.slice(0, 10) ?? 'never',
    key.scopes.join(','),
  ])
  const all = [
    ['PREFIX', 'STATE', 'ROLE', 'ENVIRONMENT', 'TEAMSPACES', 'COMPANIES', 'CREATED', 'EXPIRES', 'SCOPES'],
    ...rows,
  ]
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

const show = (reach: Reach): string => (reach === 'all' ? 'all' : reach.join(',') || 'none')

function stateOf({ revokedAt, expiresAt }: ApiKey, now: string): string {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'valid'
}
