import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeSecretsFile } from '../../../../src/relay/security/auth/secret-values.ts'
import { loadSecrets, readSecrets } from '../../../../src/relay/security/auth/secrets.ts'

const key = () => randomBytes(32).toString('base64')
const values = () => ({
  PARLEY_TOKEN_KEYS: `k1:${key()}`,
  PARLEY_SEAL_KEY: key(),
  PARLEY_PEPPER: key(),
  PARLEY_PLATFORM_SECRET: key(),
})

describe('source of the secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-keys-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const none = join(folder, 'none', 'secrets.json')

  /** Writes a program that prints `output`, as that of a key management service would. */
  const command = (name: string, output: string) => {
    const file = join(folder, name)
    writeFileSync(file, output)
    return `${process.execPath} -e console.log(require('fs').readFileSync('${file}','utf8'))`
  }

  it('is a command, if one is named; then no file is created', () => {
    const given = values()
    const environment = { PARLEY_KEYS_COMMAND: command('all', JSON.stringify(given)) }
    expect(loadSecrets(environment, none).peppers).toEqual([given.PARLEY_PEPPER])
    expect(() => statSync(none)).toThrow()
  })

  it('is the environment before the command', () => {
    const pepper = 'a pepper of the deployment'
    const environment = {
      PARLEY_KEYS_COMMAND: command('some', JSON.stringify(values())),
      PARLEY_PEPPER: pepper,
    }
    expect(loadSecrets(environment, none).peppers).toEqual([pepper])
  })

  it('may provide several peppers, each long enough', () => {
    const several = (PARLEY_PEPPER: string) => readSecrets({ ...values(), PARLEY_PEPPER }, none).peppers
    expect(several('a pepper of today,a pepper of before')).toEqual([
      'a pepper of today',
      'a pepper of before',
    ])
    expect(() => several('a pepper of today,short')).toThrow('PARLEY_PEPPER: must have at least 16')
  })

  it.each([
    { name: 'prints no JSON', output: 'a-secret-word', message: 'PARLEY_KEYS_COMMAND: is not JSON' },
    { name: 'prints a number', output: '{"PARLEY_PEPPER":1}', message: 'PARLEY_PEPPER must be text' },
    {
      name: 'leaves one out',
      output: '{}',
      message: 'PARLEY_TOKEN_KEYS: is missing; set it, or add it to the output of PARLEY_KEYS_COMMAND',
    },
  ])(
    'prevents the start when the command $name, without revealing its output',
    ({ name, output, message }) => {
      const environment = { PARLEY_KEYS_COMMAND: command(name.replaceAll(' ', '-'), output) }
      expect(() => loadSecrets(environment, none)).toThrow(message)
      expect(() => loadSecrets(environment, none)).not.toThrow('a-secret-word')
    },
  )

  it('prevents the start when the command fails, naming it', () => {
    expect(() => loadSecrets({ PARLEY_KEYS_COMMAND: '/nowhere/kms get' }, none)).toThrow(
      'PARLEY_KEYS_COMMAND: /nowhere/kms failed (ENOENT)',
    )
  })

  it('passes nothing to a shell', () => {
    const line = `${process.execPath} -e console.log(JSON.stringify(process.argv)) ; $(id) | cat`
    expect(() => loadSecrets({ PARLEY_KEYS_COMMAND: line }, none)).toThrow('the whole must be text')
  })

  it('accepts a staged key, which is used last', () => {
    const file = join(folder, 'next.json')
    const [given, sealKey, tokenKey] = [values(), key(), `k2:${key()}`]
    writeSecretsFile(file, { ...given, PARLEY_SEAL_KEY_NEXT: sealKey, PARLEY_TOKEN_KEYS_NEXT: tokenKey })
    const { sealKeys, tokenKeys } = readSecrets({}, file)
    expect(sealKeys.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual([
      given.PARLEY_SEAL_KEY,
      sealKey,
    ])
    expect(tokenKeys.map(({ kid }) => kid)).toEqual(['k1', 'k2'])
    expect(readSecrets({ PARLEY_SEAL_KEY: key() }, file).sealKeys).toHaveLength(1)
  })

  it('is a file that is replaced atomically, readable only by its owner, and never recreated by a mere reader', () => {
    const file = join(folder, 'kept', 'secrets.json')
    loadSecrets({}, file)
    chmodSync(file, 0o644)
    const given = values()
    writeSecretsFile(file, given)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(given)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'kept'))).toEqual(['secrets.json'])
    rmSync(file)
    expect(() => readSecrets({}, file)).toThrow('ENOENT')
    expect(readdirSync(join(folder, 'kept'))).toEqual([])
  })
})
