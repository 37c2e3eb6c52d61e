import { createActivity } from './activity.ts'
import type { SpeechEncoder } from './encoder.ts'
import type { Capture, Microphone } from './microphone.ts'

/** One recording, from the tap to its bytes. */
export interface Take {
  capture: Capture | undefined
  lang: string
  hasSpoken: boolean
  open(onBlock: (samples: Float32Array) => void): Promise<void>
  push(samples: Float32Array): ReturnType<ReturnType<typeof createActivity>>
  seconds(): number
  finish(): Promise<Blob>
}

/** Dependencies of a recording. */
export interface TakeDeps {
  microphone: Microphone
  createEncoder: (sampleRateHz: number) => Promise<SpeechEncoder>
  lang: () => string
}

/** Creates a recording whose microphone is not open yet. */
export function createTake({ microphone, createEncoder, lang }: TakeDeps): Take {
  let encoder: Promise<SpeechEncoder> | undefined
  let measure: ReturnType<typeof createActivity> | undefined
  let samplesSeen = 0
  let rate = 16_000
  // Blocks that arrive before the sample rate is known or the encoder is loaded.
  let early: Float32Array[] = []
  let ready: SpeechEncoder | undefined
  const drain = (): void => {
    for (const block of early) ready?.push(block)
    early = []
  }
  const take: Take = {
    capture: undefined,
    lang: lang(),
    hasSpoken: false,
    async open(onBlock) {
      take.capture = await microphone.open(onBlock)
      rate = take.capture.sampleRateHz
      encoder = createEncoder(rate)
      // Recording starts while the encoder is still being fetched.
      void encoder.then((loaded) => {
        ready = loaded
        drain()
      })
    },
    push(samples) {
      samplesSeen += samples.length
      early.push(samples)
      if (ready) drain()
      measure ??= createActivity(rate)
      const activity = measure(samples)
      take.hasSpoken = activity.hasSpoken
      return activity
    },
    seconds: () => samplesSeen / rate,
    async finish() {
      ready = await (encoder ?? createEncoder(rate))
      drain()
      return ready.finish()
    },
  }
  return take
}
