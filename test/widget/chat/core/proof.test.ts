import { describe, expect, it } from 'vitest'
import type { SessionRequest } from '../../../../src/contract/chat/chat.ts'
import { TransportError } from '../../../../src/widget/chat/core/ports.ts'
import { createFakeBackend, createFakeDevice, settle, wordsOf } from '../../../support/fake-chat.ts'

const human = { humanUid: 'person-1', humanHash: 'hash-1' }

/** Sets up a device with an unproven chat in which something was said, and records its requests. */
async function setUp() {
  const backend = createFakeBackend()
  const requests: SessionRequest[] = []
  const { openSession } = backend.transport
  backend.transport.openSession = (request) => {
    requests.push(request)
    return openSession(request)
  }
  const device = createFakeDevice(backend)
  const chat = await device.open()
  await chat.sendText('my story')
  await device.time.advance(1000)
  return { ...device, backend, requests, chat }
}

describe('proof in the middle of a conversation', () => {
  it('joins nothing and sends the relay nothing until the citizen answers', async () => {
    const { chat, backend } = await setUp()
    await chat.setHuman(human)
    await settle()
    expect(chat.state.value.asksWhose).toBe(true)
    expect(backend.humans).toEqual([])
    await chat.sendText('one more thing')
    await settle()
    expect(backend.received.map(({ text }) => text)).toEqual(['my story', 'one more thing'])
  })

  it('continues the chat when the citizen says that they wrote it, and does not ask again', async () => {
    const { chat, backend, store, open, requests } = await setUp()
    await chat.setHuman(human)
    await chat.answerWhose(true)
    expect(backend.humans).toEqual([{ ...human, join: true }])
    expect(chat.state.value).toMatchObject({ asksWhose: false, chatId: 'chat-1' })
    expect(store.disk.session?.proven).toBe(true)
    chat.stop()
    const again = await open(human)
    expect(again.state.value.asksWhose).toBe(false)
    expect(requests.at(-1)).toMatchObject({ ...human, resume: 'token-1' })
  })

  it('leaves the chat when the citizen says that they did not write it, and keeps nothing of it', async () => {
    const { chat, backend, requests, store } = await setUp()
    await chat.setHuman(human)
    backend.events.length = 0
    backend.state.chatId = 'chat-2'
    await chat.answerWhose(false)
    await settle()
    expect(requests.at(-1)).toMatchObject({ ...human, resume: 'token-1' })
    expect(requests.at(-1)?.join).toBeUndefined()
    expect(chat.state.value).toMatchObject({ asksWhose: false, chatId: 'chat-2' })
    expect(wordsOf(chat)).toEqual([])
    expect(JSON.stringify([...store.disk.outbox, store.disk.log])).not.toContain('my story')
  })

  it('does not return to the chat that was left when its hash has expired', async () => {
    const { chat, backend, requests } = await setUp()
    await chat.setHuman(human)
    const { openSession } = backend.transport
    backend.transport.openSession = async (request) => {
      if (request.humanHash) {
        requests.push(request)
        throw new TransportError('forbidden', 403)
      }
      return openSession(request)
    }
    await chat.answerWhose(false)
    await settle()
    expect(requests.at(-1)).toMatchObject({ humanUid: 'person-1', resume: undefined })
  })

  it('asks again if the relay could not be reached, and continues unproven if it refuses the hash', async () => {
    const { chat, backend } = await setUp()
    await chat.setHuman(human)
    backend.transport.setHuman = () => Promise.reject(new TransportError('network'))
    await expect(chat.answerWhose(true)).rejects.toThrow('network')
    expect(chat.state.value.asksWhose).toBe(true)
    backend.transport.setHuman = () => Promise.reject(new TransportError('forbidden', 403))
    await chat.answerWhose(true)
    expect(chat.state.value).toMatchObject({ asksWhose: false, chatId: 'chat-1' })
  })

  it('needs no question for a claim without a hash', async () => {
    const { chat, backend } = await setUp()
    await chat.setHuman({ humanUid: 'person-1' })
    expect(chat.state.value.asksWhose).toBe(false)
    expect(backend.humans).toEqual([{ humanUid: 'person-1' }])
  })
})

describe('proof at the beginning', () => {
  it('waits while the chat on the device continues unproven', async () => {
    const { chat, open, requests } = await setUp()
    chat.stop()
    const again = await open(human)
    expect(again.state.value).toMatchObject({ asksWhose: true, chatId: 'chat-1' })
    expect(requests.at(-1)).toMatchObject({ resume: 'token-1' })
    expect(requests.at(-1)).not.toHaveProperty('humanHash')
    expect(wordsOf(again)).toEqual(['my story'])
  })

  it('is sent immediately if the device has no chat', async () => {
    const backend = createFakeBackend()
    const { open } = createFakeDevice(backend)
    const chat = await open(human)
    expect(chat.state.value.asksWhose).toBe(false)
    expect(backend.sessions).toEqual([{ resume: undefined, humanUid: 'person-1' }])
  })

  it('is asked about in every tab, and answered in one for all', async () => {
    const { chat, open } = await setUp()
    const other = await open(human)
    await chat.setHuman(human)
    await settle()
    expect([chat, other].map(({ state }) => state.value.asksWhose)).toEqual([true, true])
  })
})
