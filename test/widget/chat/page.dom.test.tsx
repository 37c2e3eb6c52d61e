import { signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import { initialState } from '../../../src/widget/chat/core/state.ts'
import { appears, draw, drawn, said } from '../../support/draw.tsx'

const text = (seq: number, words: string) => said(seq, { type: 'text', data: { text: words } })
const press = (element: Element | null, key: string, more: KeyboardEventInit = {}): boolean =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })) ??
  false

function type(field: HTMLTextAreaElement | null, words: string): void {
  if (!field) throw new Error('There is no field')
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('composer', () => {
  const typing = { action: 'typing', args: [] }

  it('sends with Enter, and adds a line with Shift+Enter', async () => {
    const { root, calls } = draw({
      messages: [said(1, { type: 'text', replyToken: 'reply-1', data: { text: 'Hi' } })],
    })
    const field = root.querySelector('textarea')
    type(field, 'help')
    await drawn()
    press(field, 'Enter', { shiftKey: true })
    expect(calls).toEqual([typing])
    press(field, 'Enter')
    await drawn()
    expect(calls).toEqual([typing, { action: 'sendText', args: ['help', 'reply-1'] }])
    expect(field?.value).toBe('')
  })

  it('leaves Enter to the composition of a word', async () => {
    const { root, calls } = draw()
    const field = root.querySelector('textarea')
    type(field, 'にほん')
    await drawn()
    press(field, 'Enter', { isComposing: true })
    press(field, 'Enter', { keyCode: 229 })
    expect(calls).toEqual([typing])
  })

  it('accepts messages without a network', () => {
    const { root } = draw({ connection: 'offline' })
    expect(root.querySelector('textarea')?.disabled).toBe(false)
    expect(root.querySelector('.status')?.textContent).toContain('your words are safe')
  })

  it('accepts messages while the device works on a challenge, which is announced', () => {
    const { root } = draw({ phase: 'opening', connection: 'checking' })
    expect(root.querySelector('textarea')?.disabled).toBe(false)
    expect(root.querySelector('[role=status].status')?.textContent).toBe('A quick check first…')
  })

  it('shows the limit when it is near', async () => {
    const { root } = draw()
    const field = root.querySelector('textarea')
    expect(field?.maxLength).toBe(4000)
    type(field, 'x'.repeat(3000))
    await drawn()
    expect(root.querySelector('.left')).toBeNull()
    type(field, 'x'.repeat(3999))
    await drawn()
    expect(root.querySelector('.left')?.textContent).toBe('1 character left')
  })
})

describe('live region', () => {
  it('reads each new message of the other side once, and never the history', async () => {
    const { root, state } = draw({ messages: [text(1, 'History')], heardSeq: 1 })
    const region = root.querySelector('[aria-live=polite][aria-relevant]')
    const added: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) added.push(node.textContent ?? '')
    })
    if (region) observer.observe(region, { childList: true, subtree: true })
    for (const seq of [2, 3, 4, 5, 6, 7, 8]) {
      const author = seq === 3 ? { author: { kind: 'visitor' as const } } : {}
      const message = { ...text(seq, `News ${seq}`), ...author }
      state.value = { ...state.value, seq, messages: [...state.value.messages, message] }
      await drawn()
    }
    expect(added).toEqual(['News 2', 'News 4', 'News 5', 'News 6', 'News 7', 'News 8'])
    expect(root.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off')
  })

  it('reads a newly started chat from its first message', async () => {
    const { root, state } = draw({ messages: [text(1, 'History'), text(2, 'More')], heardSeq: 2, seq: 2 })
    const open = state.value
    state.value = { ...initialState, phase: 'ended' }
    await drawn()
    state.value = { ...open, chatId: 'anew', messages: [text(1, 'Good morning')], heardSeq: 0, seq: 1 }
    await drawn()
    expect(root.querySelector('[aria-live=polite][aria-relevant]')?.textContent).toBe('Good morning')
  })
})

describe('unsent message', () => {
  const request = { type: 'text' as const, clientId: 'client-01', text: 'help' }
  const item = { request, at: '2026-11-21T09:01:00Z', afterSeq: 1 }

  it('shows that it is waiting', () => {
    const { root } = draw({ messages: [text(1, 'Hi')], outbox: [{ ...item, status: 'waiting' }] })
    expect(root.querySelector('.delivery .sr')?.textContent).toBe('Waiting to be sent')
  })

  it('can be sent again or deleted after it has failed', () => {
    const { root, calls } = draw({
      messages: [text(1, 'Hi')],
      outbox: [{ ...item, status: 'failed', code: 'x' }],
    })
    for (const button of root.querySelectorAll<HTMLButtonElement>('.failure button')) button.click()
    expect(calls).toEqual([
      { action: 'retry', args: ['client-01'] },
      { action: 'discard', args: ['client-01'] },
    ])
  })
})

describe('page', () => {
  it('is a labelled dialog in a panel, and asks the host to close on Escape', () => {
    const close = vi.fn()
    const { root } = draw({}, { host: { mode: 'panel', isFull: signal(false), close } })
    const dialog = root.querySelector('[role=dialog]')
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Unity Bank',
    )
    press(root.querySelector('textarea'), 'Escape')
    root.querySelector<HTMLButtonElement>('[aria-label="Close chat"]')?.click()
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('is not a dialog, and has nothing to close, as its own page', () => {
    const { root } = draw()
    expect(root.querySelector('[role=dialog]')).toBeNull()
    expect(root.querySelector('[aria-label="Close chat"]')).toBeNull()
  })

  it.each([
    { given: { phase: 'refused', refusal: 'channel-not-found' }, title: 'The chat cannot be opened' },
    { given: { phase: 'refused', refusal: 'http-418' }, title: 'The chat cannot be opened' },
    { given: { phase: 'ended', isErased: true }, title: 'This chat is erased' },
    { given: { phase: 'ended' }, title: 'How can we help?' },
  ] as const)('explains what is wrong, and offers one thing to do: $title', async ({ given, title }) => {
    const { root, calls } = draw(given)
    await appears(() => expect(root.querySelector('h2')?.textContent).toBe(title))
    expect(root.querySelector('.state')?.textContent?.includes('Call your bank now')).toBe(
      given.phase === 'refused',
    )
    const buttons = root.querySelectorAll<HTMLButtonElement>('.state button')
    expect(buttons).toHaveLength(1)
    buttons[0]?.click()
    expect(calls).toEqual([{ action: 'again', args: [] }])
  })

  it('shows the progress of a report, while there is one', () => {
    const { root } = draw({ progress: { step: 3, of: 9 } })
    expect(root.querySelector('[role=progressbar]')?.getAttribute('aria-label')).toBe('Question 3 of 9')
    expect(draw({ progress: { step: 0, of: 0 } }).root.querySelector('[role=progressbar]')).toBeNull()
  })

  it('offers three ways to begin in an empty chat, and a skeleton until it is known to be empty', () => {
    const empty = draw({ messages: [] })
    empty.root.querySelector<HTMLButtonElement>('.starts button')?.click()
    expect(empty.calls).toEqual([{ action: 'sendText', args: ['I was scammed'] }])
    expect(draw({ phase: 'opening' }).root.querySelector('.skeleton')).not.toBeNull()
  })

  it('draws only the newest part of a long history', () => {
    const messages = Array.from({ length: 10_000 }, (_, index) => text(index + 1, `Message ${index + 1}`))
    const { root } = draw({ messages })
    expect(root.querySelectorAll('.entry').length).toBeLessThanOrEqual(200)
    expect(root.textContent).toContain('Message 10000')
  })
})
