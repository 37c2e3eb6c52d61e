import { expect, it } from 'vitest'
import type { Dialog } from '../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import type { WireRequest, WireResponse } from '../../../src/contract/primitives/wire.ts'
import { demoConfig, parseConfig } from '../../../src/relay/config/file.ts'
import { openChat } from '../../support/chat-client.ts'
import { database } from '../../support/databases.ts'
import { createFakeTrustLayer } from '../../support/fake-trust-layer.ts'
import { startRelay } from '../../support/relay.ts'
import { tellTheStory } from '../../support/victim.ts'

/** The citizen's own words and identifiers. */
const theirs = /Unity|Harbor|TX-1001|555|917|25[,.]?000|mum|zebra|uid-of-theirs/i

/**
 * Creates a trust layer that fails in every possible way, repeating the whole request each time, before it
 * responds normally.
 */
function createRepeatingTrustLayer() {
  const fake = createFakeTrustLayer()
  const asked = new Map<string, number>()
  const repeat = ({ headers, body }: WireRequest) =>
    `${Buffer.from(body as Uint8Array)} ${JSON.stringify(headers)}`
  const dispatch = async (request: WireRequest): Promise<WireResponse> => {
    const times = (asked.get(request.path) ?? 0) + 1
    asked.set(request.path, times)
    if (times === 1 && request.body)
      throw new Error('nobody there', { cause: new SyntaxError(`unexpected ${repeat(request)}`) })
    if (times === 2 && request.body) {
      const problem = { type: 'about:blank', status: 503, title: 'away', detail: repeat(request) }
      return {
        status: 503,
        headers: { 'content-type': 'application/problem+json' },
        body: Buffer.from(JSON.stringify(problem)),
      }
    }
    return fake.dispatch(request)
  }
  return { dispatch, asked }
}

it(`contain no words or identifiers of the citizen, whatever fails, on ${database.name}`, async () => {
  const { profile } = parseConfig(demoConfig)
  const dialog = createScamReport(profile, { can: ['hand-over'] }) as unknown as Dialog
  const upstream = createRepeatingTrustLayer()
  const relay = await startRelay({ dispatch: upstream.dispatch, dialog })
  const human = { humanUid: 'uid-of-citizen', humanHash: 'no hash of it' }
  const chat = await openChat({ url: () => relay.url, human }).catch(() => openChat({ url: () => relay.url }))
  await chat.say('zebra, who are you?')
  await tellTheStory(chat)
  await relay.stop()
  expect(Math.max(...upstream.asked.values())).toBeGreaterThan(2)
  const failed = relay.log.filter((line) => line.includes('a call failed'))
  expect(failed.length).toBeGreaterThanOrEqual(2)
  expect(relay.log.filter((line) => theirs.test(withoutTimes(line)))).toEqual([])
})

/** Removes times and ids, which contain digits too. */
const withoutTimes = (line: string): string =>
  line.replace(/"(?:time|pid)":\d+/g, '').replace(/"[0-9A-HJKMNP-TV-Z]{26}"/g, '""')
