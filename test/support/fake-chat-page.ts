import { connectPage, type HostMessage } from '../../src/widget/bridge/bridge.ts'

/** Replaces the chat page in tests of the loader: sends messages on demand, and records those that it receives. */
const heard: HostMessage[] = []
const field = document.querySelector('textarea')

const page = connectPage({
  onMessage(message) {
    heard.push(message)
    if (message.type === 'opened' && message.focus) field?.focus()
  },
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') page.send({ type: 'close' })
})
document.querySelector('button')?.addEventListener('click', () => page.send({ type: 'close' }))
page.send({ type: 'ready' })
Object.assign(window, { heard, say: page.send })
