import { mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { external, pdfkitFiles } from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Builds the current voice thread, since a worker thread cannot read TypeScript. The folder is inside the
 * project, so that packages are found from it.
 */
export async function buildVoiceThread(
  entry = resolve(root, 'src/platform/engagement/voice/engines/thread-main.ts'),
): Promise<string> {
  return buildThread(entry, {})
}

/** Builds a thread as a release does, with everything that a release makes part of the server. */
export const buildServerThread = (entry: string): Promise<string> =>
  buildThread(entry, { plugins: [pdfkitFiles], ssr: { noExternal: true, external } })

async function buildThread(entry: string, options: InlineConfig): Promise<string> {
  const cache = join(root, 'node_modules/.cache/parley')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'voice-thread-'))
  await build({
    ...options,
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: true, outDir, target: 'node20', rolldownOptions: { input: { thread: entry } } },
  })
  return join(outDir, 'thread.js')
}
