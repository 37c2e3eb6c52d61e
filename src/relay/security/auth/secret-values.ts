import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { isObject } from '../../../contract/primitives/json.ts'

/** The secrets of a deployment, as environment variables and as members of the file. */
export const secretNames = [
  'PARLEY_TOKEN_KEYS',
  'PARLEY_SEAL_KEY',
  'PARLEY_PEPPER',
  'PARLEY_PLATFORM_SECRET',
] as const

/** Name of a secret. */
export type SecretName = (typeof secretNames)[number]

/** Secrets that can be rotated without downtime. */
export type RotatedName = 'PARLEY_TOKEN_KEYS' | 'PARLEY_SEAL_KEY' | 'PARLEY_PEPPER'

/**
 * Returns the name under which a new key is staged in the file. Every relay accepts values made with it, and
 * none uses it to make new ones until all relays have it.
 */
export const nextOf = <N extends RotatedName>(name: N) => `${name}_NEXT` as const

const text = z.string().min(1).optional()
const secretValues = z.object({
  PARLEY_TOKEN_KEYS: text,
  PARLEY_TOKEN_KEYS_NEXT: text,
  PARLEY_SEAL_KEY: text,
  PARLEY_SEAL_KEY_NEXT: text,
  PARLEY_PEPPER: text,
  PARLEY_PEPPER_NEXT: text,
  PARLEY_PLATFORM_SECRET: text,
} satisfies Record<SecretName | ReturnType<typeof nextOf>, z.ZodType>)

/** Secrets as text, as a file or a command provides them. */
export type SecretValues = z.infer<typeof secretValues>

/** Reads a secrets file. @throws Error naming the file, never its content */
export const readSecretsFile = (file: string): SecretValues => parseValues(readFileSync(file, 'utf8'), file)

/** Replaces the secrets file atomically, readable only by its owner. The folder must exist. */
export function writeSecretsFile(file: string, values: SecretValues): void {
  const fresh = `${file}.new`
  const descriptor = openSync(fresh, 'w', 0o600)
  writeFileSync(descriptor, toText(values))
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(fresh, file)
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Writes the secrets file if there is none. @throws Error when another relay creates it at the same time */
export function makeSecretsFile(file: string, make: () => SecretValues): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toText(make()), { mode: 0o600, flag: 'wx' })
}

const toText = (values: SecretValues): string => `${JSON.stringify(values, null, 2)}\n`

const commandMs = 15_000

/**
 * Runs a command that prints the secrets, such as that of a key management service. The line is words
 * separated by spaces, run without a shell; the output has the format of the file.
 * @throws Error naming the command, never its output
 */
export function askKeysCommand(line: string): SecretValues {
  const [program = '', ...words] = line.trim().split(/ +/)
  let output: string
  try {
    output = execFileSync(program, words, {
      encoding: 'utf8',
      timeout: commandMs,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  } catch (error) {
    const { code, status } = isObject(error) ? error : {}
    throw new Error(`PARLEY_KEYS_COMMAND: ${program} failed (${code ?? status})`)
  }
  return parseValues(output, 'PARLEY_KEYS_COMMAND')
}

/** Does not pass on the parser's own messages, which quote their input. */
function parseValues(json: string, from: string): SecretValues {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error(`${from}: is not JSON`)
  }
  const result = secretValues.safeParse(value)
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path }) => path.join('.') || 'the whole')
  throw new Error(`${from}: ${wrong.join(', ')} must be text`)
}
