import { performance } from 'node:perf_hooks'
import type { ChatMessage } from '../../src/contract/chat/chat.ts'
import { answerTo } from '../../test/support/victim.ts'
import { createCaller, openPage, percentiles } from './page.ts'

/**
 * Citizens who make a report at the servers of argv[2], each at one of them: argv[3] of them concurrently.
 * Each answers as soon as they are asked, up to the summary card before sending, and is then followed by
 * another. Reports message times at every request of its parent.
 */

const [given = '', chats = '1'] = process.argv.slice(2)
const urls = given.split(',')
/** From sending to the response, and to the next question in the stream. */
let taken: number[] = []
let asked: number[] = []
/** From nothing to a chat with an open stream. */
let opened: number[] = []

/** Creates a mailbox to wait for something that arrives with a message. */
function createMailbox() {
  const messages: ChatMessage[] = []
  let wake = () => {}
  return {
    messages,
    add(message: ChatMessage) {
      messages.push(message)
      wake()
    },
    async until<T>(find: () => T | undefined): Promise<T> {
      for (;;) {
        const found = find()
        if (found !== undefined) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

async function tell(index: number): Promise<never> {
  const caller = createCaller(
    urls[index % urls.length] ?? '',
    `127.0.${1 + (index >> 7)}.${1 + (index & 127)}`,
  )
  for (;;) {
    const { messages, add, until } = createMailbox()
    const before = performance.now()
    const page = await openPage(caller, add)
    opened.push(performance.now() - before)
    for (;;) {
      const { answer } = await until(() => answerTo(messages))
      if (answer === 'Send now') break
      const at = performance.now()
      const seq = await page.say(answer)
      taken.push(performance.now() - at)
      await until(() => messages.find((message) => message.seq === seq))
      await until(() => answerTo(messages))
      asked.push(performance.now() - at)
    }
    page.close()
  }
}

process.on('message', () => {
  process.send?.({ taken: percentiles(taken), asked: percentiles(asked), opened: percentiles(opened) })
  taken = []
  asked = []
  opened = []
})
process.send?.({ port: 0 })
await Promise.all(Array.from({ length: Number(chats) }, (_, index) => tell(index)))
