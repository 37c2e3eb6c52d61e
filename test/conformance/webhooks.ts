import { expect } from 'vitest'
import type { Host, Requirement } from './host.ts'

/** The interface's statements about webhooks and the webchat. */

const section = 'Webhooks'
const patience = { timeout: 30_000, interval: 50 }

const card = (buttons = 1) => ({
  title: 'A card',
  description: 'What it is about',
  image: 'https://bank.example/card.png',
  buttons: Array.from({ length: buttons }, (_, nr) => ({
    text: `Choice ${nr}`,
    type: 'text',
    reply: `${nr}`,
  })),
})
const carousel = (cards: number, buttons = 1) => ({
  type: 'carousel',
  data: { cards: Array.from({ length: cards }, () => card(buttons)) },
})
const closing = { type: 'text', data: { text: 'the last one' } }

/**
 * Delivers messages to a chat, each in a separate event, and returns those that reached it before the closing
 * one.
 */
async function delivered(host: Host, ...messages: object[]) {
  const { openChat, deliver } = host.inside()
  const chat = await openChat()
  const eventOf = (message: object) => ({
    type: 'new_messages',
    chat: { id: `of-${chat.session.chatId}`, human: { id: 'h1', name: 'Ana Reyes' } },
    channel: { id: 'hook-1' },
    chatToken: chat.session.chatId,
    replyToken: 'reply-1',
    messages: [{ author_type: 'agent', author_id: 'a1', author_name: 'Ben', ...message }],
  })
  expect(await deliver(...[...messages, closing].map(eventOf))).toBe(200)
  const isClosing = ({ data }: { data: object }) => 'text' in data && data.text === closing.data.text
  const all = await chat.until((some) => some.some(isClosing))
  return all.filter((one) => one.author.kind === 'agent' && !isClosing(one))
}

const arrives = (says: string, message: { type: string; data: object }): Requirement => ({
  section,
  says,
  async holds(host) {
    expect(await delivered(host, message)).toMatchObject([
      { ...message, author: { id: 'a1', name: 'Ben' }, replyToken: 'reply-1' },
    ])
  },
})
const isCut = (says: string, message: { type: string; data: object }, shown: object): Requirement => ({
  section,
  says,
  async holds(host) {
    expect(await delivered(host, message)).toMatchObject([shown])
  },
})

/** Returns the event of a type that the customer's server received about a chat. */
const toldOf = async (host: Host, type: string, chatId: string) => {
  const { customer } = host.inside()
  const find = () =>
    customer.posted
      .flatMap(({ events }) => events)
      .find((event) => event.type === type && event.chatToken === chatId)
  await expect.poll(find, patience).toBeDefined()
  return find() ?? {}
}

/** Requirements about webhooks, in both directions. */
export const webhooks: readonly Requirement[] = [
  ...['chat_started', 'message_sent', 'feedback_given', 'new_messages'].map((type) => ({
    section,
    says: `The customer's server is told ${type} in an envelope of events, with the chat, its human and the channel`,
    async holds(host: Host) {
      const chat = await host.inside().openChat()
      await chat.say('Hello')
      await chat.request('POST', '/chat/v1/feedback', { rating: 5 })
      const { chatId } = chat.session
      expect(await toldOf(host, type, chatId)).toMatchObject({
        type,
        chat: { id: expect.any(String), human: { id: expect.any(String), name: expect.any(String) } },
        channel: { id: expect.any(String) },
        chatToken: chatId,
      })
    },
  })),
  arrives('A text with quick replies reaches the chat, with its author and the reply token', {
    type: 'text',
    data: { text: 'Was it you?', quickReplies: [{ text: 'Yes', payload: 'yes' }] },
  }),
  arrives('A carousel of 10 cards reaches the chat', carousel(10)),
  isCut('Of a carousel of 11 cards, 10 reach the chat', carousel(11), carousel(10)),
  arrives('A card with 3 buttons reaches the chat', carousel(1, 3)),
  isCut('Of a card with 4 buttons, 3 reach the chat', carousel(1, 4), carousel(1, 3)),
  arrives('Media reach the chat', {
    type: 'media',
    data: { mediaType: 'image', url: 'https://bank.example/a.png', filename: 'a.png' },
  }),
  arrives('A hyperlink reaches the chat', {
    type: 'hyperlink',
    data: { label: 'Our advice', url: 'https://bank.example/advice' },
  }),
  {
    section: 'Webchat',
    says: 'Who chats is told by the humanUid that the page has named',
    async holds(host) {
      const chat = await host.inside().openChat('ana-1')
      await chat.say('Hello')
      const { chatId } = chat.session
      expect(await toldOf(host, 'message_sent', chatId)).toMatchObject({ chat: { human: { id: 'ana-1' } } })
    },
  },
]
