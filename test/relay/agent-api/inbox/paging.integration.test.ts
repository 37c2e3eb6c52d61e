import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InboxPage, InboxRow } from '../../../../src/contract/console/inbox.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'

const chats = 60

describe('inbox with more chats than fit on a page', () => {
  let inbox: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    inbox = await startTestInbox()
    ana = await inbox.add('Ana', 'supervisor')
    await fill(inbox)
  })
  afterAll(() => inbox.stop())

  const pages = async (query: string): Promise<InboxPage[]> => {
    const found: InboxPage[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await ana.get(`/inbox?${query}${cursor && `&cursor=${cursor}`}`)
      found.push(body)
      cursor = body.next
    }
    return found
  }

  it.each(['queue', 'closed'])('returns each chat of "%s" once across pages, in one order', async (view) => {
    const read = await pages(`view=${view}&limit=7`)
    const rows = read.flatMap((page) => page.rows)
    expect(read.slice(0, -1).map((page) => page.rows.length)).toEqual(read.slice(0, -1).map(() => 7))
    expect(new Set(rows.map(({ chatId }) => chatId)).size).toBe(chats)
    expect(read[0]?.counts[view as 'queue']).toBe(chats)
    expect(rows).toEqual([...rows].sort(view === 'queue' ? byUrgency : () => 0))
  })

  it('continues after a chat that has left the list in the meantime', async () => {
    const { body } = await ana.get('/inbox?view=queue&limit=5')
    const [last] = (body as InboxPage).rows.slice(-1)
    await inbox.relay.test.storage.db
      .updateTable('chat_desk')
      .set({ state: 'bot' })
      .where('chat_id', '=', last?.chatId ?? '')
      .execute()
    const next: InboxPage = (await ana.get(`/inbox?view=queue&limit=5&cursor=${body.next}`)).body
    expect(next.rows).toHaveLength(5)
    const seen = new Set((body as InboxPage).rows.map(({ chatId }) => chatId))
    expect(next.rows.filter(({ chatId }) => seen.has(chatId))).toEqual([])
  })

  it('refuses an invalid cursor, naming the field', async () => {
    const { status, body } = await ana.get('/inbox?view=queue&cursor=WzFd')
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'cursor' }])
  })

  it('answers that a chat has not changed to a page with the current version', async () => {
    const { chat, chatId } = await inbox.wanted()
    const { mark } = await ana.look(chatId)
    expect((await ana.look(chatId, mark)).status).toBe(304)
    await chat.say('a word more')
    expect((await ana.look(chatId, mark)).status).toBe(200)
  })
})

const byUrgency = (a: InboxRow, b: InboxRow) =>
  Number(b.isDanger) - Number(a.isDanger) ||
  b.urgency - a.urgency ||
  (a.queuedAt ?? '').localeCompare(b.queuedAt ?? '')

/** Adds waiting and closed chats, many of them identical except for their ids. */
async function fill({ relay }: TestInbox): Promise<void> {
  const at = (index: number) => new Date(Date.UTC(2026, 10, 23, 8, index % 5)).toISOString()
  const rows = (['queued', 'resolved'] as const).flatMap((state) =>
    Array.from({ length: chats }, (_, index) => ({ id: `${state}-${index}`, state, index })),
  )
  await relay.test.storage.write('fill', async (trx) => {
    for (const { id, state, index } of rows) {
      await trx
        .insertInto('chat')
        .values({
          id,
          gw_id: 'demo',
          lang: 'en',
          human_uid: null,
          human_verified: 0,
          last_seq: 0,
          created_at: at(index),
        })
        .execute()
      await trx
        .insertInto('chat_desk')
        .values({
          chat_id: id,
          gw_id: 'demo',
          state,
          epoch: 1,
          version: 1,
          is_danger: index % 3 === 0 ? 1 : 0,
          urgency: (index % 4) * 10.5,
          queued_at: index % 6 === 0 ? null : at(index),
          alert_level: 0,
          changed_at: at(index),
        })
        .execute()
    }
  })
}
