import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Registry } from 'prom-client'
import type { Espeak } from '../../src/platform/engagement/voice/engines/espeak.ts'
import type { VoiceJob, VoiceResult } from '../../src/platform/engagement/voice/engines/protocol.ts'
import type { VoiceThread } from '../../src/platform/engagement/voice/engines/thread.ts'
import catalogue from '../../src/platform/engagement/voice/engines/weights.json' with { type: 'json' }
import { type WeightsName, weightsFolder } from '../../src/platform/engagement/voice/engines/weights.ts'
import { createVoices, type Voices } from '../../src/platform/engagement/voice/voices.ts'
import { silentLogger } from '../../src/platform/kit/ports.ts'
import { createMp3, createWav } from './audio.ts'

/** A text at which the engine hangs. */
export const hangingText = 'hang'

/**
 * Creates the development voices with engines that produce silence and recognise one fixed sentence. The list
 * of languages, queues, deadlines and replacement of engines are the real ones. Other tests cover the output
 * of real engines.
 */
export function createSilentVoices(): Voices {
  const weights = mkdtempSync(join(tmpdir(), 'parley-weights-'))
  for (const name of ['hearing-en', 'words-en', 'hearing-many', 'runtime'] as const) install(weights, name)
  const voices = createVoices({
    weights,
    startThread,
    espeak,
    logger: silentLogger,
    registry: new Registry(),
    deadlines: { speak: () => 1_000 },
  })
  return {
    ...voices,
    close() {
      voices.close()
      rmSync(weights, { recursive: true, force: true })
    },
  }
}

/** Creates empty files where those of a package are expected. */
function install(weights: string, name: WeightsName): void {
  for (const { path } of { ...catalogue.default, ...catalogue.all }[name].files) {
    const file = join(weightsFolder(weights, name), path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
}

const espeak: Espeak = {
  available: () => true,
  say: async (text) => (text === hangingText ? new Promise(() => {}) : { wav: createWav(0.1), lengthen: 1 }),
}

function startThread(): VoiceThread {
  let isOver = false
  return {
    run: async (job) => resultOf(job),
    end() {
      isOver = true
    },
    ended: () => isOver,
  }
}

function resultOf(job: VoiceJob): VoiceResult {
  if (job.kind === 'warm') return { kind: 'done' }
  if (job.kind === 'hear') return { kind: 'text', text: 'They took my money.' }
  return { kind: 'audio', bytes: job.format === 'wav' ? createWav(0.1) : createMp3(3), seconds: 0.1 }
}
