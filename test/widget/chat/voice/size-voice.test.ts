import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from '../../../../vite.config.ts'

/**
 * Gzip bytes of the scripts for the first use of voice with English texts, without the encoder's WebAssembly.
 */
const scriptBytes = 12 * 1024
const wasmBytes = 72 * 1024

describe('voice in the built page', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const built = await build({
      ...page,
      mode: 'production',
      logLevel: 'silent',
      build: { ...page.build, write: false },
    })
    vi.unstubAllEnvs()
    files = (built as Rolldown.RolldownOutput).output
  })

  const sizeOf = (file: (typeof files)[number]) =>
    gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
  const isLanguage = (file: (typeof files)[number]) =>
    file.type === 'chunk' &&
    /\/languages\/(?!en\/)[a-z]{2,3}\/voice-texts\.ts$/.test(file.facadeModuleId ?? '')
  /** Fetched when the settings are opened. */
  const isSettings = (file: (typeof files)[number]) =>
    file.type === 'chunk' && file.facadeModuleId?.endsWith('/VoiceSettings.tsx') === true
  const isScript = (file: (typeof files)[number]) =>
    file.type === 'chunk'
      ? Object.keys(file.modules).some((id) => id.includes('/chat/voice/') || id.endsWith('/voice-texts.ts'))
      : /\/tap-[\w-]+\.js$/.test(file.fileName)

  it(`is at most ${scriptBytes} bytes of script`, () => {
    const sizes = files
      .filter(
        (file) => isScript(file) && !isLanguage(file) && !isSettings(file) && !/\/page-/.test(file.fileName),
      )
      .map((file) => [file.fileName, sizeOf(file)] as const)
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(sizes.length).toBe(4)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(scriptBytes)
  })

  it('has one WebAssembly file, the encoder', () => {
    const found = files.filter((file) => file.fileName.endsWith('.wasm'))
    expect(found.map((file) => sizeOf(file) <= wasmBytes)).toEqual([true])
  })

  it('is not part of the initial load of the page', () => {
    const first = files.find((file) => file.type === 'chunk' && /\/page-/.test(file.fileName))
    const modules = first?.type === 'chunk' ? Object.keys(first.modules) : []
    expect(modules.filter((id) => id.includes('/chat/voice/'))).toEqual([])
  })
})
