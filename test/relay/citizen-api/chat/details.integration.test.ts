import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { tellTheStory, textOf } from '../../../support/victim.ts'

/** Answers given after the case is open. The first five identify the citizen. */
/** The citizen's phone number, as written in the story and as sent. */
const phone = [/0917 ?555 ?10\d\d/, /\+6391755510\d\d/]

const identity = {
  name: 'Maria Clara Villanueva',
  id: '1234-5678-9012',
  holder: 'Marikit Villanueva',
  account: '001234567890',
}
const details: readonly [question: RegExp, answer: string][] = [
  [/full name, as on the ID/, identity.name],
  [/What is the nationality/, 'Philippines'],
  [/Which ID can you give/, 'National ID'],
  [/number on the ID/, identity.id],
  [/Whose name is on the account/, identity.holder],
  [/account or wallet the money came from/, identity.account],
  [/When did they first contact you/, 'yesterday at 3 pm'],
  [/How did they reach you/, 'a call from 0917 555 0101'],
  [/in your own words/, 'A man said he was from the bank and made me send the money.'],
  [/Was there another payment/, 'No'],
  [/What do you have as evidence/, 'screenshots'],
  [/number of the police report/, 'Skip'],
  [/need help with reading/, 'No'],
  [/Is this right\? Then I send it/, 'Send now'],
]

describe('detailed report', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'debug' })
  })
  afterAll(() => server.remove())

  const isAsked = (text: string) => details.find(([pattern]) => pattern.test(text))

  /** Answers all questions; returns the last messages. */
  const answerAll = async (chat: ChatClient): Promise<string> => {
    for (let after = 0, turn = 0; turn < 40; turn++) {
      const said = (await chat.until((all) => all.some((message) => message.seq > after && isHeard(message))))
        .filter((message) => message.seq > after && message.author.kind === 'bot')
        .map(textOf)
      const question = said.findLast((text) => isAsked(text) !== undefined)
      if (question === undefined) return said.join('\n')
      after = await chat.say(isAsked(question)?.[1] ?? '')
    }
    throw new Error('the details have no end')
  }
  const isHeard = (message: ChatMessage) =>
    isAsked(textOf(message)) !== undefined || /details have arrived/.test(textOf(message))

  it('is sent with the identity, which stays unreadable in all tables and logs', async () => {
    const chat = await openChat({ url: () => server.url() })
    await tellTheStory(chat)
    await chat.say('Add details')
    expect(await answerAll(chat)).toContain('no longer kept in this chat')

    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const reports = await storage.db.selectFrom('pf_scam_report').selectAll().execute()
    expect(reports).toHaveLength(1)
    const tables = await storage.db.introspection.getTables()
    for (const { name } of tables) {
      const rows = await storage.db
        .selectFrom(name as 'chat')
        .selectAll()
        .execute()
      for (const value of Object.values(identity)) expect(JSON.stringify(rows), name).not.toContain(value)
      for (const form of phone) expect(JSON.stringify(rows), name).not.toMatch(form)
    }
    await storage.close()
    for (const value of Object.values(identity)) expect(server.log.join('\n')).not.toContain(value)
    for (const form of phone) expect(server.log.join('\n')).not.toMatch(form)
  })
})
