import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultProfile } from '../../../../src/platform/kit/profile.ts'
import { plusDays } from '../../../../src/platform/kit/time.ts'
import { confirmSweep, createSweepGuard, type SweepGuard } from '../../../../src/storage/sweep-guard.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { freezeOrder, returnOrder, story, traceStory } from '../../../support/trust-story.ts'
import { searchTables } from '../../../support/word-search.ts'

const days = defaultProfile.dataRetentionDays

/** Words that occur nowhere else. */
const words = {
  order: 'Wachtmeister Xylophonius',
  extension: 'Quetzalina Umbrellabird',
  release: 'Absquatulate Chambers',
  narrative: 'Flibbertigibbet Zuleika',
} as const

describe(`text written about a hold and a return, on ${database.name}`, () => {
  let platform: TestPlatform
  let freezeId: string
  /** Time by which deletions are allowed; the sandbox only moves that of the cases. */
  let now: string
  let guard: SweepGuard
  beforeEach(async () => {
    const test = await database.create()
    const { storage } = test
    now = story.start
    guard = createSweepGuard({ storage, clock: () => now, retentionDays: days, onHold: () => {} })
    await guard.see()
    platform = await createTestPlatform({ storage, guard }, async () => test)
    const ids = await traceStory(platform)
    const frozen = await post('/v1/recovery/freeze', {
      ...freezeOrder(ids, 'hm1:A', 'BNKB', 5_000),
      legal_justification: `${words.order} has asked for it on the phone.`,
    })
    freezeId = frozen.freeze_id
    await post(`/v1/recovery/freeze/${freezeId}/extend`, {
      extension_hours: 2,
      extension_justification: `${words.extension} is still to be heard.`,
    })
    await post('/v1/recovery/fund-return', {
      ...returnOrder(ids.caseId, freezeId, 1_000),
      return_narrative: `For ${words.narrative}`,
    })
    await post(`/v1/recovery/freeze/${freezeId}/release`, {
      release_reason: 'non_fraud_determination',
      release_authority: words.release,
      release_authorization_token: 'sbx-release',
    })
  })
  afterEach(() => platform.remove())
  const post = async (path: string, body: object) => {
    const answer = await platform.as('analyst').post(path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const found = () => searchTables(platform.test.storage, Object.values(words))
  const passRetention = async () => {
    const over = plusDays(story.start, days + 1)
    await platform.setClock(over)
    await platform.settle()
  }

  it('is stored where it can be deleted, and neither in the ledger nor in the audit trail', async () => {
    expect((await found()).sort()).toEqual(
      [
        `pf_freeze: ${words.release}`,
        `pf_freeze: ${words.extension}`,
        `pf_freeze: ${words.order}`,
        `pf_return: ${words.narrative}`,
      ].sort(),
    )
  })

  it('stays, with the contact, until a clock that has jumped is confirmed, and is then deleted', async () => {
    const { db } = platform.test.storage
    const waiting = () =>
      db
        .selectFrom('pf_job')
        .select('kind')
        .where('kind', 'in', ['contact.forget', 'records.sweep'])
        .where('due_at', '<', plusDays(story.start, days + 1))
        .orderBy('kind')
        .execute()
    now = plusDays(now, days + 1)
    await passRetention()
    expect(await found()).toHaveLength(4)
    expect(await waiting()).toEqual([{ kind: 'contact.forget' }, { kind: 'records.sweep' }])
    await confirmSweep(platform.test.storage, { now, retentionDays: days })
    await guard.see()
    await platform.settle()
    expect(await found()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('is deleted at the end of its retention, while the figures stay', async () => {
    await passRetention()
    expect(await found()).toEqual([])
    const { release } = await platform.test.storage.db
      .selectFrom('pf_freeze')
      .select('release')
      .where('freeze_id', '=', freezeId)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(release ?? '')).toMatchObject({
      release_reason: 'non_fraud_determination',
      released_amount: 400_000,
    })
    expect((await platform.as('admin').get('/sandbox/audit/verify')).body).toMatchObject({ ok: true })
  })

  it.each(['freeze_return', 'payment'] as const)(
    'is also deleted from the ledger, from the row of a %s',
    async (kind) => {
      await platform.test.storage.db
        .updateTable('pf_ledger_tx')
        .set({ narrative: words.narrative })
        .where('kind', '=', kind)
        .execute()
      await passRetention()
      expect(await found()).toEqual([])
    },
  )
})
