import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { drawQuestion } from '../../../../src/relay/citizen-api/no-script/question-page.ts'
import type { Screen } from '../../../../src/relay/citizen-api/no-script/screen.ts'
import { wordsOf } from '../../../../src/relay/citizen-api/no-script/words.ts'

const here = { gwId: 'demo', host: 'x', title: 'Demo', words: wordsOf('en'), numbers: [], timezone: 'UTC' }
const titleOf = (text: string): string => {
  const question = {
    seq: 1,
    id: 'm1',
    at: '2026-11-23T08:00:00.000Z',
    lang: 'en',
    author: { kind: 'bot' },
    type: 'text',
    data: { text },
  } as ChatMessage
  const screen: Screen = {
    lang: 'en',
    place: { seq: 1 },
    made: 1,
    messages: [question],
    question,
    taps: [],
    isPast: false,
    canAnswer: true,
    isAwaited: false,
    caseNumbers: [],
  }
  const [, title = ''] = /<title>(.*)<\/title>/.exec(String(drawQuestion(here, screen, {}))) ?? []
  return title
}

describe('page title', () => {
  it.each([
    ['Good. How much was the payment?', 'How much was the payment? – Report a scam'],
    ['آپ کا شکریہ۔ کتنے پیسے گئے؟', 'کتنے پیسے گئے؟ – Report a scam'],
    ['It is noted.', 'It is noted. – Report a scam'],
    [`${'word '.repeat(100)}. Is this right?`, 'Is this right? – Report a scam'],
  ])('is the question of %o', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })

  it.each([
    ['no question', 'a'.repeat(400_000)],
    ['one that ends in something else', `${'a '.repeat(200_000)}?x`],
    ['nothing but spaces after it', `a?${' '.repeat(400_000)}x`],
  ])('is found in linear time in a very long line with %s', (_, text) => {
    const from = performance.now()
    expect(titleOf(text).length).toBeLessThan(120)
    // A search in quadratic time would take minutes.
    expect(performance.now() - from).toBeLessThan(30_000)
  })
})
