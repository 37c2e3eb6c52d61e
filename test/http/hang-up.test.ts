import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { hangUpAfterBody } from '../../src/http/hang-up.ts'
import { createVirtualTimers } from '../support/virtual-timers.ts'

const head = (close: string) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n${close}\r\n`

it.each([
  ['that is to close with it', 'Connection: close\r\n'],
  ['that stays', ''],
])(
  'reads the rest of a body after its response before it closes, on a connection %s',
  async (_case, close) => {
    const server = createServer((req, res) => {
      hangUpAfterBody(req, res)
      res.end('enough')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const story: string[] = []
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', (error) => story.push(error.message)).on('close', () => story.push('closed'))
    socket.write(head(close))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/enough/)
    for (let piece = 0; piece < 10; piece++) {
      await new Promise((done) => setTimeout(done, 5))
      socket.write('x'.repeat(100_000))
    }
    story.push('all sent')
    if (close === '') {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
      expect(String((await once(socket, 'data'))[0])).toMatch(/enough/)
    }
    await expect.poll(() => story).toEqual(['all sent', 'closed'])
  },
)

it('closes ten seconds after its response if the client keeps sending byte by byte', async () => {
  const timers = createVirtualTimers()
  const server = createServer((req, res) => {
    hangUpAfterBody(req, res, timers)
    res.end('enough')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write(head('Connection: close\r\n'))
  await once(socket, 'data')
  const dripping = setInterval(() => socket.write('x'), 5)
  onTestFinished(() => clearInterval(dripping))
  timers.pass(9_999)
  expect(socket.destroyed).toBe(false)
  timers.pass(1)
  await once(socket, 'close')
})
