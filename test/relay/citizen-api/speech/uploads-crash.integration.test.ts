import { afterAll, beforeAll, expect, it } from 'vitest'
import { mp3 } from '../../../support/audio-files.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ PARLEY_WEIGHTS: '/nowhere' })
})
afterAll(() => server.remove())

it('resumes a voice note after a crash, from the last acknowledged part', async () => {
  const note = await mp3({ seconds: times(12, 30) })
  const chat = await openChat({ url: server.url })
  const headers = { authorization: `Bearer ${chat.session.token}` }
  const address = () => `${server.url()}/chat/v1/uploads/a-voice-note`
  const send = (from: number, to: number) =>
    fetch(address(), {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      },
      body: new Uint8Array(note.subarray(from, to)),
    })
  const offset = async () =>
    Number((await fetch(address(), { method: 'HEAD', headers })).headers.get('upload-offset'))

  for (let at = 0; at < note.length; ) {
    const acknowledged = await send(at, at + 40_000)
    expect(acknowledged.status).toBe(204)
    at = Number(acknowledged.headers.get('upload-offset'))
    // Another part is being sent; it is unknown whether it will be stored.
    const unsure = send(at, at + 1000).catch(() => undefined)
    await server.kill()
    await unsure
    await server.start()
    const there = await offset()
    expect([at, Math.min(note.length, at + 1000)]).toContain(there)
    at = there
  }
  const heard = await fetch(`${server.url()}/chat/v1/transcriptions?lang=en&upload=a-voice-note`, {
    method: 'POST',
    headers,
  })
  // There is no engine here, so the test only checks that the whole note was examined and forwarded.
  expect((await heard.json()).reason).toBe('not-installed')
})
