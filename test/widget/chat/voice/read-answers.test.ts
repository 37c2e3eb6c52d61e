import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import type { Chat } from '../../../../src/widget/chat/core/chat.ts'
import { type ChatState, initialState } from '../../../../src/widget/chat/core/state.ts'
import { readAnswers } from '../../../../src/widget/chat/voice/room/read-answers.ts'

const message = (seq: number, kind: 'visitor' | 'bot' = 'bot'): ChatMessage => ({
  id: `m${seq}`,
  seq,
  at: '2026-11-21T09:00:00Z',
  lang: 'en',
  author: { kind },
  type: 'text',
  data: { text: `text ${seq}` },
})

function setUp(given: Partial<ChatState>) {
  const state = signal<ChatState>({ ...initialState, phase: 'open', ...given })
  const read: string[] = []
  readAnswers(
    { chat: { state } as unknown as Chat, isSeen: signal(true) },
    { enqueue: ({ id }) => void read.push(id) },
    { value: signal({ auto: true, rate: 1 }) },
  )
  const change = (more: Partial<ChatState>): void => {
    state.value = { ...state.value, ...more }
  }
  return { read, change }
}

describe('answers that are read out', () => {
  it('are those that arrive from now on, each once, and never the citizen’s own messages', () => {
    const { read, change } = setUp({ chatId: 'chat', messages: [message(1)], seq: 1 })
    change({ messages: [message(1), message(2, 'visitor'), message(3)] })
    change({ typing: true })
    expect(read).toEqual(['m3'])
  })

  it('begin with the first one of a newly started chat', () => {
    const { read, change } = setUp({ chatId: 'old', messages: [message(1), message(2)], seq: 2 })
    change({ chatId: 'anew', messages: [], seq: 0, heardSeq: 0 })
    change({ messages: [message(1)], seq: 1 })
    expect(read).toEqual(['m1'])
  })

  it('leave out the history of a chat that is reopened', () => {
    const { read, change } = setUp({})
    change({ chatId: 'chat', seq: 0, heardSeq: 3 })
    change({ messages: [message(2), message(3), message(4)], seq: 4 })
    expect(read).toEqual(['m4'])
  })
})
