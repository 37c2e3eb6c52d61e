import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { createCallOut } from '../../../../src/relay/agent-api/inbox/on-call-alert.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

/** Sends an alert to an address that gives the `answers` in turn. */
async function call(answers: readonly (number | 'silence')[]) {
  const left = [...answers]
  const sent: unknown[] = []
  const timers = createVirtualTimers()
  const sentAt: number[] = []
  const lines: string[] = []
  const callOut = createCallOut({
    url: 'https://on-call.example/hook',
    async fetch(url, init) {
      sentAt.push(timers.now())
      sent.push([url, init?.method, JSON.parse(String(init?.body)), init?.signal instanceof AbortSignal])
      const answer = left.shift()
      if (answer === 'silence') throw new TypeError('fetch failed')
      return new Response(null, { status: answer ?? 200 })
    },
    timers,
    logger: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
  })
  await timers.passUntil(callOut({ isDanger: true }), 1_000)
  return { sent, sentAt, lines }
}

describe('on-call alert by e-mail', () => {
  it('is sent with the same text and retried, even if the address fails', async () => {
    const mails: string[] = []
    const timers = createVirtualTimers()
    const callOut = createCallOut({
      url: 'https://on-call.example/hook',
      fetch: async () => new Response(null, { status: 500 }),
      async mail(text) {
        mails.push(text)
        if (mails.length === 1) throw new Error('the server is away')
      },
      timers,
      logger: pino({ level: 'silent' }),
    })
    await timers.passUntil(callOut({ isDanger: false }), 5_000)
    expect(mails).toEqual(['Someone is waiting for an agent', 'Someone is waiting for an agent'])
  })
})

describe('on-call alert to an address', () => {
  const message = { text: 'Someone is waiting for an agent', isDanger: true }

  it('is sent once with a timeout, and does not say whose chat is waiting', async () => {
    const { sent, sentAt } = await call([204])
    expect(sent).toEqual([['https://on-call.example/hook', 'POST', message, true]])
    expect(sentAt).toEqual([0])
  })

  it('is retried if it is refused or not reached', async () => {
    const { sent, sentAt, lines } = await call([503, 'silence', 200])
    expect(sent).toHaveLength(3)
    const waits = sentAt.slice(1).map((at, nr) => at - Number(sentAt[nr]))
    expect(waits).toEqual([5_000, 30_000])
    expect(lines).toEqual([])
  })

  it('gives up after three attempts without blocking anything, and logs it', async () => {
    const { sent, lines } = await call(['silence', 500, 'silence'])
    expect(sent).toHaveLength(3)
    expect(lines.join('')).toContain('could not be sent by address')
  })
})
