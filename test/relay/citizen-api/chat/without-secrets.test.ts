import { describe, expect, it } from 'vitest'
import { removeSecrets } from '../../../../src/assistant/dialog/redaction/secrets.ts'
import type { ChatMessage, MessageRequest } from '../../../../src/contract/chat/chat.ts'
import { withoutSecrets } from '../../../../src/relay/citizen-api/chat/redact.ts'
import type { Db } from '../../../../src/storage/database/storage.ts'

const envelope = { id: 'm-1', seq: 1, at: '2026-11-22T00:00:00Z', lang: 'en' }
const bot = { ...envelope, author: { kind: 'bot' } } as const
const offer: readonly ChatMessage[] = [
  {
    ...bot,
    type: 'text',
    data: { text: 'Which?', quickReplies: [{ text: 'PIN 4821', payload: 'code=123456' }] },
  },
  {
    ...bot,
    type: 'carousel',
    data: {
      cards: [
        {
          title: 'Card',
          description: '',
          buttons: [
            { type: 'postback', text: 'otp: 111222', payload: 'otp=333444' },
            { type: 'text', text: 'Say it', reply: 'my code is 555666' },
            { type: 'text', text: 'my pin is 7788' },
            { type: 'url', text: 'pin 9911', url: 'https://bank.example/' },
          ],
        },
      ],
    },
  },
]
const ownMessage: ChatMessage = {
  ...envelope,
  author: { kind: 'visitor' },
  type: 'text',
  data: { text: 'pin 2468', quickReplies: [{ text: 'pin 2468', payload: 'pin=2468' }] },
}

/**
 * Removes the secrets from a message in a chat that contains `messages`; returns the limits of the reads of
 * the chat.
 */
async function clean(
  request: Partial<MessageRequest>,
  messages: readonly ChatMessage[] = offer,
  asksForNumber?: boolean,
) {
  const reads: number[] = []
  const { request: cleaned } = await withoutSecrets(
    {} as Db,
    { chatId: 'c-1', request: { clientId: 'client-1', ...request } as MessageRequest },
    {
      removeSecrets,
      ...(asksForNumber !== undefined && { asksForNumber: async () => asksForNumber }),
      events: {
        messagesBefore: async (_db, _chatId, { limit }) => {
          reads.push(limit)
          return { messages: messages.slice(-limit), more: false }
        },
      },
    },
  )
  return { cleaned, reads }
}

describe('text offered in the chat', () => {
  it.each(['code=123456', 'otp=333444'])(
    'is sent unchanged when the citizen presses it: %s',
    async (payload) => {
      const { cleaned } = await clean({ type: 'postback', payload, text: 'otp: 111222' })
      expect(cleaned).toMatchObject({ payload, text: 'otp: 111222' })
    },
  )

  it.each(['code=123456', 'PIN 4821', 'my code is 555666', 'my pin is 7788'])(
    'is sent unchanged when the citizen types it: %s',
    async (text) => {
      expect((await clean({ type: 'text', text })).cleaned.text).toBe(text)
    },
  )
})

describe('text not offered in the chat', () => {
  it.each(['code=654321', 'otp=333444 and pin 1234', 'pin 9911', 'pin=2468'])(
    'is stored and forwarded without secrets: %s',
    async (payload) => {
      const { cleaned } = await clean({ type: 'postback', payload, text: payload }, [...offer, ownMessage])
      expect(JSON.stringify(cleaned)).not.toMatch(/654321|1234|9911|2468/)
      expect(JSON.stringify(cleaned)).toContain('•••')
    },
  )

  it('is cleaned when it was offered too long ago', async () => {
    const { cleaned } = await clean({ type: 'postback', payload: 'code=123456' }, [
      ...offer,
      ...Array.from({ length: 20 }, () => ownMessage),
    ])
    expect(cleaned).toMatchObject({ payload: 'code=•••' })
  })
})

describe('lone number', () => {
  const asked: ChatMessage = {
    ...envelope,
    author: { kind: 'visitor' },
    type: 'text',
    data: { text: 'they asked me for the code from the text' },
  }
  const question: ChatMessage = { ...bot, type: 'text', data: { text: 'Is it still going on?' } }
  const text = 'four eight two nine one three'

  it('is removed as the code that the citizen has just mentioned', async () => {
    expect((await clean({ type: 'text', text }, [asked, question], false)).cleaned.text).toBe('•••')
  })

  it('is retained if the open question asks for a number, or if the question is unknown', async () => {
    expect((await clean({ type: 'text', text }, [asked, question], true)).cleaned.text).toBe(text)
    expect((await clean({ type: 'text', text }, [asked, question])).cleaned.text).toBe(text)
  })

  it("is retained if the citizen's last message was about something else", async () => {
    const other: ChatMessage = { ...asked, data: { text: 'they took my money' } } as ChatMessage
    expect((await clean({ type: 'text', text }, [asked, question, other], false)).cleaned.text).toBe(text)
  })
})

it('reads at most 20 messages, once, and none for a message without secrets', async () => {
  expect((await clean({ type: 'postback', payload: 'code=1 2', text: 'Yes' })).reads).toEqual([])
  expect((await clean({ type: 'postback', payload: 'pin=2468', text: 'pin 2468' })).reads).toEqual([20])
})
