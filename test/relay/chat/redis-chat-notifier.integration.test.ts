import { connect } from 'node:net'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import type { TransientEvent } from '../../../src/contract/chat/chat.ts'
import { createRedisChatNotifier } from '../../../src/relay/chat/redis-chat-notifier.ts'

const url = 'redis://127.0.0.1:6379'
const isThere = await new Promise<boolean>((done) => {
  const socket = connect(6379, '127.0.0.1', () => {
    socket.destroy()
    done(true)
  })
  socket.on('error', () => done(false))
})

describe.skipIf(!isThere)('news of chats over Redis', () => {
  it('reach a chat that is streamed by another relay, once each', async () => {
    const logger = pino({ level: 'silent' })
    const [one, other] = await Promise.all([
      createRedisChatNotifier(url, logger),
      createRedisChatNotifier(url, logger),
    ])
    const chatId = crypto.randomUUID()
    const heard: [string, TransientEvent | undefined][] = []
    const far = new Promise<void>((done) => {
      other.subscribe(chatId, (event) => {
        heard.push(['other', event])
        if (event === undefined) done()
      })
    })
    one.subscribe(chatId, (event) => heard.push(['one', event]))
    one.notify(chatId, { type: 'typing', on: true })
    one.notify(chatId)
    await far
    expect(heard.filter(([where]) => where === 'one')).toHaveLength(2)
    expect(heard.filter(([where]) => where === 'other')).toEqual([
      ['other', { type: 'typing', on: true }],
      ['other', undefined],
    ])
    await Promise.all([one.close(), other.close()])
  })
})
