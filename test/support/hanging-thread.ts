import { writeFileSync } from 'node:fs'
import { parentPort, threadId } from 'node:worker_threads'
import type { VoiceAnswer, VoiceRequest } from '../../src/platform/engagement/voice/engines/protocol.ts'

/**
 * A voice thread that never returns from a text with the word "hang" in it. Creates a file `warm-…` next to
 * itself when its engine is loaded.
 */

// First, because a listener opens the port, and messages that arrive before the other listener are lost.
await import('../../src/platform/engagement/voice/engines/thread-main.ts')

if (!parentPort) throw new Error('this is the main file of a worker thread')
const post = parentPort.postMessage.bind(parentPort)
parentPort.postMessage = (answer: VoiceAnswer, transfer) => {
  if (answer.ok && answer.result.kind === 'done')
    writeFileSync(new URL(`warm-${threadId}`, import.meta.url), '')
  post(answer, transfer)
}

parentPort.on('message', ({ job }: VoiceRequest) => {
  if (job.kind === 'speak' && job.text.includes('hang')) for (;;);
})
