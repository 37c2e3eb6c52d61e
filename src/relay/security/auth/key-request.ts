import { boundsOf, type KeyBound, keyBounds, type Reach } from '../../../contract/operations/bindings.ts'
import { operations } from '../../../contract/operations/index.ts'
import {
  callerRoles,
  type Operation,
  type Role,
  type Scope,
  scopes,
} from '../../../contract/operations/operation.ts'
import { mayCall, toCallerRole } from '../../../contract/operations/roles.ts'
import { oneLine } from '../../../contract/operations/shapes.ts'
import { type Environment, environments, type NewApiKey } from './api-keys.ts'

/** A requested key, as raw text values. */
export interface KeyRequest extends Partial<Record<KeyBound, string | undefined>> {
  scopes?: string | undefined
  role?: string | undefined
  institution?: string | undefined
  citizenRef?: string | undefined
  environment?: string | undefined
  expires?: string | undefined
  owner?: string | undefined
}

/** A field of the request. */
export type KeyField = keyof KeyRequest

/** An error in a key request. */
export class KeyRequestError extends Error {
  override readonly name = 'KeyRequestError'
  readonly field: KeyField
  /** Names fields as `{role}`; each form replaces these with its own names. */
  readonly template: string

  constructor(field: KeyField, template: string) {
    super(template)
    this.field = field
    this.template = template
  }

  /** Returns the message with the field names of a form. */
  say(nameOf: (field: KeyField) => string): string {
    return this.template.replace(/\{(\w+)\}/g, (_, field: string) => nameOf(field as KeyField))
  }
}

/**
 * Parses a key request.
 * @param now ISO instant
 * @param own the deployment's environment, used if the request names none
 * @throws KeyRequestError
 */
export function toNewKey(
  { citizenRef, institution, expires, environment, owner, ...values }: KeyRequest,
  { now, environment: own }: { now: string; environment: Environment },
): NewApiKey {
  const role = parseRole(values.role ?? (institution === undefined ? 'analyst' : 'institution'), institution)
  if ((role === 'citizen_channel') !== (citizenRef !== undefined)) {
    throw new KeyRequestError('citizenRef', '{citizenRef} goes with {role} citizen_channel, and only with it')
  }
  const held = parseScopes(values.scopes)
  return {
    scopes: held,
    role,
    ...parseBounds(values, { role, held }),
    environment: environment === undefined ? own : parseEnvironment(environment),
    ...(citizenRef !== undefined && { citizenRef }),
    ...(expires !== undefined && { expiresAt: parseExpiry(expires, now) }),
    ...(owner !== undefined && { owner: parseOwner(owner) }),
  }
}

/** Returns the bounds that the request names, or everything that its scopes and role can reach. */
function parseBounds(
  values: Pick<KeyRequest, KeyBound>,
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
  if (names.includes(''))
    throw new KeyRequestError(bound, `{${bound}} must be names, comma-separated, or all`)
  return names
}

function parseEnvironment(text: string): Environment {
  const environment = environments.find((one) => one === text)
  if (environment) return environment
  throw new KeyRequestError('environment', `{environment} must be ${environments.join(' or ')}`)
}

function parseScopes(text: string | undefined): readonly Scope[] {
  if (!text) throw new KeyRequestError('scopes', '{scopes} is needed')
  if (text === 'all') return scopes
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !scopes.some((scope) => scope === name))
  if (unknown.length > 0) throw new KeyRequestError('scopes', `unknown scope: ${unknown.join(', ')}`)
  return scopes.filter((scope) => names.includes(scope))
}

function parseRole(text: string, institution: string | undefined): Role {
  const code = /^institution:(.+)$/.exec(text)?.[1] ?? institution
  const name = text.startsWith('institution:') ? 'institution' : text
  const role = callerRoles.find((one) => one === name)
  if (!role) throw new KeyRequestError('role', `unknown role: ${text}`)
  if (role !== 'institution') {
    if (institution === undefined) return role
    throw new KeyRequestError('institution', '{institution} goes with {role} institution, and only with it')
  }
  if (code === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(code)) {
    throw new KeyRequestError('institution', '{role} institution needs {institution} CODE')
  }
  if (institution === undefined || institution === code) return `institution:${code}`
  throw new KeyRequestError('institution', `{institution} ${institution} is not that of {role} ${text}`)
}

function parseOwner(text: string): string {
  const name = oneLine(64).safeParse(text)
  if (name.success) return name.data
  throw new KeyRequestError('owner', '{owner} must be one line of 1 to 64 characters')
}

const dayMs = 86_400_000

function parseExpiry(text: string, now: string): string {
  const days = /^(\d{1,5})d$/.exec(text)?.[1]
  const at = days ? Date.parse(now) + Number(days) * dayMs : Date.parse(text)
  if (Number.isNaN(at) || at <= Date.parse(now)) {
    throw new KeyRequestError('expires', '{expires} must be a time in the future')
  }
  return new Date(at).toISOString()
}
