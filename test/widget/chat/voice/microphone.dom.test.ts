import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMicrophone } from '../../../../src/widget/chat/voice/sound/microphone.ts'

/** A sound card that takes a stream, and resumes as it is told. */
function stubSound(resume: () => Promise<void>) {
  const stopped: string[] = []
  const context = {
    state: 'suspended',
    sampleRate: 16_000,
    audioWorklet: { addModule: async () => undefined },
    createMediaStreamSource: () => ({ context, connect: () => undefined }),
    close: async () => void stopped.push('context'),
    resume,
  }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context
  })
  vi.stubGlobal('AudioWorkletNode', function AudioWorkletNode() {
    return { port: {} }
  })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => ({ getTracks: () => [{ stop: () => stopped.push('track') }] }),
    },
  })
  return stopped
}

describe('the microphone', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('says that there is none where the sound never begins, and lets go of everything', async () => {
    const stopped = stubSound(() => new Promise(() => {}))
    const refused = expect(createMicrophone().open(() => {})).rejects.toMatchObject({ why: 'missing' })
    await vi.advanceTimersByTimeAsync(4000)
    await refused
    expect(stopped).toEqual(['track', 'context'])
  })

  it('opens where the sound begins', async () => {
    const stopped = stubSound(async () => {})
    await expect(createMicrophone().open(() => {})).resolves.toMatchObject({ sampleRateHz: 16_000 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stopped).toEqual([])
  })

  it('says that a browser without sound worklets cannot record', async () => {
    stubSound(async () => {})
    vi.stubGlobal('AudioWorkletNode', undefined)
    await expect(createMicrophone().open(() => {})).rejects.toMatchObject({ why: 'unsupported' })
  })
})
