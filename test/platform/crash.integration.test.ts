import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/databases.ts'
import { times } from '../support/thoroughness.ts'
import { brokenInvariants } from '../support/trust-invariants.ts'

const root = resolve(import.meta.dirname, '../..')
/** Next to the packages that it imports; otherwise node does not find them. */
const built = join(root, 'node_modules/.cache', `parley-crash-${randomUUID()}`)
const script = join(built, 'child.mjs')

/** State after a process that freezes and pays back is killed. */
describe(`a platform process that is killed, on ${database.name}`, () => {
  beforeAll(async () => {
    // The child runs outside the test runner, so it needs plain JavaScript.
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: resolve(import.meta.dirname, '../support/platform-child.ts'),
        outDir: built,
        emptyOutDir: false,
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'child.mjs', codeSplitting: false } },
      },
      ssr: { external: true },
    })
  })
  afterAll(() => {
    rmSync(built, { recursive: true, force: true })
  })

  it('leaves the invariants intact, whenever it is killed', async () => {
    const test = await database.create()
    let lastRows = 0
    for (let round = 0; round < times(3, 8); round++) {
      const child = spawn(process.execPath, [script, test.address.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const begun = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      expect(String(begun[0])).toContain('ready')
      await new Promise((wait) => setTimeout(wait, 20 + ((round * 67) % 150)))
      child.kill('SIGKILL')
      await once(child, 'exit')
      const { db } = test.storage
      // Read at one instant: a commit of the dead process may still be on its way into Postgres.
      const broken = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => brokenInvariants(trx, new Date().toISOString()))
      expect(broken).toEqual([])
      const { rows } = await db
        .selectFrom('pf_audit')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      expect(Number(rows)).toBeGreaterThan(lastRows)
      lastRows = Number(rows)
    }
    await test.remove()
  }, 300_000)
})
