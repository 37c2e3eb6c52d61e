import type { Migration } from 'kysely'

/** The embedded platform's tables. */
export const platformMigrations: Record<string, Migration> = {}
