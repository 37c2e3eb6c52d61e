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

/** Names the secrets of a deployment, as variables of the environment and as members of the file. */
export const secretNames = [
  'PARLEY_TOKEN_KEYS',
  'PARLEY_SEAL_KEY',
  'PARLEY_PEPPER',
  'PARLEY_PLATFORM_SECRET',
] as const

/** Names one of the secrets. */
export type SecretName = (typeof secretNames)[number]

/** Names the secrets that can be rotated without a stop. */
export type RotatedName = 'PARLEY_TOKEN_KEYS' | 'PARLEY_SEAL_KEY' | 'PARLEY_PEPPER'

/**
 * Names where a new key waits in the file: every relay takes what it makes, and none makes anything with it, until
 * all of them know it.
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

/** Holds the text of secrets as a file or a command gives them. */
export type SecretValues = z.infer<typeof secretValues>

/** Reads a file of secrets. @throws Error naming the file, never what is in it */
export const readSecretsFile = (file: string): SecretValues => parseValues(readFileSync(file, 'utf8'), file)

/** Puts a file of secrets in the place of the old one at once, readable by its owner alone; the folder is there. */
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

/** Writes the file of secrets if there is none. @throws Error when another relay makes it just now */
export function makeSecretsFile(file: string, make: () => SecretValues): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toText(make()), { mode: 0o600, flag: 'wx' })
}

const toText = (values: SecretValues): string => `${JSON.stringify(values, null, 2)}\n`

const commandMs = 15_000

/**
 * Asks a command for secrets, such as that of a key management service: words with spaces between, run without a
 * shell, whose output is what the file would hold.
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
    const { code, status } = error as { code?: string; status?: number | null }
    throw new Error(`PARLEY_KEYS_COMMAND: ${program} failed (${code ?? status})`)
  }
  return parseValues(output, 'PARLEY_KEYS_COMMAND')
}

/** The parser's own messages quote what they read. */
function parseValues(json: string, from: string): SecretValues {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error(`${from} is not JSON`)
  }
  const result = secretValues.safeParse(value)
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path }) => path.join('.') || 'the whole')
  throw new Error(`${from}: ${wrong.join(', ')} must be text`)
}
