import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../../src/storage/database.ts'
import { brokenInvariants } from '../../support/trust-invariants.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-crash-'))
const root = resolve(import.meta.dirname, '../../..')
/** Beside the packages that it imports, or node does not find them. */
const built = join(root, 'node_modules/.cache', basename(folder))
const script = join(built, 'child.mjs')

/** What a process that freezes and pays back leaves behind when it is killed. */
describe('a platform that is killed', () => {
  beforeAll(async () => {
    // The child runs outside of the test runner, so it needs plain JavaScript.
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: resolve(import.meta.dirname, '../../support/platform-child.ts'),
        outDir: built,
        emptyOutDir: false,
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'child.mjs', codeSplitting: false } },
      },
      ssr: { external: true },
    })
  })
  afterAll(() => {
    for (const path of [folder, built]) rmSync(path, { recursive: true, force: true })
  })

  it('leaves the invariants true, whenever that happens', async () => {
    const file = join(folder, 'crash.db')
    let lastRows = 0
    for (let round = 0; round < 8; round++) {
      const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
      const begun = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      expect(String(begun[0])).toContain('ready')
      await new Promise((wait) => setTimeout(wait, 20 + Math.random() * 150))
      child.kill('SIGKILL')
      await once(child, 'exit')
      const storage = openStorage(`sqlite:${file}`)
      expect(await brokenInvariants(storage.db, new Date().toISOString())).toEqual([])
      const { rows } = await storage.db
        .selectFrom('pf_audit')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      await storage.close()
      expect(Number(rows)).toBeGreaterThan(lastRows)
      lastRows = Number(rows)
    }
  }, 300_000)
})
