import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../../src/contract/primitives/limits.ts'
import { wav } from '../../../support/audio-files.ts'
import { openChat } from '../../../support/chat-client.ts'
import { buildVoiceThread } from '../../../support/voice-thread.ts'

const uploads = 50
const allowedBytes = 100 * 1024 * 1024

let child: ChildProcess
let url: string

beforeAll(async () => {
  child = fork(await buildVoiceThread(resolve(import.meta.dirname, '../../../support/voice-relay-child.ts')))
  ;[{ url }] = await once(child, 'message')
})
afterAll(() => child?.kill())

/** Sends a recording of 15 MB in small chunks from one buffer; returns the status. */
async function upload(token: string, start: Buffer, rest: Buffer): Promise<number> {
  const req = request(`${url}/chat/v1/transcriptions?lang=en`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'audio/wav',
      'content-length': limits.asrBytes,
    },
  })
  const answer = once(req, 'response')
  const send = async (piece: Buffer) => {
    if (!req.write(piece)) await once(req, 'drain')
  }
  await send(start)
  for (let left = limits.asrBytes - start.length; left > 0; left -= rest.length) {
    await send(rest.subarray(0, Math.min(left, rest.length)))
  }
  req.end()
  const [response] = await answer
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

describe('many simultaneous uploads', () => {
  it("of 15 MB keep the relay's memory constant", async () => {
    const start = wav({ seconds: 0.1, rate: 48_000, channels: 2, declared: 0xffff_ffff })
    const rest = Buffer.alloc(64 * 1024)
    const chats = await Promise.all(Array.from({ length: uploads }, () => openChat({ url: () => url })))
    const statuses = await Promise.all(chats.map(({ session }) => upload(session.token, start, rest)))
    expect(statuses).toEqual(Array.from({ length: uploads }, () => 200))
    const told = once(child, 'message')
    child.send('how much?')
    const [{ grown }] = await told
    expect(grown / 1024 / 1024).toBeLessThan(allowedBytes / 1024 / 1024)
  })
})
