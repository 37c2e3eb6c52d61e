import { connect } from 'node:net'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import type { PassingEvent } from '../../../src/contract/chat/chat.ts'
import { createRedisWakeups } from '../../../src/relay/chat/redis-wakeups.ts'

const url = 'redis://127.0.0.1:6379'
const isThere = await new Promise<boolean>((done) => {
  const socket = connect(6379, '127.0.0.1', () => {
    socket.destroy()
    done(true)
  })
  socket.on('error', () => done(false))
})

describe.skipIf(!isThere)('wake-ups over Redis', () => {
  it('reach a chat that is streamed by another relay, once each', async () => {
    const logger = pino({ level: 'silent' })
    const [one, other] = await Promise.all([createRedisWakeups(url, logger), createRedisWakeups(url, logger)])
    const chatId = crypto.randomUUID()
    const heard: [string, PassingEvent | undefined][] = []
    const far = new Promise<void>((done) => {
      other.listen(chatId, (passing) => {
        heard.push(['other', passing])
        if (passing === undefined) done()
      })
    })
    one.listen(chatId, (passing) => heard.push(['one', passing]))
    one.wake(chatId, { type: 'typing', on: true })
    one.wake(chatId)
    await far
    expect(heard.filter(([where]) => where === 'one')).toHaveLength(2)
    expect(heard.filter(([where]) => where === 'other')).toEqual([
      ['other', { type: 'typing', on: true }],
      ['other', undefined],
    ])
    await Promise.all([one.close(), other.close()])
  })
})
