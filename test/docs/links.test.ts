import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(join(root, file)),
)
const pages = files.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** Returns a heading's anchor as GitHub creates it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsOf = (file: string) =>
  [...withoutBlocks(read(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading))

describe.each(pages)('%s', (page) => {
  const text = withoutBlocks(read(page))

  it('links only to existing targets', () => {
    const links = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    const broken = links.filter((to) => {
      if (/^(https?:|mailto:)/.test(to)) return false
      const [path = '', anchor] = to.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word)
    const places = words.filter((word) => /^(src|test|bench|scripts|demo|docs|\.ci)\//.test(word))
    // A walkthrough names a file by the end of its path: `core/chat.ts`.
    const sources = words.filter((word) => /^[\w./-]+\.(tsx?|mjs)$/.test(word))
    const known = (word: string) => files.some((file) => `/${file}`.endsWith(`/${word}`))
    const missing = [
      ...places.filter((word) => !/[<*{]/.test(word) && !existsSync(join(root, word))),
      ...sources.filter((word) => !known(word)),
    ]
    expect(missing).toEqual([])
  })

  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = [...read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
