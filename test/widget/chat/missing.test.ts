import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'

const source = readFileSync(resolve(import.meta.dirname, '../../../src/widget/chat/missing.ts'), 'utf8')
const added = [...source.matchAll(/^add\(([\w.]+), '(\w+)'/gm)].map(([, owner, name]) => ({ owner, name }))

/** A call of each function, and the answers of a browser that has it. */
const calls: Record<string, [asked: string, answers: unknown[]]> = {
  hasOwn: [`Object.hasOwn({ own: 1 }, 'own'), Object.hasOwn({}, 'toString')`, [true, false]],
  at: [`['a', 'b'].at(0), ['a', 'b'].at(-1), ['a'].at(-2)`, ['a', 'b', undefined]],
  findLast: [
    `['a', 'bc', 'de'].findLast((one) => one[1]), ['a'].findLast((one) => one[1])`,
    ['de', undefined],
  ],
  findLastIndex: [`['bc', 'de', 'f'].findLastIndex((one) => one[1]), [].findLastIndex(() => true)`, [1, -1]],
}

it.each(added)(
  'gives a browser without $name of $owner a function that returns the same',
  async ({ name }) => {
    const { code } = await transformWithOxc(source, 'missing.ts')
    const browser = createContext()
    runInContext(added.map((one) => `delete ${one.owner}.${one.name}`).join(';'), browser)
    runInContext(code, browser)
    const [asked, answers] = calls[String(name)] ?? ['', undefined]
    expect([...runInContext(`[${asked}]`, browser)]).toEqual(answers)
  },
)
