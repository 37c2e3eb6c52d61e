import { parentPort } from 'node:worker_threads'
import type { VoiceRequest } from '../../src/platform/voice/engines/protocol.ts'

/** A voice thread that never comes back from a text with the word "hang" in it. */

// First, because a listener opens the port, and what comes before the other one is lost.
await import('../../src/platform/voice/engines/thread-main.ts')

parentPort?.on('message', ({ job }: VoiceRequest) => {
  if (job.kind === 'speak' && job.text.includes('hang')) for (;;);
})
