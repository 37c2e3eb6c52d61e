import type { Kysely, Migration } from 'kysely'

/** Creates the data of the whole deployment. */
export const settings: Migration = {
  async up(db) {
    await createSettings(db)
    await createUpkeep(db)
  },
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  // Settings made in the console, for anything that the configuration file does not set.
  await db.schema
    .createTable('setting_overlay')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text')
    .addColumn('value_before', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addColumn('approved_by', 'text')
    .execute()
  await db.schema
    .createTable('deployment')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
}

/** Creates budgets, scheduled jobs, and the trail of security events. */
async function createUpkeep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('day_budget')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('day_budget_key', ['name', 'day'])
    .execute()
  await db.schema
    .createTable('upkeep')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('security_event')
    .addColumn('seq', 'bigint', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actor', 'text')
    .addColumn('gw_id', 'text')
    .addColumn('chat_id', 'text')
    .addColumn('detail', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('prev_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
}
