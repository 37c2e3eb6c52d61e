import { expect, it, vi } from 'vitest'
import type { ChatMessage } from '../../../src/contract/chat/chat.ts'
import { appears, draw, drawn } from '../../support/draw.tsx'

// The sheet's stylesheet is a file of the build; here there is none to wait for.
vi.mock('../../../src/widget/chat/parts/load-style.ts', () => ({ loadStyle: () => Promise.resolve() }))

const complete = { caseIds: ['CASE-1'], progress: { step: 0, of: 0 } }

async function ask() {
  const page = draw(complete)
  await appears(() => expect(page.root.querySelector('.rating')).not.toBeNull())
  const choose = (n: number) => page.root.querySelectorAll<HTMLInputElement>('.rating input')[n - 1]?.click()
  const submit = () =>
    page.root
      .querySelector('.rating form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return { ...page, choose, submit }
}

it.each([
  { name: 'no case is there', given: { ...complete, caseIds: [] } },
  { name: 'questions are still to come', given: { ...complete, progress: { step: 8, of: 9 } } },
  { name: 'the chat is erased', given: { ...complete, phase: 'ended' as const } },
])('asks nothing while $name', async ({ given }) => {
  const { root } = draw(given)
  await drawn()
  await drawn()
  expect(root.querySelector('.rating')).toBeNull()
})

it('asks nothing before a day has passed since the report', async () => {
  const said = (at: string): ChatMessage => ({
    id: 'm1',
    seq: 1,
    at,
    lang: 'en',
    author: { kind: 'bot' },
    view: 'case',
    type: 'text',
    data: { text: 'Your case number is R4X-807-5.' },
  })
  // It is noon on the 21st.
  const { root, page } = draw({ ...complete, messages: [said('2026-11-20T12:00:01Z')] })
  await drawn()
  await drawn()
  expect(root.querySelector('.rating')).toBeNull()
  expect(page.settings.asked.value).toBeUndefined()
  const later = draw({ ...complete, messages: [said('2026-11-20T12:00:00Z')] })
  await appears(() => expect(later.root.querySelector('.rating')).not.toBeNull())
})

it('asks nothing about a chat that has replaced a complete one', async () => {
  const { root, state } = await ask()
  state.value = { ...state.value, chatId: 'chat-2', caseIds: [] }
  await drawn()
  expect(root.querySelector('.rating')).toBeNull()
})

it('asks for a rating when the report is complete, as five options of one group', async () => {
  const { root } = await ask()
  const radios = [...root.querySelectorAll<HTMLInputElement>('.rating fieldset input')]
  expect(radios.map(({ type, name }) => `${type} ${name}`)).toEqual(Array(5).fill('radio rating'))
  expect(root.querySelector('.rating legend')?.textContent).toBe('How was this chat?')
  expect(radios.map((radio) => radio.closest('label')?.textContent?.trim())).toEqual([
    '1 of 5',
    '2 of 5',
    '3 of 5',
    '4 of 5',
    '5 of 5',
  ])
})

it('takes no focus when it asks', async () => {
  const page = draw({ ...complete, progress: { step: 9, of: 9 } })
  page.root.querySelector('textarea')?.focus()
  page.state.value = { ...page.state.value, ...complete }
  await appears(() => expect(page.root.querySelector('.rating')).not.toBeNull())
  expect(document.activeElement?.closest('.composer')).not.toBeNull()
})

it('sends the rating, says thanks, and does not ask again', async () => {
  const { root, calls, page, choose, submit } = await ask()
  choose(4)
  await drawn()
  submit()
  await appears(() => expect(root.querySelector('.rating')?.textContent).toContain('Thank you.'))
  expect(calls).toEqual([{ action: 'rate', args: [{ rating: 4 }] }])
  expect(page.settings.asked.value).toBe('chat-1')
  expect(root.querySelector('.later')).toBeNull()
  const again = draw(complete, { settings: page.settings })
  await drawn()
  await drawn()
  expect(again.root.querySelector('.rating')).toBeNull()
})

it('disappears permanently when it is dismissed', async () => {
  const { root, calls, page } = await ask()
  root.querySelector<HTMLButtonElement>('.later')?.click()
  await drawn()
  expect(root.querySelector('.rating')).toBeNull()
  expect(page.settings.asked.value).toBe('chat-1')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  expect(calls).toEqual([])
})

it('disappears when the citizen continues writing', async () => {
  const { root, state, page } = await ask()
  state.value = {
    ...state.value,
    outbox: [
      {
        request: { type: 'text', clientId: 'client-1', text: 'One more thing' },
        at: '2026-11-21T09:00:00.000Z',
        afterSeq: 0,
        status: 'waiting',
      },
    ],
  }
  await appears(() => expect(root.querySelector('.rating')).toBeNull())
  expect(page.settings.asked.value).toBe('chat-1')
})
