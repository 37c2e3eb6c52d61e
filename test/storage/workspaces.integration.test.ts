import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { voiceCredits } from '../../src/storage/migrations/voice.ts'
import { workspaces } from '../../src/storage/migrations/workspaces.ts'
import { database } from '../support/databases.ts'

describe(`former accounts of teamspaces, on ${database.name}`, () => {
  it('become one account of the workspace with all purchases, and the teamspaces remain', async () => {
    const test = await database.create()
    const { db } = test.storage
    try {
      for (const table of ['pf_voice_workspace', 'pf_voice_credit', 'pf_teamspace']) {
        await db.schema.dropTable(table).execute()
      }
      await voiceCredits.up(db)
      const old = (id: string, balance: number, below: number | null, emails: string[]) =>
        sql`insert into pf_voice_workspace
          (teamspace_id, balance, unlimited, top_up_below, billing_emails, alerted, created_at)
          values (${id}, ${balance}, 0, ${below}, ${JSON.stringify(emails)}, 1, '2026-11-01T00:00:00.000Z')`.execute(
          db,
        )
      await old('a', 250, 20, ['one@bank.example'])
      await old('b', 7, null, ['one@bank.example', 'two@bank.example'])
      await workspaces.up(db)
      expect(await db.selectFrom('pf_voice_workspace').selectAll().execute()).toEqual([
        {
          workspace_id: 'main',
          balance: 257,
          unlimited: 0,
          top_up_below: 20,
          billing_emails: '["one@bank.example","two@bank.example"]',
          alerted: 0,
          created_at: '2026-11-01T00:00:00.000Z',
        },
      ])
      const known = await db
        .selectFrom('pf_teamspace')
        .select(['teamspace_id', 'workspace_id'])
        .orderBy('teamspace_id')
        .execute()
      expect(known).toEqual(['a', 'b'].map((id) => ({ teamspace_id: id, workspace_id: 'main' })))
    } finally {
      await test.remove()
    }
  })
})
