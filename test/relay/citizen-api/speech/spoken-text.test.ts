import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import type { MessageContent } from '../../../../src/contract/chat/message.ts'
import { spokenText } from '../../../../src/relay/citizen-api/speech/spoken-text.ts'

const message = (content: MessageContent, lang = 'en'): ChatMessage => ({
  id: 'm1',
  seq: 1,
  at: '2026-11-21T08:00:00.000Z',
  lang,
  author: { kind: 'bot' },
  ...content,
})
const text = (words: string) => message({ type: 'text', data: { text: words } })

describe('spoken text of a message', () => {
  it.each([
    { name: 'a text', message: text('Call your bank now.'), heard: 'Call your bank now.' },
    {
      name: 'lines, which become sentences',
      message: text('Do this now\n\n1. Call your bank\nStay calm!'),
      heard: 'Do this now. 1. Call your bank. Stay calm!',
    },
    {
      name: 'a text without its address and its picture',
      message: text('See https://bank.example/a?b=c ✅ for more'),
      heard: 'See for more',
    },
    {
      name: 'quick replies',
      message: message({
        type: 'text',
        data: {
          text: 'Was it today',
          quickReplies: [
            { text: 'Yes', payload: 'y' },
            { text: 'No', payload: 'n' },
          ],
        },
      }),
      heard: 'Was it today. You can say: Yes, No.',
    },
    {
      name: 'quick replies in a language without a phrase for them',
      message: message(
        { type: 'text', data: { text: 'Uno munsi?', quickReplies: [{ text: 'Yego', payload: 'y' }] } },
        'rw',
      ),
      heard: 'Uno munsi? Yego.',
    },
    {
      name: 'a carousel',
      message: message({
        type: 'carousel',
        data: {
          cards: [
            { title: 'Unity Bank', description: 'not heard', buttons: [{ type: 'text', text: 'Choose' }] },
            { title: 'Harbor Wallet', description: '' },
          ],
        },
      }),
      heard: 'Unity Bank, Choose. Harbor Wallet.',
    },
    {
      name: 'a link',
      message: message({ type: 'hyperlink', data: { label: 'The form', url: 'https://bank.example/form' } }),
      heard: 'The form',
    },
    {
      name: 'a file',
      message: message({
        type: 'media',
        data: { mediaType: 'file', url: 'https://bank.example/x.pdf', filename: 'letter.pdf' },
      }),
      heard: 'letter.pdf',
    },
  ])('is correct for $name', ({ message, heard }) => {
    expect(spokenText(message)).toBe(heard)
  })

  it('ends with a whole sentence when it exceeds the limit of one request', () => {
    const long = message({
      type: 'carousel',
      data: { cards: Array.from({ length: 10 }, () => ({ title: 'word '.repeat(120), description: '' })) },
    })
    const heard = spokenText(long)
    expect(heard.length).toBeLessThanOrEqual(5000)
    expect(heard.endsWith('.')).toBe(true)
  })
})
