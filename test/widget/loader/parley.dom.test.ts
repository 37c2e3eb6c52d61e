import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createParley, type Parley } from '../../../src/widget/loader/index.ts'

const relayUrl = 'https://chat.example'
// No page is loaded into a frame here; test/e2e does that.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
})
const widgets = () => document.querySelectorAll('parley-chat')

describe('window.Parley', () => {
  let parley: Parley
  const errors: unknown[][] = []
  beforeEach(() => {
    errors.length = 0
    const seen = { scale: 1, offsetTop: 0, height: 740 }
    vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), seen))
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => errors.push(words))
    parley = createParley(`${relayUrl}/widget.js`)
  })
  afterEach(() => {
    parley.destroy()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('offers exactly these calls', () => {
    expect(Object.keys(parley)).toEqual([
      'version',
      'init',
      'on',
      'off',
      'isOpen',
      'destroy',
      'setHumanUid',
      'reset',
      'show',
      'hide',
      'open',
      'close',
      'toggle',
    ])
  })

  it('calls onLoad once, when the widget is there', () => {
    const onLoad = vi.fn(() => expect(widgets()).toHaveLength(1))
    parley.init({ gwId: 'demo', onLoad }, onLoad)
    expect(onLoad).toHaveBeenCalledTimes(1)
    expect(errors).toEqual([])
  })

  it('calls an onLoad that is passed in addition to the settings', () => {
    const onLoad = vi.fn()
    parley.init({ gwId: 'demo' }, onLoad)
    expect(onLoad).toHaveBeenCalledTimes(1)
  })

  it('knows whether the panel is open', () => {
    expect(parley.isOpen()).toBe(false)
    parley.open()
    parley.init({ gwId: 'demo' })
    expect(parley.isOpen()).toBe(true)
    parley.close()
    expect(parley.isOpen()).toBe(false)
  })

  it('queues calls until init, and carries them out in order', () => {
    const seen: string[] = []
    parley.on('open', () => seen.push('open'))
    parley.on('close', () => seen.push('close'))
    parley.open()
    parley.close()
    parley.toggle()
    expect(seen).toEqual([])
    parley.init({ gwId: 'demo', onLoad: () => seen.push('load') })
    expect(seen).toEqual(['open', 'close', 'open', 'load'])
  })

  it('discards queued calls when it is destroyed', () => {
    const onOpen = vi.fn()
    parley.open()
    parley.destroy()
    parley.on('open', onOpen)
    parley.init({ gwId: 'demo' })
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('carries out queued calls after the running script', async () => {
    const onOpen = vi.fn()
    createParley(relayUrl, [
      ['on', ['open', onOpen]],
      ['open', []],
      ['init', [{ gwId: 'demo' }]],
    ])
    expect(onOpen).not.toHaveBeenCalled()
    await new Promise((done) => setTimeout(done))
    expect(onOpen).toHaveBeenCalledTimes(1)
    widgets()[0]?.remove()
  })

  it('calls a listener once per event, however often it was added, and not after off', () => {
    const listener = vi.fn()
    parley.on('open', listener)
    parley.on('open', listener)
    parley.init({ gwId: 'demo' })
    parley.open()
    expect(listener).toHaveBeenCalledTimes(1)
    parley.close()
    parley.off('open', listener)
    parley.open()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('reports a listener that throws, and calls the others', () => {
    const failure = new Error('mine')
    const other = vi.fn()
    parley.on('open', () => {
      throw failure
    })
    parley.on('open', other)
    parley.init({ gwId: 'demo' })
    parley.open()
    expect(other).toHaveBeenCalled()
    expect(errors).toEqual([['Parley:', failure]])
  })

  it('reports an onLoad that throws, and stays usable', () => {
    parley.init({
      gwId: 'demo',
      onLoad: () => {
        throw new Error('mine')
      },
    })
    expect(widgets()).toHaveLength(1)
    expect(errors).toHaveLength(1)
  })

  it('repeats onLoad, and nothing else, at another init with the same settings', () => {
    const onLoad = vi.fn()
    parley.init({ gwId: 'demo', theme: 'dark', onLoad })
    const [first] = widgets()
    parley.init({ theme: 'dark', gwId: 'demo', locale: undefined, humanUid: 'citizen-7', onLoad })
    parley.init({ gwId: 'demo', theme: 'dark' }, onLoad)
    expect(onLoad).toHaveBeenCalledTimes(3)
    expect([...widgets()]).toEqual([first])
    expect(errors).toEqual([])
  })

  it('takes over from another copy of the module that has the same settings', () => {
    const other = createParley(`${relayUrl}/widget.js`)
    const onOpen = vi.fn()
    other.on('open', onOpen)
    parley.init({ gwId: 'demo' })
    other.init({ gwId: 'demo' })
    other.open()
    expect(onOpen).toHaveBeenCalledTimes(1)
    expect(widgets()).toHaveLength(1)
    expect(errors).toEqual([])
    other.destroy()
    expect(widgets()).toHaveLength(0)
  })

  it('adds the chat again if the page has removed its element', () => {
    document.body.innerHTML = '<div id="box"></div>'
    parley.init({ gwId: 'demo', container: '#box' })
    document.body.innerHTML = '<div id="box"></div>'
    parley.init({ gwId: 'demo', container: '#box' })
    expect(document.querySelectorAll('#box > parley-chat')).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('refuses an init with other settings, including one from another copy, until the first is destroyed', () => {
    const other = createParley(relayUrl)
    parley.init({ gwId: 'demo' })
    parley.init({ gwId: 'other' })
    other.init({ gwId: 'demo', env: 'test' })
    expect(widgets()).toHaveLength(1)
    expect(errors).toEqual(Array(2).fill(['Parley:', 'one chat a page']))
    parley.destroy()
    other.init({ gwId: 'demo' })
    expect(widgets()).toHaveLength(1)
    other.destroy()
    expect(widgets()).toHaveLength(0)
  })

  it('emits close when it is destroyed while open, and nothing afterwards', () => {
    const seen: string[] = []
    for (const name of ['open', 'close'] as const) parley.on(name, () => seen.push(name))
    parley.init({ gwId: 'demo' })
    parley.open()
    parley.destroy()
    parley.init({ gwId: 'demo' })
    parley.open()
    expect(seen).toEqual(['open', 'close'])
  })

  const wrongHumans: unknown[][] = [[''], [Number.NaN], [{ id: 7 }], [1e21], ['citizen-7', 'no hash']]
  for (const args of wrongHumans) {
    it(`names what is wrong in setHumanUid(${args.map((arg) => JSON.stringify(arg)).join(', ')})`, () => {
      parley.init({ gwId: 'demo' })
      parley.setHumanUid(...(args as [string]))
      expect(errors).toEqual([['Parley:', expect.stringMatching(/wrong setting "human(Uid|Hash)"/)]])
    })
  }

  it('never throws, whatever is passed to init', () => {
    for (const given of [undefined, null, 'demo', 7, [], () => {}]) parley.init(given as never)
    expect(widgets()).toHaveLength(0)
    expect(errors.every(([, words]) => /wrong setting "/.test(String(words)))).toBe(true)
  })
})
