import type { Db } from '../../../storage/database/storage.ts'

/**
 * Languages last spoken with the voice of another language, as reported upstream, so that the user can be
 * notified.
 */
export interface FallbackVoices {
  /**
   * Records the voice used for a language. `approximate` is the code of the other language; null if the
   * language has its own voice.
   */
  note(lang: string, approximate: string | null): Promise<void>
  /** Returns the language of the substitute voice, by language code. */
  list(): Promise<ReadonlyMap<string, string>>
}

/** Creates the list of substitute voices, stored in the database. */
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
