import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Number of requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const counts = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
}
const states = ['kept', 'not applicable', "the operator's", 'not kept'] as const

const rows = [...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(
  ([, number = '', rest = '']) => {
    const [level = '', asks = '', state = '', why = ''] = rest.split(' | ').map((cell) => cell.trim())
    return { number, level, asks, state, why }
  },
)

describe('ASVS table', () => {
  it('has every requirement of each chapter once', () => {
    const numbers = rows.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const found = Object.fromEntries(Object.keys(counts).map((chapter) => [chapter, 0]))
    for (const number of numbers) {
      const chapter = `V${number.split('.')[0]}`
      found[chapter] = (found[chapter] ?? 0) + 1
    }
    expect(found).toEqual(counts)
  })

  it('states for each whether it is met, and by which test or why', () => {
    const faulty = rows.filter(({ level, asks, state, why }) => {
      const [test] = testsIn(why)
      const isShown = test !== undefined && existsSync(resolve(root, test.file))
      const isReasoned = /\p{L}{2}/u.test(why.replace(/`[^`]*`|“[^”]*”/g, ''))
      return (
        !/^[12]$/.test(level) ||
        asks === '' ||
        !states.some((one) => one === state) ||
        !(isShown || isReasoned)
      )
    })
    expect(faulty).toEqual([])
  })

  it('counts its states correctly', () => {
    const [, ...counted] =
      /^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/m.exec(read('docs/asvs.md')) ?? []
    const found = states.map((state) => rows.filter((row) => row.state === state).length)
    expect(counted.map(Number)).toEqual([...found, rows.length])
  })
})

describe.each(['docs/security.md', 'docs/asvs.md'])('%s', (page) => {
  const tests = testsIn(read(page))

  it('names only existing tests', () => {
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter(({ file }) => !existsSync(resolve(root, file)))).toEqual([])
  })

  it('quotes only titles that the tests have', () => {
    const missing = tests.flatMap(({ file, titles }) =>
      titles.filter((title) => !read(file).includes(title)).map((title) => `${file}: ${title}`),
    )
    expect(missing).toEqual([])
  })
})

/** Returns the tests that a text names, each with the titles quoted from it. */
function testsIn(text: string): { file: string; titles: string[] }[] {
  return [...text.matchAll(/`(test\/[^`\s]+\.tsx?)`((?:,? “[^”]*”)*)/g)].map(
    ([, file = '', quoted = '']) => ({
      file,
      titles: [...quoted.matchAll(/“([^”]*)”/g)].map(([, title = '']) => title),
    }),
  )
}
