import { describe, expect, it } from 'vitest'
import type { MicTrouble } from '../../../../src/assistant/languages/tables/voice-texts.ts'
import { TransportError } from '../../../../src/widget/chat/core/ports.ts'
import { MicError } from '../../../../src/widget/chat/voice/sound/microphone.ts'
import type { Note } from '../../../../src/widget/chat/voice/sound/note.ts'
import { createRecorder } from '../../../../src/widget/chat/voice/sound/recorder.ts'
import { eventually } from '../../../support/eventually.ts'

const rate = 16_000
const blockSamples = 1024

/** Sets up a recorder with a microphone, a network and a relay controlled by the test. */
function setUp({ maxSeconds = 120 } = {}) {
  const kept: { note: Note | undefined } = { note: undefined }
  const fake = {
    isOpen: false,
    begun: 0,
    isOnline: true,
    sent: [] as Note[],
    forgotten: [] as string[],
    words: [] as string[],
    kept,
    /** The relay's answers, in turn; then always the words "as they said". */
    answers: [] as (string | Error | Promise<string | Error>)[],
    micAnswer: Promise.resolve() as Promise<void>,
  }
  let hear: (samples: Float32Array) => void = () => undefined
  let networkChanged: () => void = () => undefined
  const sleeping: (() => void)[] = []
  const recorder = createRecorder({
    microphone: {
      async open(onSamples) {
        await fake.micAnswer
        fake.isOpen = true
        hear = (samples) => fake.isOpen && onSamples(samples)
        return {
          sampleRateHz: rate,
          stop: () => {
            fake.isOpen = false
          },
        }
      },
    },
    async createEncoder() {
      let samples = 0
      return {
        push: (block) => {
          samples += block.length
        },
        finish: () => new Blob([new Uint8Array(samples / 8)]),
      }
    },
    uploader: {
      async send(note, { onPart }) {
        fake.sent.push(note)
        onPart(1)
        const answer = await (fake.answers.shift() ?? 'as they said')
        if (answer instanceof Error) throw answer
        return answer
      },
      forget: async ({ id }) => void fake.forgotten.push(id),
    },
    withToken: (call) => call('token'),
    notes: {
      load: async () => kept.note,
      save: async (note) => {
        kept.note = note
      },
      remove: async () => {
        kept.note = undefined
      },
    },
    network: {
      online: () => fake.isOnline,
      onChange: (listener) => {
        networkChanged = listener
        return () => undefined
      },
    },
    // Time does not pass by itself.
    sleep: () => new Promise((wake) => void sleeping.push(wake)),
    ids: () => `note-${fake.sent.length + 1}`,
    lang: () => 'en',
    maxSeconds: () => maxSeconds,
    onWords: (words) => void fake.words.push(words),
    onStart: () => {
      fake.begun += 1
    },
  })
  const hearFor = (seconds: number, loudness: number) => {
    for (let at = 0; at < seconds * rate; at += blockSamples) {
      hear(Float32Array.from({ length: blockSamples }, (_, i) => loudness * Math.sin((at + i) * 0.25)))
    }
  }
  return {
    recorder,
    fake,
    quiet: (seconds: number) => hearFor(seconds, 0.0005),
    voice: (seconds: number) => hearFor(seconds, 0.2),
    online: (isOnline: boolean) => {
      fake.isOnline = isOnline
      networkChanged()
    },
    /** Ends the pauses that the recorder makes. */
    passTime: () => {
      for (const wake of sleeping.splice(0)) wake()
    },
    is: () => recorder.state.value,
  }
}

type Set = ReturnType<typeof setUp>

/** Says something, and stops. */
async function sayAndStop({ recorder, quiet, voice }: Set): Promise<void> {
  await recorder.start()
  quiet(0.5)
  voice(1)
  recorder.stop()
}

