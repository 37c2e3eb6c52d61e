import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Chat } from '../../../../src/widget/chat/core/chat.ts'
import { createFakeBackend, createFakeDevice, settle, wordsOf } from '../../../support/fake-chat.ts'
import { holds } from '../../../support/properties.ts'

/** Something that can go wrong, or right, between two messages of the citizen. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('say' as const) }),
  fc.record({ kind: fc.constant('answer' as const) }),
  fc.record({
    kind: fc.constant('fate' as const),
    fate: fc.constantFrom('lost-answer' as const, 'lost-request' as const, 503, 429, 'ok' as const),
  }),
  fc.record({
    kind: fc.constantFrom('cut' as const, 'reload' as const, 'offline' as const, 'online' as const),
  }),
  fc.record({ kind: fc.constantFrom('double' as const, 'tab' as const, 'expire' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 5000 }) }),
)

it('ends with every message once and in order, whatever the network, the reloads and the tabs do', async () => {
  await holds(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const backend = createFakeBackend()
      const { open, network, time } = createFakeDevice(backend)
      let tabs: Chat[] = [await open()]
      const said: string[] = []
      for (const one of steps) {
        const chat = tabs.at(-1)
        switch (one.kind) {
          case 'say':
            said.push(`theirs ${said.length}`)
            await chat?.sendText(said.at(-1) ?? '')
            break
          case 'answer':
            backend.say(`answer ${backend.nextSeq()}`)
            break
          case 'fate':
            backend.fates.push(one.fate)
            break
          case 'cut':
            backend.cut()
            break
          case 'reload':
            for (const tab of tabs) tab.stop()
            tabs = [await open()]
            break
          case 'tab':
            tabs.push(await open())
            break
          case 'offline':
          case 'online':
            network.set(one.kind === 'online')
            break
          case 'double': {
            const event = backend.events.at(-1)
            if (event) backend.inject(event)
            break
          }
          case 'expire':
            backend.state.expired.add(backend.state.token)
            break
          case 'wait':
            await time.advance(one.ms)
        }
        await settle()
      }
      network.set(true)
      await time.advance(300_000)
      expect(backend.texts().filter((text) => text.startsWith('theirs'))).toEqual(said)
      for (const tab of tabs) {
        expect(wordsOf(tab)).toEqual(backend.texts())
        tab.stop()
      }
    }),
    { numRuns: 150 },
  )
})
