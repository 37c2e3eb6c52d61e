import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const address = "  reportIncident: 'POST /v1/ips/incident-report',\n"
const newAddress = "  countIncidents: 'GET /v1/ips/incident-count',\n"
const roles = "  reportIncident: [...payers, 'analyst'],\n"
const newRoles = '  countIncidents: staff,\n'
const row = `  }),
  [routes.countIncidents]: defineOperation({
    ...common,
    ...route('countIncidents'),
    summary: 'Count the incidents of an institution',
    scope: 'ips:read',
    latencyTargetMs: 2_000,
    retry: 'safe',
    request: { maxBytes: 0, query: z.object({ institution_code: institutionCode }) },
    response: { status: 200, body: z.object({ institution_code: z.string(), count: z.number().int() }) },
  }),
} as const
`
const handler = `  countIncidents: {
    kind: 'free',
    answer: async ({ query }) => ({ body: { institution_code: query.institution_code, count: 7 } }),
  },

  submitTransactionMetadata: {`

/** Follows CONTRIBUTING's recipe for an operation in a copy of the sources. */
describe('the recipe for an operation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-recipe-'))
  const load = (path: string) => import(join(folder, path))
  const change = (path: string, old: string, fresh: string) => {
    const text = readFileSync(join(folder, path), 'utf8')
    expect(text.split(old)).toHaveLength(2)
    writeFileSync(
      join(folder, path),
      text.replace(old, () => fresh),
    )
  }
  const compile = () => {
    const tsc = join(root, 'node_modules/.bin/tsc')
    return spawnSync(tsc, ['--noEmit', '-p', folder], { encoding: 'utf8' }).stdout
  }

  beforeAll(() => {
    for (const path of ['src', 'test/support', 'tsconfig.json', 'package.json', 'vite.config.ts']) {
      cpSync(join(root, path), join(folder, path), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const config = readFileSync(join(folder, 'tsconfig.json'), 'utf8')
    writeFileSync(
      join(folder, 'tsconfig.json'),
      config.replace(/"include": \[[^\]]*\]/, '"include": ["src"]'),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes the compiler ask who may call it once there is a path', () => {
    change('src/contract/operations/routes.ts', address, address + newAddress)
    expect(compile()).toMatch(/src\/contract\/operations\/roles.ts\S* error .*countIncidents/s)
  })

  it('makes the compiler ask for the handler once there is a row', () => {
    change('src/contract/operations/roles.ts', roles, roles + newRoles)
    change('src/contract/operations/ips.ts', '  }),\n} as const\n', row)
    expect(compile()).toMatch(/src\/platform\/\S+ error .*countIncidents/)
  })

  it('updates the platform, the proxy, the client, the OpenAPI document and the docs', async () => {
    change(
      'src/platform/trust-layer/payments/handlers.ts',
      "  | 'reportIncident'\n",
      "  | 'reportIncident'\n  | 'countIncidents'\n",
    )
    change('src/platform/trust-layer/payments/handlers.ts', '  submitTransactionMetadata: {', handler)
    expect(compile()).toBe('')

    const { createTestPlatform, platformSecret } = await load('test/support/platform.ts')
    const { startGateway } = await load('test/support/gateway.ts')
    const { createClient } = await load('src/client/index.ts')
    const { toOpenApi } = await load('src/contract/openapi/document.ts')
    const { drawDocs } = await load('src/server/pages/docs.ts')
    const { platform, remove } = await createTestPlatform()
    const gateway = await startGateway({ dispatch: platform.dispatch, embeddedSecret: platformSecret })
    const call = async (scopes: string[], query: object) => {
      const authorization: string = await gateway.authorize(scopes, 'analyst')
      const client = createClient({ baseUrl: gateway.url, key: authorization.replace('Bearer ', '') })
      return client.call('countIncidents', { query })
    }
    expect(await call(['ips:read'], { institution_code: 'BNKA' })).toEqual({
      institution_code: 'BNKA',
      count: 7,
    })
    await expect(call(['ips:write'], { institution_code: 'BNKA' })).rejects.toMatchObject({
      code: 'scope-missing',
    })
    await expect(call(['ips:read'], {})).rejects.toMatchObject({
      code: 'validation-error',
      errors: [{ field: 'institution_code' }],
    })
    expect(toOpenApi().paths['/v1/ips/incident-count'].get).toMatchObject({ operationId: 'countIncidents' })
    expect(drawDocs(toOpenApi())).toContain('<article id="countIncidents"')
    await gateway.stop()
    await remove()
  })
})
