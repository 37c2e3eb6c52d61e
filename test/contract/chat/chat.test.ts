import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  chatEvent,
  feedbackRequest,
  historyQuery,
  messageRequest,
  sessionRequest,
} from '../../../src/contract/chat/chat.ts'

const clientId = 'client-id-1'
const letters = (count: number) => 'x'.repeat(count)
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('chat page call', () => {
  it.each([
    ['a channel alone', { gwId: 'demo' }, true],
    [
      'all that an embedding page can say',
      { gwId: 'demo', env: 'test', humanUid: 'u', humanHash: 'a'.repeat(64), locale: 'tl-PH' },
      true,
    ],
    ['no channel', {}, false],
    ['a hash that is none', { gwId: 'demo', humanUid: 'u', humanHash: 'abc' }, false],
    ['a locale that is none', { gwId: 'demo', locale: '../en' }, false],
  ])('opens a session with %s, or refuses to', (_, body, taken) => {
    expect(takes(sessionRequest, body)).toBe(taken)
  })

  it.each([
    ['a text', { type: 'text', clientId, text: 'Hello' }, true],
    ['4,000 characters', { type: 'text', clientId, text: letters(4000) }, true],
    ['4,001 characters', { type: 'text', clientId, text: letters(4001) }, false],
    ['nothing but spaces', { type: 'text', clientId, text: '  ' }, false],
    ['a postback', { type: 'postback', clientId, payload: 'yes', text: 'Yes' }, true],
    ['a postback without its data', { type: 'postback', clientId }, false],
    ['a client id that is too short', { type: 'text', clientId: 'a', text: 'Hello' }, false],
    ['a card, which only the other side sends', { type: 'carousel', clientId, data: {} }, false],
  ])('accepts a message with %s, or refuses it', (_, body, taken) => {
    expect(takes(messageRequest, body)).toBe(taken)
  })

  it('accepts ratings from one to five', () => {
    expect([0, 1, 5, 6, 2.5].map((rating) => takes(feedbackRequest, { rating }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('reads a page of fifty messages by default, and of at most two hundred', () => {
    expect(historyQuery.parse({})).toEqual({ limit: 50 })
    expect(historyQuery.parse({ limit: '200', before: '7' })).toEqual({ limit: 200, before: 7 })
    expect(takes(historyQuery, { limit: '201' })).toBe(false)
  })
})

describe('chat event', () => {
  const message = {
    id: 'm-1',
    seq: 1,
    at: '2026-11-20T09:00:00Z',
    lang: 'en',
    author: { kind: 'bot' },
    type: 'text',
    data: { text: 'Hello' },
  }
  it.each([
    ['a message', { type: 'message', seq: 1, message }, true],
    ['how far the report is', { type: 'progress', seq: 2, step: 3, of: 9 }, true],
    ['a case', { type: 'case', seq: 3, caseId: 'CASE-1', status: 'frozen' }, true],
    ['a message of no known type', { type: 'message', seq: 1, message: { ...message, type: 'html' } }, false],
    ['something else', { type: 'noise', seq: 4 }, false],
  ])('describes %s, or is rejected', (_, event, taken) => {
    expect(takes(chatEvent, event)).toBe(taken)
  })
})
