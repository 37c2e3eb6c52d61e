import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from '../../../vite.config.ts'

/** Gzip bytes of what the page loads before voice: its script and its style, in English. */
const budgetBytes = 30 * 1024

describe('the built page', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  beforeAll(async () => {
    // The test runner's own mode would build the development form.
    vi.stubEnv('NODE_ENV', 'production')
    const built = await build({
      ...page,
      mode: 'production',
      logLevel: 'silent',
      build: { ...page.build, write: false },
    })
    vi.unstubAllEnvs()
    files = (built as Rolldown.RolldownOutput).output
  }, 60_000)

  const sourceOf = (file: (typeof files)[number]): string =>
    file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()

  it(`weighs at most ${budgetBytes} bytes gzipped`, () => {
    const parts = files.filter((file) => /\.(js|css)$/.test(file.fileName) && !isLanguage(file))
    const sizes = parts.map((file) => [file.fileName, gzipSync(sourceOf(file), { level: 9 }).length] as const)
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budgetBytes)
    expect(total).toBeGreaterThan(10 * 1024)
  })

  it('carries no schema library', () => {
    const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    expect(modules.some((id) => id.includes('/src/widget/chat/'))).toBe(true)
    expect(modules.filter((id) => /node_modules\/zod\//.test(id))).toEqual([])
    expect(files.filter((file) => /ZodError|_zod\b/.test(sourceOf(file)))).toEqual([])
  })

  it('has no script and no style in its HTML, as its policy asks', () => {
    const html = files.find((file) => file.fileName === 'index.html')
    const source = html ? sourceOf(html) : ''
    expect(source).toContain('<script type="module"')
    expect(source).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
  })
})

/** A language is loaded for those who read it, instead of another. */
const isLanguage = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk' && /\/texts\/[a-z]+\.ts$/.test(file.facadeModuleId ?? '')
