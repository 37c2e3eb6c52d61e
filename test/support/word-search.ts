import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Storage } from '../../src/storage/database/storage.ts'

/** Searches tables for words, and returns matches as `table: word`. */
export async function searchTables({ db, exclusive }: Storage, words: readonly string[]): Promise<string[]> {
  const schema = exclusive
    ? undefined
    : (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
  const tables = (await db.introspection.getTables()).filter((table) => !schema || table.schema === schema)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'chat')
      .selectAll()
      .execute()
    const text = JSON.stringify(rows, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    found.push(...words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`))
  }
  return found
}

/** Searches the files below a folder for words, and returns matches as `file: word`. */
export function searchFiles(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name))
    return words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`)
  })
}
