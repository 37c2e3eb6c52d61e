import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../src/contract/chat/chat.ts'
import type { PageMessage } from '../../../src/widget/bridge/bridge.ts'
import type { Chat } from '../../../src/widget/chat/core/chat.ts'
import { type ChatState, initialState } from '../../../src/widget/chat/core/state.ts'
import { tellHost } from '../../../src/widget/chat/host.ts'
import { channel } from '../../support/fake-chat.ts'

const message = (seq: number, kind: 'visitor' | 'bot' = 'bot'): ChatMessage => ({
  id: `m${seq}`,
  seq,
  at: '2026-11-21T09:00:00Z',
  lang: 'en',
  author: { kind },
  type: 'text',
  data: { text: 'My secret story' },
})

function setUp(given: Partial<ChatState> = {}) {
  const state = signal<ChatState>({ ...initialState, ...given })
  const isOpen = signal(false)
  const told: PageMessage[] = []
  const stop = tellHost(
    { state } as unknown as Chat,
    { embedded: true, send: (one) => told.push(one), close: () => undefined },
    isOpen,
  )
  const change = (more: Partial<ChatState>): void => {
    state.value = { ...state.value, ...more }
  }
  return { isOpen, told, change, stop }
}

describe('notifications to the host page', () => {
  it('report the chat as ready once, when it is open or waiting for the network', () => {
    const { told, change } = setUp()
    expect(told).toEqual([])
    change({ connection: 'offline' })
    change({ connection: 'live', phase: 'open', channel })
    expect(told.filter(({ type }) => type === 'ready')).toHaveLength(1)
  })

  it('report that messages have arrived and how many are unread, and never what they say', () => {
    const { told, change, isOpen } = setUp({ phase: 'open', channel, messages: [message(1)], heardSeq: 1 })
    change({ messages: [message(1), message(2), message(3, 'visitor'), message(4)] })
    expect(told.filter(({ type }) => type === 'message')).toHaveLength(3)
    expect(told.at(-1)).toEqual({ type: 'unread', count: 2 })
    isOpen.value = true
    expect(told.at(-1)).toEqual({ type: 'unread', count: 0 })
    expect(JSON.stringify(told)).not.toContain('secret')
  })

  it('start again with another chat, whose messages are numbered from the beginning', () => {
    const old = { chatId: 'old', messages: [message(1), message(2)], heardSeq: 0 }
    const { told, change, isOpen } = setUp({ phase: 'open', channel, ...old })
    isOpen.value = true
    isOpen.value = false
    told.length = 0
    change({ chatId: 'anew', messages: [message(1)] })
    expect(told.map(({ type }) => type)).toEqual(['message', 'unread'])
    expect(told.at(-1)).toEqual({ type: 'unread', count: 1 })
  })

  it('report a case, and why the chat cannot be opened', () => {
    const { told, change } = setUp({ phase: 'open', channel })
    change({ caseIds: ['CASE-1'], caseNews: 1 })
    change({ phase: 'refused', refusal: 'channel-not-found' })
    expect(told).toContainEqual({ type: 'case', caseId: 'CASE-1' })
    expect(told).toContainEqual({ type: 'error', code: 'channel-not-found' })
  })
})
