import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** Numbers of the worked examples that the specification of the trust layer gives. */
const given = [1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 15, 16, 17, 18, 19, 20, 21]

const folder = resolve(import.meta.dirname, '..')

it('there is a test named after each worked example', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const named = new Set(
    sources
      .flatMap((source) => [...source.matchAll(/(?:describe|it)\(\s*['`]Example (\d+)/g)])
      .map(([, number]) => Number(number)),
  )
  expect(given.filter((number) => !named.has(number))).toEqual([])
})
