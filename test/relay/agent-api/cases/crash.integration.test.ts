import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'

describe(`approved action whose process is killed, on ${database.name}`, () => {
  // Inside node_modules, next to the packages that it imports.
  const built = mkdtempSync(join(resolve(import.meta.dirname, '../../../..'), 'node_modules/.desk-child-'))
  const script = join(built, 'child.mjs')
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: resolve(import.meta.dirname, '../../../support/desk-child.ts'),
        outDir: built,
        emptyOutDir: false,
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'child.mjs', codeSplitting: false } },
      },
      ssr: { external: true },
    })
  })
  afterAll(() => rmSync(built, { recursive: true, force: true }))

  const start = (what: string, { url }: { url: string }) =>
    spawn(process.execPath, [script, what, url], {
      cwd: tmpdir(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })

  it.each(['before', 'after'])(
    'is executed once if the process dies just %s the trust layer acts',
    async (moment) => {
      const test = await database.create()
      const killed = start(moment, test.address)
      const [said] = await once(killed.stdout, 'data')
      expect(String(said)).toContain('now')
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      if (database.name === 'Postgres') {
        // There another process may still be working on it, so the lease would have to expire first.
        await test.storage.db.updateTable('proposal').set({ lease_until: null }).execute()
      }
      const finishing = start('finish', test.address)
      let text = ''
      finishing.stdout.on('data', (chunk) => {
        text += String(chunk)
      })
      await once(finishing, 'exit')
      expect(JSON.parse(text)).toEqual({
        proposals: [{ state: 'executed', decided_by_name: 'ben' }],
        freezes: [{ status: 'active', frozen: 400_000 }],
        tokens: [{ uses: 1 }],
        deeds: [{ kind: 'freeze' }],
      })
      await test.remove()
    },
  )
})
