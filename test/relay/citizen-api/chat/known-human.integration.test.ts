import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dialog } from '../../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import type { HumanRecords } from '../../../../src/relay/citizen-api/chat/identify-visitor.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

const records: HumanRecords = {
  profileOf: async (_, uid) => ({ name: 'Maria Santos', phone: uid === 'maria' ? '0917 555 0199' : '1' }),
  isBanned: async (_, uid) => uid === 'banned',
}

const hashOf = ({ identitySecret }: TestRelay, uid: string) =>
  createHmac('sha256', identitySecret).update(uid).digest('hex')
const post = (url: string, body: object, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

/** Opens a chat with a uid, proven or claimed. */
const open = async (relay: TestRelay, uid: string, isProven: boolean) => {
  const claim = { humanUid: uid, ...(isProven && { humanHash: hashOf(relay, uid) }) }
  return (await (
    await post(`${relay.url}/chat/v1/sessions`, { gwId: 'demo', locale: 'en', ...claim })
  ).json()) as {
    token: string
    chatId: string
  }
}

describe(`citizen with a profile on the platform, on ${database.name}`, () => {
  let relay: TestRelay
  beforeAll(async () => {
    const dialog = createScamReport(parseConfig(demoConfig).profile) as unknown as Dialog
    relay = await startRelay({ dispatch: createFakeTrustLayer().dispatch, dialog, humanRecords: records })
  })
  afterAll(() => relay.stop())

  /** Answers the report's questions up to the contact number; returns the choices offered there. */
  const offered = async (isProven: boolean): Promise<string[]> => {
    const { token } = await open(relay, 'maria', isProven)
    const answers = ['I paid, or they took money', 'No', 'Unity Bank', '25,000']
    for (const [index, text] of answers.entries()) {
      const said = { type: 'text', clientId: `answer-${index}-${isProven}`, text }
      expect((await post(`${relay.url}/chat/v1/messages`, said, token)).status).toBe(202)
    }
    const history = await fetch(`${relay.url}/chat/v1/messages`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { messages } = (await history.json()) as {
      messages: { author: { kind: string }; data: { text: string; quickReplies?: { text: string }[] } }[]
    }
    const question = messages.findLast(({ author }) => author.kind === 'bot')
    expect(question?.data.text).toContain('can we reach you')
    return (question?.data.quickReplies ?? []).map(({ text }) => text)
  }

  it('is offered the last digits of their number after proving their identity', async () => {
    expect(await offered(true)).toContain('••••0199')
  })

  it('is offered nothing for a claimed uid', async () => {
    expect(await offered(false)).not.toContain('••••0199')
  })
})

describe(`banned citizen, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({ humanRecords: records })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const queued = async () => (await ana.list('queue')).rows.map(({ chatId }) => chatId)
  const wish = async (uid: string, isProven: boolean) => {
    const { token, chatId } = await open(test.relay, uid, isProven)
    const said = { type: 'text', clientId: 'wish-for-a-person', text: 'person' }
    await post(`${test.relay.url}/chat/v1/messages`, said, token)
    const history = async () => {
      const reply = await fetch(`${test.relay.url}/chat/v1/messages`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return reply.text()
    }
    await expect.poll(history).toContain('done hand-over')
    return chatId
  }

  it('is not queued for an agent, unlike others', async () => {
    const [banned, other] = [await wish('banned', true), await wish('maria', true)]
    const rows = await queued()
    expect(rows).toContain(other)
    expect(rows).not.toContain(banned)
  })

  it('does not block someone who only claims the same uid', async () => {
    const chatId = await wish('banned', false)
    expect(await queued()).toContain(chatId)
  })
})
