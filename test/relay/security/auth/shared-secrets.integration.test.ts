import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSharedSecrets } from '../../../../src/relay/security/auth/shared-secrets.ts'
import { migrate } from '../../../../src/storage/migrations/index.ts'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { createLocalSchema, isPostgresThere, type LocalSchema } from '../../../support/local-postgres.ts'

const newKey = (kid: string) => ({ kid, secret: randomBytes(32) })
const [key, other] = [newKey('k1'), newKey('k1')]
const [pepper, otherPepper] = ['pepper-of-the-deployment', 'pepper-of-somebody-else']

describe.skipIf(!isPostgresThere)('relays that share a database', () => {
  let schema: LocalSchema
  let storage: ReturnType<typeof openStorage>
  let seconds = 0
  beforeEach(async () => {
    schema = await createLocalSchema()
    storage = openStorage(schema.url)
    await migrate(storage)
  })
  afterEach(async () => {
    await storage.close()
    await schema.remove()
  })
  const later = (by: number) => {
    seconds += by
  }
  const relay = (
    tokenKeys: [typeof key, ...(typeof key)[]],
    peppers: readonly [string, ...string[]] = [pepper],
  ) =>
    createSharedSecrets({
      storage,
      clock: () => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString(),
      secrets: () => ({ tokenKeys, peppers }),
    })

  it('start with the same secrets, and are refused with others, naming the variable', async () => {
    await relay([key]).join()
    await relay([key]).join()
    await expect(relay([other]).join()).rejects.toThrow(
      /^PARLEY_TOKEN_KEYS: a relay that serves this database/,
    )
    await expect(relay([key], [otherPepper]).join()).rejects.toThrow(/^PARLEY_PEPPER: /)
  })

  it('are refused as long as another is running, however long that is', async () => {
    const one = relay([key])
    await one.join()
    for (let turn = 0; turn < 6; turn++) {
      later(5)
      await one.renew()
    }
    await expect(relay([other]).join()).rejects.toThrow(/PARLEY_TOKEN_KEYS/)
  })

  it('start with others once no relay has been running for a quarter of a minute', async () => {
    await relay([key]).join()
    later(16)
    await relay([other], [otherPepper]).join()
    await expect(relay([key]).join()).rejects.toThrow(/PARLEY_TOKEN_KEYS/)
  })

  it('change keys one after the other while they have one in common, until the old one is gone', async () => {
    const [old, both, fresh] = [relay([key]), relay([other, key]), relay([other])]
    await old.join()
    await both.join()
    await old.renew()
    await both.renew()
    await relay([other]).join()
    later(20)
    await fresh.renew()
    await expect(relay([key]).join()).rejects.toThrow(/PARLEY_TOKEN_KEYS/)
    await relay([other]).join()
  })

  it('leave no key in the database', async () => {
    await relay([key]).join()
    const { rows } = await schema.query('select name, value from deployment')
    expect(rows.map(({ name }) => name).sort()).toEqual(['pepper', 'tokens'])
    for (const { value } of rows) expect(value).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(rows)).not.toContain(pepper)
  })
})
