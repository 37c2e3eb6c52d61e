import { expect } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { LocalSchema } from './local-postgres.ts'
import type { TrafficFigures } from './traffic.ts'
import { brokenInvariants } from './trust-invariants.ts'

/**
 * Expects that the outbox empties, that each report is one case of its own chat and that there is no other
 * case, and that the platform's money and audit are consistent.
 * @param stories all reports ever made to these relays
 */
export async function expectToldOnce(schema: LocalSchema, stories: TrafficFigures['stories']): Promise<void> {
  const rowsOf = async (text: string) => (await schema.query<Record<string, string>>(text)).rows
  // Completed calls stay as rows without a time; the poll of an open case repeats.
  const open = () =>
    rowsOf(`select kind, attempts from outbox where next_at is not null and kind <> 'watch-case'`)
  await expect.poll(open, { timeout: 240_000 }).toEqual([])
  const cases = await rowsOf('select case_id from pf_case')
  expect(cases.map(({ case_id }) => case_id).sort()).toEqual(stories.map(({ caseId }) => caseId).sort())
  const ofChats = await rowsOf(`select chat_id || ' ' || case_id as pair from chat_case`)
  expect(ofChats.map(({ pair }) => pair).sort()).toEqual(
    stories.map(({ chatId, caseId }) => `${chatId} ${caseId}`).sort(),
  )
  const storage = openStorage(schema.url)
  expect(await brokenInvariants(storage.db, new Date().toISOString())).toEqual([])
  await storage.close()
}
