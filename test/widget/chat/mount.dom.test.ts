import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HostMessage } from '../../../src/widget/bridge/bridge.ts'
import { mountPage } from '../../../src/widget/chat/mount.tsx'
import { appears, drawn } from '../../support/draw.tsx'
import { createFakeBackend, createFakeDevice } from '../../support/fake-chat.ts'

/** Opens a page in a frame, with its host naming this person. */
async function openPage(humanUid?: string) {
  const { deps, open, store } = createFakeDevice(createFakeBackend())
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  let tell: (message: HostMessage) => void = () => undefined
  mountPage({
    root,
    gwId: 'demo',
    locale: undefined,
    theme: undefined,
    connect(onMessage) {
      tell = onMessage
      return { embedded: true, send: () => undefined, close: () => undefined }
    },
    deps: deps(),
  })
  tell({ type: 'init', mode: 'inline', humanUid })
  await appears(() => expect(root.querySelector('textarea')).not.toBeNull())
  const field = () => root.querySelector('textarea')
  return {
    tell,
    store,
    /** Opens the chat for this person in a second tab. */
    openBeside: (humanUid: string) => open({ humanUid }),
    beginAnew: () => root.querySelector<HTMLButtonElement>('button.primary')?.click(),
    written: () => field()?.value,
    async write(words: string) {
      const element = field()
      if (!element) throw new Error('There is no field')
      element.value = words
      element.dispatchEvent(new Event('input', { bubbles: true }))
      await drawn()
    },
  }
}

describe('unsent draft', () => {
  it('is not shown to the next person whom the host names', async () => {
    const { tell, write, written } = await openPage('person-1')
    await write('my secret story')
    tell({ type: 'human', humanUid: 'person-2' })
    await drawn()
    expect(written()).toBe('')
  })

  it('is not shown to a person who starts again after another tab was opened for someone else', async () => {
    const { openBeside, write, written, beginAnew } = await openPage('person-1')
    await write('my secret story')
    await openBeside('person-2')
    await drawn()
    expect(written()).toBeUndefined()
    beginAnew()
    await drawn()
    expect(written()).toBe('')
  })

  it('stays when the host names the citizen', async () => {
    const { tell, write, written } = await openPage()
    await write('my secret story')
    tell({ type: 'human', humanUid: 'person-1' })
    await drawn()
    expect(written()).toBe('my secret story')
  })
})

describe('host that signs out', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })
  const setUp = async (humanUid?: string) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    localStorage.setItem('parley-settings', '{"lang":"tl","asked":"chat-1"}')
    localStorage.setItem('parley-note-demo', '1')
    localStorage.setItem('console-draft', 'of an agent')
    return { ...(await openPage(humanUid)), reload }
  }

  it.each([
    { says: 'that nobody is named any more', uid: null },
    { says: 'that the device is to be left clean', uid: false },
  ] as const)('leaves nothing on the device or in memory when it says $says', async ({ uid }) => {
    const { tell, store, write, written, reload } = await setUp('person-1')
    await write('unsent words')
    await appears(() => expect(store.disk.session).toBeDefined())
    tell({ type: 'init', mode: 'inline', humanUid: uid })
    await appears(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(written()).toBeUndefined()
    expect(store.disk).toEqual({ outbox: new Map() })
    expect(Object.keys(localStorage)).toEqual(['console-draft'])
  })

  it('leaves a chat in which no one was named alone, unless the device must be cleared', async () => {
    const { tell, write, written, reload, store } = await setUp()
    await write('my words')
    await appears(() => expect(store.disk.session).toBeDefined())
    tell({ type: 'human', humanUid: null })
    await drawn()
    expect([written(), reload.mock.calls.length]).toEqual(['my words', 0])
    tell({ type: 'human', humanUid: false })
    await appears(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(store.disk).toEqual({ outbox: new Map() })
  })

  it('clears a device on which the page has not started, with the first message that it gets', async () => {
    const { deps, open, store } = createFakeDevice(createFakeBackend())
    const before = await open({ humanUid: 'person-1' })
    await before.sendText('my secret story')
    await appears(() => expect(store.disk.session).toBeDefined())
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    mountPage({
      root: document.body.appendChild(document.createElement('div')),
      gwId: 'demo',
      locale: undefined,
      theme: undefined,
      connect(onMessage) {
        setTimeout(() => onMessage({ type: 'init', mode: 'panel', humanUid: null }))
        return { embedded: true, send: () => undefined, close: () => undefined }
      },
      deps: deps(),
    })
    await appears(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(store.disk).toEqual({ outbox: new Map() })
    expect(before.state.value.phase).toBe('ended')
  })
})
