import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { startRelay } from '../support/relay.ts'

it('serves the OpenAPI documents in the repository (npm run openapi writes them)', async () => {
  const relay = await startRelay({
    ownReach: 'sandbox',
    dispatch: async () => ({ status: 404, headers: {}, body: null }),
  })
  const names = ['openapi.json', 'openapi-platform.json']
  const served = await Promise.all(names.map(async (name) => (await fetch(`${relay.url}/${name}`)).json()))
  await relay.stop()
  const kept = names.map((name) =>
    JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8')),
  )
  expect(kept).toEqual(served)
})

it('hides the embedded platform’s own calls if no one else can make them', async () => {
  const relay = await startRelay({ dispatch: async () => ({ status: 404, headers: {}, body: null }) })
  const get = async (path: string) => (await fetch(relay.url + path)).status
  expect([await get('/openapi-platform.json'), await get('/docs/api/platform')]).toEqual([404, 404])
  await relay.stop()
})
