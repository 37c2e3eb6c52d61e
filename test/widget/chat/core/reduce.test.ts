import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '../../../../src/contract/chat/chat.ts'
import { backoffMs } from '../../../../src/widget/chat/core/backoff.ts'
import { reduce } from '../../../../src/widget/chat/core/reduce.ts'
import { initialState, type OutboxItem } from '../../../../src/widget/chat/core/state.ts'
import { toRows } from '../../../../src/widget/chat/ui/rows.ts'

const message = (seq: number, at: string, kind: 'visitor' | 'bot' | 'agent' = 'bot', name?: string) => ({
  id: `m${seq}`,
  seq,
  at,
  lang: 'en',
  author: { kind, ...(name && { name }) },
  type: 'text' as const,
  data: { text: `text ${seq}` },
})
const item = (clientId: string, at: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  request: { type: 'text', clientId, text: clientId },
  at,
  afterSeq: 0,
  status: 'waiting',
  ...more,
})

describe('reducer', () => {
  it('returns the same object for an event that it has already seen', () => {
    const event: ChatEvent = { type: 'progress', seq: 3, step: 1, of: 9 }
    const once = reduce(initialState, { type: 'event', event })
    expect(reduce(once, { type: 'event', event })).toBe(once)
  })

  it('ignores an event of an unknown kind, and counts it', () => {
    const event = { type: 'from-the-future', seq: 4 } as unknown as ChatEvent
    expect(reduce(initialState, { type: 'event', event })).toEqual({ ...initialState, seq: 4 })
  })

  it('does not put back an unsent message whose echo is already here', () => {
    const echo = { ...message(1, '2026-11-21T09:00:00Z', 'visitor'), clientId: 'client-1' }
    const state = reduce(initialState, { type: 'event', event: { type: 'message', seq: 1, message: echo } })
    const next = reduce(state, {
      type: 'outbox',
      item: item('client-1', '2026-11-21T09:00:00Z', { status: 'sent' }),
    })
    expect(next.outbox).toEqual([])
  })

  it('orders the outbox by the time of writing', () => {
    const late = reduce(initialState, { type: 'outbox', item: item('b', '2026-11-21T09:00:01Z') })
    const both = reduce(late, { type: 'outbox', item: item('a', '2026-11-21T09:00:00Z') })
    expect(both.outbox.map(({ request }) => request.clientId)).toEqual(['a', 'b'])
  })

  it('adds earlier messages once, even if a page arrives twice', () => {
    const page = [message(1, '2026-11-21T09:00:00Z'), message(2, '2026-11-21T09:00:01Z')]
    const once = reduce(initialState, { type: 'earlier', messages: page, more: false })
    const twice = reduce(once, { type: 'earlier', messages: page, more: false })
    expect(twice.messages.map(({ seq }) => seq)).toEqual([1, 2])
  })
})

describe('rows', () => {
  const dayOf = (at: string): string => at.slice(0, 10)

  it('start a group at another author, another day, and after a pause of five minutes', () => {
    const rows = toRows(
      [
        message(1, '2026-11-20T09:00:00Z'),
        message(2, '2026-11-20T09:01:00Z'),
        message(3, '2026-11-20T09:02:00Z', 'agent', 'Maria'),
        message(4, '2026-11-21T09:02:00Z', 'agent', 'Maria'),
        message(5, '2026-11-21T09:08:00Z', 'agent', 'Maria'),
      ],
      [],
      dayOf,
    )
    expect(
      rows.map((row) =>
        row.kind === 'group' ? row.entries.map(({ key }) => key) : row.kind === 'day' && row.at.slice(8, 10),
      ),
    ).toEqual(['20', ['m1', 'm2'], ['m3'], '21', ['m4'], ['m5']])
  })

  it('keep a failed message where it was written, and waiting messages at the end', () => {
    const rows = toRows(
      [message(1, '2026-11-21T09:00:00Z'), message(2, '2026-11-21T09:00:10Z')],
      [
        item('waits', '2026-11-21T09:00:03Z', { afterSeq: 1 }),
        item('failed', '2026-11-21T09:00:04Z', { afterSeq: 1, status: 'failed' }),
      ],
      dayOf,
    )
    const keys = rows.flatMap((row) => (row.kind === 'group' ? row.entries.map(({ key }) => key) : []))
    expect(keys).toEqual(['m1', 'failed', 'm2', 'waits'])
  })

  it('give a message the same key before and after it is sent, so that it is not redrawn', () => {
    const echo = { ...message(1, '2026-11-21T09:00:00Z', 'visitor'), clientId: 'client-1' }
    const [, before] = toRows([], [item('client-1', '2026-11-21T09:00:00Z')], dayOf)
    const [, after] = toRows([echo], [], dayOf)
    expect(after?.key).toBe(before?.key)
  })
})

describe('backoff', () => {
  it.each([
    { attempt: 1, random: 0, ms: 500 },
    { attempt: 1, random: 0.999, ms: 999.5 },
    { attempt: 3, random: 0, ms: 2000 },
    { attempt: 50, random: 0, ms: 15_000 },
  ])('waits $ms ms before attempt $attempt with random value $random', ({ attempt, random, ms }) => {
    expect(backoffMs(attempt, () => random)).toBeCloseTo(ms)
  })

  it('waits at least as long as the relay requests', () => {
    expect(backoffMs(1, () => 0, 60_000)).toBe(60_000)
  })
})
