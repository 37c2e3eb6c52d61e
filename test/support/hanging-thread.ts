import { writeFileSync } from 'node:fs'
import { parentPort, threadId } from 'node:worker_threads'
import type { VoiceAnswer, VoiceRequest } from '../../src/platform/engagement/voice/engines/protocol.ts'

/**
 * A voice thread that never comes back from a text with the word "hang" in it. Leaves a file
 * `warm-…` beside itself when its engine is loaded.
 */

// First, because a listener opens the port, and what comes before the other one is lost.
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
