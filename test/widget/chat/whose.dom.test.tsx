import { expect, it, vi } from 'vitest'
import { appears, draw, drawn, said } from '../../support/draw.tsx'

// The sheet's stylesheet is a file of the build; here there is none to wait for.
vi.mock('../../../src/widget/chat/parts/load-style.ts', () => ({ loadStyle: () => Promise.resolve() }))

const mine = said(1, { type: 'text', author: { kind: 'visitor' }, data: { text: 'It was me' } })
const theirs = said(1, { type: 'text', data: { text: 'Hello' } })

async function ask() {
  const page = draw({ messages: [mine], asksWhose: true })
  await appears(() => expect(page.root.querySelector('.whose')).not.toBeNull())
  const [yes, no] = page.root.querySelectorAll<HTMLButtonElement>('.whose button')
  return { ...page, yes, no }
}

it('asks who wrote the messages, as a named group with two buttons, read out, and takes no focus', async () => {
  const { root, yes, no } = await ask()
  const group = root.querySelector('.whose')
  expect([group?.getAttribute('role'), group?.getAttribute('aria-label')]).toEqual([
    'group',
    'You have signed in. Were the messages above written by you?',
  ])
  expect(group?.querySelector('[role=alert]')?.textContent).toBe(group?.getAttribute('aria-label'))
  expect([yes, no].map((button) => `${button?.type} ${button?.textContent}`)).toEqual([
    'button Yes, go on',
    'button No, start my own',
  ])
  expect(group?.contains(document.activeElement)).toBe(false)
  // It is above the composer, which stays usable.
  expect(group?.compareDocumentPosition(root.querySelector('.composer') as Element)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it.each([
  { says: 'yes', at: 0, isMine: true },
  { says: 'no', at: 1, isMine: false },
])('passes on the answer $says once, and moves the focus to the field', async ({ at, isMine }) => {
  const { root, calls, yes, no } = await ask()
  const button = [yes, no][at]
  button?.click()
  button?.click()
  await drawn()
  expect(calls).toEqual([{ action: 'answerWhose', args: [isMine] }])
  expect(document.activeElement).toBe(root.querySelector('.composer textarea'))
})

it.each([
  { name: 'nobody has proven anything', given: { messages: [mine] } },
  { name: 'it is not known yet what was said', given: { messages: [theirs], newestSeq: 2, asksWhose: true } },
])('asks nothing while $name', async ({ given }) => {
  const { root, calls } = draw(given)
  await drawn()
  await drawn()
  expect(root.querySelector('.whose')).toBeNull()
  expect(calls).toEqual([])
})

it('proves the identity without a question if nothing was said', async () => {
  const { root, calls } = draw({ messages: [theirs], asksWhose: true })
  await appears(() => expect(calls).toEqual([{ action: 'answerWhose', args: [] }]))
  expect(root.querySelector('.whose')).toBeNull()
})
