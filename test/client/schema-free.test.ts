import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../../src')
const valueImports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:import|export)\s+(?!type\s)[^'";]*?from\s+'([^']+)'/g)].map(
    ([, from]) => from,
  )

it('includes no schemas in the client: at run time it imports only addresses, ky and its own modules', () => {
  const files = readdirSync(join(source, 'client')).map((file) => join(source, 'client', file))
  const foreign = files.flatMap(valueImports).filter((from) => !from?.startsWith('./'))
  expect(new Set(foreign)).toEqual(new Set(['ky', '../contract/operations/routes.ts']))
  expect(valueImports(join(source, 'contract/operations/routes.ts'))).toEqual([])
})
