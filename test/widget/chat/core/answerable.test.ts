import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { answerable } from '../../../../src/widget/chat/core/answerable.ts'
import { nothingLocal } from '../../../../src/widget/chat/core/local.ts'
import { reduce } from '../../../../src/widget/chat/core/reduce.ts'
import { toRestored } from '../../../../src/widget/chat/core/resume.ts'
import { toSnapshot } from '../../../../src/widget/chat/core/snapshot-writer.ts'
import { initialState, type OutboxItem } from '../../../../src/widget/chat/core/state.ts'
import { channel } from '../../../support/fake-chat.ts'

let seq = 0
const say = (kind: 'visitor' | 'bot' | 'agent', text: string, taps?: string[]): ChatMessage => ({
  id: `m${++seq}`,
  seq,
  at: '2026-11-21T09:00:00.000Z',
  lang: 'en',
  author: { kind },
  type: 'text',
  data: { text, ...(taps && { quickReplies: taps.map((tap) => ({ text: tap, payload: tap })) }) },
})
const question = () => say('bot', 'Has money left your account?', ['Yes', 'No'])
const tapsOf = (...messages: ChatMessage[]) => {
  const found = answerable({ ...initialState, phase: 'open', messages }, nothingLocal)
  return found?.type === 'text' ? (found.data.quickReplies ?? []).map(({ text }) => text) : []
}
const unsent = (text: string, status: OutboxItem['status']): OutboxItem => ({
  request: { type: 'text', clientId: 'client-1', text },
  at: '2026-11-21T09:00:00.000Z',
  afterSeq: 0,
  status,
})

describe('quick replies of a question', () => {
  const between = [
    { what: 'another bot message', message: () => say('bot', 'Waiting before you: 2.') },
    { what: 'an agent’s message', message: () => say('agent', 'One moment, please.') },
    { what: 'a notice', message: () => ({ ...say('bot', 'Ana has joined'), view: 'joined' as const }) },
    {
      what: 'a picture',
      message: () =>
        ({
          ...say('bot', ''),
          type: 'image',
          data: { url: 'https://bank.example/a.png' },
        }) as unknown as ChatMessage,
    },
  ]
  it.each(between)('stay when $what follows', ({ message }) => {
    expect(tapsOf(question(), message())).toEqual(['Yes', 'No'])
    expect(tapsOf(question(), message(), message(), message())).toEqual(['Yes', 'No'])
  })

  it('disappear when the citizen answers, and do not come back with what follows the answer', () => {
    expect(tapsOf(question(), say('visitor', 'Yes'))).toEqual([])
    expect(tapsOf(question(), say('visitor', 'Yes'), say('bot', 'Waiting before you: 2.'))).toEqual([])
    expect(tapsOf(question(), say('bot', 'Waiting before you: 2.'), say('visitor', 'Yes'))).toEqual([])
  })

  it.each(['bot', 'agent'] as const)('are replaced by those of another question by the %s', (kind) => {
    expect(tapsOf(question(), say(kind, 'Was it today?', ['Today', 'Earlier']))).toEqual(['Today', 'Earlier'])
  })

  it.each(['How much was it?', 'كم كان المبلغ؟', '多少钱？'])(
    'disappear when a question without any follows: %s',
    (text) => {
      expect(tapsOf(question(), say('agent', text))).toEqual([])
      expect(tapsOf(question(), say('agent', text), say('agent', 'Take your time.'))).toEqual([])
    },
  )

  it('stay after a reload, from the history stored on the device', () => {
    const messages = [question(), say('bot', 'Waiting before you: 2.')]
    const log = toSnapshot({ ...initialState, phase: 'open', chatId: 'chat-1', seq, messages })
    const session = { token: 't', expiresAt: '', chatId: 'chat-1', channel }
    const restored = reduce(initialState, toRestored({ session, ...(log && { log }), outbox: [] }))
    expect(answerable(restored, nothingLocal)).toBe(restored.messages[0])
  })

  it('disappear while an answer waits to be sent, and stay if it has failed', () => {
    const messages = [question(), say('bot', 'Waiting before you: 2.')]
    const state = { ...initialState, phase: 'open' as const, messages }
    expect(answerable({ ...state, outbox: [unsent('Yes', 'waiting')] }, nothingLocal)).toBeUndefined()
    expect(answerable({ ...state, outbox: [unsent('Yes', 'failed')] }, nothingLocal)).toBe(messages[0])
  })

  it('stay without a network too, when the page says more after its question', () => {
    const after = new Map([['client-1', [question(), say('bot', 'This waits for the network.')]]])
    const state = { ...initialState, outbox: [unsent('I was cheated', 'waiting')] }
    expect(answerable(state, { ...nothingLocal, after })).toBe(after.get('client-1')?.[0])
  })
})
