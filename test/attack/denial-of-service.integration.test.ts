import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languagePostback } from '../../src/contract/chat/talk-routes.ts'
import { routes } from '../../src/contract/operations/routes.ts'
import { limits } from '../../src/contract/primitives/limits.ts'
import { asAdmin } from '../support/admin-key.ts'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { heldTooLongMs } from '../support/loop-time.ts'
import { ask } from '../support/raw-request.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { answers, answerTo } from '../support/victim.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

/** Returns the CPU time of the server's process so far, in milliseconds. */
async function worked(): Promise<number> {
  const metrics = await (await fetch(`${server.url()}/metrics`, { headers: asAdmin })).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
  return Number(seconds) * 1000
}

const mostRuns = 12

/**
 * Measures the server's CPU time for a request, minus that of an idle server: the minimum of several, which
 * is at least the longest time that the request blocked the event loop, however busy the machine is.
 */
async function workOf(request: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > heldTooLongMs; run++) {
    const started = await worked()
    const before = await worked()
    await request()
    const after = await worked()
    least = Math.min(least, after - before - (before - started))
  }
  return least
}

const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
  (
    await ask(`${server.url()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status

const [, intake = ''] = routes.receiveComplaint.split(' ')
const questionMarks = (count: number) =>
  `{"gwId":"demo","a":"${'?'.repeat(count)}","b":1234567890.12345678901}`

describe('a body of question marks next to a long decimal', () => {
  it.each([
    { marks: 31_500, status: 400 },
    { marks: 62_000, status: 413 },
    { marks: 300_000, status: 413 },
  ])('of $marks, without a token, gets $status immediately', async ({ marks, status }) => {
    const body = questionMarks(marks)
    expect(await post('/chat/v1/sessions', body)).toBe(status)
    expect(await workOf(() => post('/chat/v1/sessions', body))).toBeLessThanOrEqual(heldTooLongMs)
  })

  it.each([
    { marks: 31_500, status: 400 },
    { marks: 62_000, status: 400 },
    { marks: 300_000, status: 413 },
  ])('of $marks, to an operation, gets $status immediately', async ({ marks, status }) => {
    const send = () => post(intake, questionMarks(marks), asAdmin)
    expect(await send()).toBe(status)
    expect(await workOf(send)).toBeLessThanOrEqual(heldTooLongMs)
  })
})

/** Expensive pieces that fill a whole message. */
const pieces = ['1.5m ', '\ufdfa', '½', '㌀']
const places = {
  'what happened': /Nobody else sees this/,
  'the amount': /How much was the payment/,
  'the time': /When did you pay/,
}
const languages = ['en', 'fr', 'tl', 'ur']

/** Opens a chat and answers until the question `wanted` is asked; then continues in `lang`. */
async function chatAt(wanted: RegExp, lang: string): Promise<ChatClient> {
  const chat = await openChat({ url: () => server.url() })
  for (;;) {
    const messages = await chat.until((all) => answerTo(all) !== undefined)
    const { question = '', answer: told = '' } = answerTo(messages) ?? {}
    const answer = answers.find(([pattern]) => pattern.test(question))?.[1] ?? told
    if (wanted.test(question)) break
    const seq = await chat.say(answer)
    await chat.until((all) => all.some((message) => message.seq === seq))
  }
  const before = chat.messages().length
  await chat.press(languagePostback + lang, lang)
  await chat.until((all) => all.slice(before).some(({ author }) => author.kind === 'bot'))
  return chat
}

describe.each(Object.entries(places))('at the question for %s', (_, wanted) => {
  it.each(languages.flatMap((lang) => pieces.map((piece) => ({ lang, piece }))))(
    'a message of 4,000 characters of $piece is answered immediately in $lang',
    async ({ lang, piece }) => {
      const text = piece.repeat(limits.messageChars / piece.length)
      const chat = await chatAt(wanted, lang)
      expect(chat.messages().findLast(({ author }) => author.kind === 'bot')?.lang).toBe(lang)
      const headers = { authorization: `Bearer ${chat.session.token}` }
      const send = () =>
        post('/chat/v1/messages', JSON.stringify({ type: 'text', clientId: randomUUID(), text }), headers)
      expect(await send()).toBe(202)
      expect(await workOf(send)).toBeLessThanOrEqual(heldTooLongMs)
    },
  )
})
