import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { putToSleep } from '../../../scripts/asleep.mjs'
import { dialogueLanguages } from '../../../src/assistant/languages/at-once.ts'
import { readingWords } from '../../../src/assistant/languages/reading-words.ts'
import { page } from '../../../vite.config.ts'

const load = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe('sleeping chunk', () => {
  it('does nothing until it is woken, and then runs once', async () => {
    const noted: string[] = []
    Object.assign(globalThis, { noted })
    const module = await load(
      putToSleep('noted.push("run"); const words = ["yes"]; export { words, words as "all words" }'),
    )
    expect(Object.keys(module)).toEqual(['wake'])
    expect(noted).toEqual([])
    const woken = module.wake()
    expect(woken).toEqual({ words: ['yes'], 'all words': ['yes'] })
    expect(module.wake()).toBe(woken)
    expect(noted).toEqual(['run'])
    Reflect.deleteProperty(globalThis, 'noted')
  })

  it('keeps its imports, and wakes those that sleep themselves', () => {
    const slept = putToSleep(
      'import { a as b } from "./awake.js"\nimport { c } from "./asleep.js"\nb(c)',
      (source) => source.includes('asleep'),
    )
    expect(slept).toMatch(
      /^import \{ a as b \} from "\.\/awake\.js"\nimport \{ wake as (\w+) \} from "\.\/asleep\.js"\n/,
    )
    expect(slept).toMatch(/function run\(\) \{\s+const \{ c: c \} = wake\d+\(\)\s+b\(c\)\s/)
  })

  it.each(['export default 1', 'export const a = 1', 'export * from "./b.js"', 'export { a } from "./b.js"'])(
    'refuses code with %s, which no bundler writes there',
    (code) => {
      expect(() => putToSleep(code)).toThrow('cannot be put to sleep')
    },
  )
})

describe('parts of a report without a network', () => {
  let chunks: Rolldown.OutputChunk[]
  beforeAll(async () => {
    // The test runner's own mode would build the development version.
    vi.stubEnv('NODE_ENV', 'production')
    const options = { ...page, mode: 'production', logLevel: 'silent' } as const
    const built = await build({ ...options, build: { ...page.build, write: false } })
    vi.unstubAllEnvs()
    chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  })

  it('sleep in the built page: the dialogue, its languages, the danger words and the reader’s weights', () => {
    const asleep = chunks.filter(({ code }) => /export function wake\(\)/.test(code))
    const names = asleep.map(({ fileName }) => /assets\/(.*)-[\w-]{8}\.js$/.exec(fileName)?.[1]).sort()
    const files = ['dialog-texts', 'reading-words', 'secret-words', 'words'].flatMap((file) =>
      dialogueLanguages
        // The page does without the words of Arabic and Hindi: see dialogue.ts.
        .filter(
          (lang) => file !== 'reading-words' || (lang in readingWords && lang !== 'ar' && lang !== 'hi'),
        )
        .map((lang) => `${file}-${lang}`),
    )
    expect(names).toEqual([...files, 'light', 'local-room', 'named-danger'].sort())
  })

  it('contain only their imports, two functions and a variable for the exports', () => {
    const asleep = chunks.filter(({ code }) => /export function wake\(\)/.test(code))
    for (const { fileName, code } of asleep)
      expect(code, fileName).toMatch(
        /^(import\{[^}]+\}from"[^"]+";)*let (\w+);function (\w+)\(\)\{[\s\S]+\}export function wake\(\)\{return \2\|\|\(\2=\3\(\)\)\}\s*$/,
      )
  })
})
