import type { ChatMessage } from '../../src/contract/chat/chat.ts'
import { createCaller, openPage, percentiles } from './page.ts'

/**
 * Citizens who wait for an agent or have one, at the server of argv[2]: argv[3] of them, each with an open
 * page and writing about twice a minute. Messages contain their time, so that the other side can measure the
 * delay.
 */

const [url = '', chats = '1'] = process.argv.slice(2)
const everyMs = 30_000
let arrived: number[] = []
let sent = 0
let isOpen = 0

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function wait(index: number): Promise<never> {
  const caller = createCaller(url, `127.0.${1 + (index >> 7)}.${1 + (index & 127)}`)
  const page = await openPage(caller, (message: ChatMessage) => {
    const at = message.type === 'text' && /^at (\d+)/.exec(message.data.text)?.[1]
    if (at && message.author.kind === 'agent') arrived.push(Date.now() - Number(at))
  })
  await page.say('I want to talk to a person')
  isOpen += 1
  for (;;) {
    await pause(everyMs * (0.5 + Math.random()))
    await page.say(`at ${Date.now()}`)
    sent += 1
  }
}

process.on('message', () => {
  process.send?.({ arrived: percentiles(arrived), sent, isOpen })
  arrived = []
  sent = 0
})
process.send?.({ port: 0 })
// Forty a second, which is more than 100,000 reports an hour cause.
const all = []
for (let index = 0; index < Number(chats); index++) {
  all.push(wait(index))
  if (index % 4 === 3) await pause(100)
}
await Promise.all(all)
