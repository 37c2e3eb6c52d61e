import { describe, expect, it } from 'vitest'
import { messageContent } from '../../../src/contract/chat/message.ts'

const button = { type: 'text', text: 'B' }
const card = { title: 'T', description: 'D' }
const carousel = (cards: unknown[]) => ({ type: 'carousel', data: { cards } })
const withButtons = (count: number) => carousel([{ ...card, buttons: Array(count).fill(button) }])
const withAddress = (url: string) => carousel([{ ...card, buttons: [{ type: 'url', text: 'B', url }] }])
const withImage = (image: string) => carousel([{ ...card, image }])
const text = (data: object) => ({ type: 'text', data })
const media = (data: object) => ({
  type: 'media',
  data: { mediaType: 'image', url: 'https://bank.example/a.png', filename: 'a.png', ...data },
})
const link = (url: string) => ({ type: 'hyperlink', data: { label: 'L', url } })

describe('message', () => {
  it.each([
    ['a text', text({ text: 'Hello' })],
    ['quick replies', text({ text: 'Yes?', quickReplies: [{ text: 'Yes', payload: 'yes' }] })],
    ['one card', carousel([card])],
    ['ten cards', carousel(Array(10).fill(card))],
    ['three buttons', withButtons(3)],
    ['a button that sends a text', carousel([{ ...card, buttons: [{ ...button, reply: 'r' }] }])],
    ['a postback without data', carousel([{ ...card, buttons: [{ type: 'postback', text: 'B' }] }])],
    [
      'a button without an address',
      carousel([{ ...card, buttons: [{ type: 'url', text: 'B', webview: true }] }]),
    ],
    ['a telephone button', withAddress('tel:1326')],
    ['a mail button', withAddress('mailto:help@bank.example')],
    ['a card without an image', withImage('')],
    ['an image', media({})],
    ['a link', link('https://bank.example')],
  ])('is accepted with %s', (_, content) => {
    expect(messageContent.safeParse(content).success).toBe(true)
  })

  it.each([
    ['no words', text({ text: '' })],
    ['4,001 characters', text({ text: 'x'.repeat(4001) })],
    ['eleven cards', carousel(Array(11).fill(card))],
    ['no card', carousel([])],
    ['four buttons', withButtons(4)],
    ['a button of no known kind', carousel([{ ...card, buttons: [{ type: 'call', text: 'B' }] }])],
    ['a script in a button', withAddress('javascript:alert(1)')],
    ['a script in capitals in a button', withAddress('JavaScript:alert(1)')],
    ['a script behind a space in a button', withAddress(' javascript:alert(1)')],
    ['data in a button', withAddress('data:text/html,x')],
    ['a path in a button', withAddress('/evil')],
    ['a script for an image', withImage('javascript:alert(1)')],
    ['data for an image', withImage('data:image/svg+xml,<svg onload=alert(1)>')],
    ['a file of no known kind', media({ mediaType: 'html' })],
    ['a script for a file', media({ url: 'javascript:alert(1)' })],
    ['a script in a link', link('javascript:alert(1)')],
    ['a telephone in a link', link('tel:1326')],
    ['an unknown type', { type: 'html', data: { html: '<b>' } }],
  ])('is refused with %s', (_, content) => {
    expect(messageContent.safeParse(content).success).toBe(false)
  })
})
