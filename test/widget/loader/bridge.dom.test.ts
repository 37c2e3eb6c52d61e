import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectPage, type HostMessage } from '../../../src/widget/bridge/bridge.ts'
import { eventually } from '../../support/eventually.ts'

/** Creates a window inside another one, with only what the bridge uses. */
function createView() {
  const view = new EventTarget() as EventTarget & { parent: { postMessage: ReturnType<typeof vi.fn> } }
  view.parent = { postMessage: vi.fn() }
  const answer = (source: unknown, data: unknown = 'parley', ports: MessagePort[] = []) => {
    const event = Object.assign(new Event('message'), { source, data, ports })
    view.dispatchEvent(event)
  }
  return { view: view as unknown as Window, parent: view.parent, answer }
}

/** Waits until the messages of a channel have arrived. */
const arrive = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('chat page’s end of the bridge', () => {
  let channel: MessageChannel
  let said: unknown[]
  beforeEach(() => {
    channel = new MessageChannel()
    said = []
    channel.port1.onmessage = ({ data }) => said.push(data)
  })
  afterEach(() => {
    channel.port1.close()
  })

  it('is silent on its own page', () => {
    const end = connectPage({ onMessage: () => {}, view: window })
    end.send({ type: 'ready' })
    end.close()
    expect(end.embedded).toBe(false)
  })

  it('greets its parent without a word about itself', () => {
    const { view, parent } = createView()
    connectPage({ onMessage: () => {}, view })
    expect(parent.postMessage.mock.calls).toEqual([['parley', '*']])
  })

  it('queues messages until the answer, and sends them in order', async () => {
    const { view, parent, answer } = createView()
    const end = connectPage({ onMessage: () => {}, view })
    end.send({ type: 'ready' })
    end.send({ type: 'unread', count: 2 })
    answer(parent, 'parley', [channel.port2])
    end.send({ type: 'close' })
    await eventually(() => expect(said).toHaveLength(3))
    expect(said).toEqual([{ type: 'ready' }, { type: 'unread', count: 2 }, { type: 'close' }])
  })

  it('accepts a port from its parent alone, and only the first', async () => {
    const { view, parent, answer } = createView()
    const stranger = new MessageChannel()
    const heard: unknown[] = []
    stranger.port1.onmessage = ({ data }) => heard.push(data)
    const end = connectPage({ onMessage: () => {}, view })
    answer({}, 'parley', [stranger.port2])
    answer(parent, 'something else', [stranger.port2])
    answer(parent, 'parley', [])
    answer(parent, 'parley', [channel.port2])
    answer(parent, 'parley', [stranger.port2])
    end.send({ type: 'ready' })
    await arrive()
    expect([said, heard]).toEqual([[{ type: 'ready' }], []])
    stranger.port1.close()
  })

  const right: HostMessage[] = [
    { type: 'init', mode: 'panel' },
    { type: 'init', mode: 'inline', env: 'test', humanUid: 'citizen-7', humanHash: 'ab' },
    { type: 'human', humanUid: 'citizen-7' },
    { type: 'human', humanUid: null },
    { type: 'init', mode: 'panel', humanUid: false },
    { type: 'opened', full: true, focus: false },
    { type: 'closed' },
  ]
  const wrong: unknown[] = [
    undefined,
    null,
    'init',
    7,
    {},
    { type: 'toString' },
    { type: 'constructor' },
    { type: 'init' },
    { type: 'init', mode: 'page' },
    { type: 'init', mode: 'panel', humanUid: 7 },
    { type: 'human', humanUid: true },
    { type: 'human' },
    { type: 'human', humanUid: 'citizen-7', humanHash: {} },
    { type: 'opened', full: 'yes', focus: true },
    { type: 'opened', full: true },
  ]
  it('receives messages of the host, and nothing else', async () => {
    const { view, parent, answer } = createView()
    const heard: HostMessage[] = []
    connectPage({ onMessage: (message) => heard.push(message), view })
    answer(parent, 'parley', [channel.port2])
    for (const message of [...wrong, ...right]) channel.port1.postMessage(message)
    await arrive()
    expect(heard).toEqual(right)
  })

  it('receives nothing more after its end', async () => {
    const { view, parent, answer } = createView()
    const heard: HostMessage[] = []
    const end = connectPage({ onMessage: (message) => heard.push(message), view })
    answer(parent, 'parley', [channel.port2])
    end.close()
    channel.port1.postMessage({ type: 'closed' })
    await arrive()
    expect(heard).toEqual([])
  })
})
