import { render } from 'preact'
import { expect, it, vi } from 'vitest'
import { lazyRich } from '../../../src/widget/chat/parts/lazy.tsx'
import { drawn } from '../../support/draw.tsx'
import { eventually } from '../../support/eventually.ts'

vi.mock('../../../src/widget/chat/parts/load-style.ts', () => ({ loadStyle: () => Promise.resolve() }))
vi.mock('../../../src/widget/chat/page/page.ts', async (original) => ({
  ...(await original<object>()),
  usePage: () => ({ needMore: () => Promise.resolve() }),
}))

it('shows a lazy view that another instance finishes loading between its drawing and its effects', async () => {
  let arrive = (): void => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const View = lazyRich(async () => {
    await arrived
    return { View: () => <p>loaded</p> }
  }, 'View')
  const [first, second] = [document.createElement('div'), document.createElement('div')]
  document.body.append(first, second)
  render(<View />, first)
  await drawn()
  await drawn()
  render(<View />, second)
  // Promises settle before the effects of the last drawing run.
  arrive()
  await eventually(() => expect(first.textContent).toBe('loaded'))
  await eventually(() => expect(second.textContent).toBe('loaded'))
})
