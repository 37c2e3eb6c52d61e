import { randomBytes } from 'node:crypto'
import type { Peppers } from '../../../contract/primitives/keyed-hash.ts'
import { type SealKey, toSealKey } from './seal.ts'
import {
  askKeysCommand,
  makeSecretsFile,
  nextOf,
  type RotatedName,
  readSecretsFile,
  type SecretName,
  type SecretValues,
  secretNames,
} from './secret-values.ts'
import type { TokenKey } from './session-tokens.ts'

/** The deployment's own secrets. None of them ever leaves the process. */
export interface Secrets {
  /** PARLEY_TOKEN_KEYS: `kid:base64`, comma-separated; the first signs. */
  tokenKeys: [TokenKey, ...TokenKey[]]
  /** PARLEY_SEAL_KEY: 32 bytes in base64 each, comma-separated; the first encrypts, all decrypt. */
  sealKeys: readonly SealKey[]
  /**
   * PARLEY_PEPPER: keys for the hashes that identify citizens and accounts, comma-separated; the first makes
   * new hashes, all are used for look-ups.
   */
  peppers: Peppers
  /** PARLEY_PLATFORM_SECRET: authenticates the relay to the embedded platform. */
  platformSecret: string
}

/**
 * Loads the secrets from the environment; secrets missing there come from the command it names, or else from
 * `file`. A missing file is created once, readable only by its owner, so that sessions and reports survive a
 * restart.
 * @throws Error naming the variable that is wrong, never its value
 */
export function loadSecrets(environment: SecretsEnvironment, file: string): Secrets {
  if (sourceOf(environment) === 'file') makeSecretsFile(file, makeValues)
  return readSecrets(environment, file)
}

/** Reads the secrets as {@link loadSecrets} does, but never creates any. */
export function readSecrets(environment: SecretsEnvironment, file: string): Secrets {
  const kept = keptBeside(environment, file)
  const value = (name: SecretName) => {
    const text = environment[name] || kept[name]
    if (text) return text
    const source = sourceOf(environment) === 'command' ? 'the output of PARLEY_KEYS_COMMAND' : file
    throw new Error(`${name}: is missing; set it, or add it to ${source}`)
  }
  const next = (name: RotatedName) => (environment[name] ? [] : [kept[nextOf(name)] ?? []].flat())
  return {
    tokenKeys: parseTokenKeys([value('PARLEY_TOKEN_KEYS'), ...next('PARLEY_TOKEN_KEYS')].join(',')),
    sealKeys: parseSealKeys([value('PARLEY_SEAL_KEY'), ...next('PARLEY_SEAL_KEY')].join(',')),
    peppers: parsePeppers([value('PARLEY_PEPPER'), ...next('PARLEY_PEPPER')].join(',')),
    platformSecret: atLeast(16, 'PARLEY_PLATFORM_SECRET', value('PARLEY_PLATFORM_SECRET')),
  }
}

/** Returns where the secrets come from that are not set in the environment. */
export function sourceOf(environment: SecretsEnvironment): 'environment' | 'command' | 'file' {
  if (secretNames.every((name) => environment[name])) return 'environment'
  return environment.PARLEY_KEYS_COMMAND ? 'command' : 'file'
}

/** Environment variables by name; an empty value counts as unset. */
export type SecretsEnvironment = Readonly<Record<string, string | undefined>>

function keptBeside(environment: SecretsEnvironment, file: string): SecretValues {
  const source = sourceOf(environment)
  if (source === 'environment') return {}
  return source === 'command' ? askKeysCommand(environment.PARLEY_KEYS_COMMAND ?? '') : readSecretsFile(file)
}

const makeValues = (): SecretValues => ({
  PARLEY_TOKEN_KEYS: `k1:${newKey()}`,
  PARLEY_SEAL_KEY: newKey(),
  PARLEY_PEPPER: newKey(),
  PARLEY_PLATFORM_SECRET: newKey(),
})

/** Returns a new random key of 32 bytes, in base64. */
export const newKey = (): string => randomBytes(32).toString('base64')

/** Parses seal keys: base64, comma-separated. @throws Error when one is not 32 bytes long */
export const parseSealKeys = (text: string): readonly SealKey[] =>
  text.split(',').map((key) => toSealKey(parseKey('PARLEY_SEAL_KEY', key.trim())))

function parseTokenKeys(text: string): [TokenKey, ...TokenKey[]] {
  const [first, ...others] = text.split(',').map((part) => {
    const [kid = '', secret = ''] = part.trim().split(':')
    return { kid, secret: parseKey('PARLEY_TOKEN_KEYS', secret) }
  })
  if (!first?.kid) throw new Error('PARLEY_TOKEN_KEYS: must be kid:base64, comma-separated')
  return [first, ...others]
}

/** Parses peppers: text, comma-separated; spaces are significant. @throws Error when one is too short */
function parsePeppers(text: string): Peppers {
  const [first = '', ...others] = text.split(',').map((part) => atLeast(16, 'PARLEY_PEPPER', part))
  return [first, ...others]
}

function parseKey(name: SecretName, base64: string): Uint8Array {
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error(`${name}: must hold 32 bytes in base64`)
  return key
}

function atLeast(length: number, name: SecretName, text: string): string {
  if (text.length < length) throw new Error(`${name}: must have at least ${length} characters`)
  return text
}
