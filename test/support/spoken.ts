import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureVoices } from '../../scripts/voices.mjs'
import { decodeMp3 } from '../../src/platform/engagement/voice/audio/mp3.ts'
import { encodeWav } from '../../src/platform/engagement/voice/audio/wav.ts'
import { startThread } from '../../src/platform/engagement/voice/engines/thread.ts'
import { buildVoiceThread } from './voice-thread.ts'

const folder = resolve(import.meta.dirname, 'spoken')

/**
 * Returns a sentence as a WAV, spoken by the English development voice. The recordings are stored next to
 * this file, so that a test of speech recognition does not wait for speech synthesis: a missing one is
 * generated, and must then be committed.
 */
export async function spoken(sentence: string): Promise<Buffer> {
  const file = join(
    folder,
    `${sentence
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '')}.mp3`,
  )
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, await speak(sentence))
  }
  return Buffer.from(encodeWav(await decodeMp3(readFileSync(file))))
}

async function speak(text: string): Promise<Uint8Array> {
  const weights = await ensureVoices({ log: () => {} })
  const thread = startThread({ file: await buildVoiceThread(), weights })
  const result = await thread.run({ kind: 'speak', lang: 'en', text, speed: 1, pitch: 1, format: 'mp3' })
  thread.end()
  if (result.kind !== 'audio') throw new Error(`nothing spoken for: ${text}`)
  return result.bytes
}
