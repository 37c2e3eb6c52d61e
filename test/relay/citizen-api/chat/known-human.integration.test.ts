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

/** Opens a chat of a uid, proven or only claimed. */
const open = async (relay: TestRelay, uid: string, isProven: boolean) => {
  const claim = { humanUid: uid, ...(isProven && { humanHash: hashOf(relay, uid) }) }
  return (await (
    await post(`${relay.url}/chat/v1/sessions`, { gwId: 'demo', locale: 'en', ...claim })
  ).json()) as {
    token: string
    chatId: string
  }
}

describe(`somebody of whom the platform has a profile, on ${database.name}`, () => {
  let relay: TestRelay
  beforeAll(async () => {
    const dialog = createScamReport(parseConfig(demoConfig).profile) as unknown as Dialog
    relay = await startRelay({ dispatch: createFakeTrustLayer().dispatch, dialog, humanRecords: records })
  })
  afterAll(() => relay.stop())

  /** Asks the report until it wants her number; gives what is offered there. */
  const offered = async (isProven: boolean): Promise<string[]> => {
    const { token } = await open(relay, 'maria', isProven)
    const answers = ['Yes', 'No', 'Yes', 'Bank or police call', 'No', 'Unity Bank', '25,000', 'an hour ago']
    for (const [index, text] of [...answers, 'TX-1001', '0917 555 0101'].entries()) {
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

  it('is offered the last digits of her number when she has proven who she is', async () => {
    expect(await offered(true)).toContain('••••0199')
  })

  it('is offered nothing for a uid that is only claimed', async () => {
    expect(await offered(false)).not.toContain('••••0199')
  })
})

describe(`somebody who is banned, on ${database.name}`, () => {
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

  it('is not put through to people, and others are', async () => {
    const [banned, other] = [await wish('banned', true), await wish('maria', true)]
    const rows = await queued()
    expect(rows).toContain(other)
    expect(rows).not.toContain(banned)
  })

  it('shuts nobody out who only claims to be her', async () => {
    const chatId = await wish('banned', false)
    expect(await queued()).toContain(chatId)
  })
})
