import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DialogStateBase } from '../../../../src/assistant/dialog/model/types.ts'
import { createChatEvents, type NewEvent } from '../../../../src/relay/citizen-api/chat/chat-events.ts'
import { chatScope } from '../../../../src/relay/citizen-api/chat/chats.ts'
import { createScreens } from '../../../../src/relay/citizen-api/no-script/screen.ts'
import { createChatKeys } from '../../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

const at = '2026-11-21T00:00:00.000Z'

describe(`content of a page without JavaScript on ${database.name}`, () => {
  const keys = createChatKeys({ seal: createSeal(randomBytes(32)) })
  const events = createChatEvents(keys)
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
    await test.storage.db
      .insertInto('chat')
      .values({ id: 'c1', gw_id: 'demo', lang: 'en', human_verified: 0, last_seq: 0, created_at: at })
      .execute()
    await keys.create(test.storage.db, 'c1')
  })
  afterAll(() => test.remove())

  const says = (text: string): NewEvent => ({
    type: 'message',
    message: { id: text, at, lang: 'en', author: { kind: 'bot' }, type: 'text', data: { text } },
  })
  const append = (text: string) =>
    test.storage.write(chatScope('c1'), (trx) => events.append(trx, 'c1', at, [says(text)]))

  it('shows a promised answer that arrived while the page was read', async () => {
    await append('Let me look.')
    let isPromised = true
    const screens = createScreens({
      db: test.storage.db,
      events,
      // The answer arrives after the messages were read, but before the state is read.
      async stateOf() {
        if (isPromised) {
          isPromised = false
          await append('We are following the money.')
        }
        return { step: 'reported', lang: 'en' } as unknown as DialogStateBase
      },
      dialog: { isAwaited: () => isPromised },
      reports: { caseOf: async () => undefined },
      numbers: { shownOf: async () => String },
    })
    const screen = await screens('c1')
    const texts = screen?.messages.map(({ data }) => (data as { text: string }).text)
    expect(texts).toEqual(['Let me look.', 'We are following the money.'])
    expect(screen?.isAwaited).toBe(false)
  })
})
