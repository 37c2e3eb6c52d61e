import { describe, expect, it } from 'vitest'
import { webhookEnvelope, webhookEvent } from '../../../src/contract/chat/webhook.ts'

const common = { chat: { id: 'chat-1', human: { id: 'human-1', name: 'Maria' } }, channel: { id: 'demo' } }
const message = {
  author_type: 'agent',
  author_id: 'a-1',
  author_name: 'Ana',
  type: 'text',
  data: { text: 'Hello' },
}
const newMessages = { ...common, type: 'new_messages', messages: [message] }

describe('platform event', () => {
  it.each([
    ['new messages', newMessages],
    ['the tokens that were given', { ...newMessages, chatToken: 't', replyToken: 'r' }],
    ['no human yet', { ...newMessages, chat: { id: 'chat-1' } }],
    ['members that are new', { ...newMessages, later: 1, chat: { ...common.chat, mood: 'calm' } }],
  ])('is accepted with %s, without losing any of it', (_, event) => {
    expect(webhookEvent.parse(event)).toEqual(event)
  })

  it('is kept unchanged if its type is unknown', () => {
    const event = { ...common, type: 'chat_rated', rating: 5 }
    expect(webhookEvent.parse(event)).toEqual(event)
  })

  it.each([
    ['no chat', { ...newMessages, chat: undefined }],
    ['no channel', { ...newMessages, channel: undefined }],
    ['no messages', { ...newMessages, messages: [] }],
    ['a message that cannot be shown', { ...newMessages, messages: [{ ...message, type: 'html' }] }],
    [
      'a link that is a script',
      {
        ...newMessages,
        messages: [{ ...message, type: 'hyperlink', data: { label: 'L', url: 'javascript:x' } }],
      },
    ],
    ['no type', { ...common }],
  ])('is refused with %s', (_, event) => {
    expect(webhookEvent.safeParse(event).success).toBe(false)
  })

  it('comes in an envelope of at least one event, each to be validated separately', () => {
    expect(webhookEnvelope.parse({ events: [newMessages, 'broken'] }).events).toHaveLength(2)
    for (const body of [{ events: [] }, {}, [], null]) {
      expect(webhookEnvelope.safeParse(body).success).toBe(false)
    }
  })
})
