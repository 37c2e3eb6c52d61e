import { describe, expect, it } from 'vitest'
import type { HostMessage } from '../../../src/widget/bridge/bridge.ts'
import { mountPage } from '../../../src/widget/chat/mount.tsx'
import { appears, drawn } from '../../support/draw.tsx'
import { createFakeBackend, createFakeDevice } from '../../support/fake-chat.ts'

/** A page in a frame, opened by its host for this person. */
async function openPage(humanUid?: string) {
  const { deps, open } = createFakeDevice(createFakeBackend())
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
    /** Opens the chat for this person in a tab beside it. */
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

describe('what she has written and not sent', () => {
  it('is not shown to the next person whom the host names', async () => {
    const { tell, write, written } = await openPage('person-1')
    await write('my secret story')
    tell({ type: 'human', humanUid: 'person-2' })
    await drawn()
    expect(written()).toBe('')
  })

  it('is not shown to who begins anew after another tab was opened for another person', async () => {
    const { openBeside, write, written, beginAnew } = await openPage('person-1')
    await write('my secret story')
    await openBeside('person-2')
    await drawn()
    expect(written()).toBeUndefined()
    beginAnew()
    await drawn()
    expect(written()).toBe('')
  })

  it('stays when the host says who she is', async () => {
    const { tell, write, written } = await openPage()
    await write('my secret story')
    tell({ type: 'human', humanUid: 'person-1' })
    await drawn()
    expect(written()).toBe('my secret story')
  })
})
