import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type SealKey, toSealKey } from './seal.ts'
import type { TokenKey } from './session-tokens.ts'

/** Holds the deployment's own secrets. None of them ever leaves the process. */
export interface Secrets {
  /** PARLEY_TOKEN_KEYS: `kid:base64`, comma-separated; the first signs. */
  tokenKeys: [TokenKey, ...TokenKey[]]
  /** PARLEY_SEAL_KEY: 32 bytes in base64 each, comma-separated; the first encrypts, each decrypts. */
  sealKeys: readonly SealKey[]
  /** PARLEY_PEPPER: key of the hashes that stand for citizens and accounts. */
  pepper: string
  /** PARLEY_PLATFORM_SECRET: authenticates the relay to the embedded platform. */
  platformSecret: string
}

const names = ['PARLEY_TOKEN_KEYS', 'PARLEY_SEAL_KEY', 'PARLEY_PEPPER', 'PARLEY_PLATFORM_SECRET'] as const
type Name = (typeof names)[number]

/**
 * Loads the secrets from the environment. Missing ones are generated once and kept in `file`, readable only
 * by its owner, so that sessions and reports outlive a restart.
 * @throws Error naming the variable that is wrong, never its value
 */
export function loadSecrets(environment: Record<string, string | undefined>, file: string): Secrets {
  const given = (name: Name) => environment[name] || undefined
  const kept = names.every(given) ? {} : keep(file)
  const value = (name: Name) => given(name) ?? kept[name] ?? ''
  return {
    tokenKeys: parseTokenKeys(value('PARLEY_TOKEN_KEYS')),
    sealKeys: value('PARLEY_SEAL_KEY')
      .split(',')
      .map((key) => toSealKey(parseKey('PARLEY_SEAL_KEY', key.trim()))),
    pepper: atLeast(16, 'PARLEY_PEPPER', value('PARLEY_PEPPER')),
    platformSecret: atLeast(16, 'PARLEY_PLATFORM_SECRET', value('PARLEY_PLATFORM_SECRET')),
  }
}

function keep(file: string): Partial<Record<Name, string>> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made = {
    PARLEY_TOKEN_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    PARLEY_SEAL_KEY: randomBytes(32).toString('base64'),
    PARLEY_PEPPER: randomBytes(32).toString('base64'),
    PARLEY_PLATFORM_SECRET: randomBytes(32).toString('base64'),
  } satisfies Record<Name, string>
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return made
}

function parseTokenKeys(text: string): [TokenKey, ...TokenKey[]] {
  const [first, ...others] = text.split(',').map((part) => {
    const [kid = '', secret = ''] = part.trim().split(':')
    return { kid, secret: parseKey('PARLEY_TOKEN_KEYS', secret) }
  })
  if (!first?.kid) throw new Error('PARLEY_TOKEN_KEYS must be kid:base64, comma-separated')
  return [first, ...others]
}

function parseKey(name: Name, base64: string): Uint8Array {
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error(`${name} must hold 32 bytes in base64`)
  return key
}

function atLeast(length: number, name: Name, text: string): string {
  if (text.length < length) throw new Error(`${name} must have at least ${length} characters`)
  return text
}
