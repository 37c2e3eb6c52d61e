import { parseArgs } from 'node:util'
import { keyBounds, type Reach } from '../../../contract/operations/bindings.ts'
import { callerRoles, scopes } from '../../../contract/operations/operation.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import {
  type ApiKey,
  type ApiKeys,
  type Environment,
  environments,
  keyStateOf,
  type NewApiKey,
} from './api-keys.ts'
import { createKeyActs } from './key-acts.ts'
import { type KeyField, KeyRequestError, toNewKey } from './key-request.ts'
import type { SecurityLog } from './security-log.ts'

/** Dependencies of the key command. */
export interface KeyCommandDeps {
  keys: Pick<ApiKeys, 'create' | 'list' | 'revoke'>
  clock: Clock
  /** Receives an event for each key that is created or revoked. */
  security: SecurityLog
  /** Verifies the hash chain of the security trail. */
  verifyTrail: () => Promise<{ ok: boolean; brokenAt: number | undefined }>
  /** The deployment's environment, used for a key that names none. */
  environment: Environment
}

/** Output and exit code of the command. */
export interface KeyCommandResult {
  output: string
  code: 0 | 1 | 2
}

const usage = `npm run key -- create --scopes SCOPE,… [--role ROLE] [--teamspaces ID,…] [--companies ID,…]
                     [--institution CODE] [--citizen-ref HASH] [--environment NAME] [--expires WHEN]
                     [--owner WHO]
npm run key -- list
npm run key -- revoke PREFIX
npm run key -- verify        tells whether the trail of security events is whole

SCOPE  ${scopes.join(', ')}; or all
ROLE   ${callerRoles.join(', ')}; analyst when not given.
       institution needs --institution, or is written institution:CODE;
       citizen_channel speaks for one citizen, and needs --citizen-ref
ID     the only teamspaces (voice, custom fields, customers) or companies (human profiles) that the key may
       touch; all when not given
NAME   ${environments.join(' or ')}; the deployment's own when not given
WHEN   an ISO date or date-time in the future, or a number of days such as 90d
WHO    the person or the system that holds the key; keys of two owners propose and approve a freeze`

/** An invalid command line; the message says what is wrong. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs one key command. Only the output of `create` ever contains a key. */
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
  const wanted = parseCreate(args, deps)
  const { key, prefix } = await createKeyActs(deps).make(wanted, operator)
  const notes = [
    ...keyBounds.filter((bound) => wanted[bound] === 'all').map((bound) => `It reaches all ${bound}.`),
    `This is shown once. To take it back: npm run key -- revoke ${prefix}`,
  ]
  return done(`${key}\n\n${notes.join('\n')}`)
}

/** The actor recorded for the command: anyone with access to the machine. */
const operator = 'operator'

async function revoke([prefix, ...more]: string[], deps: KeyCommandDeps): Promise<KeyCommandResult> {
  // The whole key is accepted too, because that is what people have at hand.
  const wanted = /^(?:pk_)?([0-9a-f]{12})(?:_|$)/.exec(prefix ?? '')?.[1]
  if (!wanted || more.length > 0) throw new UsageError('revoke needs the prefix of a key')
  if (!(await createKeyActs(deps).revoke(wanted, operator))) {
    return { output: `There is no key with the prefix ${wanted}.`, code: 1 }
  }
  return done(`Revoked ${wanted}. Running relays refuse it within seconds.`)
}

function parseCreate(args: string[], { clock, environment }: KeyCommandDeps): NewApiKey {
  const { 'citizen-ref': citizenRef, ...values } = readOptions(args)
  try {
    return toNewKey({ ...values, citizenRef }, { now: clock(), environment })
  } catch (error) {
    if (error instanceof KeyRequestError) throw new UsageError(error.say(optionOf))
    throw error
  }
}

const optionOf = (field: KeyField): string => (field === 'citizenRef' ? '--citizen-ref' : `--${field}`)

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
        owner: text,
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function table(keys: readonly ApiKey[], now: string): string {
  if (keys.length === 0) return 'There are no keys.'
  const rows = keys.map((key) => [
    key.prefix,
    keyStateOf(key, now),
    key.role,
    key.environment,
    ...keyBounds.map((bound) => show(key[bound])),
    key.createdAt.slice(0, 10),
    key.madeBy ?? '-',
    key.owner ?? '-',
    key.expiresAt?.slice(0, 10) ?? 'never',
    key.scopes.join(','),
  ])
  const all = [
    [
      'PREFIX',
      'STATE',
      'ROLE',
      'ENVIRONMENT',
      'TEAMSPACES',
      'COMPANIES',
      'CREATED',
      'BY',
      'OWNER',
      'EXPIRES',
      'SCOPES',
    ],
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
