import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { resample } from '../../src/platform/engagement/voice/audio/resample.ts'
import { decodeWav, encodeWav } from '../../src/platform/engagement/voice/audio/wav.ts'
import { launchBrowser } from './browser.ts'

export interface SpeakingBrowser {
  browser: Browser
  /** Sets what the microphone plays from its next opening on, from the beginning. */
  say(wav: Uint8Array): void
}

/**
 * Launches a Chromium whose microphone plays a file, once, and then is silent. The microphone permission is
 * granted unless the context denies it.
 */
export async function launchSpeakingBrowser(): Promise<SpeakingBrowser> {
  const file = join(mkdtempSync(join(tmpdir(), 'parley-mic-')), 'microphone.wav')
  writeFileSync(file, toMicrophone(encodeWav({ samples: new Float32Array(16_000), sampleRateHz: 16_000 })))
  const browser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ])
  return { browser, say: (wav) => writeFileSync(file, toMicrophone(wav)) }
}

const rate = 48_000

/** Converts to the microphone's rate, with half a second of silence before it and a long silence after it. */
function toMicrophone(wav: Uint8Array): Uint8Array {
  const { samples } = resample(decodeWav(wav), rate)
  const padded = new Float32Array(samples.length + 10.5 * rate)
  padded.set(samples, rate / 2)
  return encodeWav({ samples: padded, sampleRateHz: rate })
}
