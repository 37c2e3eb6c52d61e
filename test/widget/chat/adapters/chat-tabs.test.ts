import { expect, it } from 'vitest'
import { createFakeBackend, createFakeDevice, settle } from '../../../support/fake-chat.ts'

it('lets a tab that was opened later send as soon as it leads', async () => {
  const backend = createFakeBackend()
  backend.say('Hello')
  const { open, time } = createFakeDevice(backend)
  const first = await open()
  const second = await open()
  expect(second.state.value.phase).toBe('open')
  first.stop()
  await settle()
  await second.sendText('now me')
  await time.advance(1000)
  expect(backend.texts()).toEqual(['Hello', 'now me'])
  expect(backend.sessions).toHaveLength(1)
})
