import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMicrophone } from '../../../../src/widget/chat/voice/sound/microphone.ts'

/** Stubs a sound card that accepts a stream, and resumes as specified. */
function stubSound(resume: () => Promise<void>) {
  const stopped: string[] = []
  const context = {
    state: 'suspended',
    sampleRate: 16_000,
    destination: {},
    audioWorklet: { addModule: async () => undefined },
    createMediaStreamSource: () => ({ context, connect: () => undefined }),
    close: async () => void stopped.push('context'),
    resume,
  }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context
  })
  vi.stubGlobal('AudioWorkletNode', function AudioWorkletNode() {
    return { port: {}, disconnect: () => undefined }
  })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => ({ getTracks: () => [{ stop: () => stopped.push('track') }] }),
    },
  })
  return { context, stopped }
}

describe('microphone', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('reports that there is none if the sound never starts, and releases everything', async () => {
    const { stopped } = stubSound(() => new Promise(() => {}))
    const refused = expect(createMicrophone().open(() => {})).rejects.toMatchObject({ why: 'missing' })
    await vi.advanceTimersByTimeAsync(4000)
    await refused
    expect(stopped).toEqual(['track', 'context'])
  })

  it('opens if the sound starts', async () => {
    const { stopped } = stubSound(async () => {})
    await expect(createMicrophone().open(() => {})).resolves.toMatchObject({ sampleRateHz: 16_000 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stopped).toEqual([])
  })

  it.each([
    ['without sound worklets', { AudioWorkletNode: undefined }, {}],
    ['that cannot load one', {}, { addModule: () => Promise.reject(new DOMException('no', 'AbortError')) }],
  ])('records in a browser %s by the older method', async (_, missing, audioWorklet) => {
    const { context, stopped } = stubSound(async () => {})
    for (const [name, value] of Object.entries(missing)) vi.stubGlobal(name, value)
    Object.assign(context.audioWorklet, audioWorklet)
    const processor = createProcessor(stopped)
    Object.assign(context, { createScriptProcessor: () => processor })
    const heard: Float32Array[] = []
    const { stop } = await createMicrophone().open((samples) => heard.push(samples))
    expect(processor.connected).toEqual([context.destination])
    const buffer = new Float32Array([0.1, 0.2])
    processor.onaudioprocess?.({ inputBuffer: { getChannelData: () => buffer } })
    buffer.fill(0)
    expect(heard).toEqual([new Float32Array([0.1, 0.2])])
    stop()
    expect(stopped).toEqual(['track', 'processor', 'context'])
  })

  it('reports that a browser whose sound is not accessible to scripts cannot record', async () => {
    const { stopped } = stubSound(async () => {})
    vi.stubGlobal('AudioWorkletNode', undefined)
    await expect(createMicrophone().open(() => {})).rejects.toMatchObject({ why: 'unsupported' })
    expect(stopped).toEqual(['track', 'context'])
  })
})

/** Creates the processor that passes sound to the page's own thread. */
function createProcessor(stopped: string[]) {
  const connected: unknown[] = []
  return {
    connected,
    connect: (target: unknown) => void connected.push(target),
    disconnect: () => void stopped.push('processor'),
    onaudioprocess: undefined as
      | ((event: { inputBuffer: { getChannelData(channel: number): Float32Array } }) => void)
      | undefined,
  }
}
