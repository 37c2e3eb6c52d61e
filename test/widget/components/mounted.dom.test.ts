import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ChatProps,
  createMountedChat,
  type MountedChat,
} from '../../../src/widget/components/mounted.ts'

// No page is loaded into a frame here; test/packages does that.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
})
const props: ChatProps = { relayUrl: 'https://chat.example', gwId: 'demo' }
const widgets = () => [...document.querySelectorAll('parley-chat')]

describe('widget of a component', () => {
  let chat: MountedChat
  const errors: unknown[][] = []
  beforeEach(() => {
    errors.length = 0
    const seen = { scale: 1, offsetTop: 0, height: 740 }
    vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), seen))
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => errors.push(words))
    chat = createMountedChat()
  })
  afterEach(() => {
    chat.remove()
    expect(widgets()).toEqual([])
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is on the page from the first update until it is removed, however often that is repeated', () => {
    expect(widgets()).toEqual([])
    for (const _ of [1, 2]) {
      chat.update(props)
      expect(widgets()).toHaveLength(1)
      chat.remove()
      expect(widgets()).toEqual([])
    }
    expect(errors).toEqual([])
  })

  it('stays as it is while its settings do', () => {
    chat.update({ ...props, humanUid: 'maria' })
    const [before] = widgets()
    chat.update({ ...props, humanUid: 'maria' })
    expect(widgets()).toHaveLength(1)
    expect(widgets()[0]).toBe(before)
  })

  it.each<[string, Partial<ChatProps>]>([
    ['another channel', { gwId: 'other' }],
    ['another language', { locale: 'tl' }],
  ])('restarts for %s', (_, changed) => {
    chat.update({ ...props, humanUid: 'maria' })
    const [before] = widgets()
    chat.update({ ...props, humanUid: 'maria', ...changed })
    expect(widgets()).toHaveLength(1)
    expect(widgets()[0]).not.toBe(before)
  })

  it.each<[string, Partial<ChatProps>]>([
    ['another person', { humanUid: 'jose' }],
    ['the proof of who it is', { humanUid: 'maria', humanHash: 'a'.repeat(64) }],
  ])('applies %s without restarting', (_, changed) => {
    chat.update({ ...props, humanUid: 'maria' })
    const [before] = widgets()
    const told = vi.spyOn(chat.parley, 'setHumanUid')
    chat.update({ ...props, ...changed })
    expect(told.mock.calls).toEqual([[changed.humanUid, changed.humanHash]])
    expect(widgets()).toHaveLength(1)
    expect(widgets()[0]).toBe(before)
  })

  it.each([
    ['nobody after somebody', { humanUid: undefined }],
    ['nobody after somebody, and another language', { humanUid: undefined, locale: 'tl' }],
  ])('clears the device for %s', (_, changed) => {
    const reset = vi.spyOn(chat.parley, 'reset')
    chat.update({ ...props, humanUid: 'maria', humanHash: 'a'.repeat(64) })
    chat.update({ ...props, ...changed })
    expect(reset).toHaveBeenCalledTimes(1)
    chat.update({ ...props, ...changed })
    expect(reset).toHaveBeenCalledTimes(1)
    expect(widgets()).toHaveLength(1)
  })

  it('clears nothing if no one was named', () => {
    const reset = vi.spyOn(chat.parley, 'reset')
    chat.update(props)
    chat.update({ ...props, humanUid: undefined })
    chat.remove()
    expect(reset).not.toHaveBeenCalled()
  })

  it('calls the newest listeners', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    chat.update({ ...props, onOpen: first })
    chat.update({ ...props, onOpen: second })
    chat.parley.open()
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledExactlyOnceWith({})
  })

  it('reports when it is there, after each start', () => {
    const onLoad = vi.fn()
    chat.update({ ...props, onLoad })
    chat.update({ ...props, onLoad, theme: 'dark' })
    expect(onLoad).toHaveBeenCalledTimes(2)
  })

  it('leaves another widget on the page alone', () => {
    chat.update(props)
    const other = createMountedChat()
    other.update({ ...props, env: 'test' })
    expect(errors).toEqual([['Parley:', 'one chat a page']])
    other.remove()
    expect(widgets()).toHaveLength(1)
  })

  it('stays on the page if the next component is mounted before this one is removed', () => {
    chat.update(props)
    const next = createMountedChat()
    next.update(props)
    chat.remove()
    expect(widgets()).toHaveLength(1)
    expect(errors).toEqual([])
    next.remove()
    expect(widgets()).toHaveLength(0)
  })
})
