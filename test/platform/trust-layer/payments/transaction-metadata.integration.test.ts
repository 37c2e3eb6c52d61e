import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../../../src/contract/primitives/problem.ts'
import { createUnitsOfWork, type UnitsOfWork } from '../../../../src/platform/kit/unit-of-work.ts'
import { createMetadataQueue } from '../../../../src/platform/trust-layer/payments/transaction-metadata.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

const now = '2026-11-20T09:30:00.000Z'
const logger = { info() {}, warn() {}, error() {} }

describe(`payment metadata, on ${database.name}`, () => {
  let test: TestDatabase
  /** Runs before each attempted change, and replaces it if it throws. */
  let beforeWrite: () => void
  let units: UnitsOfWork
  beforeEach(async () => {
    test = await database.create()
    beforeWrite = () => {}
    const real = createUnitsOfWork({
      storage: test.storage,
      clock: () => now,
      ids: createIds(),
      logger,
      runDue: async () => {},
      isAnythingDue: async () => false,
      onCommit() {},
    })
    units = {
      ...real,
      async write(options, work) {
        await Promise.resolve()
        beforeWrite()
        return real.write(options, work)
      },
    }
  })
  afterEach(() => test.remove())

  const create = (maxWaiting?: number) => {
    const queue = createMetadataQueue(units, logger, maxWaiting === undefined ? {} : { maxWaiting })
    const submit = (id: string) =>
      queue.submit(
        { id: 'ips', role: 'ips' },
        {
          transaction_id: id,
          transaction_timestamp: now,
          amount: 10,
          sender_institution_code: 'BNKA',
          receiver_institution_code: 'BNKB',
        },
        now,
      )
    return { queue, submit }
  }
  const kept = async () =>
    (
      await test.storage.db
        .selectFrom('pf_metadata')
        .select('transaction_id')
        .orderBy('transaction_id')
        .execute()
    ).map((row) => row.transaction_id)
  const outage = () => {
    throw new Problem('storage-unavailable')
  }

  it('is flushed up to the time of the call, without waiting for later submissions', async () => {
    const { queue, submit } = create()
    let more = 0
    beforeWrite = () => {
      if (more < 50) void submit(`TX-MORE-${more++}`)
    }
    void submit('TX-1')
    await queue.flushed()
    expect(more).toBeLessThan(10)
    expect(await kept()).toContain('TX-1')
    await queue.emptied()
    expect(await kept()).toHaveLength(51)
  })

  it('is not awaited while the database is down, and is stored when it is back', async () => {
    const { queue, submit } = create()
    beforeWrite = outage
    expect(await submit('TX-1')).toBe(now)
    await expect(queue.flushed()).rejects.toMatchObject({ code: 'storage-unavailable' })
    beforeWrite = () => {}
    await queue.emptied()
    expect(await kept()).toEqual(['TX-1'])
    await queue.flushed()
  })

  it('is refused if the queue is full, and accepted again when it has been stored', async () => {
    const { queue, submit } = create(3)
    beforeWrite = outage
    await Promise.all(['TX-1', 'TX-2', 'TX-3'].map(submit))
    await expect(submit('TX-4')).rejects.toMatchObject({
      code: 'storage-unavailable',
      options: { retryAfterMs: 1_000 },
    })
    expect(await submit('TX-1')).toBe(now)
    beforeWrite = () => {}
    await queue.emptied()
    await submit('TX-4')
    expect(await kept()).toEqual(['TX-1', 'TX-2', 'TX-3', 'TX-4'])
  })
})
