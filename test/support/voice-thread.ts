import { mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/**
 * Builds the current voice thread, since a worker thread cannot read TypeScript. The folder is inside the
 * project, so that packages are found from it.
 */
export async function buildVoiceThread(
  entry = resolve(root, 'src/platform/engagement/voice/engines/thread-main.ts'),
): Promise<string> {
  const cache = join(root, 'node_modules/.cache/parley')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'voice-thread-'))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: true, outDir, target: 'node20', rolldownOptions: { input: { thread: entry } } },
  })
  return join(outDir, 'thread.js')
}