describe('recorder', () => {
  it('ends by itself after a pause that follows speech, and returns the words', async () => {
    const set = setUp()
    await set.recorder.start()
    set.quiet(0.5)
    set.voice(1)
    set.quiet(1.5)
    expect(set.is()).toEqual({ is: 'recording' })
    set.quiet(0.5)
    await eventually(() => expect(set.fake.words).toEqual(['as they said']))
    expect(set.is()).toEqual({ is: 'idle' })
    expect(set.fake.isOpen).toBe(false)
    expect(set.fake.sent[0]?.seconds).toBeCloseTo(3.4, 0)
    expect(set.fake.sent[0]?.audio.size).toBeGreaterThan(0)
  })

  it('continues over the pauses of someone who is thinking', async () => {
    const set = setUp()
    await set.recorder.start()
    set.quiet(0.5)
    for (let i = 0; i < 5; i++) {
      set.voice(0.8)
      set.quiet(1.4)
    }
    expect(set.is()).toEqual({ is: 'recording' })
  })

  it('keeps a note while voice is loading, says so, and sends it by itself', async () => {
    const set = setUp()
    set.fake.answers = [new TransportError('loading', 503, 5000)]
    await sayAndStop(set)
    await eventually(() => expect(set.is()).toMatchObject({ is: 'trouble', why: 'loading' }))
    expect(set.fake.kept.note).toBeDefined()
    set.passTime()
    await eventually(() => expect(set.fake.words).toEqual(['as they said']))
    expect(set.is()).toEqual({ is: 'idle' })
    expect(set.fake.kept.note).toBeUndefined()
  })

  it('sends nothing if no one has spoken', async () => {
    const set = setUp()
    await set.recorder.start()
    set.quiet(7.5)
    expect(set.is()).toEqual({ is: 'recording' })
    set.quiet(1)
    expect(set.is()).toEqual({ is: 'trouble', why: 'silent' })
    expect(set.fake.isOpen).toBe(false)
    expect(set.fake.sent).toEqual([])
  })

  it('does not mistake a click for speech', async () => {
    const set = setUp()
    await set.recorder.start()
    set.quiet(1)
    set.voice(0.06)
    set.quiet(1)
    set.recorder.stop()
    expect(set.is()).toEqual({ is: 'trouble', why: 'silent' })
  })

  it('ends at the maximum length that the relay accepts', async () => {
    const set = setUp({ maxSeconds: 5 })
    await set.recorder.start()
    set.quiet(0.5)
    // A steady tone would be learned as background noise.
    for (let i = 0; i < 6; i++) {
      set.voice(0.6)
      set.quiet(0.3)
    }
    await eventually(() => expect(set.fake.words.length).toBe(1))
    expect(set.fake.sent[0]?.seconds).toBeLessThan(5.1)
  })

  it('closes the microphone and sends nothing when the recording is discarded', async () => {
    const set = setUp()
    await set.recorder.start()
    set.voice(1)
    set.recorder.cancel()
    expect(set.fake.isOpen).toBe(false)
    expect(set.is()).toEqual({ is: 'idle' })
    expect(set.fake.sent).toEqual([])
  })

  it('closes a microphone that opens after the citizen has cancelled', async () => {
    const set = setUp()
    let allow: () => void = () => undefined
    set.fake.micAnswer = new Promise((done) => {
      allow = done
    })
    const starting = set.recorder.start()
    expect(set.is()).toEqual({ is: 'opening' })
    set.recorder.cancel()
    allow()
    await starting
    expect(set.fake.isOpen).toBe(false)
    expect(set.is()).toEqual({ is: 'idle' })
  })

  it('stops reading out before it listens', async () => {
    const set = setUp()
    await set.recorder.start()
    expect(set.fake.begun).toBe(1)
  })

  it.each(['refused', 'missing', 'busy', 'unsupported'] satisfies MicTrouble[])(
    'reports that the microphone is %s',
    async (why) => {
      const set = setUp()
      set.fake.micAnswer = Promise.reject(new MicError(why))
      await set.recorder.start()
      expect(set.is()).toEqual({ is: 'trouble', why })
    },
  )

  it('ignores a refusal that arrives when the citizen is already recording again', async () => {
    const set = setUp()
    let refuse = (_: MicError) => {}
    set.fake.micAnswer = new Promise((_, reject) => {
      refuse = reject
    })
    const first = set.recorder.start()
    set.recorder.cancel()
    set.fake.micAnswer = Promise.resolve()
    await set.recorder.start()
    refuse(new MicError('refused'))
    await first
    expect(set.is()).toEqual({ is: 'recording' })
  })

  it.each([
    { name: 'no network', error: new TransportError('network'), why: 'network', keeps: true },
    {
      name: 'credits used up',
      error: new TransportError('credits-exhausted', 403),
      why: 'credits',
      keeps: true,
    },
    { name: 'an engine that hung', error: new TransportError('x', 503), why: 'engine', keeps: true },
    { name: 'too many', error: new TransportError('rate-limited', 429), why: 'slowly', keeps: true },
    {
      name: 'an upload that is gone',
      error: new TransportError('not-found', 404),
      why: 'engine',
      keeps: true,
    },
    {
      name: 'a refusal',
      error: new TransportError('unsupported-media-type', 415),
      why: 'other',
      keeps: false,
    },
  ])('reports $name, and keeps the note if it may be sent later: $keeps', async ({ error, why, keeps }) => {
    const set = setUp()
    set.fake.answers.push(error)
    await sayAndStop(set)
    await eventually(() => expect(set.is()).toMatchObject({ is: 'trouble', why }))
    expect(set.fake.kept.note?.id).toBe(keeps ? 'note-1' : undefined)
    expect(set.is()).toEqual({ is: 'trouble', why, ...(keeps && { note: set.fake.kept.note }) })
    expect(set.fake.words).toEqual([])
  })

  it('reports that no word was understood, and keeps nothing of it', async () => {
    const set = setUp()
    set.fake.answers.push('')
    await sayAndStop(set)
    await eventually(() => expect(set.is()).toEqual({ is: 'trouble', why: 'unheard' }))
    expect(set.fake.kept.note).toBeUndefined()
  })

  it('sends a stored note when the network is back, and deletes it once it is recognised', async () => {
    const set = setUp()
    set.fake.answers.push(new TransportError('network'))
    await sayAndStop(set)
    await eventually(() => expect(set.is()).toMatchObject({ why: 'network' }))
    set.online(false)
    expect(set.fake.sent.length).toBe(1)
    set.online(true)
    await eventually(() => expect(set.fake.words).toEqual(['as they said']))
    expect(set.fake.sent.map(({ id }) => id)).toEqual(['note-1', 'note-1'])
    expect(set.fake.kept.note).toBeUndefined()
  })

  it('shows and sends the note from an earlier visit', async () => {
    const set = setUp()
    set.fake.kept.note = { id: 'note-of-yesterday', audio: new Blob(['x']), lang: 'en', seconds: 1 }
    set.fake.isOnline = false
    await set.recorder.restore()
    expect(set.is()).toMatchObject({ is: 'trouble', why: 'network', note: { id: 'note-of-yesterday' } })
    set.online(true)
    await eventually(() => expect(set.fake.words).toEqual(['as they said']))
  })

  it.each(['network', 'credits-exhausted'])(
    'sends a note kept after %s on the next tap on the microphone, and records nothing over it',
    async (code) => {
      const set = setUp()
      const error = new TransportError(code, code === 'network' ? 0 : 403)
      set.fake.answers.push(error, error)
      await sayAndStop(set)
      await eventually(() => expect(set.fake.kept.note?.id).toBe('note-1'))
      await sayAndStop(set)
      await eventually(() => expect(set.is()).toMatchObject({ is: 'trouble', note: { id: 'note-1' } }))
      expect(set.fake.isOpen).toBe(false)
      expect(set.fake.kept.note?.id).toBe('note-1')
      await set.recorder.start()
      await eventually(() => expect(set.fake.words).toEqual(['as they said']))
      expect(set.fake.sent.map(({ id }) => id)).toEqual(['note-1', 'note-1', 'note-1'])
    },
  )

  it('sends the note from an earlier visit even if the citizen taps the microphone before it is loaded', async () => {
    const set = setUp()
    set.fake.kept.note = { id: 'note-of-yesterday', audio: new Blob(['x']), lang: 'en', seconds: 1 }
    set.fake.isOnline = false
    void set.recorder.restore()
    await set.recorder.start()
    await eventually(() => expect(set.fake.words).toEqual(['as they said']))
    expect(set.fake.begun).toBe(0)
    expect(set.fake.sent.map(({ id }) => id)).toEqual(['note-of-yesterday'])
  })

  it('erases a dismissed note, here and on the relay', async () => {
    const set = setUp()
    set.fake.answers.push(new TransportError('network'))
    await sayAndStop(set)
    await eventually(() => expect(set.is()).toMatchObject({ why: 'network' }))
    set.recorder.dismiss()
    await eventually(() => expect(set.fake.kept.note).toBeUndefined())
    expect(set.fake.forgotten).toEqual(['note-1'])
    expect(set.is()).toEqual({ is: 'idle' })
  })

  it.each([
    { name: 'breaks off', answer: () => Promise.reject(new TransportError('left')) },
    { name: 'is answered all the same', answer: () => Promise.resolve('as they said') },
  ])('returns no words and no error when a cancelled upload $name', async ({ answer }) => {
    const set = setUp()
    let arrive: () => void = () => undefined
    set.fake.answers.push(new Promise<void>((done) => (arrive = done)).then(answer))
    await sayAndStop(set)
    await eventually(() => expect(set.is()).toEqual({ is: 'sending', part: 1 }))
    set.recorder.cancel()
    arrive()
    await new Promise((done) => setTimeout(done))
    expect(set.is()).toEqual({ is: 'idle' })
    expect(set.fake.words).toEqual([])
    expect(set.fake.forgotten).toEqual(['note-1'])
  })

  describe('when its chat no longer exists', () => {
    const rested = () => new Promise((done) => setTimeout(done))

    it.each([
      { name: 'a recording', isSent: false, begin: (set: Set) => set.recorder.start() },
      { name: 'an upload', isSent: true, begin: (set: Set) => sayAndStop(set).then(rested) },
      {
        name: 'the reading of an earlier note',
        isSent: false,
        begin: async (set: Set) => void set.recorder.restore(),
      },
    ])('ends $name, keeps nothing and sends nothing to the relay', async ({ isSent, begin }) => {
      const set = setUp()
      let arrive: (error: Error) => void = () => undefined
      set.fake.answers.push(new Promise<Error>((done) => (arrive = done)))
      set.fake.kept.note = { id: 'note-of-yesterday', audio: new Blob(['x']), lang: 'en', seconds: 1 }
      const beginning = begin(set)
      if (isSent) await beginning
      set.recorder.reset()
      arrive(new TransportError('network'))
      await beginning
      await rested()
      set.online(true)
      await rested()
      expect(set.is()).toEqual({ is: 'idle' })
      expect(set.fake).toMatchObject({ isOpen: false, kept: { note: undefined }, words: [], forgotten: [] })
      expect(set.fake.sent).toHaveLength(isSent ? 1 : 0)
    })

    it('no longer sends a stored note', async () => {
      const set = setUp()
      set.fake.answers.push(new TransportError('network'))
      await sayAndStop(set)
      await eventually(() => expect(set.is()).toMatchObject({ why: 'network' }))
      set.recorder.reset()
      set.online(true)
      set.recorder.again()
      await rested()
      expect(set.fake.sent).toHaveLength(1)
      expect(set.fake.kept.note).toBeUndefined()
      expect(set.is()).toEqual({ is: 'idle' })
    })
  })

  it('does not send a recording that is discarded while it is being encoded', async () => {
    const set = setUp()
    await sayAndStop(set)
    set.recorder.cancel()
    await new Promise((done) => setTimeout(done))
    expect(set.fake.sent).toEqual([])
    expect(set.is()).toEqual({ is: 'idle' })
  })
})
