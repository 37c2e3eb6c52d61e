import { afterEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import type { WireRequest } from '../../../../src/contract/primitives/wire.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { textOf } from '../../../support/victim.ts'

const hasSaid = (text: string) => (all: ChatMessage[]) => all.some((message) => textOf(message) === text)
const isLook = ({ method, path }: WireRequest) => method === 'GET' && path.startsWith('/v1/cases/')

describe(`case checks while the trust layer is down, on ${database.name}`, () => {
  const trust = createFakeTrustLayer()
  let relay: TestRelay
  let looks = 0
  /** Called for each check; may fail or wait. */
  let onLook: () => Promise<void> = async () => {}
  afterEach(() => relay.stop())

  async function chatWithCase(): Promise<{ chat: ChatClient; caseId: string }> {
    looks = 0
    onLook = async () => {}
    relay = await startRelay({
      async dispatch(request) {
        if (isLook(request)) {
          looks += 1
          await onLook()
        }
        return trust.dispatch(request)
      },
    })
    const chat = await openChat({ url: () => relay.url })
    await chat.say('report')
    await chat.until(hasSaid('done create-case'))
    const event = chat.events.find((entry) => entry.type === 'case')
    return { chat, caseId: event?.type === 'case' ? event.caseId : '' }
  }
  const rows = () =>
    relay.test.storage.db
      .selectFrom('outbox')
      .select(['attempts', 'next_at'])
      .where('kind', '=', 'watch-case')
      .execute()

  it('are not stored when they fail or finish, and the next one reports the change', async () => {
    const { chat, caseId } = await chatWithCase()
    onLook = async () => {
      throw new Error('nobody there')
    }
    for (let round = 0; round < 3; round++) await relay.caseChanged(caseId)
    await expect.poll(() => looks).toBe(3)
    await expect.poll(rows).toEqual([])
    onLook = async () => {}
    trust.status = 'frozen'
    await relay.caseChanged(caseId)
    await chat.until(hasSaid('changed frozen'))
    expect(await rows()).toEqual([])
    trust.status = 'tracing'
  })

  it('do not delay a new report, however many there are', async () => {
    const { chat, caseId } = await chatWithCase()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    onLook = () => answered
    for (let look = 0; look < 50; look++) await relay.caseChanged(caseId)
    await expect.poll(() => looks).toBeGreaterThan(10)
    const intakes = trust.intakes.length
    await chat.say('report')
    await expect.poll(() => trust.intakes.length).toBe(intakes + 1)
    expect((await rows()).filter(({ next_at }) => next_at !== null)).toHaveLength(50)
    answer()
  })
})
