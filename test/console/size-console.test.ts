import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { consolePage } from '../../vite.config.ts'

/** Size limit of the console page in gzipped bytes: all of its scripts and styles. */
const consoleBytes = 120 * 1024

describe('built console', () => {
  it(`needs at most ${consoleBytes} bytes gzipped, and no schema library`, async () => {
    // The test runner's mode would produce the development build.
    vi.stubEnv('NODE_ENV', 'production')
    const built = await build({
      ...consolePage,
      mode: 'production',
      logLevel: 'silent',
      build: { ...consolePage.build, write: false },
    })
    vi.unstubAllEnvs()
    const { output } = built as Rolldown.RolldownOutput
    const sourceOf = (file: (typeof output)[number]) =>
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()
    const sizes = output
      .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
      .map((file) => [file.fileName, gzipSync(sourceOf(file), { level: 9 }).length] as const)
    expect(sizes.length).toBeGreaterThanOrEqual(2)
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(consoleBytes)
    const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    expect(modules.some((id) => id.includes('/src/console/'))).toBe(true)
    expect(modules.filter((id) => /node_modules\/zod\//.test(id))).toEqual([])
  })
})
