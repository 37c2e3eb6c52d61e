import type { Db } from '../../../storage/database/storage.ts'

/** Languages that were last spoken by the voice of another, as upstream said; so that she is told. */
export interface FallbackVoices {
  /** `approximate` is the code of the other language; null when the voice was its own. */
  note(lang: string, approximate: string | null): Promise<void>
  /** By the code of the language, the one whose voice stands in. */
  list(): Promise<ReadonlyMap<string, string>>
}

/** Makes the list of languages that another language's voice speaks, kept in the database. */
export function createFallbackVoices(db: Db): FallbackVoices {
  const list = async () => {
    const rows = await db.selectFrom('speech_stand_in').selectAll().execute()
    return new Map(rows.map(({ lang, approximate }) => [lang, approximate]))
  }
  return {
    async note(lang, approximate) {
      if ((await list()).get(lang) === (approximate ?? undefined)) return
      if (approximate === null) {
        await db.deleteFrom('speech_stand_in').where('lang', '=', lang).execute()
        return
      }
      await db
        .insertInto('speech_stand_in')
        .values({ lang, approximate })
        .onConflict((conflict) => conflict.column('lang').doUpdateSet({ approximate }))
        .execute()
    },
    list,
  }
}
