import { resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { vi } from 'vitest'
import { loader } from '../../vite.config.ts'

/** Builds as for production and gives the one script that comes out. */
async function buildOne(config: InlineConfig): Promise<string> {
  // The test runner's own mode would build the development form.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    ...config,
    mode: 'production',
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })
  vi.unstubAllEnvs()
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}

/** `widget.js`, as it is served. */
export const buildLoader = (): Promise<string> => buildOne(loader)

/** A script of the tests, for a browser. */
export const buildScript = (path: string): Promise<string> =>
  buildOne({
    ...loader,
    build: {
      ...loader.build,
      lib: {
        entry: resolve(import.meta.dirname, path),
        name: 'TestScript',
        formats: ['iife'],
        fileName: () => 'script.js',
      },
    },
  })
