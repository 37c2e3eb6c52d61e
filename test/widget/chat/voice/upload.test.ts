import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TransportError } from '../../../../src/widget/chat/core/ports.ts'
import type { Ask } from '../../../../src/widget/chat/voice/sound/ask.ts'
import type { Note } from '../../../../src/widget/chat/voice/sound/note.ts'
import { createUploader, partBytes } from '../../../../src/widget/chat/voice/sound/upload.ts'
import { holds } from '../../../support/properties.ts'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) % 251)
const noteOf = (length: number): Note => ({
  id: 'a-voice-note',
  audio: new Blob([bytesOf(length)], { type: 'audio/mpeg' }),
  lang: 'en',
  seconds: 1,
})
const options = () => ({ token: 't', onPart: (_: number) => {}, signal: new AbortController().signal })
const cut = () => new TransportError('network')

/** The outcome of one call: how many of its bytes arrive, and whether its answer is lost. */
interface Fate {
  arrives: number
  isAnswered: boolean
}

/**
 * Creates a relay that stores what it receives, behind a network whose behaviour `fates` determines call by
 * call.
 */
function fakeRelay(fates: Fate[] = []) {
  let kept: Uint8Array = new Uint8Array()
  const asked: string[] = []
  const heard: { upload?: string; bytes: Uint8Array }[] = []
  const ask: Ask = async ({ name, body, offset = 0, query }) => {
    asked.push(name)
    const { arrives, isAnswered } = fates.shift() ?? { arrives: Number.POSITIVE_INFINITY, isAnswered: true }
    const sent = body ? new Uint8Array(await body.arrayBuffer()) : new Uint8Array()
    const whole = arrives >= sent.length
    if (name === 'continueUpload') {
      if (offset !== kept.length) throw new TransportError('conflict', 409)
      kept = Buffer.concat([kept, sent.subarray(0, arrives)])
    }
    if (!whole || !isAnswered) throw cut()
    if (name === 'findUpload' && kept.length === 0) throw new TransportError('not-found', 404)
    if (name === 'transcribe') heard.push({ bytes: query?.upload ? kept : sent, ...query })
    return { offset: kept.length, body: { text: 'words' } }
  }
  return { ask, asked, heard, kept: () => kept }
}
const noPause = async () => {}

describe('voice note', () => {
  it('is sent in one request if it is short', async () => {
    const relay = fakeRelay()
    const words = await createUploader(relay.ask, noPause).send(noteOf(partBytes), options())
    expect(words).toBe('words')
    expect(relay.asked).toEqual(['transcribe'])
  })

  it('is sent in parts if it is long, and then recognised by its id', async () => {
    const relay = fakeRelay()
    const parts: number[] = []
    await createUploader(relay.ask, noPause).send(noteOf(2 * partBytes + 1), {
      ...options(),
      onPart: (part) => parts.push(part),
    })
    expect(relay.asked).toEqual([
      'findUpload',
      'continueUpload',
      'continueUpload',
      'continueUpload',
      'transcribe',
    ])
    expect(relay.heard[0]?.upload).toBe('a-voice-note')
    expect(parts.at(-1)).toBe(1)
  })

  it('arrives with the same bytes whatever the network does, once it works', async () => {
    const fate = fc.record({ arrives: fc.nat(partBytes + 10), isAnswered: fc.boolean() })
    await holds(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 25 }),
        fc.integer({ min: partBytes + 1, max: 4 * partBytes }),
        async (fates, length) => {
          const relay = fakeRelay([...fates])
          const uploader = createUploader(relay.ask, noPause)
          const note = noteOf(length)
          let words: string | undefined
          // The holder of the note retries.
          for (let i = 0; i <= fates.length && words === undefined; i++) {
            words = await uploader.send(note, options()).catch(() => undefined)
          }
          expect(words).toBe('words')
          expect(Buffer.compare(Buffer.from(relay.kept()), Buffer.from(bytesOf(length)))).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('sends nothing twice that has arrived', async () => {
    const relay = fakeRelay([
      { arrives: 0, isAnswered: true },
      { arrives: 1000, isAnswered: true },
    ])
    const offsets: (number | undefined)[] = []
    const ask: Ask = (question) => {
      if (question.name === 'continueUpload') offsets.push(question.offset)
      return relay.ask(question)
    }
    await createUploader(ask, noPause).send(noteOf(partBytes + 1), options())
    expect(offsets).toEqual([0, 1000])
  })

  it('is given up after three attempts in a row without progress; its holder decides what to do', async () => {
    const nothing = { arrives: 0, isAnswered: false }
    const relay = fakeRelay([nothing, nothing, nothing])
    const pauses: number[] = []
    const uploader = createUploader(relay.ask, async (ms) => void pauses.push(ms))
    await expect(uploader.send(noteOf(partBytes + 1), options())).rejects.toThrow('network')
    expect(pauses).toEqual([1000, 3000])
  })

  it('is not retried if the relay refuses it, or the citizen has discarded it', async () => {
    const refuse: Ask = async () => {
      throw new TransportError('unsupported-media-type', 415)
    }
    await expect(createUploader(refuse, noPause).send(noteOf(partBytes + 1), options())).rejects.toThrow()
    const control = new AbortController()
    let calls = 0
    const leave: Ask = async () => {
      calls += 1
      control.abort()
      throw new TransportError('left')
    }
    const thrown = createUploader(leave, noPause).send(noteOf(partBytes + 1), {
      ...options(),
      signal: control.signal,
    })
    await expect(thrown).rejects.toThrow('left')
    expect(calls).toBe(1)
  })
})
