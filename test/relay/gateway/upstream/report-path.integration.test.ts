import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type HttpTrustLayer, startHttpTrustLayer } from '../../../support/http-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { textOf } from '../../../support/victim.ts'

let trust: HttpTrustLayer
let relay: TestRelay | undefined
beforeEach(async () => {
  trust = await startHttpTrustLayer()
})
afterEach(async () => {
  await relay?.stop()
  await trust.stop()
})

/** Opens a chat whose dialogue has requested a case and its detailed report, at a real trust layer. */
async function reportTo(trustReportPath: string | undefined) {
  relay = await startRelay({
    dispatch: () => Promise.reject(new Error('the embedded platform is not asked')),
    upstream: { baseUrls: { trust: trust.url }, ...(trustReportPath && { trustReportPath }) },
  })
  const { url, test } = relay
  const chat = await openChat({ url: () => url })
  await chat.say('report')
  await chat.until(hasSaid('done create-case'))
  await chat.say('details CASE-1')
  const row = () =>
    test.storage.db
      .selectFrom('outbox')
      .select(['attempts', 'next_at', 'sealed'])
      .where('kind', '=', 'send-report')
      .executeTakeFirst()
  return { chat, row }
}

const hasSaid = (text: string) => (all: ChatMessage[]) => all.some((message) => textOf(message) === text)
const withIdentity = () => trust.heard.filter(({ body }) => body.includes('victimName'))

describe('the detailed report at a real trust layer', () => {
  it('goes to the path that is configured', async () => {
    const { chat } = await reportTo('/v1/citizen-reports')
    await chat.until(hasSaid('done send-report'))
    expect(withIdentity()).toMatchObject([
      { method: 'POST', path: '/v1/citizen-reports', headers: { 'x-case-id': 'CASE-1' } },
    ])
  })

  it('stays encrypted in the relay when no path is configured', async () => {
    const { row } = await reportTo(undefined)
    await expect.poll(async () => (await row())?.attempts).toBeGreaterThan(1)
    const kept = await row()
    expect(kept?.next_at).not.toBeNull()
    expect(kept?.sealed).not.toBe('')
    expect(kept?.sealed).not.toContain('victimName')
    expect(withIdentity()).toEqual([])
    expect(trust.heard.map(({ path }) => path).filter((path) => path.startsWith('/sandbox'))).toEqual([])
  })
})
