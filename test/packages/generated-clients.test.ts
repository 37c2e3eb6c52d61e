import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../src/contract/operations/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { createWav } from '../support/audio.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../support/gateway.ts'
import { platformSecret, type TestPlatform } from '../support/platform.ts'
import { prepareCalls } from '../support/prepared-calls.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'
import { createVoicedPlatform } from '../support/voiced-platform.ts'
import { emptyFolder, root, run } from './installed.ts'

/** How a generator's client makes one call, as TypeScript; `form` is the body of the call with a file. */
interface Generator {
  /** Command that generates the client of `openapi.json` in the folder where it runs. */
  command: readonly string[]
  /** Code that precedes the calls. */
  begin: string
  call(operation: Operation, call: ValidCall): string
}

const json = (value: unknown) => JSON.stringify(value)
const isForm = ({ form }: ValidCall) => form !== undefined

const generators: Record<string, Generator> = {
  'openapi-typescript': {
    command: ['openapi-typescript', 'openapi.json', '-o', 'paths.d.ts'],
    begin: `import createClient from 'openapi-fetch'
import type { paths } from './paths'
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${key}\` } })`,
    call: ({ method, path, response }, call) => {
      const options = [
        `params: ${json({ ...(call.params && { path: call.params }), ...(call.query && { query: call.query }) })}`,
        ...(call.body ? [`body: ${json(call.body)}`] : []),
        // Its types represent a file as text only.
        ...(isForm(call) ? [`body: { lang: 'tl', file: '' }, bodySerializer: () => form`] : []),
        ...(response.encoding === 'text' ? [`parseAs: 'text'`] : []),
      ]
      return `client.${method}(${json(path)}, { ${options.join(', ')} })`
    },
  },
  '@hey-api/openapi-ts': {
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'sdk', '-p', '@hey-api/client-fetch', '@hey-api/sdk'],
    begin: `import * as sdk from './sdk'
import { client } from './sdk/client.gen'
client.setConfig({ baseUrl, auth: key })`,
    call: ({ id }, call) => {
      const options = [
        ...(call.params ? [`path: ${json(call.params)}`] : []),
        ...(call.query ? [`query: ${json(call.query)}`] : []),
        ...(call.body ? [`body: ${json(call.body)}`] : []),
        ...(isForm(call) ? [`body: { lang: 'tl', file }`] : []),
      ]
      return `sdk.${id}({ ${options.join(', ')} })`
    },
  },
}

/** Returns a program that makes each call and prints its status and, if it was refused, the reason. */
const programOf = ({ begin, call }: Generator, calls: readonly [Operation, ValidCall][]) => `${begin.replace(
  /^(?!import)/m,
  `const [, , baseUrl = '', key = '', sound = ''] = process.argv
const file = new File([Buffer.from(sound, 'base64')], 'speech.wav', { type: 'audio/wav' })
const form = new FormData()
form.append('lang', 'tl')
form.append('file', file)
`,
)}
async function main() {
  const told: Record<string, unknown> = {}
  const note = (id: string, { response, error }: { response: Response; error?: unknown }) => {
    told[id] = error === undefined ? response.status : error
  }
${calls.map(([operation, made]) => `  note('${operation.id}', await ${call(operation, made)})`).join('\n')}
  process.stdout.write(JSON.stringify(told))
}
void main()
`

describe('client generated from the OpenAPI document', () => {
  const folder = emptyFolder()
  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'generated'), folder, { recursive: true })
    cpSync(join(root, 'openapi.json'), join(folder, 'openapi.json'))
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  describe.each(Object.entries(generators))('by %s', (name, generator) => {
    let platform: TestPlatform
    let gateway: TestGateway
    beforeAll(async () => {
      platform = await createVoicedPlatform()
      gateway = await startGateway({
        dispatch: platform.platform.dispatch,
        embeddedSecret: platformSecret,
        timing: { deadlineMinMs: 60_000 },
      })
    })
    afterAll(async () => {
      await gateway?.stop()
      await platform?.remove()
    })

    it('compiles strictly, and calls all 40 operations', async () => {
      await run('npx', generator.command, folder)
      const prepare = await prepareCalls(platform.platform.dispatch)
      const calls: [Operation, ValidCall][] = []
      for (const operation of Object.values<Operation>(operations)) {
        const id = operation.id as OperationId
        calls.push([operation, await prepare(id, validCalls[id])])
      }
      const program = name.replace(/\W+/g, '-')
      writeFileSync(join(folder, `${program}.ts`), programOf(generator, calls))
      await run('npx', ['tsc'], folder)
      const sound = Buffer.from(createWav(0.5)).toString('base64')
      const printed = await run(
        process.execPath,
        [`compiled/${program}.js`, gateway.url, bootstrapKey, sound],
        folder,
      )
      const expected = calls.map(([operation]) => [operation.id, operation.response.status])
      expect(JSON.parse(printed)).toEqual(Object.fromEntries(expected))
      expect(calls).toHaveLength(40)
    })
  })
})
