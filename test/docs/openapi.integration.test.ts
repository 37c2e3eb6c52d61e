import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { startRelay } from '../support/relay.ts'

it('serves the OpenAPI document that the repository has (npm run openapi writes it)', async () => {
  const relay = await startRelay({ dispatch: async () => ({ status: 404, headers: {}, body: null }) })
  const served = await (await fetch(`${relay.url}/openapi.json`)).json()
  await relay.stop()
  const kept = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../openapi.json'), 'utf8'))
  expect(kept).toEqual(served)
})
